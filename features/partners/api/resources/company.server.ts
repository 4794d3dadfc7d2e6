import { sql } from 'kysely'
import { z } from 'zod'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { memberRoles } from '#/domain/member-roles.ts'
import { authorize } from '#/domain/permissions.ts'
import { subscriptionTiers } from '#/domain/plans.ts'
import { tierOf } from '#/features/companies/plan-contents/feature.server.ts'
import { about, field, getOperation, listOperation, versionField } from '../operation.ts'
import { moment, readApiPage, readApiRow } from './read-api-rows.server.ts'

const company = z.object({
  id: field.id,
  name_en: field.name.nullable(),
  name_ar: field.name.nullable(),
  plan: z.enum(subscriptionTiers),
  created_at: field.at,
})

export const readCompanyOperation = getOperation({
  id: 'getCompany',
  path: '/company',
  scope: 'company:read',
  tag: 'company',
  summary: { en: 'The company of the key', ar: 'منشأة المفتاح' },
  schema: 'Company',
  item: company,
  run: async ({ actor }) => {
    authorize(actor, 'company.read')
    return readAs(actor, async (db) => {
      const [row, plan] = await Promise.all([
        db
          .selectFrom('companies')
          .select(['id', 'name_en', 'name_ar', 'created_at'])
          .where('id', '=', companyOf(actor))
          .executeTakeFirst(),
        tierOf(db, companyOf(actor)),
      ])
      if (!row) throw new AppError('not-found')
      return { ...row, plan, created_at: moment(row.created_at)! }
    })
  },
})

export const nodeKinds = ['root', 'brand', 'region', 'area', 'franchisee', 'branch'] as const
export const node = z.object({
  id: field.id,
  parent_id: field.id.nullable(),
  kind: z.enum(nodeKinds),
  code: z.string().nullable(),
  name_en: field.name.nullable(),
  name_ar: field.name.nullable(),
  closed_at: field.at.nullable(),
})

export const listNodesOperation = listOperation({
  id: 'listNodes',
  path: '/nodes',
  scope: 'company:read',
  tag: 'company',
  summary: {
    en: 'Parts of the company: brands, regions, areas and branches',
    ar: 'أجزاء المنشأة: العلامات والمناطق والفروع',
  },
  schema: 'Node',
  item: node,
  filters: { kind: z.enum(nodeKinds).optional() },
  run: async ({ actor, filters: { kind }, fetch }) => {
    authorize(actor, 'company.read')
    type Row = z.output<typeof node> & { closed_at: Date | null }
    const rows = await readApiPage<Row>(actor, fetch, 'id', (db, clientId) =>
      db
        .selectFrom('org_nodes')
        .select(['id', 'parent_id', 'kind', 'code', 'name_en', 'name_ar', 'closed_at'])
        .where('client_id', '=', clientId)
        .$if(kind !== undefined, (found) => found.where('kind', '=', kind!)),
    )
    return rows.map((row) => ({ ...row, closed_at: moment(row.closed_at) }))
  },
})

export const branch = z.object({
  id: field.id,
  name: field.name,
  name_ar: field.name.nullable(),
  location: z.string(),
  city: z.string().nullable().meta(about('Code of the city.', 'رمز المدينة.')),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  phone: z.string().nullable(),
  closed_at: field.at.nullable(),
  created_at: field.at,
})
type BranchRow = Omit<z.output<typeof branch>, 'closed_at' | 'created_at'> & {
  closed_at: Date | null
  created_at: Date
}
const branchOf = (row: BranchRow) => ({
  ...row,
  closed_at: moment(row.closed_at),
  created_at: moment(row.created_at)!,
})
const branchColumns = [
  'id',
  'name',
  'name_ar',
  'location',
  'city',
  'latitude',
  'longitude',
  'phone',
  'closed_at',
  'created_at',
] as const

export const listBranchesOperation = listOperation({
  id: 'listBranches',
  path: '/branches',
  scope: 'branches:read',
  tag: 'branches',
  summary: { en: 'Branches', ar: 'الفروع' },
  schema: 'Branch',
  item: branch,
  filters: {
    is_open: z.enum(['true', 'false']).optional(),
    part: field.id
      .optional()
      .meta(about('Id of a node: only branches below it.', 'معرّف جزء من المنشأة: الفروع التي تحته فقط.')),
  },
  run: async ({ actor, filters: { is_open: isOpen, part }, fetch }) => {
    authorize(actor, 'branches.read')
    const rows = await readApiPage<BranchRow>(actor, fetch, 'id', (db, clientId) =>
      db
        .selectFrom('branches')
        .select(branchColumns)
        .where('client_id', '=', clientId)
        .$if(isOpen === 'true', (found) => found.where('closed_at', 'is', null))
        .$if(isOpen === 'false', (found) => found.where('closed_at', 'is not', null))
        .$if(part !== undefined, (found) =>
          found.where(
            sql<boolean>`id in (select c.descendant_id from org_closure c where c.ancestor_id = ${part ?? null}::uuid and c.is_branch)`,
          ),
        ),
    )
    return rows.map(branchOf)
  },
})

export const readBranch = async (actor: Actor, id: string) => {
  authorize(actor, 'branches.read')
  const { version, ...row } = await readApiRow<BranchRow & { version: number }>(actor, id, 'id', (db, clientId) =>
    db.selectFrom('branches').select(branchColumns).select('version').where('client_id', '=', clientId),
  )
  return { ...branchOf(row), [versionField]: version }
}

export const readBranchOperation = getOperation({
  id: 'getBranch',
  path: '/branches/{id}',
  scope: 'branches:read',
  tag: 'branches',
  summary: { en: 'A branch, with its version as ETag', ar: 'فرع، ونسخته في ETag' },
  schema: 'Branch',
  item: branch,
  run: ({ actor, id }) => readBranch(actor, id),
})

export const member = z.object({
  id: field.id,
  name: field.name,
  email: z.string().nullable(),
  state: z.enum(['active', 'suspended']),
  roles: z.array(z.object({ role: z.enum(memberRoles), node_id: field.id, ends_on: field.day.nullable() })),
})

export const selectMembers = (db: Tx) =>
  db
    .selectFrom(sql<{ member_id: string; full_name: string; email: string | null; state: string }>`priv.team()`.as('t'))
    .select(['t.member_id as id', 't.full_name as name', 't.email', 't.state'])
    .select(
      sql`(select coalesce(jsonb_agg(jsonb_build_object('role', g.role, 'node_id', g.node_id, 'ends_on', g.ends_on)
        order by g.created_at, g.id), '[]') from member_grants g where g.member_id = t.member_id)`.as('roles'),
    )

export const listMembersOperation = listOperation({
  id: 'listMembers',
  path: '/members',
  scope: 'members:read',
  tag: 'members',
  summary: { en: 'The team with its roles', ar: 'أعضاء الفريق وأدوارهم' },
  schema: 'Member',
  item: member,
  filters: {},
  run: ({ actor, fetch }) => {
    authorize(actor, 'members.read')
    return readApiPage<z.output<typeof member>>(actor, fetch, 't.member_id', selectMembers)
  },
})
