import type { Page } from 'playwright/test'

import { expect, hold, hydrated, open, test } from './fixtures'
import { endpoint, forms, sent, submitButton } from './forms'
import { languageButton, languagePanel } from './header-controls'
import { textsOf } from './texts'

const cv = Buffer.from('%PDF-1.7\r\n\0\u00ff', 'latin1')
const cvFile = { name: 'Ada.pdf', mimeType: 'application/pdf', buffer: cv }

const person = { name: 'Typed early', email: 'early@example.com' }

async function fillPerson(page: Page) {
  for (const [name, value] of Object.entries(person)) await page.locator(`[name=${name}]`).fill(value)
}

async function fillCandidate(page: Page, technology: string) {
  await fillPerson(page)
  await page.locator('[name=phone]').fill('+421 900')
  await page.locator('[name=technology]').selectOption(technology)
  await page.locator('[name=cvFile]').setInputFiles(cvFile)
  await page.locator('[name=gdprConsent]').check()
}

const candidate = {
  ...person,
  phone: '+421 900',
  gdprConsent: true,
  cvFile: { name: 'Ada.pdf', content: cv.toString('base64'), type: 'application/pdf' },
}

/** Each form, filled in completely, and the request that it then sends. */
const filledForms = {
  contact: {
    fill: async (page: Page) => {
      await fillPerson(page)
      await page.locator('[name=message]').fill('First line\nSecond line')
      await page.locator('[name=gdprConsent]').check()
    },
    request: { ...person, company: '', message: 'First line\nSecond line', gdprConsent: true },
  },
  company: {
    fill: async (page: Page) => {
      await fillPerson(page)
      await page.locator('[name=company]').fill('Analytical Engines')
      for (const value of ['Python', 'Angular']) await page.locator(`[value="${value}"]`).check()
      await page.locator('[name=gdprConsent]').check()
    },
    request: {
      ...person,
      formType: 'company',
      company: 'Analytical Engines',
      phone: '',
      technologies: ['Angular', 'Python'],
      gdprConsent: true,
    },
  },
  specialist: {
    fill: (page: Page) => fillCandidate(page, 'go'),
    request: { ...candidate, formType: 'it-specialist', technology: 'go' },
  },
  application: {
    fill: (page: Page) => fillCandidate(page, 'GoLang'),
    request: { ...candidate, formType: 'job-application', technology: 'GoLang' },
  },
}

/** Answers the requests of the scripts, and returns their bodies. */
async function acceptRequests(page: Page) {
  const requests: unknown[] = []
  await page.route(endpoint, (route) => {
    requests.push(route.request().postDataJSON())
    return route.fulfill({ json: { ok: true } })
  })
  return requests
}

async function expectFilled(page: Page, name: keyof typeof filledForms) {
  const {
    cvFile: cvOfRequest,
    technologies,
    gdprConsent,
    ...texts
  } = {
    cvFile: undefined,
    technologies: undefined,
    ...filledForms[name].request,
  }
  for (const [field, text] of Object.entries(texts))
    await expect(page.locator(`[name=${field}]`), field).toHaveValue(text)
  await expect(page.locator('[name=gdprConsent]')).toBeChecked({ checked: gdprConsent })
  const ticked = page.locator('[name=technologies]:checked')
  expect(await ticked.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')))).toEqual(
    technologies ?? [],
  )
  if (cvOfRequest) await expect(page.getByText('Ada.pdf', { exact: true })).toBeVisible()
}

async function send(page: Page) {
  await submitButton(page).click()
  await expect(sent(page)).toBeFocused()
}

const expectedRequests = (name: keyof typeof filledForms) => [
  expect.objectContaining(filledForms[name].request) as unknown,
]

