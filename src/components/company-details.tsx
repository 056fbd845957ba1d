import { useTranslation } from 'react-i18next'

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
const iconPaths = {
  linkedin: 'M5 9.5V19M5 5.2v.1M10 19V9.5m0 4.2c0-2.6 1.6-4.2 3.9-4.2 2.4 0 3.9 1.6 3.9 4.4V19',
  facebook: 'M13 20v-9c0-2.9 1-4.5 4-4.5h1.5M9 12.5h8.5',
  instagram:
    'M8 4.5h8A3.5 3.5 0 0 1 19.5 8v8a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 16V8A3.5 3.5 0 0 1 8 4.5Zm4 4.2a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6ZM16.5 7.4v.1',
}

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
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-5 fill-none stroke-current stroke-[1.75]"
            >
              <path d={iconPaths[network]} strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
