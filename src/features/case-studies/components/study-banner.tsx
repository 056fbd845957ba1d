import type { PublishedStudy } from '../model'
import { StudyPicture } from './study-picture'

const box = 'aspect-16/10 w-full rounded-surface sm:aspect-2/1 lg:aspect-10/3 print:hidden'

/** The banner of a study that is loading is an empty area. */
export function StudyBanner({ study }: { study?: PublishedStudy }) {
  if (!study) return <div className={`bg-tint ${box}`} />
  return <StudyPicture key={study.slug} image={study.featured_image} priority className={box} />
}
