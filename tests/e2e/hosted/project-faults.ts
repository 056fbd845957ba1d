import { atBackend, withHeaders, type Context, type Exchange, type Fault } from './fault'

/** Simulates missing policies: sends the request with the secret key, which bypasses row-level security. */
function withAllRights(request: Request, pass: Exchange, { secretKey }: Context) {
  const headers = new Headers(request.headers)
  headers.set('apikey', secretKey)
  return pass(new Request(request, { headers }))
}

const settings = (change: (settings: Record<string, unknown>) => object): Fault['change'] =>
  atBackend('/auth/v1/settings', async (request, pass) =>
    Response.json(change((await (await pass(request)).json()) as Record<string, unknown>)),
  )

const contact = '/functions/v1/send-contact-email'
const translations = '/functions/v1/create-case-study-translations'

export const projectFaults: Fault[] = [
  {
    fault: 'the Supabase project does not respond',
    change: atBackend('/', () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') })),
    ),
    problems: [/^https:\/\/localhost:\d+ does not respond: ENOTFOUND/],
    remedy: /not paused/,
  },
  {
    fault: 'ALLOWED_ORIGINS does not contain the site',
    change: atBackend('/functions/', (request, pass) => {
      const headers = new Headers(request.headers)
      headers.set('origin', 'https://not-allowed.example.com')
      return pass(new Request(request, { headers }))
    }),
    problems: [
      /^The function send-contact-email .* ALLOWED_ORIGINS does not contain https:\/\/www\.example\.com/,
      /^The function create-case-study-translations .* ALLOWED_ORIGINS does not contain/,
    ],
    remedy: /Add https:\/\/www\.example\.com to the secret ALLOWED_ORIGINS/,
  },
  {
    fault: 'a function is not deployed',
    change: atBackend(translations, () =>
      Promise.resolve(Response.json({ code: 'NOT_FOUND' }, { status: 404 })),
    ),
    problems: [/^The function create-case-study-translations responds with status 404\. It is not deployed/],
    remedy: /Deploy the functions/,
  },
  {
    fault: 'a secret of a function is missing',
    change: atBackend(contact, () => Promise.resolve(Response.json({ code: 'BOOT_ERROR' }, { status: 503 }))),
    problems: [/^The function send-contact-email responds with status 503\. .* a secret is missing/],
    remedy: /Read the log of send-contact-email/,
  },
  {
    fault: 'functions were deployed without verify_jwt = false',
    change: atBackend('/functions/', (request, pass) =>
      request.method === 'OPTIONS'
        ? pass(request)
        : Promise.resolve(Response.json({ code: 'UNAUTHORIZED_NO_AUTH_HEADER' }, { status: 401 })),
    ),
    problems: [
      /^The function send-contact-email .* asks for a token/,
      /^The function create-case.* asks for a token/,
    ],
    remedy: /verify_jwt = false/,
  },
  {
    fault: 'a gateway responds to preflight requests and does not allow the header authorization',
    change: atBackend(translations, (request, pass) =>
      withHeaders(pass(request), (headers) =>
        headers.set('access-control-allow-headers', 'apikey, content-type, x-client-info'),
      ),
    ),
    problems: [
      /^Browsers may not call the function create-case-study-translations .* headers authorization are not allowed/,
    ],
    remedy: /gateway answers preflight requests/,
  },
  {
    fault: 'sign-up is on',
    change: settings((values) => ({ ...values, disable_signup: false })),
    problems: [/^Anybody can create an account in https:\/\/localhost:\d+, because sign-up is on/],
    remedy: /“Allow new users to sign up” off/,
  },
  {
    fault: 'anonymous sign-ins are on and the provider Email is off',
    change: settings((values) => ({ ...values, external: { email: false, anonymous_users: true } })),
    problems: [/anonymous sign-ins are on/, /Administrators cannot sign in/],
    remedy: /Authentication → Sign In \/ Providers/,
  },
  {
    fault: 'the auth server is not available',
    change: atBackend('/auth/', () => Promise.resolve(new Response('', { status: 540 }))),
    problems: [/\/auth\/v1\/settings responds with status 540/],
    remedy: /not paused/,
  },
  {
    fault: 'visitors can read drafts, inactive offers and tables that are not public',
    change: atBackend('/rest/', withAllRights),
    problems: [
      /drafts of case studies/,
      /inactive offers/,
      /the table admins/,
      /the table case_study_history/,
      /the table rate_limits/,
      /the table submissions/,
    ],
    remedy: /Compare the policies/,
  },
  {
    fault: 'a migration was not pushed',
    change: atBackend('/rest/v1/translation_leases', () =>
      Promise.resolve(Response.json({ code: 'PGRST205' }, { status: 404 })),
    ),
    problems: [/^The table translation_leases does not exist in/],
    remedy: /Push the migrations/,
  },
  {
    fault: 'the publishable key belongs to another project',
    change: atBackend('/rest/', () =>
      Promise.resolve(Response.json({ message: 'Invalid API key' }, { status: 401 })),
    ),
    problems: [/cannot read the table case_studies/, /cannot read the table offers/],
    remedy: /VITE_SUPABASE_PUBLISHABLE_KEY/,
  },
  {
    fault: 'the bucket does not exist',
    change: atBackend('/storage/', (request, pass) =>
      pass(new Request(request.url.replace('case-studies', 'no-bucket'), request)),
    ),
    problems: [/^The bucket case-studies does not exist/],
    remedy: /Push the migrations/,
  },
  {
    fault: 'visitors can list the files of the bucket',
    change: atBackend('/storage/', withAllRights),
    problems: [/^Visitors can list the files of the bucket/],
    remedy: /Delete policies/,
  },
]
