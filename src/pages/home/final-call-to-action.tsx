import { useTranslation } from 'react-i18next'

import { ClosingBand } from '@/components/closing-band'

import { MainActions } from './main-actions'

export function FinalCallToAction() {
  const { t } = useTranslation('home')
  return (
    <ClosingBand title={t('final_cta.title')} text={t('final_cta.text')}>
      <MainActions />
    </ClosingBand>
  )
}
