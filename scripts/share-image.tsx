import { BrandLogo } from '@/components/art/brand-logo'
import mark from '@/components/art/brand-mark.svg?raw'
import { Drawing } from '@/components/art/drawing'
import { TideMotif } from '@/components/art/tide-motif'
import { company } from '@/config/company'

export { drawnShareImage, shareImageSize } from '@/seo/share-image'

/** The image that a shared link shows (`og:image`, 1200 × 630 pixels) if its page has no picture. */
export function ShareImage({ headline }: { headline: string }) {
  return (
    <div className="relative isolate flex h-[630px] w-[1200px] flex-col justify-between overflow-hidden bg-paper px-[72px] pt-[64px] pb-[72px]">
      <BrandLogo name={company.brand} className="text-[44px] text-ink" />
      <p className="max-w-[560px] text-[92px] leading-[1.02] font-semibold tracking-[-0.035em] text-balance text-ink">
        {headline}
      </p>
      <div className="absolute top-10 right-0 bottom-16 -z-10 flex w-[600px]">
        <TideMotif className="flex-1" />
      </div>
    </div>
  )
}

/** The icon for the home screen of a phone, 180 × 180 pixels. The phone rounds the corners of the icon. */
export function TouchIcon() {
  return (
    <div className="grid size-[180px] place-items-center bg-primary text-on-primary">
      <Drawing svg={mark} className="size-[112px]" />
    </div>
  )
}
