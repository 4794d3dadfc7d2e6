import { clientImportMessages } from '#/messages/office/client-import.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { RecordedImport } from '../record.server.ts'

/** The newest imports, with what was declared before each. */
export function EarlierImports({ imports }: { imports: readonly RecordedImport[] }) {
  const t = useT(clientImportMessages)
  const columns: Column<RecordedImport>[] = [
    {
      key: 'file',
      header: t('fileName'),
      cell: ({ file }) => <bdi className="wrap-anywhere">{file}</bdi>,
    },
    { key: 'at', header: t('date'), cell: ({ at }) => <Time at={at} mode="datetime" /> },
    { key: 'rows', header: t('rows'), cell: ({ rows }) => rows, numeric: true },
    { key: 'clients', header: t('clients'), cell: ({ clients }) => clients, numeric: true },
    {
      key: 'ground',
      header: t('groundShort'),
      cell: ({ ground, note }) => (
        <>
          {t(`ground_${ground}`)}
          {note && (
            <span className="text-ink-2">
              {' · '}
              <bdi className="wrap-anywhere">{note}</bdi>
            </span>
          )}
        </>
      ),
    },
    { key: 'by', header: t('by'), cell: ({ by }) => <bdi>{by}</bdi> },
  ]
  return (
    <Card title={t('earlier')}>
      <DataTable
        caption={t('earlier')}
        columns={columns}
        rows={imports}
        rowKey={({ id }) => id}
        empty={<p className="text-ui text-ink-2">{t('noEarlier')}</p>}
      />
    </Card>
  )
}
