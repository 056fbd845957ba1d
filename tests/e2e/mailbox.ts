import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import PostalMime, { type Email } from 'postal-mime'

const FOLDER = 'supabase/.temp/e2e-mail'

/**
 * Waits until a mail with this reply-to e-mail address has arrived, and returns all such mails, parsed as a mail program
 * does. An enquiry is mailed right after the response to its request.
 */
export async function mailsFrom(address: string): Promise<Email[]> {
  let found: Email[] = []
  await expect(async () => {
    const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.eml'))
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(join(FOLDER, file)))),
    )
    found = mails.filter((mail) => mail.replyTo?.some((sender) => sender.address === address))
    expect(found.length, `mails from ${address}`).toBeGreaterThan(0)
  }).toPass({ timeout: 20_000 })
  return found
}

/**
 * Waits for the only mail with this reply-to e-mail address.
 * @throws Error if there is more than one
 */
export async function mailFrom(address: string): Promise<Email> {
  const [mail, ...more] = await mailsFrom(address)
  if (!mail || more.length > 0) throw new Error(`${more.length + 1} mails from ${address}`)
  return mail
}
