import { asActor, asSystem, readAs } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { applies, dryRunDays, dryRunSamples, type RuleSpec } from '#/domain/automation/rule.ts'
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

export type DrySample = { key: string; at: string; what: string; place: string | null; link: string; told: string[] }
export type DryRun = { count: number; samples: DrySample[]; recipients: string[] }

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
export async function eventsFor(actor: Actor, { event, nodeId, spec }: Tried): Promise<HappenedEvent[]> {
  authorize(actor, 'automation.read')
  const until = now()
  const clientId = companyIn(actor)
  const place = clientId === null ? {} : { clientIds: [clientId], ...(nodeId && { nodeId }) }
  const from = addHours(until, -24 * dryRunDays)
  const events = await asActor(actor, (tx) =>
    readEvents(tx, event, { by: 'happened', from, until, ...place, most: mostRead }),
  )
  return events.filter(({ facts }) => applies(spec, facts))
}

/** Counts the events that a rule would have followed, with samples and whom it would have told. */
export async function dryRun(actor: Actor, tried: Tried): Promise<DryRun> {
  const events = await eventsFor(actor, tried)
  const shown = events.slice(0, dryRunSamples)
  const places = await placesOf(actor, shown)
  const samples: DrySample[] = []
  for (const event of shown) {
    const told = await toldOf(actor, tried.spec, event)
    samples.push({
      key: event.key,
      at: event.at,
      what: eventSentence(event, actor.language),
      place: event.branchId ? (places.get(event.branchId) ?? null) : null,
      link: eventLink(event),
      told: told.map(({ name }) => name),
    })
  }
  return { count: events.length, samples, recipients: [...new Set(samples.flatMap(({ told }) => told))] }
}
