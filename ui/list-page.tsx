import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatDay, isDay, monthName, startOfDay } from '#/domain/riyadh-time.ts'
import {
  addressName,
  isNarrowed,
  type ListFilter,
  type ListShape,
  listAddress,
  pageFilter,
  type QueryOf,
  tabKey,
} from '#/domain/list.ts'
import {
  columnsIn,
  isNumeric,
  labelKey,
  type ListColumn,
  type RowOf,
  valueOf,
  type Word,
} from '#/domain/list-columns.ts'
import { uiMessages } from '#/messages/ui.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import type { Option } from '#/ui/choice-field.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ColumnMenu, useHiddenColumns } from '#/ui/column-menu.tsx'
import { FileMenu } from '#/ui/file-links.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { type Selection, selectionColumn } from '#/ui/list-selection.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { useRights } from '#/ui/rights.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'

/** Texts of a list; `defineList` has checked that they exist. */
const useWords = (list: ListShape): Word => useT(list.messages) as Word

type Of<L extends ListShape> = { list: L; query: QueryOf<L> }

/** Links to the list's file, with the page's filters and order, behind one button. */
export function ExportLinks<L extends ListShape>({ list, query }: Of<L>) {
  const { file }: ListShape = list
  const to = (format: string) => listAddress(list, query, `${list.address}/export`, { format })
  return <FileMenu to={to} confirm={file?.confirm} />
}

type Counts = Readonly<Record<string, number>>

/** Tabs of a list; preserves other parameters. */
export function ListTabs<L extends ListShape>({ list, query, counts }: Of<L> & { counts?: Counts | undefined }) {
  const { tabs }: ListShape = list
  const t = useWords(list)
  const words = useT(uiMessages)
  if (!tabs) return null
  const shown = tabs.values.filter((tab) => !tabs.whileOpen?.includes(tab) || query.tab === tab)
  const items = shown.map((tab) => ({
    to: listAddress(list, { ...query, tab } as QueryOf<L>),
    label: t(tabKey(tabs, tab)),
    current: query.tab === tab,
    ...(counts && tab in counts && { count: counts[tab] ?? 0 }),
  }))
  return <NavTabs look="views" label={tabs.label ? t(tabs.label) : words('views')} items={items} />
}

type Options = Readonly<Record<string, readonly Option[] | readonly string[]>>

type Filters = { list: ListShape; options?: Options | undefined; views?: ReactNode; tools?: ReactNode }

/** Toolbar of a list with its search and filters. `options`: choices that depend on data. */
export function ListFilters({ list, options = {}, views, tools }: Filters) {
  const t = useWords(list)
  const lang = useLang()
  const [params] = useSearchParams()
  const all = Object.entries(list.filters ?? {}).map(([name, filter]) => ({
    name: addressName(name, filter),
    label: filter.control === 'none' && !options[name] ? '' : t(filter.label ?? name),
    hint: `${filter.label ?? name}Hint`,
    control: controlOf(filter, options[name]),
    options: optionsOf(options[name] ?? filter.values ?? [], (value) => t(`${filter.prefix ?? name}_${value}`), lang),
  }))
  const page = pageFilter(list)
  const fields = all.filter(({ control }) => control === 'day' || control === 'text')
  const hidden = all.filter(({ name, control }) => control === 'none' && name !== page).map(({ name }) => name)
  return (
    <FilterBar
      filters={all.filter(({ control, options: choices }) => control === 'select' && choices.length > 0)}
      {...(list.hasSearch && {
        search: { label: t('search'), ...('searchHint' in list.messages && { placeholder: t('searchHint') }) },
      })}
      keep={[...(list.tabs ? [list.tabs.name] : []), 'sort', 'rows', 'columns', ...hidden]}
      {...(page && { page })}
      views={views}
      tools={tools}
      more={fields.map((field) => ({ ...field, read: (value) => (isDay(value) ? formatDay(value, lang) : value) }))}
    >
      {fields.length > 0 &&
        fields.map(({ name, label, hint, control }) => {
          const value = params.get(name) ?? ''
          const field = { name, label, defaultValue: value }
          return control === 'day' ? (
            <DateField key={`${name} ${value}`} {...field} />
          ) : (
            <TextField key={`${name} ${value}`} {...field} {...(hint in list.messages && { placeholder: t(hint) })} />
          )
        })}
    </FilterBar>
  )
}

/** A select for a record needs options from the page; otherwise only links set it. */
const controlOf = ({ control }: ListFilter, options: Options[string] | undefined) =>
  control === 'none' && options ? 'select' : control

const optionsOf = (values: Options[string], textOf: Word, lang: 'en' | 'ar'): Option[] =>
  values.map((value) => {
    if (typeof value !== 'string') return value
    return { value, label: /^\d{4}-\d{2}$/.test(value) ? monthName(value, lang) : textOf(value) }
  })

