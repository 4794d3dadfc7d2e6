import { Fragment, type MouseEvent, type ReactNode, use, useId, useRef } from 'react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Link, useLocation, useNavigation, useSearchParams } from 'react-router'
import type { ColumnRoom } from '#/domain/list-columns.ts'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon, IconSprite, SpriteSymbols } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { ListChoicesContext } from '#/ui/list-choices.ts'
import { useCutNames } from '#/ui/cut-names.ts'
import { useListKeys } from '#/ui/list-keys.ts'
import { isPlainPress, useOpenRecord } from '#/ui/open-record.tsx'
import { useRights } from '#/ui/rights.tsx'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Adds a sort link; the value is its name in the address (?sort=name or ?sort=-name). */
  sort?: string
  /** Aligns numbers on the right in both languages. */
  numeric?: boolean
  /** Never shortened, as a date or a label. Numbers are never shortened. */
  exact?: boolean
  /** Place on a phone's card: beside the title, as a labelled fact (default), or hidden. */
  card?: 'aside' | 'fact' | 'hidden'
  /** Leaves the table where it is narrower, as in domain/list-columns.ts. */
  room?: ColumnRoom
  /** Shows the header to screen readers only (a column of buttons). */
  hideHeader?: boolean
  /** Replaces the header's text (a box that selects all rows). */
  headerCell?: ReactNode
  /** Names the row and carries its link; by default the first column. */
  names?: boolean
  /** A column of ticks, before the one that names the row. */
  chooses?: boolean
  /** Value without its name in a phone's row, where it is clear by itself. */
  bare?: boolean
}

export type DataTableProps<Row> = {
  /** Description of the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Address of the record's page: the first column links to it. */
  rowLink?: (row: Row) => string
  empty: ReactNode
  /** Heading over the rows that follow it, for rows that are ordered by it. */
  groupOf?: (row: Row) => string
  /** Shows names in full, on as many lines as they need: lines of a document, not rows to look through. */
  whole?: boolean
  /** Dims the rows while newer ones load; by default while this page's query changes. */
  loading?: boolean
  /** Server's order when the address has none. */
  defaultSort?: string
  sortParam?: string
}

/** From so many rows on, shapes drawn once are shorter than the icons of the rows. */
const worthASprite = 8

