import { cx } from 'class-variance-authority'

import { CompanyRequestForm } from '@/features/enquiries/components/company-request-form'

/**
 * The request form beside hero and benefits, in sight while they scroll by (spec 2). Where the whole form fits on
 * the screen (it is lower from `xl` on, where name and e-mail share a line), it stays below the header; elsewhere
 * it scrolls until its button is in sight and stays there.
 */
export function RequestArea({ id, onSent }: { id: string; onSent: () => void }) {
  return (
    <div
      id={id}
      className={cx(
        'mt-14 flex flex-col justify-end lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0',
        'xl:[@media(min-height:52rem)]:justify-start lg:[@media(min-height:62rem)]:justify-start',
      )}
    >
      <div
        className={cx(
          'lg:sticky lg:bottom-6',
          'lg:[@media(min-height:62rem)]:top-24 lg:[@media(min-height:62rem)]:bottom-auto',
          'xl:[@media(min-height:52rem)]:top-24 xl:[@media(min-height:52rem)]:bottom-auto',
        )}
      >
        <CompanyRequestForm onSent={onSent} />
      </div>
    </div>
  )
}
