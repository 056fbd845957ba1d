import type { Page } from 'playwright/test'

import { company } from '../../src/config/company'
import { href } from '../../src/i18n/href'
import { languages } from '../../src/i18n/languages'
import { expect, test } from './fixtures'
import { textsOf } from './texts'

test.use({ javaScriptEnabled: false })

const headerLinks = [
  'Services /en#services',
  'IT projects /en/it-projects',
  'For companies /en/for-companies',
  'For IT specialists /en/for-it-specialists',
  'About us /en/about',
  'Contact /en/contact',
  'Case studies /en/case-studies',
]

const linksIn = (page: Page, part: string) =>
  page
    .locator(part)
    .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`))

test('the home page has its sections in order, both calls to action and all services', async ({ page }) => {
  const t = textsOf('en', 'home')
  await page.goto('/en')
  const withBlog = [
    ...headerLinks,
    'BlogComing soon /en/blog',
    `${textsOf('en', 'common')('nav.find_specialist')} /en/for-companies`,
  ]
  for (const part of ['header', '#menu'])
    expect(await linksIn(page, `${part} a:not([lang], [aria-label])`)).toEqual(withBlog)
  const footerLinks = [...headerLinks, 'Careers /en/careers', 'Privacy policy /en/privacy-policy'].sort()
  expect((await linksIn(page, 'footer a:not([target], address a)')).sort()).toEqual(footerLinks)
  const social = await linksIn(page, 'footer [target]')
  expect(social).toHaveLength(3)
  for (const link of social) expect(link.toLowerCase()).toMatch(/^(\w+)\s\(opens in a\snew tab\)[^]+\/\1\//)
  const { awards, email, registrationNumber, vatNumber } = company
  await expect(page.locator('footer')).toContainText(`30 under 30 list, ${awards.thirty.year}`)
  await expect(page.locator('footer')).toContainText(`tech companies, ${awards.growth.year}`)
  await expect(page.locator('footer address')).toContainText(
    `Company No. ${registrationNumber}VAT No. ${vatNumber}`,
  )
  await expect(page.locator('footer address a')).toHaveAttribute('href', `mailto:${email}`)
  const main = page.getByRole('main')
  await expect(main).toContainText(t('hero.badges.magazine', awards.thirty))
  await expect(main).toContainText(t('hero.badges.growth', awards.growth))
  await expect(main.locator('h1, h2')).toHaveText([
    t('hero.title'),
    t('clients.title'),
    t('services.title'),
    t('statistics.title'),
    t('stories.title'),
    t('why.title'),
    t('final_cta.title'),
  ])
  await expect(main.locator('[aria-labelledby=statistics] dd')).toHaveText(['200+', '12,000+', '30+', '15+'])
  for (const [name, path, count] of [
    ['Find IT Specialist', '/en/for-companies', 3],
    ['Find IT Project', '/en/for-it-specialists', 2],
    [t('services.contact'), '/en/contact', 2],
    [t('stories.all'), '/en/case-studies', 1],
    [/CloudTalk/, '/en/case-studies/tb-cloudtalk', 2],
    [/Powerful Medical/, '/en/case-studies/tb-powerful-medical', 2],
    [/Duos/, '/en/case-studies/tb-duos', 2],
  ] as const) {
    const links = main.getByRole('link', { name, exact: true })
    await expect(links).toHaveCount(count)
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', path)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const services = page.locator('#services')
  for (const item of ['team', 'ai', 'mobile'] as const)
    await expect(services.getByRole('heading', { name: t(`services.items.${item}.title`) })).toBeVisible()
  await expect(services.getByRole('button')).toHaveCount(0)
  for (const [path, links] of [
    ['/en/careers', 'See IT projects /en/it-projects, For IT specialists /en/for-it-specialists'],
    ['/en/blog', 'Read the case studies /en/case-studies'],
    ['/en/about', 'Write to us /en/contact'],
    ['/en/case-studies', 'Explore Platform /en/for-companies'],
  ] as const) {
    await page.goto(path)
    expect((await linksIn(page, 'main a:not([target], article a)')).join(', ')).toBe(links)
  }
})

test('list and study are complete, with links, data, quotation and a wide table', async ({ page }) => {
  await page.goto('/de/fallstudien')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(3)
  await expect(cards.nth(0).getByRole('link', { name: /CloudTalk/ })).toBeVisible()
  await expect(cards.nth(0).locator('time')).toHaveText(/^17\.\u00a0März\u00a02026$/)

  await page.goto('/en/case-studies/tb-cloudtalk')
  await expect(page.locator('aside:has(h2:text("About CloudTalk")) svg')).toBeVisible()
  const back = page.getByRole('link', { name: 'Back to Case Studies' })
  await expect(back).toHaveAttribute('href', '/en/case-studies')
  const link = page.getByRole('link', { name: 'Explore Platform' })
  await expect(link).toHaveAttribute('href', '/en/for-companies')
  const results = page.getByRole('region', { name: 'Results' }).getByRole('definition')
  await expect(results).toHaveText([/^8\sdays/, /^2\sreleases/, /^55\sminutes/, /^38% fewer$/])
  await expect(page.getByRole('link', { name: 'Tell us about it' })).toHaveAttribute('href', '/en/contact')
  await expect(page.locator('article dt').filter({ hasText: 'Team' })).toBeVisible()
  await expect(page.getByRole('figure').locator('svg'), 'five stars (spec 2)').toHaveCount(5)

  await page.goto('/de/fallstudien/tb-duos')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Duos')
  await expect(page.getByRole('heading', { name: 'Über Duos' })).toBeVisible()
  await expect(page.locator('.rich-text ul').first()).toHaveCSS('list-style-type', 'disc')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/fallstudien\/tb-duos$/)
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toMatch(
    /"position":3,"name":"Duos: [^"]+","item":"https:[^"]+\/de\/fallstudien\/tb-duos"/,
  )
  expect(data.join()).toMatch(/"@type":"Article","headline":"Duos: .+"datePublished":"20.+"inLanguage":"de"/)
  await expect(page.locator('main [hidden]')).toHaveCount(0)

  for (const language of languages) {
    await page.goto(href(language, 'for-companies'))
    await expect(page.locator('main dt').filter({ visible: false }), language).toHaveCount(0)
    const figure = page.getByRole('figure')
    const quote = await figure.getByRole('blockquote').innerText()
    expect(quote.length, language).toBeGreaterThan(100)
    await figure.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${href(language, 'case-study', { slug: 'tb-cloudtalk' })}$`))
    await expect(page.getByRole('main').getByText(quote)).toBeVisible()
  }

  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/de/fallstudien/tb-powerful-medical')
  const table = page.getByRole('table')
  await table.evaluate((node) => {
    const wide = document.createElement('span')
    Object.assign(wide.style, { display: 'inline-block', width: '900px' })
    node.querySelector('td')?.append(wide)
  })
  expect(await table.evaluate((node) => node.scrollWidth)).toBeGreaterThan(900)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