export type ListCells<Row> = Readonly<Record<string, (row: Row) => ReactNode>>

type TableProps<L extends ListShape, Row> = Of<L> & {
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
  const { has } = useRights()
  const hidden = useHiddenColumns(shape)
  const shown = columnsIn(shape.columns, 'table', has).filter(([name]) => !hidden.has(name))
  const columns = shown.map(([name, column]): Column<Row> => {
    const { header = name, card, sort = name } = column
    return {
      key: name,
      header: t(header),
      cell: cells[name] ?? ((row) => <Value name={name} column={column} row={row} t={t} />),
      ...(Object.hasOwn(shape.sorts, sort) && { sort }),
      ...(isNumeric(column) && { numeric: true }),
      ...((column.kind === 'text' || column.kind === 'label') && { bare: true }),
      ...(card && { card }),
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

type ValueProps = { name: string; column: ListColumn; row: unknown; t: Word }

/** Cell content by the column's kind. */
function Value({ name, column, row, t }: ValueProps) {
  const value = valueOf(name, column, row, t, useLang())
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

type ViewProps<L extends ListShape, Row> = TableProps<L, Row> & {
  counts?: Counts
  options?: Options
  /** Hides the toolbar while there is nothing to search. */
  bare?: boolean
  /** Between toolbar and table: key figures in one line. */
  children?: ReactNode
}

type PageProps<L extends ListShape, Row> = ViewProps<L, Row> & {
  title: ReactNode
  /** Buttons in the page's head, the main one last. */
  actions?: ReactNode
  /** Links to related pages, beside the title. */
  tabs?: ReactNode
  /** Between head and toolbar: notices. */
  above?: ReactNode
}

/** Number of rows, or for a list with `beforeRow` the row before which the next page begins. */
type Paging = { total: number; older?: never } | { total?: never; older: string | null }

/** A whole list page: head, one toolbar, table from edge to edge, pages. */
export function ListPage<L extends ListShape, Row extends object & RowOf<L['columns']>>(
  props: PageProps<L, Row> & Paging,
) {
  const { title, actions, tabs, above, ...view } = props
  return (
    <div className="flex flex-col">
      <PageHeader title={title} tabs={tabs} actions={actions} />
      {above && <div className="pt-4 empty:hidden">{above}</div>}
      <ListView<L, Row> {...view} />
    </div>
  )
}

/** A list below a head of the page's own. */
export function ListView<L extends ListShape, Row extends object & RowOf<L['columns']>>(
  props: ViewProps<L, Row> & Paging,
) {
  const { total, older = null, counts, options, bare, children, ...table } = props
  const { list, query } = table
  return (
    <div className="flex flex-col">
      {!bare && <ListBar list={list} query={query} counts={counts} options={options} />}
      {children && <div className="flex flex-col gap-3 py-3 empty:hidden">{children}</div>}
      <div className="bleed">
        <ListTable {...table} />
      </div>
      <div className="pt-2">
        {total === undefined ? (
          <OlderPages list={list} query={query} older={older} />
        ) : (
          <ListPages list={list} total={total} />
        )}
      </div>
    </div>
  )
}

type BarProps<L extends ListShape> = Of<L> & { counts?: Counts | undefined; options?: Options | undefined }

/** The toolbar: tabs as views, search, filters, columns, files. */
export function ListBar<L extends ListShape>({ list, query, counts, options }: BarProps<L>) {
  const shape: ListShape = list
  return (
    <div className="bleed-bar border-b border-line">
      <ListFilters
        list={list}
        options={options}
        views={shape.tabs && <ListTabs list={list} query={query} counts={counts} />}
        tools={
          <>
            <ColumnMenu list={shape} />
            {shape.file && <ExportLinks list={list} query={query} />}
          </>
        }
      />
    </div>
  )
}

/** Paging of a list, up to its last page. */
export function ListPages({ list, total }: { list: ListShape; total: number }) {
  const { pageSize, mostListed = total } = list
  const sizes = typeof pageSize === 'number' ? { pageSize } : { sizes: pageSize }
  return <Pagination total={Math.min(total, mostListed)} {...sizes} />
}

/** Paging of a list with `beforeRow`: links to older rows and back to the newest. */
export function OlderPages<L extends ListShape>({ list, query, older }: Of<L> & { older: string | null }) {
  const t = useWords(list)
  const [params] = useSearchParams()
  const name = pageFilter(list)
  if (!name) return null
  return (
    <div className="flex flex-wrap justify-between gap-3">
      {params.get(name) ? <LinkButton to={listAddress(list, query)}>{t('newest')}</LinkButton> : <span />}
      {older && <LinkButton to={listAddress(list, query, list.address, { [name]: older })}>{t('older')}</LinkButton>}
    </div>
  )
}
