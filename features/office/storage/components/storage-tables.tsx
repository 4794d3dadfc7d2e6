import { HardDrive } from 'lucide-react'
import { href, Link } from 'react-router'
import { storageMessages } from '#/messages/office/storage.ts'
import { Card } from '#/ui/card.tsx'
import { DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import type { StorageView } from '../read-storage.server.ts'
import { SizeText } from './size-text.tsx'

/** Space by kind of file, and the companies that use most. */
export function StorageTables({ storage: { kinds, companies } }: { storage: StorageView }) {
  const t = useT(storageMessages)
  if (kinds.length === 0) return <EmptyState icon={HardDrive} title={t('none')} />
  return (
    <>
      <Card title={t('byKind')}>
        <DataTable
          caption={t('byKind')}
          rows={kinds}
          rowKey={({ kind }) => kind}
          empty={null}
          columns={[
            { key: 'kind', header: t('kind'), cell: ({ kind }) => t(kind) },
            { key: 'files', header: t('count'), numeric: true, cell: ({ files }) => files },
            { key: 'space', header: t('space'), numeric: true, cell: ({ bytes }) => <SizeText bytes={bytes} /> },
          ]}
        />
      </Card>
      {companies.length > 0 && (
        <Card title={t('byCompany')}>
          <DataTable
            caption={t('byCompany')}
            rows={companies}
            rowKey={({ id }) => id}
            empty={null}
            columns={[
              {
                key: 'company',
                header: t('company'),
                cell: ({ id, company }) => (
                  <Link
                    to={href('/admin/clients/:clientId', { clientId: id })}
                    className="link inline-flex min-h-11 items-center lg:min-h-8 coarse:min-h-11"
                  >
                    <bdi>{company}</bdi>
                  </Link>
                ),
              },
              { key: 'files', header: t('count'), numeric: true, cell: ({ files }) => files },
              { key: 'space', header: t('space'), numeric: true, cell: ({ bytes }) => <SizeText bytes={bytes} /> },
            ]}
          />
        </Card>
      )}
    </>
  )
}