const technologiesByArea = {
  Mobile: ['Flutter', 'Kotlin', 'React Native'],
  'Cloud & DevOps': ['AWS', 'Azure', 'Docker', 'Kubernetes'],
  Frontend: ['React', 'Angular', 'Vue.js', 'TypeScript', 'Flutter'],
  Backend: ['Node.js', 'Python', 'Java', 'PHP', '.NET/C#', 'Go'],
}

const visibleTechnologies = (page: Page) =>
  page
    .locator('[data-areas]')
    .filter({ visible: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.firstChild?.textContent))

test('the technology filter works (spec 2, 4)', async ({ page }) => {
  const t = textsOf('en', 'for-it-specialists')
  await page.goto('/en/for-it-specialists')
  const numberText = (count: number) => page.getByRole('status').getByText(t('technologies.shown', { count }))
  const filters = page.getByRole('radiogroup', { name: t('technologies.filter_label') })
  expect(await visibleTechnologies(page)).toHaveLength(20)
  for (const [area, technologies] of Object.entries(technologiesByArea)) {
    await filters.getByRole('radio', { name: area }).check()
    await expect.poll(() => visibleTechnologies(page)).toEqual(technologies)
    await expect(numberText(technologies.length)).toBeVisible()
    await expect(numberText(20)).toBeHidden()
  }
  await filters.getByRole('radio', { name: 'All' }).check()
  await expect(numberText(20)).toBeVisible()
  await page.emulateMedia({ forcedColors: 'active' })
  const pictureAfter = async (chosen: string) => {
    await filters.getByRole('radio', { name: chosen }).check()
    await page.mouse.move(0, 0)
    return filters.locator('label').first().screenshot({ animations: 'disabled' })
  }
  const pictures = [await pictureAfter('All'), await pictureAfter('Mobile'), await pictureAfter('Backend')]
  expect(pictures[0], 'the chosen filter is marked').not.toEqual(pictures[1])
  expect(pictures[1]).toEqual(pictures[2])
  await expect(page.locator('main ol span').filter({ hasText: /^\d$/ })).toHaveText(['1', '2', '3', '4'])
  await expect(page.locator('figure img').first()).toHaveAttribute('alt', t('life.pictures.whiteboard.alt'))
  const toProjects = `${t('hero.projects')} /en/it-projects`
  expect((await linksIn(page, 'main a')).filter((link) => link === toProjects)).toHaveLength(2)
})

