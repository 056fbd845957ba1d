import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'

import { company } from '@/config/company'

/**
 * Last parts of a section's keys in the catalogue `privacy-policy`. For example, `who` in `paragraphs` of the section
 * `administrator` stands for the key `sections.administrator.paragraphs.who`.
 */
interface SectionKeys {
  /** Key of the section in the catalogue, and the id of the section's heading. */
  section: string
  paragraphs: readonly string[]
  points?: readonly string[]
  /** Key: a point. Value: the term of the point, if the term is not translated, such as the name of a cookie. */
  names?: Readonly<Record<string, string>>
  purposes?: readonly string[]
  closing?: readonly string[]
}

export const policyOutline = [
  { section: 'administrator', paragraphs: ['who', 'scope'] },
  {
    section: 'processing',
    paragraphs: ['overview'],
    purposes: ['contact', 'company', 'specialist', 'application', 'operation'],
    closing: ['sensitive', 'automated'],
  },
  {
    section: 'sharing',
    paragraphs: ['overview'],
    points: ['hosting', 'database', 'mail', 'clients', 'authorities'],
    closing: ['processors'],
  },
  { section: 'retention', paragraphs: ['period', 'end', 'delivered'] },
  {
    section: 'security',
    paragraphs: ['overview'],
    points: ['encryption', 'access', 'minimization', 'incidents'],
  },
  {
    section: 'cookies',
    paragraphs: ['overview'],
    points: ['language', 'theme', 'promotion_closed', 'reloaded_for', 'sign_in'],
    names: {
      language: 'language',
      theme: 'theme',
      promotion_closed: 'promotion-closed',
      reloaded_for: 'reloaded-for',
    },
    closing: ['necessary'],
  },
  {
    section: 'rights',
    paragraphs: ['overview'],
    points: [
      'access',
      'rectification',
      'erasure',
      'restriction',
      'portability',
      'objection',
      'withdrawal',
      'complaint',
    ],
    closing: ['objection'],
  },
  { section: 'changes', paragraphs: ['announcement'] },
  { section: 'contact', paragraphs: ['overview'] },
] as const satisfies readonly SectionKeys[]

export type PolicySectionKeys = SectionKeys & Pick<(typeof policyOutline)[number], 'section'>

const { address, legalName, privacyContact, registrationNumber } = company

const placeholders = {
  legalName,
  registrationNumber,
  address: `${address.street}, ${address.city}`,
  privacyEmail: privacyContact.email,
}

export function usePolicyText(): (key: string) => string {
  const { t } = useTranslation('privacy-policy')
  return (key) => t(key as ParseKeys<'privacy-policy'>, placeholders)
}
