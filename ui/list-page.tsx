import type { ReactNode } from 'react'
import { type ListShape, type QueryOf } from '#/domain/list.ts'
import { type RowOf } from '#/domain/list-columns.ts'
import { type Crumb, PageHeader } from '#/ui/nav.tsx'
import {
  type Counts,
  ListFilters,
  ListPages,
  ListTabs,
  ListTools,
  OlderPages,
  type Options,
  type ToolOptions,
} from '#/ui/list-tools.tsx'
import { ListTable, type TableProps } from '#/ui/list-table.tsx'
import { LapsedNote, useListViews } from '#/ui/list-views.tsx'

type Of<L extends ListShape> = { list: L; query: QueryOf<L> }

type ViewProps<L extends ListShape, Row> = TableProps<L, Row> & {
  counts?: Counts
  options?: Options
  /** Hides the toolbar while there is nothing to search. */
  bare?: boolean
  /** Between toolbar and table: key figures in one line. */
  children?: ReactNode
  /** Puts the open record beside the table and its pages. */
  beside?: (parts: ReactNode) => ReactNode
  file?: ToolOptions['file']
}

type PageProps<L extends ListShape, Row> = ViewProps<L, Row> & {
  title: ReactNode
  /** Buttons in the page's head, the main one last. */
  actions?: ReactNode
  breadcrumbs?: readonly Crumb[]
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
  const { title, breadcrumbs, actions, tabs, above, ...view } = props
  return (
    <div className="flex flex-col">
      <PageHeader title={title} tabs={tabs} actions={actions} {...(breadcrumbs && { breadcrumbs })} />
      {above && <div className="pt-4 empty:hidden">{above}</div>}
      <ListView<L, Row> {...view} />
    </div>
  )
}

/** A list below a head of the page's own. */
export function ListView<L extends ListShape, Row extends object & RowOf<L['columns']>>(
  props: ViewProps<L, Row> & Paging,
) {
  const { total, older = null, counts, options, bare, children, file, beside = (parts) => parts, ...table } = props
  const { list, query } = table
  return (
    <div className="flex flex-col">
      {!bare && <ListBar list={list} query={query} counts={counts} options={options} file={file} />}
      {children && <div className="flex flex-col gap-3 py-3 empty:hidden">{children}</div>}
      {beside(
        <>
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
        </>,
      )}
    </div>
  )
}

type BarProps<L extends ListShape> = Of<L> &
  ToolOptions & { counts?: Counts | undefined; options?: Options | undefined }

/** The toolbar: tabs as views, search, filters, columns, files. */
export function ListBar<L extends ListShape>({ list, query, counts, options, ...tools }: BarProps<L>) {
  const shape: ListShape = list
  const { views } = useListViews(shape)
  return (
    <div className="bleed-bar border-b border-line">
      <ListFilters
        list={list}
        options={options}
        views={(shape.tabs || views.length > 0) && <ListTabs list={list} query={query} counts={counts} />}
        tools={<ListTools list={list} query={query} {...tools} />}
      />
      <LapsedNote list={shape} />
    </div>
  )
}
