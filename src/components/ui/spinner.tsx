import { LoaderCircle } from 'lucide-react'

export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid place-items-center py-24 text-primary">
      <LoaderCircle aria-hidden="true" className="size-8 animate-spin" />
      <span className="sr-only">{label}</span>
    </div>
  )
}
