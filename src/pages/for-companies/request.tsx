import { CompanyRequestForm } from '@/features/enquiries/components/company-request-form'

/** In a window lower than the form, the form scrolls by itself: nothing of it is out of reach. The padding is its shadow's. */
const sticky =
  'lg:sticky lg:top-20 lg:-mx-6 lg:-mt-2 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:px-6 lg:pt-2 lg:pb-10 lg:[scrollbar-width:thin]'

/** The request form (spec 2): it stays in sight beside the hero and the benefits. */
export function Request() {
  return (
    <div id="request" className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
      <div className={sticky}>
        <CompanyRequestForm />
      </div>
    </div>
  )
}
