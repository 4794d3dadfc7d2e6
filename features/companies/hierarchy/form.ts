import { z } from 'zod'
import { hasArabic } from '#/domain/branch-names.ts'
import { groupKinds } from '#/domain/org-tree.ts'
import { optionalText } from '#/features/identity/accounts/fields.ts'

const id = z.uuid('unreadable')
const chosen = z.uuid('group')
const seen = { nodeId: id, version: z.coerce.number().int().positive() }

const nameEn = optionalText(200).refine((name) => name === null || !hasArabic(name), 'branch-name-english')
const nameAr = optionalText(200).refine((name) => name === null || hasArabic(name), 'branch-name-arabic')
const names = { nameEn, nameAr, code: optionalText(40) }

/** Steps of a node on the page of the tree. */
export const nodeForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('add'), parentId: id, kind: z.enum(groupKinds, 'group-kind'), ...names }),
  z.strictObject({ intent: z.literal('rename'), ...seen, ...names }),
  z.strictObject({ intent: z.literal('move'), ...seen, parentId: chosen }),
  z.strictObject({ intent: z.literal('merge'), ...seen, intoId: chosen }),
  z.strictObject({ intent: z.literal('close'), ...seen }),
  z.strictObject({ intent: z.literal('reopen'), ...seen }),
  z.strictObject({ intent: z.literal('delete'), ...seen }),
])
export type NodeStep = z.output<typeof nodeForm>
