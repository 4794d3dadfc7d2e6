import type { Tx } from '#/db/database.server.ts'
import { declared } from '#/domain/automation/events.ts'
import { permissionsOfSteps, type RuleStep, type Told } from '#/domain/automation/rule.ts'
import { may, type Permission } from '#/domain/permissions.ts'
import { staffRightsOf } from '#/features/identity/staff/rights.server.ts'
import { membersWith } from '#/features/messaging/tell/team.server.ts'
import type { HappenedEvent } from './event.ts'

type Telling = Extract<RuleStep, Told>
export type Recipient = { id: string; name: string; email: string }

/** What those told by a step need: to see the event, and for a proposal to order visits. */
const needsOf = (event: HappenedEvent, step: Telling): Permission[] => [
  declared(event.event).needs,
  ...permissionsOfSteps('company', [step]),
]

/** The branch, or null for the whole company, as the rules about teams know it. */
const placeOf = ({ branchId }: HappenedEvent): string | null => branchId

async function membersFor(tx: Tx, clientId: string, event: HappenedEvent, step: Telling) {
  const { roles, people } = step
  const [team, ...others] = await Promise.all(
    needsOf(event, step).map((needs) => membersWith(tx, clientId, needs, placeOf(event))),
  )
  return team!
    .filter(({ id }) => others.every((them) => them.some((one) => one.id === id)))
    .filter((one) => people.includes(one.id) || one.roles.some((role) => roles.includes(role)))
    .map(({ id, full_name: name, email }) => ({ id, name, email }))
}

async function staffFor(tx: Tx, event: HappenedEvent, { roles, people }: Told): Promise<Recipient[]> {
  const staff = await tx
    .selectFrom('staff_members as s')
    .innerJoin('profiles as p', 'p.id', 's.profile_id')
    .select(['p.id', 'p.full_name as name', 'p.email', 's.role'])
    .where('s.state', '=', 'active')
    .where('p.status', '=', 'active')
    .orderBy('p.full_name')
    .execute()
  const wanted = staff.filter(({ id, role }) => people.includes(id) || roles.includes(role))
  const found: Recipient[] = []
  for (const { id, name, email } of wanted) {
    const rights = await staffRightsOf(tx, id)
    if (rights && may({ type: 'admin', staff: rights }, declared(event.event).needs)) found.push({ id, name, email })
  }
  return found
}

/** Those whom a step tells of an event: of its roles and people who may read the event. For transactions of the platform. */
export const recipientsOf = (
  tx: Tx,
  clientId: string | null,
  event: HappenedEvent,
  step: Telling,
): Promise<Recipient[]> => (clientId === null ? staffFor(tx, event, step) : membersFor(tx, clientId, event, step))

/** The person responsible for an action of a rule: the nearest who may work on it at the branch. */
export async function responsibleFor(tx: Tx, clientId: string, branchId: string): Promise<Recipient | null> {
  const [nearest] = await membersWith(tx, clientId, 'actions.write', branchId)
  return nearest ? { id: nearest.id, name: nearest.full_name, email: nearest.email } : null
}

export const isTelling = (step: RuleStep): step is Telling => 'roles' in step
