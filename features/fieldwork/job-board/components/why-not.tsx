import { Ban } from 'lucide-react'
import { href, Link } from 'react-router'
import type { AssignmentRule, Refusal } from '#/domain/assignment.ts'
import { useRefusalEnd } from '#/features/ordering/assignment/components/refusal-end.ts'
import { whyNotMessages } from '#/messages/shopper-tasks.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { flowPath } from '../flow-address.ts'

/** Pages on which the shopper can resolve a refusal. */
const ways = {
  agreement: { label: 'fix_agreement', to: href('/freelancer/profile/agreement') },
  level: { label: 'fix_level', to: href('/freelancer/profile') },
  open_jobs: { label: 'fix_open_jobs', to: flowPath('todo') },
  unknown_place: { label: 'fix_unknown_place', to: `${href('/freelancer/profile/about')}#place` },
  too_far: { label: 'fix_too_far', to: href('/freelancer/profile/about') },
  weekday: { label: 'fix_weekday', to: href('/freelancer/profile/availability') },
  busy: { label: 'fix_busy', to: href('/freelancer/profile/availability') },
} as const satisfies Partial<Record<AssignmentRule, { label: keyof typeof whyNotMessages; to: string }>>

/** An open offer that conflicts with a visit can be answered. */
const offers = { label: 'fix_offers', to: flowPath('offered') } as const
const wayOut = ({ rule, offerUntil }: Refusal) =>
  offerUntil ? offers : Object.hasOwn(ways, rule) ? ways[rule as keyof typeof ways] : null

/** All refusals of a visit, each with its end and remedy. */
export function WhyNot({ refusals }: { refusals: readonly Refusal[] }) {
  const t = useT(whyNotMessages)
  const endOf = useRefusalEnd()
  return (
    <ul className="flex flex-col gap-2">
      {refusals.map((refusal) => {
        const { rule } = refusal
        const way = wayOut(refusal)
        return (
          <li key={rule} className="flex items-start gap-2 text-ui">
            <span className="mt-0.5 text-ink-3">
              <Icon as={Ban} size={16} />
            </span>
            <span className="min-w-0">
              <span>{t(`rule_${rule}`)}</span>
              <span className="ms-1.5 text-caption text-ink-2">({endOf(refusal)})</span>
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
