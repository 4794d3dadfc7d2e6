import { managerStandings } from '#/domain/companies/branch-managers.ts'
import { branchImportMessages } from '#/messages/companies/branch-import.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import type { PreviewManager } from '../preview.ts'

/** Longest table; more managers are only counted. */
const mostShown = 100

/** Managers whom the file names, those who are not in the team first. */
export function Managers({ managers }: { managers: readonly PreviewManager[] }) {
  const t = useT(branchImportMessages)
  const rank = ({ standing }: PreviewManager) => ['many', ...managerStandings].indexOf(standing)
  const ordered = managers.toSorted((a, b) => rank(a) - rank(b))
  const columns: Column<PreviewManager>[] = [
    {
      key: 'email',
      header: t('manager'),
      cell: ({ email }) => (
        <bdi dir="ltr" className="wrap-anywhere">
          {email}
        </bdi>
      ),
    },
    { key: 'branches', header: t('managed'), cell: ({ branches }) => branches, numeric: true },
    { key: 'standing', header: t('standing'), cell: ({ standing }) => t(`standing_${standing}`) },
  ]
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-ui font-semibold">{t('managersTitle')}</h3>
      <DataTable
        caption={t('managersTitle')}
        columns={columns}
        rows={ordered.slice(0, mostShown)}
        rowKey={({ email }) => email}
        empty={null}
      />
      {managers.length > mostShown && (
        <p className="text-caption text-ink-2">{t('firstManagers', { shown: mostShown, all: managers.length })}</p>
      )}
    </section>
  )
}
