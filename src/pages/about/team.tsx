import { useTranslation } from 'react-i18next'

import { ImageWithFallback } from '@/components/image-with-fallback'
import { Section } from '@/components/section'
import { company } from '@/config/company'

export function Team() {
  const { t } = useTranslation('about')
  return (
    <Section eyebrow={t('team.eyebrow')} title={t('team.title')} intro={t('team.intro')}>
      {company.team.map(({ group, members }) => (
        <div
          key={group}
          className="grid gap-x-10 gap-y-4 border-t border-line py-6 lg:grid-cols-[min(14rem,25%)_minmax(0,1fr)] lg:py-10"
        >
          <h3 className="text-subheading">{t(`team.groups.${group}`)}</h3>
          <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
            {members.map((member) => (
              <li key={member.role} className="flex items-center gap-5 sm:block">
                <TeamPhoto {...member} />
                <div className="min-w-0 sm:mt-4">
                  <p className="text-subheading font-semibold">{member.name}</p>
                  <p className="text-small text-muted">{t(`team.roles.${member.role}`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

const frame = 'aspect-20/23 w-16 max-w-full shrink-0 rounded-t-full sm:w-28 lg:w-36'

/** The initial of the name is the fallback (spec 2). */
export function TeamPhoto({ name, photo }: { name: string; photo?: string }) {
  return (
    <ImageWithFallback
      src={photo}
      width={300}
      height={345}
      loading="lazy"
      className={`${frame} object-cover`}
      fallback={
        <div
          data-initial={name.charAt(0)}
          className={`${frame} grid place-items-center bg-tint text-title font-medium text-primary before:content-[attr(data-initial)/'']`}
        />
      }
    />
  )
}
