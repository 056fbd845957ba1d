import { useTranslation } from 'react-i18next'

import { Drawing } from '@/components/art/drawing'
import facebook from '@/components/art/facebook.svg?raw'
import instagram from '@/components/art/instagram.svg?raw'
import linkedin from '@/components/art/linkedin.svg?raw'
import { company } from '@/config/company'

export function LegalDetails() {
  const { t } = useTranslation()
  const { register, registrationNumber, vatNumber } = company
  return (
    <>
      <p>{t('legal.registration_number', { number: registrationNumber })}</p>
      <p>{t('legal.vat_number', { number: vatNumber })}</p>
      <p>{t('legal.register', { register })}</p>
    </>
  )
}

const networks = ['linkedin', 'facebook', 'instagram'] as const

/** Drawn for this site, because the networks' logos are trademarks (D1). */
const icons = { linkedin, facebook, instagram }

export function SocialLinks() {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-wrap gap-2">
      {networks.map((network) => (
        <li key={network}>
          <a
            href={company.social[network]}
            target="_blank"
            rel="noopener noreferrer"
            className="grid size-11 place-items-center rounded-full border border-ink/20 transition-colors hover:border-ink hover:bg-surface"
          >
            <span className="sr-only">
              {t(`social.${network}`)} {t('new_tab')}
            </span>
            <Drawing svg={icons[network]} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  )
}
