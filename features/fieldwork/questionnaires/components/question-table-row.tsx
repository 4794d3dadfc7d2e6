import { memo, type ReactNode, useState } from 'react'
import { questionTypeMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { tableMessages } from '#/messages/fieldwork/questionnaire-table.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { typedText } from '#/ui/field.tsx'
import { useT } from '#/ui/language.tsx'
import {
  cellText,
  hasCell,
  langOf,
  missingCells,
  mostIn,
  rowId,
  type TableColumn,
  tableColumns,
  type TableRow,
  weightOf,
} from '../table.ts'
import { questionKinds } from './question-kinds.ts'

type Props = {
  row: TableRow
  /** Position among the shown rows. */
  at: number
  /** Proposed texts of this row by column. */
  proposals: Readonly<Partial<Record<TableColumn, string>>> | undefined
  onWrite: (row: TableRow, column: TableColumn, typed: string) => void
  onAccept: (id: string, column: TableColumn) => void
  onDiscard: (id: string, column: TableColumn) => void
}

const box = `${typedText} block w-full min-w-0 rounded-none border-0 bg-transparent px-2 py-2 text-ui focus:outline-2 focus:-outline-offset-2 focus:outline-focus`
function Row({ row, at, proposals, onWrite, onAccept, onDiscard }: Props) {
  const t = useT(tableMessages)
  const { key } = row.question
  const id = rowId(row)
  const missing = missingCells(row)
  return (
    <tr className="max-md:mb-4 max-md:block max-md:rounded-card max-md:border max-md:border-line">
      <th
        scope="row"
        className="border-b border-line px-2 py-2 text-start align-top font-medium first:ps-(--gutter,0.5rem) max-md:block max-md:bg-surface-1"
      >
        <bdi dir="ltr" className="[overflow-wrap:anywhere]">
          {key}
        </bdi>
      </th>
      {tableColumns.map((column, nth) => {
        const has = hasCell(column, row)
        const isMissing = missing.includes(column)
        const proposal = proposals?.[column]
        const cell = t('cell', { column: t(column), key })
        return (
          <td
            key={column}
            data-cell={`${at} ${nth}`}
            data-tone={isMissing ? 'yellow' : undefined}
            className={classes(
              'border border-line p-0 align-top max-md:block max-md:border-x-0 max-md:border-b-0',
              isMissing && 'bg-tone',
              !has && 'bg-surface-1 max-md:hidden',
            )}
          >
            <span className="block px-2 pt-1.5 text-caption text-ink-2 md:hidden" aria-hidden>
              {t(column)}
            </span>
            {has && <Field row={row} column={column} label={cell} onWrite={onWrite} />}
            {isMissing && <span className="sr-only">{t('missingHere')}</span>}
            {!has && row.question.type === 'choice' && column.startsWith('failure') && (
              <span className="block px-2 py-2 text-caption text-ink-2">{t('perOption')}</span>
            )}
            {proposal !== undefined && (
              <Proposal
                cell={cell}
                lang={langOf(column)!}
                onAccept={() => onAccept(id, column)}
                onDiscard={() => onDiscard(id, column)}
              >
                {proposal}
              </Proposal>
            )}
          </td>
        )
      })}
    </tr>
  )
}

const samePlace = (a: TableRow, b: TableRow): boolean =>
  a.question === b.question && a.path.section === b.path.section && a.path.index === b.path.index

/** A question as a row; drawn again only when it or its proposals change. */
export const QuestionTableRow = memo(
  Row,
  (old, next) => samePlace(old.row, next.row) && old.at === next.at && old.proposals === next.proposals,
)

type FieldProps = { row: TableRow; column: TableColumn; label: string; onWrite: Props['onWrite'] }

function Field({ row, column, label, onWrite }: FieldProps) {
  const t = useT(tableMessages)
  const kinds = useT(questionTypeMessages)
  const [wrong, setWrong] = useState(false)
  const id = `cell-${rowId(row)}-${column}`
  const value = cellText(column, row)
  const lang = langOf(column)
  const write = (typed: string) => onWrite(row, column, typed)
  if (lang)
    return (
      <textarea
        id={id}
        aria-label={label}
        lang={lang}
        rows={1}
        maxLength={mostIn(column)}
        defaultValue={value}
        onChange={(event) => write(event.target.value)}
        className={classes(box, 'input-free field-sizing-content supports-[field-sizing:content]:resize-none')}
      />
    )
  if (column === 'type')
    return (
      <select
        id={id}
        aria-label={label}
        value={row.question.type}
        onChange={(event) => write(event.target.value)}
        className={box}
      >
        {questionKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds(kind)}
          </option>
        ))}
      </select>
    )
  if (column === 'critical')
    return (
      <span className="flex min-h-9 items-center px-2">
        <input
          id={id}
          type="checkbox"
          aria-label={label}
          checked={row.question.critical}
          onChange={(event) => write(event.target.checked ? 'yes' : 'no')}
          className="size-5 accent-primary"
        />
      </span>
    )
  return (
    <>
      <input
        id={id}
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        inputMode="decimal"
        defaultValue={value}
        onChange={(event) => {
          setWrong(weightOf(event.target.value) === null)
          write(event.target.value)
        }}
        className={classes(box, 'num')}
      />
      {wrong && (
        <span id={`${id}-wrong`} role="alert" className="block px-2 pb-1.5 text-caption text-danger-ink">
          {t('weightWrong')}
        </span>
      )}
    </>
  )
}

type ProposalProps = {
  cell: string
  lang: 'en' | 'ar'
  onAccept: () => void
  onDiscard: () => void
  children: ReactNode
}

/** A proposed text: part of the questionnaire only when accepted. */
function Proposal({ cell, lang, onAccept, onDiscard, children }: ProposalProps) {
  const t = useT(tableMessages)
  return (
    <div className="flex flex-col items-start gap-1.5 border-t border-dashed border-line-input px-2 py-2">
      <Badge tone="violet">{t('proposal')}</Badge>
      <bdi lang={lang} className="[overflow-wrap:anywhere] text-ink-2">
        {children}
      </bdi>
      <span className="flex gap-1.5">
        <Button size="dense" aria-label={t('acceptOf', { cell })} onClick={onAccept}>
          {t('accept')}
        </Button>
        <Button size="dense" variant="quiet" aria-label={t('discardOf', { cell })} onClick={onDiscard}>
          {t('discard')}
        </Button>
      </span>
    </div>
  )
}
