import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addMinutes, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { ownerOf } from '#/features/office/automation/owner.server.ts'
import { recipeValues, type RuleValues } from '#/features/office/automation/recipe-values.ts'
import { runRules } from '#/features/office/automation/run-rules.server.ts'
import { addRule } from '#/features/office/automation/write-rule.server.ts'
import { type Cast, findPerson } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { teamPeople } from '../team.ts'
import { happeningAt } from '../time-travel.server.ts'

type DemoRule = { owner: Actor; key: string; daysAgo: number; values: RuleValues; rests?: true }

/** The manager of a region, with the rights in the company. */
async function regionManager(company: Actor): Promise<Actor> {
  const person = await findPerson(teamPeople.regionManager.email)
  const actor =
    person &&
    (await asSystem('the demo world acts as a member of a company', (tx) =>
      ownerOf(tx, { clientId: company.id, ownerId: person.id }),
    ))
  if (!actor) throw new Error('the demo world has no manager of a region')
  return actor
}

const below90: RuleValues = {
  name: 'تقرير دون 90%: إشعار مدير الفرع',
  event: 'report.released',
  nodeId: null,
  spec: {
    matching: 'all',
    conditions: [{ field: 'score', op: 'below', value: '90' }],
    steps: [
      { do: 'notify', roles: ['branch_manager'], people: [], text: 'الدرجة دون 90%. يُرجى مراجعة التقرير مع الفريق.' },
      { do: 'note', text: 'تُناقش الدرجة في اجتماع الأسبوع.' },
    ],
  },
}

/** The restaurants have a manager for one region only, so their owner is told too. */
const tellOwner = (steps: RuleValues['spec']['steps']): RuleValues['spec']['steps'] =>
  steps.map((step) => (step.do === 'notify' ? { ...step, roles: ['owner', ...step.roles] } : step))

/**
 * Rules about due days, which have run since, and one of a region about reports, which rests: the timeline of the demo
 * world was stored in one go, so a rule about its events would follow months at once.
 */
async function rulesOf({ admin, saffron }: Cast): Promise<DemoRule[]> {
  const unpaid = recipeValues('unpaid', 'en')
  const days = { field: 'days', op: 'in', value: '1,15,30' } as const
  const from = (owner: Actor, key: Parameters<typeof recipeValues>[0], daysAgo: number) => ({
    owner,
    key,
    daysAgo,
    values: recipeValues(key, owner.language),
  })
  const overdue = from(saffron, 'overdue', 11)
  return [
    { ...from(admin, 'unpaid', 19), values: { ...unpaid, spec: { ...unpaid.spec, conditions: [days] } } },
    from(admin, 'noShopper', 19),
    from(saffron, 'paper', 11),
    {
      ...overdue,
      values: { ...overdue.values, spec: { ...overdue.values.spec, steps: tellOwner(overdue.values.spec.steps) } },
    },
    { owner: await regionManager(saffron), key: 'below 90', daysAgo: 9, values: below90, rests: true },
  ]
}

/** Automation rules of our team and of the restaurants, each followed every night since it was added. Idempotent. */
export async function tellAutomation(cast: Cast, present: Date): Promise<void> {
  const today = riyadhDay(present)
  const rules = await rulesOf(cast)
  for (const { owner, key, daysAgo, values, rests = false } of rules)
    await happeningAt(addMinutes(startOfDay(addDays(today, -daysAgo)), 11 * 60), () =>
      addRule(owner, { id: sameIdFor('automation rule', key), rests, ...values }),
    )
  for (let ago = Math.max(...rules.map(({ daysAgo }) => daysAgo)) - 1; ago >= 0; ago--) {
    const night = addMinutes(startOfDay(addDays(today, -ago)), 1)
    if (night <= present) await happeningAt(night, runRules)
  }
}
