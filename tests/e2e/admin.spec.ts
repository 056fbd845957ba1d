import { edit, expect, field, openStudy, save, signIn, storedStudy, test, toast } from './admin-area'
import { open } from './fixtures'
import { switchLanguage } from './header-controls'

test('a new study is stored and listed, an empty form follows, and the public pages show it', async ({
  page,
  slug,
}) => {
  await signIn(page)
  await field(page, 'en.title').fill(` ${slug.toUpperCase()}! `)
  await expect(page.getByText(`Address: /en/case-studies/${slug}`)).toBeVisible()
  await field(page, 'en.client_name').fill('Client & Sons')
  await field(page, 'en.excerpt').fill('English in short')
  await field(page, 'en.content').fill('<h2>English at length</h2>')
  await page.getByRole('tab', { name: 'SK' }).click()
  await field(page, 'sk.title').fill('Slovenský názov')
  await field(page, 'sk.content').fill('<p>Po slovensky</p>')
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'New case study' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'EN' })).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'en.title')).toHaveValue('')
  await expect(field(page, 'sk.title')).toHaveValue('')
  const row = page.locator(`[data-study="${slug}"]`)
  await expect(row.getByTitle('English: Published')).toBeVisible()
  await expect(row.getByTitle('Slovenčina: Published')).toBeVisible()
  await expect(row.getByTitle('Čeština: Missing')).toBeVisible()

  const stored = await storedStudy(page, slug)
  expect(Object.keys(stored).sort()).toEqual(['en', 'sk'])
  expect(stored.en).toMatchObject({
    title: `${slug.toUpperCase()}!`,
    client_name: 'Client & Sons',
    featured_image: null,
    about_company: null,
    testimonial_text: null,
    published: true,
  })

  const article = page.getByRole('article')
  await open(page, `/en/case-studies/${slug}`)
  await expect(article.getByText('English at length')).toBeVisible()
  await switchLanguage(page, 'en', 'sk')
  await expect(page).toHaveURL(`/sk/pripadove-studie/${slug}`)
  await expect(article.getByText('Po slovensky')).toBeVisible()
  await switchLanguage(page, 'sk', 'cz')
  await expect(page).toHaveURL(`/cz/pripadove-studie/${slug}`)
  await expect(article.getByText('English at length')).toBeVisible()
  await switchLanguage(page, 'cz', 'de')
  await expect(page).toHaveURL(`/de/fallstudien/${slug}`)
  await expect(article.getByText('Po slovensky')).toHaveCount(0)
  await expect(article.getByText('English at length')).toBeVisible()
})

test('an unpublished version gives way to the English one until it is published again', async ({
  page,
  slug,
}) => {
  await openStudy(page, slug, [
    { content: '<p>English text</p>' },
    { language: 'sk', title: `${slug} SK`, content: '<p>Slovenský text</p>' },
  ])
  await field(page, 'en.content').fill('<p>Better text</p>')
  const tab = page.getByRole('tab', { name: 'EN' })
  await expect(tab).toHaveAccessibleName('EN , published , unsaved')
  await page.getByRole('tab', { name: 'SK' }).click()
  const published = page.getByRole('tabpanel', { name: 'SK' }).getByRole('switch', { name: 'Published' })
  await published.uncheck()
  await save(page)
  await expect(toast(page, 'Case study uložená úspešne')).toBeVisible()
  await expect(page.locator(`[data-study="${slug}"]`).getByTitle('Slovenčina: Draft')).toBeVisible()

  await open(page, `/sk/pripadove-studie/${slug}`)
  await expect(page.getByRole('article').getByText('Better text')).toBeVisible()

  await page.goto('/tb_admin')
  await edit(page, slug)
  await page.getByRole('tab', { name: 'SK' }).click()
  await expect(published).not.toBeChecked()
  await published.check()
  await save(page)
  await expect(page.locator(`[data-study="${slug}"]`).getByTitle('Slovenčina: Published')).toBeVisible()
  await open(page, `/sk/pripadove-studie/${slug}`)
  await expect(page.getByRole('article').getByText('Slovenský text')).toBeVisible()
})