test('an unknown offer or study has a heading and a link to the list, and does not seem to load', async ({
  page,
}) => {
  for (const language of languages) {
    const offers = textsOf(language, 'it-projects')
    const studies = textsOf(language, 'case-studies')
    for (const [path, title, list, back] of [
      [
        href(language, 'it-project', { id: '999' }),
        offers('detail.not_found.title'),
        href(language, 'it-projects'),
        offers('detail.back'),
      ],
      [
        href(language, 'case-study', { slug: 'none' }),
        textsOf(language, 'common')('not_found.title'),
        href(language, 'case-studies'),
        studies('detail.back'),
      ],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('main').getByRole('status'), path).toHaveCount(0)
      const link = page.getByRole('main').getByRole('link', { name: back }).first()
      await expect(link).toHaveAttribute('href', list)
    }
  }
})

test('offers have English titles and texts, and facts in the language of the page', async ({ page }) => {
  const cards = page.locator('main article')
  const slovak = textsOf('sk', 'it-projects')
  await page.goto('/sk/it-projekty')
  await expect(cards).toHaveCount(14)
  await expect(
    page.getByRole('status').filter({ hasText: slovak('list.found', { count: 14 }) }),
  ).toBeVisible()
  const devops = cards.filter({ hasText: 'DevOps Engineer' })
  await expect(devops.getByText('Praha')).toBeVisible()
  await expect(devops.getByText('Angličtina, čeština')).toBeVisible()
  await expect(devops.locator('dl [lang]')).toHaveCount(0)
  const flutter = cards.filter({ hasText: 'Flutter Developer' })
  await expect(flutter.getByText('Na diaľku', { exact: true })).toBeVisible()
  const date = page.locator('main').getByText(slovak('offer.posted', { date: '5. novembra 2026' }))
  await expect(date).toHaveAttribute('datetime', /^2026-11-05T/)

  await page.goto('/de/it-projekte/10')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{100,160}$/s)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/it-projekte\/10$/)
  await expect(page.getByText('Freiberuflich, in Teilzeit')).not.toHaveAttribute('lang')
  await expect(page.locator('#offer-description')).toBeVisible()
  const posted = textsOf('de', 'it-projects')('offer.posted', { date: '8. Oktober 2026' })
  await expect(page.locator('main').getByText(posted)).toBeVisible()
})
