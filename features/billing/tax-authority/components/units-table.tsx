import { taxUnitMessages } from '#/messages/billing/tax-units.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { UnitView } from '../read-units.server.ts'
import { UnitBadge, unitsPath } from './unit-parts.tsx'

/** Units that issue no more. */
export function UnitsTable({ rows }: { rows: readonly UnitView[] }) {
  const t = useT(taxUnitMessages)
  const columns: Column<UnitView>[] = [
    { key: 'name', header: t('name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'state', header: t('unitState'), card: 'aside', cell: ({ state }) => <UnitBadge state={state} /> },
    { key: 'world', header: t('world'), cell: ({ world }) => t(`world_${world}`) },
    { key: 'count', header: t('issuedCount'), numeric: true, cell: ({ counter }) => counter },
    { key: 'from', header: t('activeFrom'), cell: ({ activeFrom }) => activeFrom && <Time at={activeFrom} /> },
    { key: 'until', header: t('endedAt'), cell: ({ endedAt }) => endedAt && <Time at={endedAt} /> },
  ]
  return (
    <DataTable
      caption={t('formerUnits')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `${unitsPath}/${id}`}
      empty={<EmptyState compact title={t('noFormer')} />}
    />
  )
}
