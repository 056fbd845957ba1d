import { StickyPanel } from '@/components/sticky-panel'
import { CompanyRequestForm } from '@/features/enquiries/components/company-request-form'

interface RequestAreaProps {
  id: string
  onSent: () => void
}

/** Shows the request form beside hero and benefits, which scroll past it (spec 2). */
export function RequestArea({ id, onSent }: RequestAreaProps) {
  return (
    <div id={id} className="mt-14 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
      <StickyPanel>
        <CompanyRequestForm onSent={onSent} />
      </StickyPanel>
    </div>
  )
}
