import { sql } from 'kysely'
import { asSystem, readAs, type Tx } from '#/db/database.server.ts'
import { nodeName } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { type AutomationEvent, declared, eventsOf, type OtherStep } from '#/domain/automation/events.ts'
import { permissionsOfSteps } from '#/domain/automation/rule.ts'
import { type Names, nameFor } from '#/domain/branch-names.ts'
import { AppError } from '#/domain/errors.ts'
import { inTreeOrder } from '#/domain/org-tree.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { selectNodes } from '#/features/companies/hierarchy/read-tree.server.ts'
import { ruleColumns, ruleOf, type StoredRule } from './stored-rule.ts'
import { companyIn, sideOf } from './write-rule.server.ts'

export type Choice = { value: string; label: string }
export type RuleView = StoredRule & {
  /** Null: the whole company, or our team. */
  place: string | null
  owner: string
  isOwn: boolean
  versions: { version: number; at: string; by: string }[]
  /** Names of the people whom its steps tell. */
  people: Record<string, string>
}

/** Names of members or staff that a rule names, for those who may read the rule. */
const namesOf = (ids: readonly string[]): Promise<Record<string, string>> =>
  asSystem('a rule names its owner and the people whom it tells', async (tx) => {
    if (ids.length === 0) return {}
    const rows = await tx.selectFrom('profiles').select(['id', 'full_name']).where('id', 'in', ids).execute()
    return Object.fromEntries(rows.map(({ id, full_name: name }) => [id, name]))
  })

const peopleIn = ({ spec }: StoredRule): string[] =>
  spec.steps.flatMap((step) => {
    if ('people' in step) return step.people
    return step.do === 'task' && step.ownerId ? [step.ownerId] : []
  })

async function selectRule(db: Tx, id: string) {
  const row = await db
    .selectFrom('automation_rules as r')
    .leftJoin('org_nodes as n', (join) => join.onRef('n.client_id', '=', 'r.client_id').onRef('n.id', '=', 'r.node_id'))
    .select(ruleColumns)
    .select(sql<string | null>`case when n.kind <> 'root' then ${nodeName('n')} end`.as('place'))
    .where('r.id', '=', recordId(id))
    .executeTakeFirst()
  const rule = row && ruleOf(row)
  if (!rule) throw new AppError('not-found')
  return { ...rule, place: row.place }
}

/** A rule with its versions. Throws `not-found`. */
export async function readRule(actor: Actor, id: string): Promise<RuleView> {
  authorize(actor, 'automation.read')
  const { rule, versions } = await readAs(actor, async (db) => ({
    rule: await selectRule(db, id),
    versions: await db
      .selectFrom('automation_versions')
      .select(['version', 'saved_at as at', 'saved_by'])
      .where('rule_id', '=', recordId(id))
      .orderBy('version', 'desc')
      .limit(20)
      .execute(),
  }))
  const people = await namesOf([...new Set([rule.ownerId, ...peopleIn(rule), ...versions.map((one) => one.saved_by)])])
  return {
    ...rule,
    owner: people[rule.ownerId] ?? '',
    isOwn: rule.ownerId === actor.id,
    versions: versions.map(({ version, at, saved_by: by }) => ({ version, at, by: people[by] ?? '' })),
    people,
  }
}

/** Events that the actor may have rules about. */
export const eventsFor = (actor: Actor): AutomationEvent[] =>
  eventsOf(sideOf(actor)).filter((event) => may(actor, declared(event).needs))

/** Parts of the company where the actor may have rules, in the order of the tree; the root has no name of its own. */
async function partsOf(actor: Actor): Promise<(Choice & { isRoot: boolean })[]> {
  const { nodes, own } = await readAs(actor, async (db) => {
    const { rows } = await sql<{ own: string[] }>`select priv.my_nodes('automation.write') as own`.execute(db)
    return { nodes: await selectNodes(db, companyOf(actor)), own: new Set(rows[0]!.own) }
  })
  const isOwner = actor.company?.mode !== 'member'
  return inTreeOrder(nodes.filter(({ closedAt }) => closedAt === null))
    .filter(({ id }) => isOwner || own.has(id))
    .map(({ id, kind, nameEn, nameAr, depth }) => {
      const names: Names = { en: nameEn, ar: nameAr }
      return {
        value: id,
        label: `${'\u2003'.repeat(Math.max(0, depth - 1))}${nameFor(names, actor.language)}`,
        isRoot: kind === 'root',
      }
    })
}

const mostPeople = 100

/** People whom a step may name: of our team, or of the whole company for its owners. */
async function peopleFor(actor: Actor): Promise<Choice[]> {
  const clientId = companyIn(actor)
  if (clientId !== null && actor.company?.mode === 'member') return []
  return asSystem('the owner of a company, or of the platform, chooses people whom a rule tells', async (tx) => {
    const people = tx
      .selectFrom('profiles as p')
      .select(['p.id as value', 'p.full_name as label'])
      .where('p.status', '=', 'active')
      .orderBy('p.full_name')
      .limit(mostPeople)
    return clientId === null
      ? people
          .where('p.id', 'in', (of) =>
            of.selectFrom('staff_members').select('profile_id').where('state', '=', 'active'),
          )
          .execute()
      : people
          .where('p.id', 'in', (of) =>
            of
              .selectFrom('members')
              .select('profile_id')
              .where('client_id', '=', clientId)
              .where('state', '=', 'active'),
          )
          .execute()
  })
}

export type RuleChoices = {
  parts: (Choice & { isRoot: boolean })[]
  people: Choice[]
  /** Steps besides telling that the event allows and the actor may take. */
  steps: OtherStep[]
}

/** Steps besides telling people that a rule of the actor about an event may have. */
export const stepsFor = (actor: Actor, event: AutomationEvent): OtherStep[] =>
  declared(event).may.filter((kind) =>
    permissionsOfSteps(sideOf(actor), [{ do: kind }]).every((permission) => may(actor, permission)),
  )

/** What the form of a rule offers for an event. Throws `not-found` for an event of others. */
export async function readRuleChoices(actor: Actor, event: AutomationEvent): Promise<RuleChoices> {
  authorize(actor, 'automation.write')
  if (!eventsFor(actor).includes(event)) throw new AppError('not-found')
  const [parts, people] = await Promise.all([actor.type === 'admin' ? [] : partsOf(actor), peopleFor(actor)])
  return { parts, people, steps: stepsFor(actor, event) }
}
