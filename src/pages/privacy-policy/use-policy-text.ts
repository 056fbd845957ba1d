import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'

import { company } from '@/config/company'

const { address, legalName, privacyContact, registrationNumber } = company

/** Company facts that the policy names. */
const companyDetails = {
  legalName,
  registrationNumber,
  address: `${address.street}, ${address.city}`,
  privacyEmail: privacyContact.email,
}

/** The policy's texts by key, with the company's facts in place. Keys are put together from `policySections`. */
export function usePolicyText(): (key: string) => string {
  const { t } = useTranslation('privacy-policy')
  return (key) => t(key as ParseKeys<'privacy-policy'>, companyDetails)
}
