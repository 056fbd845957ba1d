import type { ReactNode } from 'react'

import { usePolicyText, type PolicySectionKeys } from './policy-outline'

interface PolicySectionProps {
  number: number
  keys: PolicySectionKeys
  children?: ReactNode
}

export function PolicySection({ number, keys, children }: PolicySectionProps) {
  const { section, paragraphs, points = [], names = {}, purposes = [], closing = [] } = keys
  const text = usePolicyText()
  const sectionText = (key: string) => text(`sections.${section}.${key}`)
  return (
    <section aria-labelledby={section} className="border-t-2 border-ink pt-5">
      <h2
        id={section}
        tabIndex={-1}
        className="scroll-mt-6 text-heading outline-none print:break-after-avoid"
      >
        <span className="text-muted">{number}.</span> {sectionText('title')}
      </h2>
      <Paragraphs texts={paragraphs.map((key) => sectionText(`paragraphs.${key}`))} />
      {points.length > 0 && (
        <dl className="mt-6 border-b border-line">
          {points.map((point) => (
            <Point
              key={point}
              term={names[point] ?? sectionText(`points.${point}.term`)}
              text={sectionText(`points.${point}.text`)}
            />
          ))}
        </dl>
      )}
      {purposes.map((purpose) => (
        <Purpose
          key={purpose}
          title={sectionText(`purposes.${purpose}.title`)}
          textOf={(part) => sectionText(`purposes.${purpose}.${part}`)}
        />
      ))}
      <Paragraphs texts={closing.map((key) => sectionText(`closing.${key}`))} />
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
    <div className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[min(13rem,40%)_minmax(0,1fr)] print:break-inside-avoid">
      <dt className="font-semibold">{term}</dt>
      <dd className="text-muted">{text}</dd>
    </div>
  )
}

const parts = ['purpose', 'basis', 'data'] as const

interface PurposeProps {
  title: string
  textOf: (part: (typeof parts)[number]) => string
}

function Purpose({ title, textOf }: PurposeProps) {
  const text = usePolicyText()
  return (
    <div className="mt-8 print:break-inside-avoid">
      <h3 className="text-subheading">{title}</h3>
      <dl className="mt-3 space-y-3 border-l-2 border-line pl-5 sm:space-y-2">
        {parts.map((part) => (
          <div key={part} className="grid gap-x-6 sm:grid-cols-[min(8.5rem,40%)_minmax(0,1fr)]">
            <dt className="text-small text-muted sm:pt-0.5">{text(`labels.${part}`)}</dt>
            <dd>{textOf(part)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
