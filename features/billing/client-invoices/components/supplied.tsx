import { type Day, formatDay, formatFirstDay } from '#/domain/riyadh-time.ts'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { useLang, useT } from '#/ui/language.tsx'

/** Day or period of supply. */
export function Supplied({ from, until }: { from: Day; until: Day | null }) {
  const t = useT(clientInvoiceMessages)
  const lang = useLang()
  if (!until || until === from) return formatDay(from, lang)
  return t('period', { from: formatFirstDay(from, until, lang), until: formatDay(until, lang) })
}
