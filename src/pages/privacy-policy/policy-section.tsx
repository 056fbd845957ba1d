import type { ReactNode } from 'react'

import type { PolicySectionOutline } from './policy-sections'
import { usePolicyText } from './use-policy-text'

interface PolicySectionProps {
  number: number
  outline: PolicySectionOutline
  children?: ReactNode
}

/** One numbered section of the policy: paragraphs, then points or purposes, then a closing. */
export function PolicySection({ number, outline, children }: PolicySectionProps) {
  const { section, paragraphs, points = [], names = {}, purposes = [], closing = [] } = outline
  const text = usePolicyText()
  const of = (key: string) => text(`sections.${section}.${key}`)
  return (
    <section aria-labelledby={section} className="border-t-2 border-ink pt-5">
      <h2
        id={section}
        tabIndex={-1}
        className="scroll-mt-6 text-heading outline-none print:break-after-avoid"
      >
        <span className="text-muted">{number}.</span> {of('title')}
      </h2>
      <Paragraphs texts={paragraphs.map((key) => of(`paragraphs.${key}`))} />
      {points.length > 0 && (
        <dl className="mt-6 border-b border-line">
          {points.map((point) => (
            <Point
              key={point}
              term={names[point] ?? of(`points.${point}.term`)}
              text={of(`points.${point}.text`)}
            />
          ))}
        </dl>
      )}
      {purposes.map((purpose) => (
        <Purpose key={purpose} title={of(`purposes.${purpose}.title`)}>
          {(part) => of(`purposes.${purpose}.${part}`)}
        </Purpose>
      ))}
      <Paragraphs texts={closing.map((key) => of(`closing.${key}`))} />
      {children}
    </section>
  )
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text} className="mt-5">
      {text}
    </p>
  ))
}

function Point({ term, text }: { term: string; text: string }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[13rem_minmax(0,1fr)] print:break-inside-avoid">
      <dt className="font-semibold">{term}</dt>
      <dd className="text-muted">{text}</dd>
    </div>
  )
}

const parts = ['purpose', 'basis', 'data'] as const

interface PurposeProps {
  title: string
  children: (part: (typeof parts)[number]) => string
}

/** What one form is for: why data is processed, on which legal basis, and which data. */
function Purpose({ title, children }: PurposeProps) {
  const text = usePolicyText()
  return (
    <div className="mt-8 print:break-inside-avoid">
      <h3 className="text-subheading">{title}</h3>
      <dl className="mt-3 space-y-3 border-l-2 border-line pl-5 sm:space-y-2">
        {parts.map((part) => (
          <div key={part} className="grid gap-x-6 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
            <dt className="text-small text-muted sm:pt-0.5">{text(`labels.${part}`)}</dt>
            <dd>{children(part)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
