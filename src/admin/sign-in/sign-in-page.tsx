import { useState } from 'react'

import { BrandLogo } from '@/components/art/brand-logo'
import { company } from '@/config/company'

import { AdminHeading } from '../admin-heading'
import { readDrafts } from '../case-studies/editor/draft'
import { texts } from '../texts'
import { SignInForm } from './sign-in-form'

export function SignInPage() {
  const [hasDraft] = useState(() => readDrafts().length > 0)
  return (
    <main className="mx-auto w-full max-w-104 px-5 py-14 sm:py-24">
      <BrandLogo name={company.brand} />
      <div className="mt-8 rounded-surface border border-line bg-surface p-6 sm:p-8">
        <AdminHeading title={texts.signIn.title} className="mb-6" />
        <SignInForm />
      </div>
      {hasDraft && <p className="mt-5 text-small text-muted">{texts.signIn.draftKept}</p>}
    </main>
  )
}
