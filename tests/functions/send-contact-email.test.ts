import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  goodEnquiry,
  mailFrom,
  mailTo,
  ourOrigin,
  startFunctionsWithMailbox,
  submissions,
} from '../setup/functions.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

const success = { ok: true, id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string }

describe('a valid contact enquiry', () => {
  test('a contact enquiry with Latin, Chinese and Hebrew letters and emoji is mailed with its name, e-mail address, company, message and id', async () => {
    const enquiry = {
      ...goodEnquiry,
      name: 'Žofia Šťastná-Müller 👩‍🚀',
      company: 'Příliš žluťoučký kůň s. r. o.',
      message: 'Dobrý deň,\r\n\r\n\tpotrebujeme 3 ľudí – „ihneď“. 🚀\nGrüße, 你好, שלום\n.\nKoniec.',
    }

    const response = await system.functions.post(enquiry)

    expect(response).toMatchObject({ status: 200, body: success })
    const { mail, envelope } = await system.onlyMail()
    expect(envelope).toMatchObject({ from: mailFrom, to: [mailTo] })
    expect(mail.subject).toBe(`Contact: ${enquiry.name}, ${enquiry.company}`)
    expect(mail.replyTo).toEqual([{ name: enquiry.name, address: enquiry.email }])
    for (const value of [enquiry.name, enquiry.email, enquiry.company]) {
      expect(mail.text).toContain(value)
      expect(mail.html).toContain(value)
    }
    const lines = enquiry.message.replaceAll('\r\n', '\n')
    expect(mail.text).toContain(lines.replace(/^/gm, '> ').replaceAll('> \n', '>\n'))
    expect(mail.html).toContain(lines.replaceAll('\n', '<br>'))
    expect(mail.text).toContain((response.body as { id: string }).id)
  })

  test.each([
    ['an empty company', { ...goodEnquiry, company: '' }],
    ['no company', { ...goodEnquiry, company: undefined }],
    ['the longest values', { ...goodEnquiry, name: 'n'.repeat(100), message: 'ž'.repeat(5000) }],
    ['an empty honeypot', { ...goodEnquiry, aside: '' }],
    ['an explicit formType', { ...goodEnquiry, formType: 'contact' }],
    ['surrounding spaces', { ...goodEnquiry, email: '  ada@example.org ' }],
  ])(
    'a valid contact enquiry with %s is mailed exactly once, with the visitor as reply-to',
    async (_, payload) => {
      expect(await system.functions.post(payload)).toMatchObject({ status: 200, body: success })
      const { mail } = await system.onlyMail()
      expect(mail.replyTo).toEqual([{ name: payload.name, address: 'ada@example.org' }])
    },
  )

  // The markup appears five times: name and company in the title, and one row each for name, company and message.
  test('markup in the name, company and message of a contact enquiry is escaped in the HTML of the mail and unchanged in its text', async () => {
    const markup = `<img src=x onerror="alert('1')"> & <b>bold</b>`
    await system.functions.post({ ...goodEnquiry, name: markup, company: markup, message: markup })

    const { mail } = await system.onlyMail()
    expect(mail.text).toContain(markup)
    expect(mail.html).not.toMatch(/<(img|b)\b/)
    expect(
      mail.html?.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;b&gt;'),
    ).toHaveLength(6)
  })

  test('a contact enquiry is mailed only to MAIL_TO, even if its name and message look like recipients', async () => {
    await system.functions.post({
      ...goodEnquiry,
      name: 'Eve <eve@example.org>, Mallory',
      message: 'Bcc: eve@example.org',
    })

    const { mail, envelope } = await system.onlyMail()
    expect(envelope.to).toEqual([mailTo])
    expect(mail.to).toEqual([{ name: '', address: mailTo }])
    expect(mail.cc ?? mail.bcc).toBeUndefined()
    expect(mail.replyTo).toEqual([{ name: 'Eve <eve@example.org>, Mallory', address: goodEnquiry.email }])
  })

  test('a contact enquiry without an Origin header is mailed, and its response has no Access-Control-Allow-Origin header', async () => {
    const response = await system.functions.send({ body: JSON.stringify(goodEnquiry) })
    expect(response).toMatchObject({ status: 200, body: success })
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
    await system.onlyMail()
  })
})

test.each(['https://spam.example', ' ', 5, null, ['x']])(
  'send-contact-email returns 200 and stores the submission as suspected if the honeypot is filled with %j',
  async (aside) => {
    expect(await system.functions.post({ ...goodEnquiry, aside })).toMatchObject({
      status: 200,
      body: success,
    })
    expect(await submissions(system.backend)).toMatchObject([{ state: 'suspected' }])
  },
)

test('a preflight request from our origin returns 204 and allows POST and the headers authorization, x-client-info, apikey and content-type', async () => {
  const { status, headers } = await system.functions.send({
    method: 'OPTIONS',
    headers: { origin: ourOrigin, 'access-control-request-method': 'POST' },
  })
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe(ourOrigin)
  expect(headers.get('access-control-allow-methods')).toContain('POST')
  expect(headers.get('access-control-allow-headers')).toBe(
    'authorization, x-client-info, apikey, content-type',
  )
})
