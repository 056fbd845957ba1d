import { expect, open, test } from './fixtures'
import { mailFrom } from './mailbox'

const MESSAGE = 'Dobrý deň,\nhľadáme dvoch vývojárov – Žofiu a Jürgena.\n\nĎakujem ✓ <b>& "spol."</b>'

test.describe('the contact form', () => {
  test('carries a message, complete and rightly encoded, to the mailbox', async ({ page }) => {
    const email = `test-${Date.now()}@example.com`
    await open(page, '/sk/kontakt')
    await page.locator('[name=name]').fill('  Žofia Ťažká ')
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=company]').fill('Čerešňa & syn, s. r. o.')
    await page.locator('[name=message]').fill(MESSAGE)
    await page.locator('[name=gdprConsent]').check()
    await page.locator('form button[type=submit]').click()

    await expect(
      page
        .getByText('Správa je odoslaná')
        .or(page.getByRole('status').filter({ hasText: /odoslan/i }))
        .first(),
    ).toBeVisible()
    await expect(page.locator('[name=message]')).toHaveValue('')
    await expect(page.locator('[name=gdprConsent]')).not.toBeChecked()

    const mail = await mailFrom(email)
    expect(mail.subject).toContain('Žofia Ťažká')
    expect(mail.replyTo).toMatchObject([{ address: email, name: 'Žofia Ťažká' }])
    expect(mail.to).toMatchObject([{ address: 'office@example.com' }])
    const quoted = MESSAGE.split('\n').map((line) => `> ${line}`.trimEnd())
    expect(mail.text?.replaceAll('\r\n', '\n')).toContain(quoted.join('\n'))
    expect(mail.text).toContain('Čerešňa & syn, s. r. o.')
    expect(mail.html).toContain('&lt;b&gt;&amp; ')
    expect(mail.html).not.toContain('<b>&')
  })

  test('shows each fault beside its field, tied to it, and focuses the first', async ({ page }) => {
    await open(page, '/en/contact')
    await page.locator('[name=email]').fill('nonsense')
    await page.locator('form button[type=submit]').click()
    await expect(page.locator('[name=name]')).toBeFocused()
    await expect(page.locator('[name=name]')).toHaveAccessibleDescription('Please fill in this field.')
    await expect(page.locator('[name=email]')).toHaveAccessibleDescription(
      'Please enter a valid e-mail address.',
    )
    await expect(page.locator('[name=gdprConsent]')).toHaveAccessibleDescription(
      'Please agree to the processing of your data.',
    )
    await expect(page.getByText('Error', { exact: true })).toBeVisible()
  })

  test('opens the privacy policy in a new tab', async ({ page, context }) => {
    await open(page, '/de/kontakt')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('form a[target=_blank]').click(),
    ])
    await expect(tab).toHaveURL(/\/de\/datenschutz$/)
  })

  test('works with the keyboard alone', async ({ page }) => {
    const email = `keys-${Date.now()}@example.com`
    await open(page, '/en/contact')
    await page.locator('[name=name]').focus()
    await page.keyboard.type('Jo Keys')
    await page.keyboard.press('Tab')
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('By keyboard')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Message sent').first()).toBeVisible()
    expect((await mailFrom(email)).text).toContain('By keyboard')
  })
})

test.describe('with the backend gone', () => {
  test.use({ expectedErrors: /ERR_FAILED|could not be sent/ })

  test('the contact form says so and keeps every word', async ({ page }) => {
    await page.route('**/functions/v1/**', (route) => route.abort())
    await open(page, '/en/contact')
    await page.locator('[name=name]').fill('Jo')
    await page.locator('[name=email]').fill('jo@example.com')
    await page.locator('[name=message]').fill('Kept')
    await page.locator('[name=gdprConsent]').check()
    await page.locator('form button[type=submit]').click()
    await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible()
    await expect(page.locator('[name=message]')).toHaveValue('Kept')
    await expect(page.locator('[name=gdprConsent]')).toBeChecked()
    await expect(page.locator('form button[type=submit]')).toBeEnabled()
  })
})

test('what was typed before the script ran is kept', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en/contact', { waitUntil: 'commit' })
  await page.locator('[name=message]').fill('Typed early')
  await expect(page.locator('form button[type=submit]')).toBeDisabled()
  release()
  await expect(page.locator('form button[type=submit]')).toBeEnabled()
  await expect(page.locator('[name=message]')).toHaveValue('Typed early')
})
