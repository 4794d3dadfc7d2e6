import { asActor, asSystem, readAs } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { applies, dryRunDays, dryRunSamples, type RuleSpec, verdictOf, waitOf } from '#/domain/automation/rule.ts'
import type { AutomationEvent } from '#/domain/automation/events.ts'
import { authorize } from '#/domain/permissions.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { HappenedEvent } from './event.ts'
import { readEvents } from './read-events.server.ts'
import { isTelling, type Recipient, recipientsOf } from './recipients.server.ts'
import { eventLink, eventSentence } from './sentence.ts'
import { companyIn } from './write-rule.server.ts'

/** Events that a dry run reads. */
const mostRead = 5000

export type DrySample = {
  key: string
  at: string
  what: string
  place: string | null
  link: string
  told: string[]
  dueAt: string | null
}
/** `wait`: days that it would wait; `waiting`: events for which it would still wait. */
export type DryRun = { count: number; wait: number; waiting: number; samples: DrySample[]; recipients: string[] }
/** `dueAt`: when the conditions are asked again, for an event for which the rule would still wait. */
type Followed = { event: HappenedEvent; dueAt: Date | null }

type Tried = { event: AutomationEvent; nodeId: string | null; spec: RuleSpec }

async function placesOf(actor: Actor, events: readonly HappenedEvent[]): Promise<Map<string, string>> {
  const ids = [...new Set(events.flatMap(({ branchId }) => branchId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('branches')
      .select(['branches.id', branchNow().as('name')])
      .where('branches.id', 'in', ids)
      .execute(),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Whom the rule would have told of an event, each once. */
const toldOf = (actor: Actor, spec: RuleSpec, event: HappenedEvent): Promise<Recipient[]> =>
  asSystem('a dry run names the members or staff whom a rule would tell', async (tx) => {
    const found = new Map<string, Recipient>()
    for (const step of spec.steps.filter(isTelling))
      for (const one of await recipientsOf(tx, companyIn(actor), event, step)) found.set(one.id, one)
    return [...found.values()]
  })

/** Events of the last 30 days that a rule would have followed, as the actor may see them. Changes nothing. */
export async function eventsFor(actor: Actor, { event, nodeId, spec }: Tried): Promise<Followed[]> {
  authorize(actor, 'automation.read')
  const until = now()
  const clientId = companyIn(actor)
  const wanted = {
    by: 'happened',
    from: addHours(until, -24 * dryRunDays),
    until,
    ...(clientId !== null && { clientIds: [clientId], ...(nodeId && { nodeId }) }),
    most: mostRead,
  } as const
  const wait = waitOf(spec)
  return asActor(actor, async (tx) => {
    const met = (await readEvents(tx, event, wanted)).filter(({ facts }) => applies(spec, facts))
    if (wait === 0 || met.length === 0) return met.map((one) => ({ event: one, dueAt: null }))
    const again = await readEvents(tx, event, { ...wanted, keys: met.map(({ key }) => key), waited: wait })
    const later = new Map(again.map((one) => [one.key, one.holds && applies(spec, one.facts)]))
    return met.flatMap((one): Followed[] => {
      const dueAt = addHours(new Date(one.at), wait * 24)
      const verdict = verdictOf(true, dueAt > until ? null : (later.get(one.key) ?? false))
      return verdict === 'nothing' ? [] : [{ event: one, dueAt: verdict === 'waits' ? dueAt : null }]
    })
  })
}

/** Counts the events that a rule would have followed, with samples and whom it would have told. */
export async function dryRun(actor: Actor, tried: Tried): Promise<DryRun> {
  const followed = await eventsFor(actor, tried)
  const shown = followed.slice(0, dryRunSamples)
  const places = await placesOf(
    actor,
    shown.map(({ event }) => event),
  )
  const samples: DrySample[] = []
  for (const { event, dueAt } of shown) {
    const told = await toldOf(actor, tried.spec, event)
    samples.push({
      key: event.key,
      at: event.at,
      what: eventSentence(event, actor.language),
      place: event.branchId ? (places.get(event.branchId) ?? null) : null,
      link: eventLink(event),
      told: told.map(({ name }) => name),
      dueAt: dueAt?.toISOString() ?? null,
    })
  }
  return {
    count: followed.length,
    wait: waitOf(tried.spec),
    waiting: followed.filter(({ dueAt }) => dueAt !== null).length,
    samples,
    recipients: [...new Set(samples.flatMap(({ told }) => told))],
  }
}
