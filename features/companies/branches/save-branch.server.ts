import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { AttributesOfBranch } from '#/domain/branch-attributes.ts'
import type { BranchHours } from '#/domain/branch-hours.ts'
import { branchColumnsOf, type Names } from '#/domain/branch-names.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Place } from '#/domain/place.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivities, recordActivity } from '#/features/core/activity/record.server.ts'
import { refuseParent } from '#/features/companies/hierarchy/add-group.server.ts'
import {
  companyIn,
  holdTree,
  nodeIn,
  placeNewBranches,
  recordNodeEvent,
  recordNodeEvents,
  refuseTakenCode,
  writeNode,
} from '#/features/companies/hierarchy/hold-tree.server.ts'
import { moveNodeWithin } from '#/features/companies/hierarchy/move-node.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { placeOfNew, placesOfNew } from './place.server.ts'

export type BranchFacts = {
  names: Names
  location: string
  phone: string | null
  hours: BranchHours
  attributes: AttributesOfBranch
  managerId: string | null
  crNumber: string | null
  licenceNumber: string | null
  place: Place | null
}
/** `id`: of the caller, so that what is sent twice is one branch. */
export type NewBranch = BranchFacts & { parentId: string; code: string | null; id?: string }

export const columnsOf = (facts: BranchFacts) => ({
  ...branchColumnsOf(facts.names),
  location: facts.location,
  phone: facts.phone,
  hours: JSON.stringify(facts.hours),
  attributes: JSON.stringify(facts.attributes),
  manager_id: facts.managerId,
  cr_number: facts.crNumber,
  licence_number: facts.licenceNumber,
  latitude: facts.place?.latitude ?? null,
  longitude: facts.place?.longitude ?? null,
})

async function refuseSame(tx: Tx, clientId: string, { names, location }: BranchFacts, id?: string): Promise<void> {
  const { name } = branchColumnsOf(names)
  const same = await tx
    .selectFrom('branches')
    .select('id')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`lower(name) = lower(${name}) and lower(location) = lower(${location})`)
    .$if(id !== undefined, (rows) => rows.where('id', '<>', id!))
    .executeTakeFirst()
  if (same) throw new AppError('branch.same-name')
}

async function refuseManager(tx: Tx, clientId: string, managerId: string | null): Promise<void> {
  if (managerId === null) return
  const member = await tx
    .selectFrom('members')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', recordId(managerId))
    .where('state', '=', 'active')
    .executeTakeFirst()
  if (!member) throw new AppError('bad-request', {}, { managerId: 'unreadable' })
}

/** Adds a branch below a group or the company. */
export async function addBranch(actor: Actor, branch: NewBranch, clientId?: string): Promise<{ id: string }> {
  authorize(actor, 'branches.create')
  authorize(actor, 'nodes.write')
  const company = companyIn(actor, clientId)
  return asActor(actor, async (tx) => {
    const nodes = await holdTree(tx, company)
    const known = nodes.find(({ id }) => id === branch.id)
    if (known) return { id: known.id }
    refuseParent(nodes, nodeIn(nodes, branch.parentId))
    refuseTakenCode(nodes, branch.code)
    await refuseSame(tx, company, branch)
    await refuseManager(tx, company, branch.managerId)
    const [id] = await insertBranches(tx, actor, company, [branch])
    return { id: id! }
  })
}

/** Rows of one statement. */
const atOnce = 250

/** Inserts branches that were checked, each at its place in the held tree. Returns their ids. */
export async function insertBranches(
  tx: Tx,
  actor: Actor,
  clientId: string,
  branches: readonly NewBranch[],
): Promise<string[]> {
  const placeOf = await placesOfNew(tx, clientId)
  const made = branches.map((branch) => ({ id: branch.id ?? randomUUID(), branch }))
  for (let at = 0; at < made.length; at += atOnce) {
    const some = made.slice(at, at + atOnce)
    const rows = some.map(({ id, branch }) => {
      return { id, client_id: clientId, created_at: now(), ...columnsOf(branch), ...placeOf(branch.location) }
    })
    await tx.insertInto('branches').values(rows).execute()
    // the trigger puts a new branch below the company
    await placeNewBranches(
      tx,
      clientId,
      some.map(({ id, branch: { parentId, code } }) => ({ id, parentId, code })),
    )
    const told = some.map(({ id, branch: { names, location, parentId, code } }) => {
      return { id, details: { names, location, parentId, code } }
    })
    await recordNodeEvents(
      tx,
      actor,
      told.map(({ id, details }) => ({ clientId, nodeId: id, step: 'made', details })),
    )
    await recordActivities(
      tx,
      actor,
      told.map(({ id, details }) => {
        return { action: 'branches.create', entity: 'branch', entityId: id, clientId, after: details }
      }),
    )
  }
  return made.map(({ id }) => id)
}

type Seen = { branchId: string; version: number }

const heldColumns = [
  'id',
  'name',
  'name_ar',
  'location',
  'phone',
  'hours',
  'attributes',
  'manager_id',
  'cr_number',
  'licence_number',
  'latitude',
  'longitude',
  'closed_at',
  'version',
] as const

async function holdBranch(tx: Tx, clientId: string, { branchId, version }: Seen) {
  const row = await tx
    .selectFrom('branches')
    .select(heldColumns)
    .where('client_id', '=', clientId)
    .where('id', '=', recordId(branchId))
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (row.version !== version) throw new AppError('changed-meanwhile')
  return row
}
type Held = Awaited<ReturnType<typeof holdBranch>>

