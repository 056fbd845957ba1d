import { useRef, useState, type SubmitEvent } from 'react'

import { FormField } from '@/components/form-field'
import { clearNotices, notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { inputVariants } from '@/components/ui/input'
import { authErrorMessage, signIn } from '@/features/session/api/session'
import { areaTexts } from '../texts/area'

function textOf(form: FormData, name: 'email' | 'password'): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The browser validates e-mail and password (spec 2, spec 5). After the sign-in, `sign-in-page.tsx` redirects. */
export function SignInForm() {
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const busy = useRef(false)

  const submit = async (form: FormData) => {
    if (busy.current) return
    busy.current = true
    setWorking(true)
    setFailure(undefined)
    clearNotices()
    try {
      await signIn({ email: textOf(form, 'email'), password: textOf(form, 'password') })
      notify({ tone: 'success', title: areaTexts.signIn.success })
    } catch (error) {
      console.error('Could not sign in', error)
      const message = authErrorMessage(error) ?? areaTexts.signIn.failure
      setFailure(message)
      notify({ tone: 'error', title: message })
      setWorking(false)
      busy.current = false
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(new FormData(event.currentTarget))
  }

  return (
    <form onSubmit={onSubmit} className="space-y-5">
      <FormField required label={areaTexts.signIn.email}>
        {(field) => (
          <input
            {...field}
            required
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            className={inputVariants()}
          />
        )}
      </FormField>
      <FormField required label={areaTexts.signIn.password}>
        {(field) => (
          <input
            {...field}
            required
            name="password"
            type="password"
            autoComplete="current-password"
            className={inputVariants()}
          />
        )}
      </FormField>
      {failure && <p className="text-small text-danger">{failure}</p>}
      {/* Not `disabled`, because a disabled button loses the focus. `submit` ignores further clicks. */}
      <button type="submit" aria-disabled={working} className={buttonVariants({ className: 'w-full' })}>
        {working ? areaTexts.signIn.submitting : areaTexts.signIn.submit}
      </button>
    </form>
  )
}
