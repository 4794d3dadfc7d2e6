import { formatDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import type { DraftLine } from '#/features/billing/invoices/draft.server.ts'
import type { VisitToBill } from './visits-to-bill.server.ts'

/** Reason for a free visit within a plan. Printed on a tax document, so Arabic comes first for all readers. */
export const includedInPlan = 'ضمن الباقة | Included in the plan'

const nameIn = ({ questionnaire, branch, day }: VisitToBill, lang: Lang): string =>
  [questionnaire[lang] || questionnaire.en || questionnaire.ar, branch[lang], formatDay(day, lang)].join(
    lang === 'ar' ? '، ' : ', ',
  )

/** Invoice line of a visit: type, place and time. Arabic is required by law; readers of English get English as well. */
export const visitLine = (visit: VisitToBill, within: boolean, lang: Lang): DraftLine => ({
  name: (lang === 'ar' ? nameIn(visit, 'ar') : `${nameIn(visit, 'ar')} | ${nameIn(visit, 'en')}`).slice(0, 1000),
  quantity: 1,
  unitPrice: visit.price,
  ...(within && visit.price > 0 ? { allowance: { amount: visit.price, reason: includedInPlan } } : {}),
  account: 'visit_revenue',
  requestId: visit.id,
})
