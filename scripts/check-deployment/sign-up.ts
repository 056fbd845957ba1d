import { jsonOf, type Finding, type Project } from './deployment'

interface AuthSettings {
  disable_signup?: boolean
  external?: { email?: boolean; anonymous_users?: boolean }
}

const section = 'Switch sign-up off'

export async function checkSignUp({ url, publishableKey, send }: Project): Promise<Finding[]> {
  const response = await send(`${url}/auth/v1/settings`, { headers: { apikey: publishableKey } })
  const settings = (await jsonOf(response)) as AuthSettings | undefined
  if (response.status !== 200 || typeof settings?.disable_signup !== 'boolean') {
    return [
      {
        problem: `${url}/auth/v1/settings responds with status ${response.status}, so nobody knows whether sign-up is off.`,
        remedy: 'Check that the project is not paused and that the publishable key belongs to it.',
        section,
      },
    ]
  }
  const findings: Finding[] = []
  if (!settings.disable_signup) {
    findings.push({
      problem: `Anybody can create an account in ${url}, because sign-up is on.`,
      remedy: 'Switch “Allow new users to sign up” off (Authentication → Sign In / Providers).',
      section,
    })
  }
  if (settings.external?.anonymous_users) {
    findings.push({
      problem: `Anybody can sign in to ${url} without an account, because anonymous sign-ins are on.`,
      remedy: 'Switch “Allow anonymous sign-ins” off (Authentication → Sign In / Providers).',
      section,
    })
  }
  if (settings.external?.email === false) {
    findings.push({
      problem: `Administrators cannot sign in to ${url}, because the provider Email is off.`,
      remedy:
        'Switch the provider “Email” on (Authentication → Sign In / Providers). It does not open sign-up.',
      section,
    })
  }
  return findings
}
