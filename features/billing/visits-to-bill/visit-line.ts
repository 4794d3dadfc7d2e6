import { formatDay } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import type { DraftLine } from '#/features/billing/invoices/draft.server.ts'
import type { VisitToBill } from './visits-to-bill.server.ts'

/** Why a visit within a plan costs nothing. It stands on a tax document, so Arabic comes first whoever reads it. */
export const includedInPlan = 'ضمن الباقة | Included in the plan'

const nameIn = ({ questionnaire, branch, day }: VisitToBill, lang: Lang): string =>
  [questionnaire[lang] || questionnaire.en || questionnaire.ar, branch, formatDay(day, lang)].join(
    lang === 'ar' ? '، ' : ', ',
  )

/** A visit on an invoice: what was asked, where and when. The law wants Arabic; who reads English gets that as well. */
export const visitLine = (visit: VisitToBill, within: boolean, lang: Lang): DraftLine => ({
  name: (lang === 'ar' ? nameIn(visit, 'ar') : `${nameIn(visit, 'ar')} | ${nameIn(visit, 'en')}`).slice(0, 1000),
  quantity: 1,
  unitPrice: visit.price,
  ...(within && visit.price > 0 ? { allowance: { amount: visit.price, reason: includedInPlan } } : {}),
  account: 'visit_revenue',
  requestId: visit.id,
})
