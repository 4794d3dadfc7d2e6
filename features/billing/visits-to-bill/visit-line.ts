import { formatDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import type { DraftLine } from '#/features/billing/invoices/draft.server.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import type { VisitToBill } from './visits-to-bill.server.ts'

/** Reason for a free visit within a plan. Printed on a tax document, so Arabic comes first for all readers. */
export const includedInPlan = 'ضمن الباقة | Included in the plan'

/** An audit is named as one, because a company may give its checklist any title. */
const titleIn = ({ questionnaire, isOutsidePlans }: VisitToBill, lang: Lang): string => {
  const title = questionnaire[lang] || questionnaire.en || questionnaire.ar
  return isOutsidePlans ? `${evaluationMessages.type_operations_audit[lang]} (${title})` : title
}

const nameIn = (visit: VisitToBill, lang: Lang): string =>
  [titleIn(visit, lang), visit.branch[lang], formatDay(visit.day, lang)].join(lang === 'ar' ? '، ' : ', ')

/** Invoice line of a visit: type, place and time. Arabic is required by law; readers of English get English as well. */
export const visitLine = (visit: VisitToBill, within: boolean, lang: Lang): DraftLine => ({
  name: (lang === 'ar' ? nameIn(visit, 'ar') : `${nameIn(visit, 'ar')} | ${nameIn(visit, 'en')}`).slice(0, 1000),
  quantity: 1,
  unitPrice: visit.price,
  ...(within && visit.price > 0 ? { allowance: { amount: visit.price, reason: includedInPlan } } : {}),
  account: 'visit_revenue',
  requestId: visit.id,
})
