import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { type BranchHours, hoursOf } from '#/domain/branch-hours.ts'
import type { AttributesOfBranch } from '#/domain/branch-attributes.ts'
import { namesOfBranch, type Names } from '#/domain/branch-names.ts'
import { AppError } from '#/domain/errors.ts'
import { inTreeOrder, type NodeKind, pathIn } from '#/domain/org-tree.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { selectNodes } from '#/features/companies/hierarchy/read-tree.server.ts'
import { readBranchReaders } from '#/features/companies/members/read-branch-readers.server.ts'
import { readTeam } from '#/features/companies/members/read-team.server.ts'
import { attributesOf } from './describe-branches.server.ts'

/** A place for a branch: a group or the company, with the names from the top. */
export type ParentChoice = { id: string; kind: NodeKind; path: Names[] }
export type BranchFormData = {
  /** Null for readers who may not change the tree. */
  parents: ParentChoice[] | null
  /** `name` null: the present manager, whom the reader does not see. */
  managers: { id: string; name: string | null }[]
}
export type EditedBranch = {
  id: string
  version: number
  names: Names
  location: string
  phone: string | null
  hours: BranchHours
  attributes: AttributesOfBranch
  managerId: string | null
  crNumber: string | null
  licenceNumber: string | null
  latitude: number | null
  longitude: number | null
  parentId: string | null
  code: string | null
}

/** Choices of the form of a branch. `branch`: its present manager stays a choice, also one with a role above the actor's part. */
export async function readBranchForm(
  actor: Actor,
  branch?: Pick<EditedBranch, 'id' | 'managerId'>,
): Promise<BranchFormData> {
  authorize(actor, 'branches.write')
  const [parents, team, above] = await Promise.all([
    may(actor, 'nodes.write') ? parentChoices(actor) : null,
    may(actor, 'members.read') ? readTeam(actor) : [],
    branch?.managerId && may(actor, 'members.read') ? readBranchReaders(actor, branch.id) : null,
  ])
  const managers = team.filter(({ state }) => state === 'active').map(({ id, name }) => ({ id, name }))
  const present = branch?.managerId ?? null
  if (present !== null && !managers.some(({ id }) => id === present)) {
    const name = above?.readers.find(({ memberId }) => memberId === present)?.name ?? null
    return { parents, managers: [...managers, { id: present, name }] }
  }
  return { parents, managers }
}

/** Open groups and the company, in the order of the tree. */
export async function parentChoices(actor: Actor): Promise<ParentChoice[]> {
  authorize(actor, 'branches.read')
  const nodes = await readAs(actor, (db) => selectNodes(db, companyOf(actor)))
  const groups = nodes.filter(({ kind, closedAt }) => kind !== 'branch' && closedAt === null)
  return inTreeOrder(groups).map(({ id, kind }) => ({
    id,
    kind,
    path: pathIn(groups, id).map(({ nameEn, nameAr }) => ({ en: nameEn, ar: nameAr })),
  }))
}

/** An open branch as its form shows it. */
export async function readEditedBranch(actor: Actor, branchId: string): Promise<EditedBranch> {
  authorize(actor, 'branches.write')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('branches as b')
      .innerJoin('org_nodes as n', 'n.id', 'b.id')
      .select(['b.id', 'b.name', 'b.name_ar as nameAr', 'b.location', 'b.phone', 'b.hours', 'b.attributes'])
      .select(['b.manager_id', 'b.cr_number', 'b.licence_number', 'b.latitude', 'b.longitude', 'b.version'])
      .select(['b.closed_at', 'n.parent_id', 'n.code'])
      .where('b.client_id', '=', companyOf(actor))
      .where('b.id', '=', recordId(branchId))
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  if (row.closed_at) throw new AppError('branch.closed')
  return {
    id: row.id,
    version: row.version,
    names: namesOfBranch(row),
    location: row.location,
    phone: row.phone,
    hours: hoursOf(row.hours),
    attributes: attributesOf(row.attributes),
    managerId: row.manager_id,
    crNumber: row.cr_number,
    licenceNumber: row.licence_number,
    latitude: row.latitude,
    longitude: row.longitude,
    parentId: row.parent_id,
    code: row.code,
  }
}
