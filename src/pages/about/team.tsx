import { useTranslation } from 'react-i18next'

import { Section } from '@/components/section'
import { company } from '@/config/company'

import { TeamPortrait } from './team-portrait'

export function Team() {
  const { t } = useTranslation('about')
  return (
    <Section eyebrow={t('team.eyebrow')} title={t('team.title')} intro={t('team.intro')}>
      {company.team.map(({ group, members }) => (
        <div
          key={group}
          className="grid gap-x-10 gap-y-6 border-t border-line py-8 lg:grid-cols-[min(14rem,25%)_minmax(0,1fr)] lg:py-10"
        >
          <h3 className="text-subheading">{t(`team.groups.${group}`)}</h3>
          <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
            {members.map((member) => (
              <li key={member.role} className="flex items-center gap-5 sm:block">
                <TeamPortrait {...member} />
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
