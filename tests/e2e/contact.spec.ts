import { expect, open, test } from './fixtures'
import { formCodeLoaded, removeChunks, toast, uniqueEmail } from './forms'
import { mailFrom } from './mailbox'
import { textsOf } from './texts'

const t = textsOf('en', 'forms')

const MESSAGE = 'Dobrý deň,\nhľadáme dvoch vývojárov – Žofiu a Jürgena.\n\nĎakujem ✓ <b>& "spol."</b>'

test('the contact form can be sent by keyboard, and its mail has every text as it was typed', async ({
  page,
}) => {
  const email = uniqueEmail('contact')
  await open(page, '/sk/kontakt')
  await page.locator('[name=name]').focus()
  await formCodeLoaded(page)
  await removeChunks(page)
  for (const text of ['  Žofia Ťažká ', email, 'Čerešňa & syn, s. r. o.', MESSAGE]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  // The focus is on the consent checkbox. The first Tab below focuses the link to the privacy policy, and the second
  // Tab focuses the submit button.
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(
    page.getByRole('heading', { name: textsOf('sk', 'forms')('contact_form.success_title') }),
  ).toBeFocused()
  await expect(page.locator('[name=message]')).toHaveValue('')
  await expect(page.locator('[name=gdprConsent]')).not.toBeChecked()

  const mail = await mailFrom(email)
  expect(mail.subject).toContain('Žofia Ťažká')
  expect(mail.replyTo).toMatchObject([{ address: email, name: 'Žofia Ťažká' }])
  expect(mail.to).toMatchObject([{ address: 'office@example.com' }])
  const quoted = MESSAGE.split('\n').map((line) => `> ${line}`.trimEnd())
  expect(mail.text?.replaceAll('\r\n', '\n')).toContain(quoted.join('\n'))
  expect(mail.html).toContain('&lt;b&gt;&amp; ')
})

test('the contact form names each error at its field, and keeps texts that are too long', async ({
  page,
  context,
}) => {
  const companyField = page.locator('[name=company]')
  const message = page.locator('[name=message]')
  await open(page, '/en/contact')
  await page.locator('[name=email]').fill('nonsense')
  await companyField.fill('c'.repeat(101))
  await message.fill('m'.repeat(5001))
  await page.getByRole('button', { name: t('contact_form.submit') }).click()
  await expect(page.locator('[name=name]')).toBeFocused()
  await expect(page.locator('[name=name]')).toHaveAccessibleDescription('Required')
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription('Invalid email')
  await expect(companyField).toHaveAccessibleDescription(t('errors.too_long', { max: 100 }))
  await expect(message).toHaveAccessibleDescription(t('errors.too_long', { max: '5,000' }))
  await expect(message).toHaveValue('m'.repeat(5001))
  await expect(page.locator('[name=gdprConsent]')).toHaveAccessibleDescription('Required')
  await expect(toast(page)).toContainText('Name: Required')
  expect((await page.locator('[name=aside]').boundingBox())?.x, 'the honeypot').toBeLessThan(0)

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('form a[target=_blank]').click(),
  ])
  await expect(tab).toHaveURL(/\/en\/privacy-policy$/)
})