type Stored = Partial<ReturnType<typeof columnsOf> & { city: string; closed_at: Date | null }>

async function writeBranch(tx: Tx, clientId: string, held: Pick<Held, 'id' | 'version'>, columns: Stored) {
  const row = await tx
    .updateTable('branches')
    .set({ ...columns, version: held.version + 1 })
    .where('client_id', '=', clientId)
    .where('id', '=', held.id)
    .where('version', '=', held.version)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new AppError('changed-meanwhile')
}

type Change = BranchFacts & Seen & { code?: string | null; parentId?: string }

/** Changes a branch. Requests and reports keep the name and place of their time. */
export async function changeBranch(actor: Actor, change: Change, clientId?: string): Promise<void> {
  authorize(actor, 'branches.write')
  if (change.code !== undefined || change.parentId !== undefined) authorize(actor, 'nodes.write')
  const company = companyIn(actor, clientId)
  await asActor(actor, async (tx) => {
    const nodes = await holdTree(tx, company)
    const held = await holdBranch(tx, company, change)
    if (held.closed_at) throw new AppError('branch.closed')
    await refuseSame(tx, company, change, held.id)
    if (change.managerId !== held.manager_id) await refuseManager(tx, company, change.managerId)
    await updateBranch(tx, actor, company, held, change)
    const node = nodeIn(nodes, held.id)
    if (change.code !== undefined && change.code !== node.code) {
      refuseTakenCode(nodes, change.code, held.id)
      await writeNode(tx, company, node, { code: change.code })
      node.version += 1
    }
    if (change.parentId !== undefined && change.parentId !== node.parentId)
      await moveNodeWithin(tx, actor, company, nodes, node, change.parentId)
  })
}

/** Writes the facts of a held branch, its history when renamed, and the log. */
export async function updateBranch(
  tx: Tx,
  actor: Actor,
  clientId: string,
  held: Pick<Held, 'id' | 'version' | 'name' | 'name_ar' | 'location'>,
  facts: BranchFacts,
): Promise<void> {
  const columns = columnsOf(facts)
  const city = facts.location === held.location ? {} : { city: (await placeOfNew(tx, clientId, facts.location)).city }
  await writeBranch(tx, clientId, held, { ...columns, ...city })
  const before = { name: held.name, name_ar: held.name_ar, location: held.location }
  if (columns.name !== held.name || columns.name_ar !== held.name_ar) {
    const details = { nameEn: facts.names.en, nameAr: facts.names.ar, before }
    await recordNodeEvent(tx, actor, { clientId, nodeId: held.id, step: 'renamed', details })
  }
  const entry = { action: 'branches.change', entity: 'branch', entityId: held.id, clientId } as const
  const { attributes: _, ...shown } = columns
  await recordActivity(tx, actor, { ...entry, before, after: shown })
}

/** Closes a branch without open visits and actions. Its reports stay; ordering ends. */
export async function closeBranch(
  actor: Actor,
  { reason, ...seen }: Seen & { reason?: string },
  clientId?: string,
): Promise<void> {
  authorize(actor, 'branches.write')
  const company = companyIn(actor, clientId)
  await asActor(actor, async (tx) => {
    await holdTree(tx, company)
    const held = await holdBranch(tx, company, seen)
    if (held.closed_at) throw new AppError('branch.closed')
    await refuseOpenWork(tx, company, held.id)
    await writeBranch(tx, company, held, { closed_at: now() })
    await recordState(tx, actor, company, held.id, 'closed', reason === undefined ? {} : { reason })
    // visits of a programme that the company does not see
    await enqueue(tx, 'programmes.branch-closed', { branchId: held.id })
  })
}

export async function reopenBranch(actor: Actor, seen: Seen, clientId?: string): Promise<void> {
  authorize(actor, 'branches.write')
  const company = companyIn(actor, clientId)
  await asActor(actor, async (tx) => {
    const nodes = await holdTree(tx, company)
    const held = await holdBranch(tx, company, seen)
    if (!held.closed_at) throw new AppError('changed-meanwhile')
    const parentId = nodeIn(nodes, held.id).parentId
    if (nodes.some(({ id, closedAt }) => id === parentId && closedAt !== null)) throw new AppError('node.parent-closed')
    await writeBranch(tx, company, held, { closed_at: null })
    await recordState(tx, actor, company, held.id, 'reopened')
  })
}

async function refuseOpenWork(tx: Tx, clientId: string, branchId: string): Promise<void> {
  const of = { client_id: clientId, branch_id: branchId }
  const visit = await tx
    .selectFrom('mystery_shopping_requests')
    .select('id')
    .where((row) => row.and(of))
    .where('status', 'in', ['pending', 'approved', 'assigned', 'in_progress'])
    .executeTakeFirst()
  if (visit) throw new AppError('branch.open-visits')
  const action = await tx
    .selectFrom('report_actions')
    .select('id')
    .where((row) => row.and(of))
    .where('status', 'in', ['open', 'in_progress', 'reopened'])
    .executeTakeFirst()
  if (action) throw new AppError('branch.open-actions')
}

async function recordState(
  tx: Tx,
  actor: Actor,
  clientId: string,
  id: string,
  step: 'closed' | 'reopened',
  details: { reason?: string } = {},
) {
  await recordNodeEvent(tx, actor, { clientId, nodeId: id, step, details })
  const action = step === 'closed' ? 'branches.close' : 'branches.reopen'
  await recordActivity(tx, actor, { action, entity: 'branch', entityId: id, clientId, after: details })
}
