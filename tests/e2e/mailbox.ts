import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import PostalMime, { type Email } from 'postal-mime'

const FOLDER = 'supabase/.temp/e2e-mail'

/** Waits for the mail whose reply-to is the given address and parses it as a mail program would. */
export async function mailFrom(address: string): Promise<Email> {
  let found: Email | undefined
  await expect(async () => {
    const files = await readdir(FOLDER)
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(join(FOLDER, file)))),
    )
    found = mails.find((mail) => mail.replyTo?.some((sender) => sender.address === address))
    expect(found, `a mail from ${address}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return found as Email
}
