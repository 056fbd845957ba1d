import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { checkPublication } from '../../scripts/deployment/project.ts'
import { contact } from '../../supabase/functions/_shared/contracts/testing/sample-enquiries.ts'
import { createProjectClient, parseEnvironment } from '../../supabase/functions/_shared/environment.ts'
import { environmentSchema } from '../../supabase/functions/send-contact-email/environment.ts'
import { handleEnquiry, handleRetry } from '../../supabase/functions/send-contact-email/handler.ts'
import type { SendMail } from '../../supabase/functions/send-contact-email/mail.ts'
import { createOutbox } from '../../supabase/functions/send-contact-email/outbox.ts'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { localKeys } from '../../supabase/local/local-config.ts'
import { functionEnvironment } from '../setup/functions.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { jobExtensions } from './job-extensions.ts'

const project = 'http://localhost'
const site = 'https://www.example.com'
const hook = 'https://host.example/hooks/secret'
const environment = parseEnvironment(environmentSchema, functionEnvironment(25, project))

let backend: EmbeddedBackend
let admin: typeof import('../../src/admin/publication.tsx')
let command: string
const mails: string[] = []
const dependencies = {
  allowedOrigins: [site],
  outbox: createOutbox(createProjectClient(environment, localKeys().secret), environment),
  sendMail: async ({ subject, text }: Parameters<SendMail>[0]) => void mails.push(`${subject}\n${text}`),
  identifySender: () => ({ address: null, network: null }),
  digest: (text: string) => text,
  waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  retrySecret: 'the secret',
}
const work: Promise<unknown>[] = []

/** A host that builds when its hook is called. */
const host = {
  /** The content of the published build. */
  content: '',
  answerHook: async (): Promise<number | null> => {
    await host.build()
    return 200
  },
  build: async () => void (host.content = await readLastChange()),
  serveBuild: () => Response.json({ project, content: host.content, key: localKeys().publishable, time: '' }),
}
const workingHost = { ...host }

const ask = (request: string) => {
  const [method = '', path = ''] = request.split(' ')
  return fetch(project + path, { method, headers: { apikey: localKeys().publishable } })
}
const readLastChange = async () => {
  const response = await ask('GET /rest/v1/rpc/publication_state')
  return ((await response.json()) as { changed_at: string }).changed_at
}

beforeAll(async () => {
  backend = await sharedBackend()
  const migration = new URL('../../supabase/migrations/20250901080600_scheduled_jobs.sql', import.meta.url)
  await backend.query(
    `drop function private.purge_expired; ${jobExtensions} ${readFileSync(migration, 'utf8')}`,
  )
  const [job] = await backend.query<{ command: string }>(
    `select command from cron.job where name = 'each-minute'`,
  )
  command = job?.command ?? ''
  vi.stubEnv('VITE_SUPABASE_URL', project)
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    if (input === '/build.json' || input === `${site}/build.json`) return host.serveBuild()
    return backend.handle(new Request(input, init), '127.0.0.1')
  })
  admin = await import('../../src/admin/publication.tsx')
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await backend.query('drop schema cron, net, vault cascade')
})

beforeEach(async () => {
  Object.assign(host, workingHost)
  await backend.query(`
    delete from cron.job; select cron.schedule('each-minute', '', $job$${command}$job$);
    delete from public.rate_limits; delete from public.submissions; delete from public.case_studies;
    delete from net.requests; delete from net._http_response; delete from vault.decrypted_secrets;
    delete from private.publication; insert into private.publication default values;
    insert into vault.decrypted_secrets values
      ('project_url', '${project}'), ('retry_secret', 'the secret'), ('build_hook_url', '${hook}')`)
  await host.build()
  await runJob([2, 1, 1])
  mails.length = 0
})

/** Sends what the job has queued, as pg_net does after the transaction. Null stands for no response. */
async function sendRequests() {
  const sent = await backend.query<{ id: number; url: string; headers: Record<string, string> | null }>(
    'select id, url, headers from net.requests where id not in (select id from net._http_response)',
  )
  for (const { id, url, headers } of sent) {
    const request = new Request(url, { method: 'POST', headers: headers ?? {} })
    const answer: Record<string, () => Promise<number | null>> = {
      [hook]: () => host.answerHook(),
      [`${project}/functions/v1/send-contact-email/retry`]: async () =>
        (await handleRetry(request, dependencies)).status,
    }
    const status = answer[url] ? await answer[url]() : 404
    if (status === null) await backend.query('delete from net.requests where id = $1', [id])
    else await backend.query('insert into net._http_response (id, status_code) values ($1, $2)', [id, status])
  }
}

/** Runs the job after each of these pauses in minutes. Makes everything older, instead of waiting. */
async function runJob(pauses: number[]) {
  for (const minutes of pauses) {
    await pass(minutes)
    const [job] = await backend.query<{ command: string }>('select command from cron.job')
    if (job) await backend.query(job.command)
    await sendRequests()
  }
}

