import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

import { z } from 'zod'

import { serveRequests } from '../../supabase/local/serve-requests.ts'

export const deeplKey = 'a-key-of-the-tests:fx'

const callSchema = z.object({
  text: z.array(z.string().regex(/\S/)).min(1).max(50),
  source_lang: z.literal('EN'),
  target_lang: z.enum(['SK', 'CS', 'DE']),
  formality: z.literal('prefer_more'),
  context: z.string(),
  tag_handling: z.literal('html').optional(),
})
export type DeeplCall = z.infer<typeof callSchema>

/**
 * The response to a valid request. `translate`: `pseudoTranslation` translates each text. A function: this function
 * translates each text. `stall`: no response. `cut`: the server closes the connection without a response. An object:
 * this status with these headers and this body (by default `{}`).
 */
export type Behaviour =
  | 'translate'
  | 'stall'
  | 'cut'
  | { status: number; headers?: Record<string, string>; body?: string }
  | ((text: string) => string)

/**
 * Puts the code of the target language before a text: `Title` becomes `SK Title`. In HTML, puts the code before each
 * text between the tags: `<p>Text</p>` becomes `<p>SK Text</p>`. Removes white space at both ends.
 */
export function pseudoTranslation(text: string, { target_lang, tag_handling }: Translating): string {
  if (!tag_handling) return `${target_lang} ${text.trim()}`
  return text.trim().replace(/(^|>)([^<]*[^\s<][^<]*)/g, `$1${target_lang} $2`)
}
type Translating = Pick<DeeplCall, 'target_lang' | 'tag_handling'>

/**
 * Starts a substitute for `/v2/translate` of DeepL. It returns an error status for a request with a wrong key, method,
 * path or media type, and for a body that does not match `callSchema`. All other requests are valid: `calls` contains
 * their bodies, and `behave` sets a function that selects the response to each later valid request.
 */
export async function startDeeplServer() {
  const calls: DeeplCall[] = []
  let behaviour: (call: DeeplCall) => Behaviour | Promise<Behaviour> = () => 'translate'

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const call = readCall(request, await buffer(request))
    if (typeof call === 'number') return response.writeHead(call).end('{"message":"no"}')
    calls.push(call)
    carryOut(await behaviour(call), call, response)
  }
  const server = await serveRequests((request, response) => void respond(request, response))
  return {
    ...server,
    calls,
    behave: (next: typeof behaviour) => {
      behaviour = next
    },
  }
}

function readCall({ method, url, headers }: IncomingMessage, body: Buffer): DeeplCall | number {
  if (headers.authorization !== `DeepL-Auth-Key ${deeplKey}`) return 403
  if (method !== 'POST' || url !== '/v2/translate') return 404
  if (headers['content-type'] !== 'application/json') return 415
  const call = callSchema.safeParse(JSON.parse(body.toString()))
  return call.success ? call.data : 400
}

function carryOut(behaviour: Behaviour, call: DeeplCall, response: ServerResponse) {
  if (behaviour === 'stall') return
  if (behaviour === 'cut') return response.destroy()
  if (typeof behaviour === 'object') {
    const { status, headers, body = '{}' } = behaviour
    return response.writeHead(status, headers).end(body)
  }
  const translate =
    typeof behaviour === 'function' ? behaviour : (text: string) => pseudoTranslation(text, call)
  const translations = call.text.map((text) => ({ detected_source_language: 'EN', text: translate(text) }))
  response.setHeader('content-type', 'application/json')
  return response.end(JSON.stringify({ translations }))
}
