import { readAsSystem } from '#/db/database.server.ts'
import type { Lang } from '#/domain/text.ts'
import { readSeller } from '#/features/billing/invoices/seller.server.ts'

/** What a company has to publish about itself: registered name, commercial register, VAT number. Empty when unknown. */
export type PublicCompany = { legalName: string; register: string; vatNumber: string }

const why = 'the site names the registered company, which every invoice names as well'

/** Our registered data from the settings of invoices, in the page's language. */
export async function readPublicCompany(lang: Lang): Promise<PublicCompany> {
  const seller = await readAsSystem(why, readSeller)
  const [ar = '', en = ar] = seller?.name.split(' | ') ?? []
  return {
    legalName: lang === 'ar' ? ar : en,
    register: seller?.id?.scheme === 'CRN' ? seller.id.value : '',
    vatNumber: seller?.vatNumber ?? '',
  }
}
