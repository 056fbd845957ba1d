import * as Tabs from '@radix-ui/react-tabs'
import { X } from 'lucide-react'
import { useId, type MouseEvent } from 'react'
import { I18nextProvider } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { StudyArticle } from '@/features/case-studies/components/study-article'
import { StudyBanner } from '@/features/case-studies/components/study-banner'
import { StudyLayout } from '@/features/case-studies/components/study-layout'
import { i18nFor } from '@/i18n/i18n'
import { languageFacts } from '@/i18n/languages'
import { LanguageContext } from '@/i18n/use-language'

import { previewTexts as texts } from '../../../texts/preview'
import { LinkPreviews } from './link-previews'
import { previewedStudy, problemsOf, type PreviewedVersion } from './previewed-study'

interface PreviewProps extends PreviewedVersion {
  onClose: () => void
}

const tabClassName =
  'min-h-11 border-b-2 border-transparent px-1 text-small text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink'

/**
 * Shows a version in a dialog as large as the window. One tab shows the page as visitors would see it, and the other
 * tab shows how a search engine and a shared link present the page. Also lists the problems of the form values.
 * `previewedStudy` sanitises the HTML (D24).
 */
export function StudyPreview({ onClose, ...version }: PreviewProps) {
  const headingId = useId()
  const { language } = version
  const { tag, name } = languageFacts[language]
  const study = previewedStudy(version)
  const problems = problemsOf(version)
  return (
    <dialog
      ref={showModal}
      aria-labelledby={headingId}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-paper text-ink"
    >
      <Tabs.Root defaultValue="page">
        <header className="sticky top-0 z-10 border-b border-line bg-surface">
          <Container className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-2">
            <h2 id={headingId} className="text-small font-semibold">
              {texts.heading(name)}
            </h2>
            <p className="text-label text-muted max-sm:hidden">{texts.links}</p>
            <button
              type="button"
              // `close()` fires the event `close` of the dialog, which calls `onClose`. So does the Escape key.
              onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
              className={buttonVariants({ variant: 'ghost', size: 'icon', className: 'ml-auto' })}
            >
              <span className="sr-only">{texts.close}</span>
              <X aria-hidden="true" className="size-5" />
            </button>
            <Tabs.List aria-label={texts.views} className="-mb-px flex basis-full gap-6">
              <Tabs.Trigger value="page" className={tabClassName}>
                {texts.tabs.page}
              </Tabs.Trigger>
              <Tabs.Trigger value="excerpts" className={tabClassName}>
                {texts.tabs.excerpts}
              </Tabs.Trigger>
            </Tabs.List>
          </Container>
        </header>
        {problems.length > 0 && <Problems problems={problems} />}
        <Tabs.Content value="page" lang={tag} onClickCapture={blockLinks}>
          <LanguageContext value={language}>
            <I18nextProvider i18n={i18nFor(language)}>
              <StudyLayout banner={<StudyBanner study={study} />}>
                <StudyArticle study={study} />
              </StudyLayout>
            </I18nextProvider>
          </LanguageContext>
        </Tabs.Content>
        <Tabs.Content value="excerpts">
          <LinkPreviews study={study} />
        </Tabs.Content>
      </Tabs.Root>
    </dialog>
  )
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal()

/** Prevents links of the previewed page from opening, because the administrator would leave the unsaved form. */
function blockLinks(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

function Problems({ problems }: { problems: string[] }) {
  return (
    <Container className="pt-5">
      <div className="rounded-control border border-line bg-sunken px-5 py-4 text-small">
        <p className="font-semibold">{texts.problems}</p>
        <ul className="list-disc pl-5">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    </Container>
  )
}
