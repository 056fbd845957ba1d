import { useTranslation } from 'react-i18next'

import type { Salary } from '../salary'

/** A salary in words: `€4,800 – €6,200 / month`. */
export function SalaryText({ salary: { kind, amount } }: { salary: Salary }) {
  const { t } = useTranslation('it-projects')
  return t(`offer.salary.${kind}`, { amount })
}
