/**
 * Prints the processor time and the memory that hostile requests to `send-contact-email` cost in the Deno of hosted
 * projects (D79), and those of a CV of 5 MB, once and ten at once. Linux only, because it reads `/proc`.
 *
 *   npm run measure:functions
 */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

import { maxCvBytes } from '../supabase/functions/_shared/contracts/enquiry-rules.ts'
import { formBody, formHeaders } from '../supabase/functions/_shared/contracts/testing/form-post.ts'
import { contact, signUp } from '../supabase/functions/_shared/contracts/testing/sample-enquiries.ts'
import { startBackendServer } from '../tests/setup/backend-server.ts'
import { startFunctions } from '../tests/setup/functions.ts'
import { startMailServer } from '../tests/setup/smtp.ts'

type Request = { body: string | Uint8Array; headers?: Record<string, string> }

const fill = (size: number, text: string) => text.repeat(Math.ceil(size / text.length))
const json = (payload: object): Request => ({ body: JSON.stringify(payload) })
const raw = (body: string | Uint8Array): Request => ({ body })
const cv = (name: string, content: string) => json({ ...signUp, cvFile: { name, content, type: '' } })
const base64 = (start: string, text: string, size: number) =>
  Buffer.from(start + fill((size / 4) * 3, text), 'latin1')
    .subarray(0, (size / 4) * 3 - (((size / 4) * 3) % 3))
    .toString('base64')
const form = (...parts: Parameters<typeof formBody>[0][number][]): Request => ({
  body: formBody([{ name: 'page', content: '/en/contact' }, ...parts]),
  headers: formHeaders,
})

/** Each class of bad input, for bodies of about `size` bytes */
const classes: Record<string, (size: number) => Request> = {
  'list of numbers': (size) => raw(`{"formType":"company","technologies":[${fill(size, '1,')}1]}`),
  'list of options': (size) =>
    raw(`{"formType":"company","technologies":[${fill(size, '"React",')}"React"]}`),
  'list of objects': (size) => raw(`{"technologies":[${fill(size, '{},')}{}]}`),
  'list instead of an object': (size) => raw(`[${fill(size, '0,')}0]`),
  'nested lists': (size) => raw(fill(size / 2, '[') + fill(size / 2, ']')),
  'nested objects': (size) => raw(`${fill((size * 5) / 6, '{"a":')}1${fill(size / 6, '}')}`),
  'many keys': (size) => raw(`{${Array.from({ length: size / 12 }, (_, index) => `"k${index}":1`).join()}}`),
  'one key again and again': (size) => raw(`{${fill(size, '"name":"a",')}"name":"a"}`),
  'address of many dots': (size) => json({ ...contact, email: `${fill(size, 'a.')}a@example.com` }),
  'address of many domains': (size) => json({ ...contact, email: `a@${fill(size, 'a.')}com` }),
  'address of spaces': (size) => json({ ...contact, email: `a@${fill(size, ' ')}b` }),
  'combining characters': (size) => json({ ...contact, name: `a${fill(size / 2, '\u0315\u0300\u05ae')}` }),
  'invisible characters': (size) => json({ ...contact, message: fill(size / 3, '\u200b\u202e') }),
  'line breaks': (size) => json({ ...contact, message: fill(size / 2, '\r\n') }),
  'long honeypot': (size) => json({ ...contact, aside: fill(size, 'x') }),
  'long form type': (size) => json({ ...contact, formType: fill(size, 'x') }),
  'unknown field': (size) => json({ ...contact, website: fill(size, 'x') }),
  'white space': (size) => raw(`{${fill(size, ' ')}"name":1}`),
  truncated: (size) => raw(`{"name":"${fill(size, 'x')}`),
  'not UTF-8': (size) => raw(Buffer.alloc(size, 0xff)),
  'content again and again': (size) => raw(`{${fill(size, '"content":"",')}"a":1}`),
  'content without an end': (size) => raw(`{"content":"${fill(size, 'x')}`),
  'content of escapes': (size) => raw(`{"cvFile":{"content":"${fill(size, '\\u0041')}"}}`),
  'CV that is not base64': (size) => cv('cv.pdf', fill(size, 'ž')),
  'CV of padding': (size) => cv('cv.pdf', fill(size, '=')),
  'CV of another type': (size) => cv('cv.pdf', base64('MZ', '\0', size)),
  'CV with starts of macros': (size) => cv('cv.docx', base64('PK\x03\x04', 'vbaProject.bi', size)),
  'list of CVs': (size) => json({ ...signUp, cvFile: [{ name: 'a.pdf', content: fill(size, 'A') }] }),
  'form of many parts': (size) =>
    form(...Array.from({ length: size / 120 }, () => ({ name: 'a', content: '' }))),
  'form with a long text': (size) => form({ name: 'message', content: fill(size, 'x') }),
  'form with starts of a boundary': (size) =>
    form({ name: 'cvFile', filename: 'cv.pdf', content: fill(size, '\r\n--') }),
  'form with a long header': (size) => form({ name: fill(size, 'x'), content: '' }),
  'form without an end': (size) => {
    const { body, headers } = form({ name: 'cvFile', filename: 'cv.pdf', content: fill(size, 'x') })
    return { body: body.slice(0, -60), headers }
  },
}

const smtp = await startMailServer()
const backend = await startBackendServer()
const functions = await startFunctions({ smtpPort: smtp.port, backendUrl: backend.url })
const send = ({ body, headers = {} }: Request) =>
  functions.send({ body: body as BodyInit, headers, path: `?idempotency-key=${randomUUID()}` })
await send(json({}))

const pid = readdirSync('/proc').find((entry) => {
  try {
    return readFileSync(`/proc/${entry}/stat`, 'utf8').includes(`(deno) S ${process.pid} `)
  } catch {
    return false
  }
})
if (!pid) throw new Error('The process of Deno was not found')

const seconds = () => {
  const [, times = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = times.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / 100
}
const megabytes = (name: 'VmHWM' | 'VmRSS') =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Returns the cost of requests that are sent at once. */
async function measure(requests: Request[]) {
  // Resets the peak.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = { time: seconds(), memory: megabytes('VmRSS') }
  const responses = await Promise.all(requests.map(send))
  await backend.query('select 1')
  return {
    status: [...new Set(responses.map(({ status }) => status))].join(),
    s: Number((seconds() - before.time).toFixed(2)),
    MB: Math.max(0, Math.round(megabytes('VmHWM') - before.memory)),
  }
}

const table: Record<string, object> = {}
for (const [name, request] of Object.entries(classes)) {
  for (const [label, size] of Object.entries({
    '64 KB': 63 * 1024,
    '1 MB': 2 ** 20,
    '7.4 MB': 7.4 * 2 ** 20,
  })) {
    table[`${name}, ${label}`] = await measure([request(Math.floor(size))])
  }
}
const full = cv('cv.pdf', Buffer.alloc(maxCvBytes, '%PDF-1.7').toString('base64'))
table['CV of 5 MB'] = await measure([full])
table['ten CVs of 5 MB at once'] = await measure(Array.from({ length: 10 }, () => full))
console.table(table)

const rows = Object.entries(table) as [string, { status: string; s: number; MB: number }][]
const bad = rows.slice(0, -2).filter(([, { status, s, MB }]) => status.startsWith('5') || s > 0.5 || MB > 64)
console.info(`${bad.length} of ${rows.length - 2} requests cost more than 0.5 s or 64 MB, or gave a 5xx`)
await Promise.all([functions.close(), smtp.close(), backend.backend.close()])
process.exitCode = bad.length > 0 ? 1 : 0
