import { Languages } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { pastedCells } from '#/domain/fieldwork/pasted-cells.ts'
import { tableMessages } from '#/messages/fieldwork/questionnaire-table.ts'
import { Button } from '#/ui/button.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import {
  hasCell,
  missingCells,
  pasteCells,
  rowId,
  type TableColumn,
  tableColumns,
  type TableRow,
  tableRows,
  writeCell,
} from '../table.ts'
import { cellOf, moveByKeys } from './table-keys.ts'
import { QuestionTableRow } from './question-table-row.tsx'
import { useProposals } from './use-proposals.ts'
import type { QuestionnaireDraft } from './use-questionnaire-draft.ts'

type Props = {
  draft: QuestionnaireDraft
  /** Whether a language model can propose translations. */
  proposes: boolean
}

/** The texts share what these leave. */
const widths: Partial<Record<'key' | TableColumn, string>> = {
  key: 'w-24',
  type: 'w-36',
  weight: 'w-18',
  critical: 'w-16',
}

/** All questions as a table with both languages side by side, edited in place and filled from a spreadsheet. */
export function QuestionTable({ draft, proposes }: Props) {
  const t = useT(tableMessages)
  // why: a row that was filled stays until the filter is set again, so that nothing moves under the cursor
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null)
  const all = tableRows(draft.definition)
  const missing = all.filter((row) => missingCells(row).length > 0)
  const rows = only ? all.filter((row) => only.has(rowId(row))) : all
  const proposals = useProposals(draft)
  const write = (row: TableRow, column: TableColumn, typed: string) =>
    draft.edit((definition) => writeCell(definition, row.path, column, typed) ?? definition, `${rowId(row)} ${column}`)
  const paste = (event: ClipboardEvent) => {
    const at = cellOf(event.target)
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    if (!at || (cells.length === 1 && cells[0]!.length === 1)) return
    event.preventDefault()
    const from = { row: at.row, column: tableColumns[at.column]! }
    const done = pasteCells(
      draft.definition,
      rows.map(({ path }) => path),
      from,
      cells,
    )
    draft.set(done.definition)
    const said = [t('pasted', { count: done.changed }), done.refused > 0 && t('refused', { count: done.refused })]
    showToast({
      text: said.filter(Boolean).join(' · '),
      kind: done.refused > 0 ? 'danger' : 'success',
      ...(done.changed > 0 ? { action: { label: t('undo'), onAction: draft.undo } } : {}),
    })
  }
  const keys = (event: KeyboardEvent) =>
    moveByKeys(event, (row, column) => rows[row] !== undefined && hasCell(tableColumns[column]!, rows[row]))
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox
          name="only-missing"
          label={t('onlyMissing')}
          onChange={(on) => setOnly(on ? new Set(missing.map(rowId)) : null)}
        />
        {proposes && (
          <Button
            changes
            size="dense"
            icon={Languages}
            pending={proposals.pending}
            disabled={missing.length === 0}
            onClick={() => proposals.ask(missing)}
          >
            {t('propose')}
          </Button>
        )}
        {proposals.count > 0 && (
          <span className="flex flex-wrap items-center gap-2 text-ui">
            {t('proposals', { count: proposals.count })}
            <Button size="dense" onClick={proposals.acceptAll}>
              {t('acceptAll')}
            </Button>
            <Button size="dense" variant="quiet" onClick={proposals.discardAll}>
              {t('discardAll')}
            </Button>
          </span>
        )}
        <p className="text-caption text-ink-2 max-md:hidden">{t('help')}</p>
      </div>
      {rows.length === 0 ? (
        <p className="text-ui text-ink-2">{t('nothingMissing')}</p>
      ) : (
        <div role="presentation" className="bleed overflow-x-auto" onKeyDown={keys} onPaste={paste}>
          <table
            key={draft.drawn}
            className="w-full border-collapse text-ui max-md:block md:min-w-[66rem] md:table-fixed"
          >
            <caption className="sr-only">{t('caption')}</caption>
            <thead className="max-md:sr-only">
              <tr>
                {(['key', ...tableColumns] as const).map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className={classes(
                      'border-b border-line px-2 py-1.5 text-start text-caption font-medium text-ink-2 first:ps-(--gutter,0.5rem)',
                      widths[column],
                    )}
                  >
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-md:block">
              {rows.map((row, at) => (
                <QuestionTableRow
                  key={rowId(row)}
                  row={row}
                  at={at}
                  proposals={proposals.of(rowId(row))}
                  onWrite={write}
                  onAccept={proposals.accept}
                  onDiscard={proposals.discard}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