/** Opens a page without its scripts, fills in its form, and returns a function that lets the scripts start. */
async function fillBeforeHydration(page: Page, name: keyof typeof filledForms) {
  const release = await hold(page, '**/assets/*.js')
  await page.goto(forms[name].path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await filledForms[name].fill(page)
  return release
}

for (const name of ['contact', 'specialist'] as const) {
  test(`the ${name} form keeps what was entered before hydration`, async ({ page }) => {
    const requests = await acceptRequests(page)
    const release = await fillBeforeHydration(page, name)
    release()
    await hydrated(page)
    await expectFilled(page, name)
    await send(page)
    expect(requests).toEqual(expectedRequests(name))
  })
}

test.describe('if the HTML was changed before hydration', () => {
  // React reports that it could not hydrate the page.
  test.use({ expectedErrors: /Minified React error #418/ })

  for (const name of ['company', 'application'] as const) {
    test(`the ${name} form keeps what was entered`, async ({ page }) => {
      const requests = await acceptRequests(page)
      const release = await fillBeforeHydration(page, name)
      await page.evaluate(() => {
        // As a password manager does.
        for (const input of document.querySelectorAll('[name=name]'))
          input.before(document.createElement('div'))
        document.forms[0]?.setAttribute('data-old', '')
      })
      await page.locator('[name=name]').focus()
      release()
      await hydrated(page)
      await expect(page.locator('form[data-old]'), 'React renders the form again').toHaveCount(0)
      await expectFilled(page, name)
      await expect(page.locator('[name=name]')).toBeFocused()
      await page.keyboard.type('!')
      await expect(page.locator('[name=name]')).toHaveValue('Typed early!')
      await page.keyboard.press('Backspace')
      await send(page)
      expect(requests).toEqual(expectedRequests(name))
    })
  }

  test('a page that was translated keeps what was entered', async ({ page }) => {
    const requests = await acceptRequests(page)
    const release = await fillBeforeHydration(page, 'company')
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      while (texts.nextNode()) nodes.push(texts.currentNode as Text)
      for (const text of nodes) {
        const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
        font.textContent = `${text.data} `
        text.replaceWith(font)
      }
    })
    release()
    await hydrated(page)
    await expectFilled(page, 'company')
    await send(page)
    expect(requests).toEqual(expectedRequests('company'))
  })
})

test('what the browser restores on Back is kept', async ({ page }) => {
  const requests = await acceptRequests(page)
  await open(page, forms.company.path)
  await filledForms.company.fill(page)
  await page.goto('/en/privacy-policy')
  await page.goBack()
  await hydrated(page)
  await expectFilled(page, 'company')
  await send(page)
  expect(requests).toEqual(expectedRequests('company'))
})

const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first()
const about = '/en/about'

for (const name of ['company', 'application'] as const) {
  test(`the ${name} form keeps what was entered while the visitor looks at other pages`, async ({ page }) => {
    const requests = await acceptRequests(page)
    await open(page, forms[name].path)
    await filledForms[name].fill(page)
    await linkTo(page, about).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.locator('main form')).toHaveCount(0)
    // Another form does not get the values.
    await linkTo(page, forms.contact.path).click()
    await expect(page.locator('[name=name]')).toHaveValue('')
    await page.goBack()
    await page.goBack()
    await expectFilled(page, name)
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/early/)
    await send(page)
    expect(requests).toEqual(expectedRequests(name))

    await linkTo(page, about).click()
    await expect(page).toHaveURL(/\/about$/)
    await page.goBack()
    await expect(page.locator('[name=name]')).toHaveValue('')
    await expect(page.locator('[name=gdprConsent]')).not.toBeChecked()
    await expect(page.getByText('Ada.pdf', { exact: true })).toHaveCount(0)
  })
}

test('a form in another language has the same values, an application for another offer has none', async ({
  page,
}) => {
  await open(page, forms.application.path)
  await filledForms.application.fill(page)
  await languageButton(page).click()
  await languagePanel(page).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/it-projekte\/1/)
  await expectFilled(page, 'application')
  await linkTo(page, '/de/it-projekte').click()
  await page.locator('main article a[href="/de/it-projekte/7"]').click()
  await expect(
    page.getByRole('heading', { name: textsOf('de', 'forms')('job_application.title') }),
  ).toBeVisible()
  await expect(page.locator('[name=name]')).toHaveValue('')
})
