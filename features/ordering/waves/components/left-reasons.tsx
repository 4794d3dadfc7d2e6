import { type AssignmentRule, assignmentRules } from '#/domain/assignment.ts'
import { errorMessages } from '#/messages/errors.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { wavePickMessages } from '#/messages/ordering/wave-visits.ts'
import { useT } from '#/ui/language.tsx'
import type { PickRow } from '../pick-list.ts'

type Refusals = PickRow['refusals']
const isRule = (name: string): name is AssignmentRule => assignmentRules.some((rule) => rule === name)

const helps = {
  date: ['same_branch', 'same_client', 'branch_day', 'shopper_day', 'weekday', 'busy'],
  farther: ['too_far'],
  jobs: ['open_jobs'],
  level: ['level'],
  papers: ['not_approved', 'agreement'],
  city: ['unknown_place'],
} as const satisfies Record<string, readonly AssignmentRule[]>
const kinds = Object.keys(helps) as (keyof typeof helps)[]

const counted = (refusals: Refusals) => Object.entries(refusals).toSorted(([, a], [, b]) => b.all - a.all)

/** Refusing rules by number of shoppers, the most frequent first. */
export function LeftReasons({ refusals, most = 99 }: { refusals: Refusals; most?: number }) {
  const t = useT(wavePickMessages)
  const rule = useT(assignmentMessages)
  const problem = useT(errorMessages)
  const nameOf = (name: string) =>
    isRule(name) ? rule(`rule_${name}`) : Object.hasOwn(errorMessages, name) ? problem(name as 'not-found') : name
  return (
    <ul className="flex flex-col gap-0.5 text-caption text-ink-2">
      {counted(refusals)
        .slice(0, most)
        .map(([name, { all }]) => (
          <li key={name} className="num">
            {all > 1 || isRule(name) ? t('reason', { rule: nameOf(name), count: all }) : nameOf(name)}
          </li>
        ))}
    </ul>
  )
}

/** Measures that would help a visit: shoppers excluded by a single kind of rule. */
export function WhatHelps({ refusals }: { refusals: Refusals }) {
  const t = useT(wavePickMessages)
  const found = kinds.flatMap((kind) => {
    const count = helps[kind].reduce((sum, rule) => sum + (refusals[rule]?.alone ?? 0), 0)
    return count > 0 ? [{ kind, count }] : []
  })
  if (found.length === 0) return null
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-ui font-semibold">{t('help')}</h3>
      <ul className="list-disc ps-5 text-ui">
        {found.map(({ kind, count }) => (
          <li key={kind}>{t(`help_${kind}`, { count })}</li>
        ))}
      </ul>
    </section>
  )
}
