import { Portrait } from '@/components/art/portrait'

/** Drawn portrait of the client who is quoted in the study about CloudTalk. The site shows the square as a circle. */
export function ClientPortrait() {
  return (
    <div className="size-[96px] overflow-hidden">
      <Portrait
        design={{
          hair: 'receding',
          hairColour: 'dark',
          background: 'sand',
          outfit: 'rollNeck',
          shoulders: 62,
          beard: 'short',
          glasses: 'round',
          tilt: -2,
        }}
        className="aspect-20/23 w-full origin-[50%_10%] scale-[1.12]"
      />
    </div>
  )
}