/** A table sorted by the address. On phones a row has a line for its name and one for its facts. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowLink, groupOf, whole, empty, defaultSort, sortParam = 'sort' } = props
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const refetching = navigation.state === 'loading' && navigation.location.pathname === pathname
  const dimmed = props.loading ?? refetching
  const { density } = use(ListChoicesContext)
  const sprite = useId()
  const body = useRef<HTMLTableSectionElement>(null)
  const record = useOpenRecord()
  useListKeys(body, record)
  useCutNames(body)
  const { opens } = useRights()
  const openLink = (row: Row) => {
    const to = rowLink?.(row)
    return to !== undefined && opens(to) ? to : undefined
  }
  if (rows.length === 0) return <div aria-busy={dimmed || undefined}>{empty}</div>
  return (
    <div
      data-density={density}
      data-rows={whole ? 'whole' : undefined}
      className={classes(
        '@container min-w-0 transition-opacity md:relative md:overflow-x-auto',
        dimmed && 'opacity-50',
      )}
    >
      <table role="table" aria-busy={dimmed || undefined} className="w-full border-collapse text-ui max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-md:hidden">
          <tr role="row" className="border-b border-line">
            {columns.map((column) => (
              <HeaderCell
                key={column.key}
                column={column}
                sortParam={sortParam}
                sort={search.get(sortParam) ?? defaultSort}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup" className="max-md:block">
          <IconSprite id={rows.length >= worthASprite ? sprite : null}>
            {rows.map((row, index) => {
              const group = groupOf?.(row)
              const before = rows[index - 1]
              const begins = group !== undefined && (!before || groupOf?.(before) !== group)
              return (
                <Fragment key={rowKey(row)}>
                  {begins && <GroupRow title={group} columns={columns.length} />}
                  <Row id={rowKey(row)} row={row} columns={columns} to={openLink(row)} />
                </Fragment>
              )
            })}
          </IconSprite>
        </tbody>
      </table>
      {rows.length >= worthASprite && <SpriteSymbols id={sprite} />}
    </div>
  )
}

type HeaderCellProps<Row> = { column: Column<Row>; sort: string | undefined; sortParam: string }

function HeaderCell<Row>({ column, sort, sortParam }: HeaderCellProps<Row>) {
  const t = useT(uiMessages)
  const [search] = useSearchParams()
  const direction = !column.sort
    ? null
    : sort === column.sort
      ? 'ascending'
      : sort === `-${column.sort}`
        ? 'descending'
        : 'none'
  const look = classes(
    'list-head',
    column.chooses && 'list-choose',
    column.numeric ? 'text-numeric' : 'text-start',
    column.room && `room-${column.room}`,
  )
  if (!column.sort || !direction) {
    return (
      <th role="columnheader" scope="col" className={look}>
        {column.headerCell ?? <span className={column.hideHeader ? 'sr-only' : undefined}>{column.header}</span>}
      </th>
    )
  }
  const next = new URLSearchParams(search)
  next.set(sortParam, direction === 'ascending' ? `-${column.sort}` : column.sort)
  // a page by number, or one that begins at a row
  for (const name of ['page', 'before']) next.delete(name)
  const label = t(direction === 'ascending' ? 'sortDescending' : 'sortAscending', { column: column.header })
  return (
    <th role="columnheader" scope="col" aria-sort={direction} className={look}>
      <Link
        to={`?${next}`}
        preventScrollReset
        title={label}
        className="group/sort inline-flex min-h-7 items-center gap-1 hover:text-ink coarse:min-h-11"
      >
        {column.header}
        <Icon
          as={direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown}
          size={12}
          className={
            direction === 'none'
              ? 'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100'
              : 'text-ink'
          }
        />
      </Link>
    </th>
  )
}

function GroupRow({ title, columns }: { title: string; columns: number }) {
  return (
    <tr role="row" className="list-group">
      <th role="rowheader" scope="rowgroup" colSpan={columns} className="list-group-title">
        {title}
      </th>
    </tr>
  )
}

type RowProps<Row> = { id: string; row: Row; columns: readonly Column<Row>[]; to: string | undefined }

function Row<Row>({ id, row, columns, to }: RowProps<Row>) {
  const record = useOpenRecord()
  const title = columns.find(({ names }) => names) ?? columns.find(({ chooses }) => !chooses)
  return (
    <tr
      role="row"
      className="list-row"
      {...(record && to && { 'data-record': id, 'aria-current': record.opened === id || undefined })}
    >
      {columns.map((column) => {
        const content = column.cell(row)
        if (column === title) return <TitleCell key={column.key} id={id} to={to} content={content} />
        return <Cell key={column.key} column={column} content={content} />
      })}
    </tr>
  )
}

function TitleCell({ id, to, content }: { id: string; to: string | undefined; content: ReactNode }) {
  const record = useOpenRecord()
  const onClick = (event: MouseEvent) => {
    if (!record || !isPlainPress(event)) return
    event.preventDefault()
    record.open(id)
  }
  return (
    <th role="rowheader" scope="row" className="list-title">
      <CellText>
        {to ? (
          <Link to={to} onClick={onClick} className="list-link">
            {content}
          </Link>
        ) : (
          content
        )}
      </CellText>
    </th>
  )
}

function Cell<Row>({ column, content }: { column: Column<Row>; content: ReactNode }) {
  if (column.chooses)
    return (
      <td role="cell" className="list-choose">
        {content}
      </td>
    )
  const card = column.card ?? 'fact'
  const empty = content === null || content === undefined || content === false || content === ''
  const place = empty ? 'hidden' : card
  return (
    <td
      role="cell"
      className={`${column.numeric ? 'list-number' : 'list-cell'}${place === 'fact' ? '' : `-${place}`}${column.exact && !column.numeric ? ' list-exact' : ''}${column.room ? ` room-${column.room}` : ''}`}
    >
      {place === 'fact' && !column.hideHeader && !column.bare && <span className="list-label">{column.header}</span>}
      {column.numeric || column.exact || empty ? content : <CellText>{content}</CellText>}
    </td>
  )
}

/** A text that gives way to the columns that are shown whole. A cell has one size for both its least and its best width; a grid in it has two. */
function CellText({ children }: { children: ReactNode }) {
  return (
    <span className="list-text">
      <span>{children}</span>
    </span>
  )
}
