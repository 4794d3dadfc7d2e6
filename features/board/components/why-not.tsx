import { Ban } from 'lucide-react'
import { Link } from 'react-router'
import type { AssignmentRule, Refusal } from '#/domain/assignment.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { whyNotMessages } from '#/messages/shopper-tasks.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'

/** Where the shopper can do something about a rule. */
const ways = {
  agreement: { label: 'fix_agreement', to: '/freelancer/profile/agreement' },
  level: { label: 'fix_level', to: '/freelancer/profile' },
  open_jobs: { label: 'fix_open_jobs', to: '/freelancer/tasks?view=mine' },
  too_far: { label: 'fix_too_far', to: '/freelancer/profile/about' },
  weekday: { label: 'fix_weekday', to: '/freelancer/profile/availability' },
  busy: { label: 'fix_busy', to: '/freelancer/profile/availability' },
} as const satisfies Partial<Record<AssignmentRule, { label: keyof typeof whyNotMessages; to: string }>>

const wayOut = (rule: AssignmentRule) => (Object.hasOwn(ways, rule) ? ways[rule as keyof typeof ways] : null)

/** Every rule that keeps a visit from the shopper, with the day on which it ends and what can be done. */
export function WhyNot({ refusals }: { refusals: readonly Refusal[] }) {
  const t = useT(whyNotMessages)
  const lang = useLang()
  return (
    <ul className="flex flex-col gap-2">
      {refusals.map(({ rule, until }) => {
        const way = wayOut(rule)
        return (
          <li key={rule} className="flex items-start gap-2 text-ui">
            <span className="mt-0.5 text-ink-3">
              <Icon as={Ban} size={16} />
            </span>
            <span className="min-w-0">
              <span>{t(`rule_${rule}`)}</span>
              <span className="ms-1.5 text-caption text-ink-2">
                ({until ? t('until', { date: formatDay(until, lang) }) : t('noEnd')})
              </span>
              {way && (
                <Link to={way.to} className="link ms-1.5 inline-flex items-center whitespace-nowrap coarse:min-h-11">
                  {t(way.label)}
                </Link>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
