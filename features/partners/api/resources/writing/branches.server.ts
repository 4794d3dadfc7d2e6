import { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { changedBranchForm, newBranchForm } from '#/features/companies/branches/form.ts'
import { readEditedBranch } from '#/features/companies/branches/read-form.server.ts'
import { addBranch, changeBranch, closeBranch, reopenBranch } from '#/features/companies/branches/save-branch.server.ts'
import { about, field, postOperation } from '../../operation.ts'
import { checkedForm } from '../checked-form.ts'
import { branch, readBranch } from '../company.server.ts'

const text = (most: number) => z.string().trim().max(most).nullable()
const degrees = (most: number) => z.number().min(-most).max(most).nullable()
const facts = {
  name_en: text(200).default(null),
  name_ar: text(200).default(null),
  location: z.string().trim().min(1).max(300).meta(about('Address with the city.', 'العنوان مع المدينة.')),
  phone: text(40).default(null),
  cr_number: text(60).default(null).meta(about('Commercial registration.', 'رقم السجل التجاري.')),
  licence_number: text(60).default(null),
  latitude: degrees(90).default(null),
  longitude: degrees(180).default(null),
}
type Facts = z.output<z.ZodObject<typeof facts>>
const typed = (body: Facts) => ({
  nameEn: body.name_en ?? '',
  nameAr: body.name_ar ?? '',
  location: body.location,
  phone: body.phone ?? '',
  crNumber: body.cr_number ?? '',
  licenceNumber: body.licence_number ?? '',
  latitude: body.latitude === null ? '' : String(body.latitude),
  longitude: body.longitude === null ? '' : String(body.longitude),
})

export const createBranchOperation = postOperation({
  id: 'createBranch',
  path: '/branches',
  scope: 'branches:write',
  tag: 'branches',
  summary: { en: 'Add a branch below a part of the company', ar: 'إضافة فرع تحت جزء من المنشأة' },
  schema: 'Branch',
  item: branch,
  body: z.strictObject({ parent_id: field.id, code: text(40).default(null), ...facts }),
  status: 201,
  run: async ({ actor, body, newId }) => {
    const form = checkedForm(newBranchForm, { ...typed(body), parentId: body.parent_id, code: body.code ?? '' })
    await addBranch(actor, { ...form, id: newId })
    return readBranch(actor, newId)
  },
})

async function change(actor: Actor, id: string, version: number, body: Facts) {
  const before = await readEditedBranch(actor, id)
  const form = checkedForm(changedBranchForm, { ...typed(body), version })
  // hours, features and manager are those of the portal
  await changeBranch(actor, {
    ...form,
    branchId: id,
    hours: before.hours,
    attributes: before.attributes,
    managerId: before.managerId,
  })
  return readBranch(actor, id)
}

export const updateBranchOperation = postOperation({
  id: 'updateBranch',
  path: '/branches/{id}',
  scope: 'branches:write',
  tag: 'branches',
  summary: { en: 'Change the facts of a branch', ar: 'تعديل بيانات فرع' },
  schema: 'Branch',
  item: branch,
  body: z.strictObject(facts),
  status: 200,
  needsVersion: true,
  run: ({ actor, id, body, version }) => change(actor, id, version, body),
})

export const stepBranchOperation = postOperation({
  id: 'closeBranch',
  path: '/branches/{id}/steps',
  scope: 'branches:write',
  tag: 'branches',
  summary: {
    en: 'Close a branch without open visits and actions, with a reason, or open it again',
    ar: 'إغلاق فرع لا زيارات ولا إجراءات مفتوحة فيه مع ذكر السبب، أو إعادة فتحه',
  },
  schema: 'Branch',
  item: branch,
  body: z
    .strictObject({ step: z.enum(['close', 'reopen']), reason: z.string().trim().max(500).default('') })
    .refine(({ step, reason }) => step === 'reopen' || reason !== '', { path: ['reason'] }),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body: { step, reason }, version }) => {
    if (step === 'close') await closeBranch(actor, { branchId: id, version, reason })
    else await reopenBranch(actor, { branchId: id, version })
    return readBranch(actor, id)
  },
})
