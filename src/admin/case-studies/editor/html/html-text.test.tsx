import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EditorView } from 'prosemirror-view'
import { beforeEach, expect, test, vi } from 'vitest'

import { loadCatalogues } from '@/i18n/i18n'

import { renderInForm } from '../../testing/render-in-form'
import { fieldNamed, versionValues } from '../../testing/stored-version'
import { VersionField } from '../version-field'
import { removedFrom } from './html-box'

let form: Awaited<ReturnType<typeof renderInForm>>

async function show(content: string) {
  const field = <VersionField language="en" field={fieldNamed('content')} isCompared={false} />
  form = await renderInForm(field, {}, { en: versionValues({ content }) })
}

const content = () => form.getValues('en.content')
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Content/ })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(async () => {
  // jsdom has no layout.
  vi.spyOn(EditorView.prototype, 'coordsAtPos').mockReturnValue({ left: 0, right: 0, top: 0, bottom: 0 })
  await loadCatalogues('en', ['common', 'forms'])
})

const spaced = '<p>One</p>\n\n  <p>Two <em><strong>x</strong></em></p>'

test('a text that is opened, shown as HTML and shown as text again is the same', async () => {
  await show(spaced)
  expect(await box()).toHaveTextContent('One')
  expect(await box()).toBeRequired()
  expect(await box()).toHaveAttribute('aria-multiline', 'true')
  await press('HTML')
  expect(await box()).toHaveValue(spaced)
  await press('Text editor')
  expect(await box()).not.toHaveValue(spaced)
  expect(content()).toBe(spaced)
})

test('below a final list there is a line to write on, which is no change', async () => {
  const list = '<ul><li>One</li></ul>'
  await show(list)
  expect((await box()).lastElementChild?.localName).toBe('p')
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(content()).toBe(list)
})

test('a button changes the text, and undo gives back the HTML that was opened', async () => {
  await show(spaced)
  const button = (name: string) => screen.queryByRole('button', { name })
  await vi.waitFor(() => expect(button('Undo')).toHaveAttribute('aria-disabled', 'true'))
  await press('Heading')
  expect(button('Heading')).toHaveAttribute('aria-pressed', 'true')
  expect(button('Heading')).toHaveClass('bg-tint')
  expect(button('Add row')).toBeNull()
  await press('Bold')
  expect(button('Bold'), 'before something is typed').toHaveAttribute('aria-pressed', 'true')
  expect(content()).toBe('<h2>One</h2>\n<p>Two <strong><em>x</em></strong></p>')
  await press('Undo')
  expect(content()).toBe(spaced)
})

test('the address of a link is shown, checked, and removes the link if it is empty', async () => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = () => undefined
  await show('<p><a href="/en">One</a></p>')
  await press('Link')
  const enter = async (value: string) => {
    fireEvent.change(screen.getByLabelText(/^Address/), { target: { value } })
    await userEvent.click(screen.getByText('Save link'))
  }
  expect(screen.getByLabelText(/^Address/)).toHaveValue('/en')
  const suggested = [...document.querySelectorAll('datalist option')].map(({ textContent }) => textContent)
  expect(suggested).toContain('/en/for-companies')
  expect(suggested).not.toContain('/en/it-projects/:id')
  await enter('javascript:go()')
  expect(screen.getByText(/^Please enter an address that starts with/)).toBeInTheDocument()
  await enter('www.a.example')
  expect(content()).toContain('href="https://www.a.example"')
  await press('Link')
  await enter('')
  expect(content()).toBe('<p>One</p>')
})

test('a pasted picture is in the dialog that asks for its texts', async () => {
  HTMLDialogElement.prototype.showModal = () => undefined
  await show('<p>One</p>')
  const files = [new File([''], 'pasted.png', { type: 'image/png' })]
  fireEvent.paste(await box(), { clipboardData: { getData: () => '', files } })
  expect(await screen.findByText('pasted.png')).toBeInTheDocument()
})

test('the text editor shows a value that the form sets, for example an earlier text', async () => {
  await show('<p>One</p>')
  await press('Heading')
  form.setValue('en.content', '<p>One</p>')
  await vi.waitFor(() => expect(screen.getByText('One').localName).toBe('p'))
  form.setValue('en.content', '<p>Two</p>')
  expect(await screen.findByText('Two')).toBeVisible()
})

const rich = [
  '<ul><li><h3>One</h3>two</li></ul>',
  '<table><tbody><tr><td><table><tbody><tr><td>One</td></tr></tbody></table></td></tr></tbody></table>',
]

test.each(rich)('a text with more than the model is shown as HTML, untouched: %s', async (html) => {
  await show(html)
  expect(await screen.findByText(/^This text holds more/)).toBeVisible()
  expect(await box()).toHaveValue(html)
  expect(content()).toBe(html)
  fireEvent.change(await box(), { target: { value: '<p id="a">Now simple</p>' } })
  expect(await box()).toHaveValue('<p id="a">Now simple</p>')
  expect(await screen.findByText('Visitors will not see: id')).toBeVisible()
  fireEvent.change(await box(), { target: { value: '<p>Fits</p>' } })
  expect(await box(), 'the HTML box stays while somebody types').toHaveValue('<p>Fits</p>')
})

test('a text with more than the model can be opened without it', async () => {
  await show('<ul><li><h3>One</h3>two</li></ul>')
  await press('Open in the text editor without: <h3> in <li>')
  expect(await box()).toHaveAttribute('aria-multiline', 'true')
  expect(content()).toBe('<ul><li><p>One</p>\n<p>two</p></li></ul>')
})

test('a form with a field that hides its attributes is shown', async () => {
  const html = '<form id="f"><input name="attributes"><input name="localName"></form><p>One</p>'
  await show(html)
  expect(await box()).toHaveTextContent('One')
  await press('HTML')
  expect(await box()).toHaveValue(html)
  expect(await screen.findByText('Visitors will not see: <form>, <input>')).toBeVisible()
})

test('a look at the HTML and a value that the form sets keep the undo history', async () => {
  await show('<p>One</p>')
  await press('Heading')
  await press('HTML')
  fireEvent.change(await box(), { target: { value: '<h2>One</h2><p>more</p>' } })
  await press('Text editor')
  form.setValue('en.content', '<p>Other</p>')
  expect(await screen.findByText('Other')).toBeVisible()
  await press('Undo')
  expect(content(), 'the HTML that was typed').toBe('<h2>One</h2><p>more</p>')
  await press('Undo')
  expect(content()).toBe('<h2>One</h2>')
  await press('Undo')
  expect(content()).toBe('<p>One</p>')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
})

test.each<[string, string[]]>([
  ['<h2>Result</h2><!-- note --><p>A <a href="/en">link</a><img src="/a.png" alt=""></p>', []],
  ['a < b and c > d', []],
  ['<h1>Title</h1><iframe src="https://a.example/"></iframe><h1>Again</h1>', ['<h1>', '<iframe>']],
  ['<p class="a" style="color:red" onclick="go()">a</p>', ['class', 'onclick', 'style']],
  ['<img src="http://a.example/a.png" alt="">', ['src="http://a.example/a.png"']],
  ['<a href="javascript:go()">a</a>', ['href="javascript:go()"']],
  ['<script>go()</script><style>p{}</style><p>a</p>', ['<script>', '<style>']],
])('removedFrom(%j) returns the tags, attributes and URLs that the sanitiser removes', (html, expected) => {
  expect(removedFrom(html).sort()).toEqual(expected)
})
