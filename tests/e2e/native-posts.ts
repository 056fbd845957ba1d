import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from 'playwright/test'

import { portOf } from '../../supabase/local/serve-requests.ts'
import { endpoint } from './forms'

/**
 * Answers the posts that the browser itself sends for a form (D74), as the function does: with a redirect to the page
 * of the form. Requests of scripts are not touched. A real server reads the posts, because Playwright does not see the
 * bytes of files.
 */
export async function answerNativePosts(page: Page, outcome: 'sent' | 'not-sent' = 'sent') {
  const posts: FormData[] = []
  const urls: string[] = []
  let released = Promise.resolve()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void answer(Buffer.concat(chunks)))
    const answer = async (body: Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      const post = await new Response(new Uint8Array(body), { headers }).formData()
      posts.push(post)
      urls.push(request.url ?? '')
      await released
      const location = `${request.headers.origin ?? ''}${post.get('page') as string}#${outcome}`
      response.writeHead(303, { location }).end()
    }
  }).listen(0, 'localhost')
  await once(server, 'listening')
  await page.route(endpoint, (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return route.fallback()
    const { pathname, search } = new URL(request.url())
    return route.continue({ url: `http://localhost:${portOf(server)}${pathname}${search}` })
  })
  page.on('close', () => {
    server.closeAllConnections()
    server.close()
  })
  return {
    posts,
    urls,
    /** Holds back the answers until the returned function is called. */
    hold: () => {
      let release = () => {}
      released = new Promise((resolve) => (release = resolve))
      return () => release()
    },
  }
}

/** The parts of a post in their order, without the CV. */
export const textParts = (post: FormData | undefined) =>
  [...(post ?? [])].filter((part): part is [string, string] => typeof part[1] === 'string')
