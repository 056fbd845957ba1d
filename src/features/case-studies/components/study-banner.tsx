import type { Study } from '../model'
import { StudyPicture } from './study-picture'

/** Shows a study's picture over the width of its page. Without a study it keeps the place of one that is loading. */
export function StudyBanner({ study }: { study?: Study }) {
  return (
    <div className="aspect-16/10 overflow-hidden rounded-surface bg-tint sm:aspect-2/1 lg:aspect-10/3 print:hidden">
      {study && <StudyPicture key={study.slug} slug={study.slug} image={study.featured_image} banner />}
    </div>
  )
}