async function pass(minutes: number) {
  const age = `interval '${minutes} minutes'`
  await backend.query(`
    update private.publication set asked_at = asked_at - ${age}, ran_at = ran_at - ${age},
      changes = array(select change - ${age} from unnest(changes) as change);
    delete from public.rate_limits where subject = 'publication-check' or (
      subject = 'each-minute'
      and window_start < (select max(window_start) from public.rate_limits where subject = 'each-minute')
    );
    update public.rate_limits set window_start = window_start - ${age} where subject = 'each-minute'`)
  if (host.content)
    host.content = new Date(Date.parse(host.content) - minutes * 60_000).toISOString().replace('Z', '+00:00')
}

/** What the header, the reminder and the check say after a change, an hour and an enquiry. */
async function lookAfterChange() {
  await backend.query(
    `insert into public.case_studies (slug, language, title, published) values ('new', 'en', 'New', true)`,
  )
  await runJob([2, 1, 61, 1])
  await handleEnquiry(
    new Request(`${project}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(contact),
    }),
    dependencies,
  )
  await Promise.all(work.splice(0))
  const { headline, details = '' } = admin.describePublication(await admin.readPublication())
  const findings = await checkPublication(ask, host.content)
  return {
    header: `${headline}. ${details}`,
    reminders: mails.filter((text) => text.includes('What to do')).map((text) => text.replaceAll('\n', ' ')),
    findings: findings.map(({ problem, remedy }) => `${problem} ${remedy}`),
  }
}

test('without a fault, everything is online, and nobody is told anything', async () => {
  expect(await lookAfterChange()).toEqual({ header: 'Online. ', reminders: [], findings: [] })
})

const setSecret = (name: string, value: string) => () =>
  backend.query('update vault.decrypted_secrets set decrypted_secret = $2 where name = $1', [name, value])
const removeSecret = (name: string) => () =>
  backend.query('delete from vault.decrypted_secrets where name = $1', [name])

const byHand =
  /^Published by hand: start a build at the host\. Changed since \d\d:\d\d\. .*build_hook_url .*step 7/
const notPublished = /^Not published: no build since \d\d:\d\d\. /
const lastBuild =
  /What was changed 6\d minutes ago is not online.*Look at the last build at the host.*build_hook_url/
const unreached = /does not reach the function send-contact-email.*retry_secret or project_url.*step 4/

test.each<[fault: string, plant: () => unknown, headline: RegExp, told: RegExp]>([
  [
    'no hook',
    removeSecret('build_hook_url'),
    byHand,
    /6\d minutes ago is not online.*build_hook_url.*step 7/,
  ],
  [
    'a hook that was deleted',
    () => (host.answerHook = async () => 404),
    notPublished,
    /The build hook fails \(status 404\).*create a new hook.*build_hook_url/,
  ],
  [
    'a hook that hangs',
    () => (host.answerHook = async () => null),
    notPublished,
    /The build hook fails \(no response\).*If the host works/,
  ],
  ['a build that fails, or is not published', () => (host.build = async () => {}), notPublished, lastBuild],
  [
    'a build of another project',
    () => (host.build = async () => void (host.content = '2099-01-01T00:00:00Z')),
    notPublished,
    lastBuild,
  ],
  [
    'a job that has stopped',
    () => backend.query('delete from cron.job'),
    notPublished,
    /The job of each minute has not run for 6\d minutes.*job each-minute under Integrations → Cron/,
  ],
  ['a wrong retry_secret', setSecret('retry_secret', 'wrong'), /^Online\. /, unreached],
  ['no retry_secret', removeSecret('retry_secret'), /^Online\. /, unreached],
  ['a wrong project_url', setSecret('project_url', 'https://old.supabase.co'), /^Online\. /, unreached],
])('%s is seen in the header, by mail once a day, and by the check', async (_, plant, headline, told) => {
  vi.spyOn(console, 'error').mockReturnValue()
  await plant()
  const { header, reminders, findings } = await lookAfterChange()
  expect(header).toMatch(headline)
  if (headline !== byHand) expect(header).toMatch(told)
  const once = [expect.stringMatching(told)]
  expect({ reminders, findings }).toEqual({ reminders: once, findings: once })
})

test.each([404, 200])(
  'a site without build.json (status %d) is seen in the header and by mail',
  async (status) => {
    host.serveBuild = () => new Response('<!doctype html>', { status })
    const { header, reminders } = await lookAfterChange()
    expect(header).toMatch(
      /^Not known whether everything is online: the site has no \/build\.json\. Publish all/,
    )
    expect(reminders).toEqual([expect.stringMatching(/build\.json cannot be read.*step 6.*ALLOWED_ORIGINS/)])
  },
)
