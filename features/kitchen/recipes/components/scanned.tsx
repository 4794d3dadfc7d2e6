import { useSearchParams } from 'react-router'
import { addHours, formatDateTime, fromRiyadh } from '#/domain/riyadh-time.ts'
import { recipeLabelMessages } from '#/messages/kitchen/recipe-lab.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Sheet } from '../read-sheet.server.ts'
import { useSeconds } from '../cook/use-cooking.ts'

/** What the code of a printed card or label says of the paper: whether it is replaced, and until when the batch is used. */
export function Scanned({ sheet }: { sheet: Sheet }) {
  const [search] = useSearchParams()
  const card = /^\d{1,6}$/.exec(search.get('card') ?? '')
  const made = fromRiyadh(search.get('made') ?? '')
  return (
    <div className="flex flex-col gap-2 py-2 empty:hidden">
      {card && <Card sheet={sheet} old={Number(card[0])} />}
      {made && sheet.shelfHours !== null && <Batch made={made} until={addHours(made, sheet.shelfHours)} />}
    </div>
  )
}

function Card({ sheet, old }: { sheet: Sheet; old: number }) {
  const t = useT(recipeLabelMessages)
  const current = sheet.versions.find(({ id }) => id === sheet.inForce)
  if (!current) return null
  return current.number === old ? (
    <Notice kind="success">{t('cardCurrent')}</Notice>
  ) : (
    <Notice kind="warning">{t('cardReplaced', { old, number: current.number })}</Notice>
  )
}

function Batch({ made, until }: { made: Date; until: Date }) {
  const t = useT(recipeLabelMessages)
  const lang = useLang()
  // 0 on the server, which does not know when the page is read
  const present = useSeconds()
  const isOver = present * 1000 > until.getTime()
  const words = { made: formatDateTime(made, lang), until: formatDateTime(until, lang) }
  return <Notice kind={isOver ? 'warning' : 'info'}>{t(isOver ? 'batchOver' : 'batch', words)}</Notice>
}
