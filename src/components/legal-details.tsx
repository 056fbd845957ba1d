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
