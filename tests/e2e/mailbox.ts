import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import PostalMime, { type Email } from 'postal-mime'

const FOLDER = 'supabase/.temp/e2e-mail'

/**
 * Waits for a mail with this `Reply-To` and returns the mail. An enquiry is mailed after the response to the browser.
 * @throws after a minute without a mail, or if several mails have this `Reply-To`
 */
export async function mailFrom(sender: string): Promise<Email> {
  let found: Email[] = []
  await expect(async () => {
    const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.eml'))
    const contents = await Promise.all(files.map((file) => readFile(join(FOLDER, file))))
    // Parsing takes longer than reading, so mails that do not contain the sender are not parsed.
    const mails = await Promise.all(
      contents.filter((content) => content.includes(sender)).map((content) => PostalMime.parse(content)),
    )
    found = mails.filter((mail) => mail.replyTo?.some(({ address }) => address === sender))
    expect(found.length, `mails from ${sender}`).toBeGreaterThan(0)
  }).toPass({ timeout: 60_000 })
  const [mail, ...more] = found
  if (!mail || more.length > 0) throw new Error(`${found.length} mails from ${sender}`)
  return mail
}
