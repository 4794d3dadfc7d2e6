import { clientApprovalTone } from '#/domain/client-approval.ts'
import { cityName, isCity } from '#/domain/cities.ts'
import { formatMoney } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { formatScore } from '#/domain/score.ts'
import { clientListMessages } from '#/messages/office/clients.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { Money } from '#/ui/money.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { clientNameIn, type ClientRow } from '../list.ts'
import { HealthBadge } from './health-badge.tsx'

/** Cells of the list that show more than one value. */
export const useClientCells = (): ListCells<ClientRow> => ({
  name: (row) => <NameCell row={row} />,
  health: ({ health, reasons }) => <HealthBadge health={health} reasons={reasons} />,
  score: (row) => <ScoreCell row={row} />,
  owed: (row) => (row.owed > 0 ? <OwedCell row={row} /> : null),
})

function NameCell({ row: { names, city, state } }: { row: ClientRow }) {
  const t = useT(clientListMessages)
  const lang = useLang()
  const name = clientNameIn(names, lang)
  const place = city && isCity(city) ? cityName(city, lang) : null
  return (
    <span className="cell-pair">
      <bdi className="font-medium">{name}</bdi>
      {state !== 'approved' && <StatusBadge tone={clientApprovalTone[state]}>{t(`state_${state}`)}</StatusBadge>}
      {place && <span className="text-caption text-ink-2 max-md:hidden">{place}</span>}
    </span>
  )
}

function ScoreCell({ row: { score } }: { row: ClientRow }) {
  const t = useT(clientListMessages)
  const lang = useLang()
  if (!score) return <span className="text-caption text-ink-2">{t('noScore')}</span>
  const { average, last, lastOn } = score
  return (
    <span className="cell-whole">
      <ScoreBadge score={average.mean} word={false} />
      <span className="text-caption text-ink-2" title={t('ofBranches', { count: average.n })}>
        {t('lastOn', { score: formatScore(last, lang), day: formatDay(lastOn, lang) })}
      </span>
    </span>
  )
}

function OwedCell({ row: { owed, overdue } }: { row: ClientRow }) {
  const t = useT(clientListMessages)
  const lang = useLang()
  return (
    <span className="cell-pair">
      <Money halalas={owed} bare />
      {overdue > 0 && (
        <span className="room-s text-caption text-danger-ink">
          {t('overdueOf', { amount: formatMoney(overdue, lang) })}
        </span>
      )}
    </span>
  )
}
