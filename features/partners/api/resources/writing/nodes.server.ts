import { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { groupKinds } from '#/domain/org-tree.ts'
import { authorize } from '#/domain/permissions.ts'
import { addGroup } from '#/features/companies/hierarchy/add-group.server.ts'
import { closeGroup, renameGroup, reopenGroup } from '#/features/companies/hierarchy/change-group.server.ts'
import { nodeForm } from '#/features/companies/hierarchy/form.ts'
import { moveNode } from '#/features/companies/hierarchy/move-node.server.ts'
import { about, field, getOperation, postOperation, versionField } from '../../operation.ts'
import { checkedForm } from '../checked-form.ts'
import { node } from '../company.server.ts'
import { moment, readApiRow } from '../read-api-rows.server.ts'

type Row = z.output<typeof node> & { closed_at: Date | null; version: number }

async function readNode(actor: Actor, id: string) {
  authorize(actor, 'company.read')
  const { version, ...row } = await readApiRow<Row>(actor, id, 'id', (db, clientId) =>
    db
      .selectFrom('org_nodes')
      .select(['id', 'parent_id', 'kind', 'code', 'name_en', 'name_ar', 'closed_at', 'version'])
      .where('client_id', '=', clientId),
  )
  return { ...row, closed_at: moment(row.closed_at), [versionField]: version }
}

const names = {
  name_en: z.string().trim().max(200).nullable().default(null),
  name_ar: z.string().trim().max(200).nullable().default(null),
  code: z.string().trim().max(40).nullable().default(null).meta(about('Code in your systems.', 'الرمز في أنظمتكم.')),
}
type Names = z.output<z.ZodObject<typeof names>>
const typedNames = ({ name_en: nameEn, name_ar: nameAr, code }: Names) => ({
  nameEn: nameEn ?? '',
  nameAr: nameAr ?? '',
  code: code ?? '',
})

export const readNodeOperation = getOperation({
  id: 'getNode',
  path: '/nodes/{id}',
  scope: 'company:read',
  tag: 'company',
  summary: { en: 'A part of the company, with its version as ETag', ar: 'جزء من المنشأة، ونسخته في ETag' },
  schema: 'Node',
  item: node,
  run: ({ actor, id }) => readNode(actor, id),
})

export const createNodeOperation = postOperation({
  id: 'createNode',
  path: '/nodes',
  scope: 'company:write',
  tag: 'company',
  summary: { en: 'Add a brand, region, area or franchisee', ar: 'إضافة علامة أو منطقة أو نطاق أو صاحب امتياز' },
  schema: 'Node',
  item: node,
  body: z.strictObject({ parent_id: field.id, kind: z.enum(groupKinds), ...names }),
  status: 201,
  run: async ({ actor, body, newId }) => {
    const step = checkedForm(nodeForm, {
      intent: 'add',
      parentId: body.parent_id,
      kind: body.kind,
      ...typedNames(body),
    }) as Extract<z.output<typeof nodeForm>, { intent: 'add' }>
    await addGroup(actor, { ...step, id: newId })
    return readNode(actor, newId)
  },
})

export const renameNodeOperation = postOperation({
  id: 'updateNode',
  path: '/nodes/{id}',
  scope: 'company:write',
  tag: 'company',
  summary: { en: 'Rename a part of the company', ar: 'إعادة تسمية جزء من المنشأة' },
  schema: 'Node',
  item: node,
  body: z.strictObject(names),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, version }) => {
    const step = checkedForm(nodeForm, { intent: 'rename', nodeId: id, version, ...typedNames(body) })
    await renameGroup(actor, step as Extract<typeof step, { intent: 'rename' }>)
    return readNode(actor, id)
  },
})

export const moveNodeOperation = postOperation({
  id: 'moveNode',
  path: '/nodes/{id}/move',
  scope: 'company:write',
  tag: 'company',
  summary: { en: 'Move a part or a branch below another part', ar: 'نقل جزء أو فرع تحت جزء آخر' },
  schema: 'Node',
  item: node,
  body: z.strictObject({ parent_id: field.id }),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, version }) => {
    await moveNode(actor, { nodeId: id, version, parentId: body.parent_id })
    return readNode(actor, id)
  },
})

export const stepNodeOperation = postOperation({
  id: 'closeNode',
  path: '/nodes/{id}/steps',
  scope: 'company:write',
  tag: 'company',
  summary: {
    en: 'Close a part that has no open branches, or open it again',
    ar: 'إغلاق جزء لا فروع مفتوحة فيه، أو إعادة فتحه',
  },
  schema: 'Node',
  item: node,
  body: z.strictObject({ step: z.enum(['close', 'reopen']) }),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, version }) => {
    await (body.step === 'close' ? closeGroup : reopenGroup)(actor, { nodeId: id, version })
    return readNode(actor, id)
  },
})
