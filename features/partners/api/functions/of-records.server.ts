import { z } from 'zod'
import { evaluationTypes } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import { withVat } from '#/domain/vat.ts'
import { AppError } from '#/domain/errors.ts'
import { shownStates } from '#/domain/certification/certificate.ts'
import {
  openCertificate,
  openCertificateByNumber,
} from '#/features/certification/verification/open-certificate.server.ts'
import { readCompliance } from '#/features/operations/compliance/read-compliance.server.ts'
import { evaluationPrices } from '#/features/ordering/requests/terms.server.ts'
import { about, field } from '../operation.ts'
import { functionOperation } from './function-operation.ts'

export const priceVisitFunction = functionOperation({
  name: 'price-visit',
  scope: 'requests:read',
  summary: {
    en: 'Price of visits as ordered today, before what the plan includes',
    ar: 'سعر الزيارات عند طلبها اليوم، دون احتساب ما تشمله الباقة',
  },
  body: z.strictObject({
    evaluation_type: z.enum(evaluationTypes),
    visits: z.number().int().min(1).max(1000).default(1),
  }),
  answer: z.object({ each: field.halalas, net: field.halalas, vat: field.halalas, gross: field.halalas }),
  run: async ({ evaluation_type: type, visits }, actor) => {
    authorize(actor, 'evaluations.costs')
    const each = (await evaluationPrices())[type]
    return { each, ...withVat(each * visits) }
  },
})

const publicId = /^[0-9a-f]{32}$/

export const verifyCertificateFunction = functionOperation({
  name: 'verify-certificate',
  scope: 'certificates:read',
  summary: {
    en: 'State of any certificate by its number or public id',
    ar: 'حالة أي شهادة برقمها أو بمعرّفها العام',
  },
  body: z.strictObject({
    certificate: z
      .string()
      .min(4)
      .max(60)
      .meta(
        about('The number as printed, or the last part of its address.', 'الرقم كما طُبع، أو الجزء الأخير من عنوانها.'),
      ),
  }),
  answer: z.object({
    number: z.string(),
    holder: z.string(),
    branch: z.string(),
    level: z.string(),
    state: z.enum(shownStates),
    issued_at: field.at,
    expires_at: field.at,
  }),
  run: async ({ certificate: typed }, actor) => {
    // why by key: wrong numbers are counted, as those of a network are
    const guesser = `key ${actor.company?.key?.id ?? ''}`
    const found = publicId.test(typed)
      ? await openCertificate(typed, guesser)
      : await openCertificateByNumber(typed, guesser)
    if (!found) throw new AppError('not-found')
    const { number, holder, branch, level, state, issuedAt, expiresAt } = found
    const at = (moment: string) => new Date(moment).toISOString()
    return { number, holder, branch, level, state, issued_at: at(issuedAt), expires_at: at(expiresAt) }
  },
})

export const complianceScoreFunction = functionOperation({
  name: 'compliance-score',
  scope: 'documents:read',
  summary: {
    en: 'Compliance score of the company or a branch on a day',
    ar: 'درجة الالتزام للمنشأة أو لأحد فروعها في يوم محدد',
  },
  body: z.strictObject({ branch_id: field.id.nullable().default(null), day: field.day.nullable().default(null) }),
  answer: z.object({
    day: field.day,
    score: z.number().nullable().meta(about('Null: no obligation counts.', 'القيمة null تعني أنه لا التزام محتسب.')),
    is_capped: z.boolean(),
    obligations: z.number().int(),
  }),
  run: async ({ branch_id: branchId, day }, actor) => {
    const found = await readCompliance(actor, { branchId, day })
    return {
      day: found.day,
      score: found.score?.score ?? null,
      is_capped: found.score?.isCapped ?? false,
      obligations: found.count,
    }
  },
})
