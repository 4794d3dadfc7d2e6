import type { ReactNode } from 'react'
import { isDay, startOfDay } from '#/domain/riyadh-time.ts'
import { isNarrowed, type ListShape, type QueryOf } from '#/domain/list.ts'
import { columnsIn, isNumeric, labelKey, type ListColumn, valueOf, type Word } from '#/domain/list-columns.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useHiddenColumns } from '#/ui/column-menu.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { type Selection, selectionColumn } from '#/ui/list-selection.tsx'
import { useRights } from '#/ui/rights.tsx'
import { Time } from '#/ui/time.tsx'

/** Texts of a list; `defineList` has checked that they exist. */
const useWords = (list: ListShape): Word => useT(list.messages) as Word

type Of<L extends ListShape> = { list: L; query: QueryOf<L> }

export type ListCells<Row> = Readonly<Record<string, (row: Row) => ReactNode>>

export type TableProps<L extends ListShape, Row> = Of<L> & {
  rows: readonly Row[]
  /** Custom content of cells. */
  cells?: ListCells<Row>
  rowKey: (row: Row) => string
  rowLink?: (row: Row) => string
  /** Shown when the unfiltered list is empty. */
  empty: ReactNode
  /** Adds a column of ticks. Render its `SelectionBar` beside the table. */
  selection?: Selection<Row>
  /** Columns after the last: a row's menu. */
  trailing?: readonly Column<Row>[]
}

/** Rows of a list, or a link to the full list when filters hide all. */
export function ListTable<L extends ListShape, Row extends object>(props: TableProps<L, Row>) {
  const { list, query, cells = {}, selection, trailing = [], empty, rows, rowKey, rowLink } = props
  const shape: ListShape = list
  const { readOnly } = useRights()
  const t = useWords(list)
  const lang = useLang()
  const { has } = useRights()
  const hidden = useHiddenColumns(shape)
  const shown = columnsIn(shape.columns, 'table', has).filter(([name]) => !hidden.has(name))
  const columns = shown.map(([name, column]): Column<Row> => {
    const { header = name, card, room, sort = name, labelled, exact } = column
    return {
      key: name,
      header: t(header),
      cell: cells[name] ?? ((row) => shownValue(column, valueOf(name, column, row, t, lang), name, t)),
      ...(Object.hasOwn(shape.sorts, sort) && { sort }),
      ...(isNumeric(column) && { numeric: true }),
      ...((exact || column.kind !== 'text') && { exact: true }),
      ...((column.kind === 'text' || column.kind === 'label') && !labelled && { bare: true }),
      ...(card && { card }),
      ...(room && { room }),
    }
  })
  const ticks = selection && !readOnly ? [selectionColumn(selection, rows)] : []
  const keep = [...(shape.tabs ? [shape.tabs.name] : []), 'sort', 'rows', 'columns']
  return (
    <DataTable
      caption={t('caption')}
      columns={[...ticks, ...columns, ...trailing]}
      rows={rows}
      rowKey={rowKey}
      {...(rowLink && { rowLink })}
      defaultSort={`${query.descending ? '-' : ''}${query.sort}`}
      empty={isNarrowed(list, query) || query.page > 1 ? <NoResults keep={keep} /> : empty}
    />
  )
}

/** Cell content by the column's kind; null without a value, so that a card on a phone leaves its label out. */
function shownValue(column: ListColumn, value: ReturnType<typeof valueOf>, name: string, t: Word): ReactNode {
  if (value === null || value === '') return null
  if (column.kind === 'halalas') return <Money halalas={Number(value)} bare />
  if (column.kind === 'day') return <Time at={isDay(String(value)) ? startOfDay(String(value)) : String(value)} />
  if (column.kind === 'moment') return <Time at={String(value)} mode="datetime" />
  if (column.kind === 'percent')
    return (
      <bdi dir="ltr" className="num">
        {value}%
      </bdi>
    )
  if (column.kind === 'number') return <>{value}</>
  if (column.kind === 'text') return <bdi>{value}</bdi>
  const word = t(labelKey(name, column, value))
  const tone = column.tones?.[value]
  return tone ? <StatusBadge tone={tone}>{word}</StatusBadge> : <>{word}</>
}
