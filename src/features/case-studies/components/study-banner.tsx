import type { PublishedStudy } from '../model'
import { StudyPicture } from './study-picture'

/** While the study loads, `study` is undefined, and the area of the picture is empty. */
export function StudyBanner({ study }: { study?: PublishedStudy }) {
  return (
    <div className="aspect-16/10 overflow-hidden rounded-surface bg-tint sm:aspect-2/1 lg:aspect-10/3 print:hidden">
      {study && <StudyPicture key={study.slug} slug={study.slug} image={study.featured_image} banner />}
    </div>
  )
}
