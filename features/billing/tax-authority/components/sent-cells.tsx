import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import type { SentRow } from '../list.ts'
import { AuthorityBadge } from './unit-parts.tsx'

/** First message about a document, with the count of the others. */
function LastSaid({ last }: Pick<SentRow, 'last'>) {
  const t = useT(taxUnitMessages)
  if (!last) return <span className="text-ink-2">{t('neverSent')}</span>
  const [first, ...more] = last.messages.filter(({ text }) => text !== '')
  return (
    <div className="flex max-w-96 flex-col">
      {last.reason && <span>{t(`fault_${last.reason}`)}</span>}
      {first && (
        <span className="break-words">
          {first.code && (
            <bdi dir="ltr" className="num me-1 font-medium">
              {first.code}
            </bdi>
          )}
          <span dir="auto">{first.text}</span>
        </span>
      )}
      {more.length > 0 && <span className="text-caption text-ink-2">{t('moreMessages', { count: more.length })}</span>}
    </div>
  )
}

export function useSentCells(): ListCells<SentRow> {
  const t = useT(taxUnitMessages)
  return {
    number: ({ number }) => (
      <bdi dir="ltr" className="code">
        {number}
      </bdi>
    ),
    state: ({ state, isLate }) => <AuthorityBadge state={state} isLate={isLate} />,
    kind: ({ kind, form }) => `${t(`kind_${kind}`)} · ${t(`form_${form}`)}`,
    said: ({ last }) => <LastSaid last={last} />,
  }
}
