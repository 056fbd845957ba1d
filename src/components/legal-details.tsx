import { useTranslation } from 'react-i18next'

import { company } from '@/config/company'

/** Shows the company's numbers and its entry in the register, one paragraph each. */
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
