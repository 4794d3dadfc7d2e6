import type { FetcherWithComponents } from 'react-router'
import { isInvited } from '#/domain/companies/branch-managers.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { branchImportMessages } from '#/messages/companies/branch-import.ts'
import { Badge } from '#/ui/badge.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { BranchPreview, PreviewGroup, PreviewRow } from '../preview.ts'
import { ApplyImport } from './apply-import.tsx'
import { Managers } from './managers.tsx'

/** Indent of each level of the tree; deeper ones keep the last. */
const indents = ['', 'ps-4', 'ps-8', 'ps-12', 'ps-16', 'ps-20', 'ps-24', 'ps-28', 'ps-32'] as const

type Props = {
  preview: BranchPreview
  /** Content of the file that was checked. */
  content: string
  fetcher: FetcherWithComponents<unknown>
}

/** What the file would do: counts, the tree that arises, the managers whom it names, and each row with its outcome. */
export function ImportPreview({ preview, content, fetcher }: Props) {
  const { counts, rows, tree, managers } = preview
  const t = useT(branchImportMessages)
  const ready = counts.new + counts.changed
  const all = ready + counts.unchanged + counts.error
  const invitees = (managers ?? []).filter(isInvited).length
  return (
    <section aria-label={t('planTitle')} className="flex flex-col gap-5">
      <Notice kind={counts.error > 0 ? 'warning' : 'info'} title={t('planTitle')} live>
        {counts.error > 0
          ? t('wrong', { count: counts.error })
          : ready > 0
            ? t('ready', { count: ready })
            : t(invitees > 0 ? 'onlyInvitations' : 'nothingNew')}
      </Notice>
      <StatGrid>
        <Stat label={t('count_new')} value={counts.new} />
        <Stat label={t('count_changed')} value={counts.changed} />
        <Stat label={t('count_unchanged')} value={counts.unchanged} />
        <Stat label={t('count_error')} value={counts.error} />
      </StatGrid>
      {counts.error === 0 && <Tree tree={tree} />}
      {counts.error === 0 && managers && managers.length > 0 && <Managers managers={managers} />}
      {counts.error === 0 && ready + invitees > 0 && (
        <ApplyImport fetcher={fetcher} content={content} seal={preview.seal} ready={ready} invitees={invitees} />
      )}
      <Rows rows={rows} />
      {all > rows.length && <p className="text-caption text-ink-2">{t('firstRows', { shown: rows.length })}</p>}
    </section>
  )
}

function Rows({ rows }: { rows: readonly PreviewRow[] }) {
  const t = useT(branchImportMessages)
  const lang = useLang()
  const path = lang === 'ar' ? ' ‹ ' : ' › '
  const columns: Column<PreviewRow>[] = [
    { key: 'branch', header: t('branch'), cell: ({ names }) => <bdi>{nameFor(names, lang) || '—'}</bdi> },
    { key: 'line', header: t('line'), cell: ({ line }) => line, numeric: true },
    { key: 'group', header: t('group'), cell: ({ groups }) => groups.map((names) => nameFor(names, lang)).join(path) },
    { key: 'outcome', header: t('outcome'), cell: (row) => <Outcome row={row} /> },
  ]
  return (
    <DataTable
      caption={t('planTitle')}
      columns={columns}
      rows={rows}
      rowKey={({ line }) => String(line)}
      empty={null}
    />
  )
}

function Outcome({ row: { outcome, problem, also, other, changes } }: { row: PreviewRow }) {
  const t = useT(branchImportMessages)
  const lang = useLang()
  if (problem)
    return (
      <ul className="text-danger-ink">
        {[problem, ...also].map((one) => (
          <li key={one}>{one === 'twice' ? t('problem_twice', { other: other ?? '' }) : t(`problem_${one}`)}</li>
        ))}
      </ul>
    )
  if (outcome !== 'changed') return <span>{t(outcome === 'new' ? 'outcome_new' : 'outcome_unchanged')}</span>
  const fields = changes.map((field) => t(`field_${field}`)).join(lang === 'ar' ? '، ' : ', ')
  return <span>{t('outcome_changed', { fields })}</span>
}

function Tree({ tree }: { tree: readonly PreviewGroup[] }) {
  const t = useT(branchImportMessages)
  const lang = useLang()
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-ui font-semibold">{t('treeTitle')}</h3>
      <ul className="flex flex-col">
        {tree.map(({ key, depth, kind, names, isNew, branches, added }) => (
          <li
            key={key}
            className={classes(
              'flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line py-2 text-ui',
              indents[depth],
            )}
          >
            <bdi className="font-medium">{nameFor(names, lang)}</bdi>
            {kind !== 'root' && kind !== 'branch' && <span className="text-ink-2">{t(`kind_${kind}`)}</span>}
            {isNew && <Badge tone="green">{t('isNew')}</Badge>}
            <span className="ms-auto text-ink-2">
              {t('inGroup', { count: branches })}
              {added > 0 && ` · ${t('inGroupNew', { added })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
