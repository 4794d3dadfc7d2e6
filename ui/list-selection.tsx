import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import type { Column } from '#/ui/data-table.tsx'
import { useRights } from '#/ui/rights.tsx'

type SelectionOptions<Row> = {
  id: (row: Row) => string
  /** Accessible name of a row's tick. */
  label: (row: Row) => string
  /** Accessible name of the tick for all rows of the page. */
  pageLabel: string
  /** Rows that can be ticked. Default: all. */
  allows?: (row: Row) => boolean
  /** Field that a form with the id `form` sends for each ticked row, also without scripts. */
  name?: string
  /** Number of rows on all pages, where actions can apply to all of them. */
  total?: number
}

export type Selection<Row> = SelectionOptions<Row> & {
  allows: (row: Row) => boolean
  total: number
  form: string
  /** Changes with the address: key of parts whose state ends with the selection. */
  place: string
  rows: readonly Row[]
  ids: readonly string[]
  count: number
  isPage: boolean
  /** All rows of all pages. */
  isWhole: boolean
  has: (row: Row) => boolean
  toggle: (row: Row) => void
  togglePage: () => void
  chooseWhole: () => void
  clear: () => void
}

const none: ReadonlySet<string> = new Set()

/** Ticked rows of a list's page; none for a reader who changes nothing. Another page, filter or order empties it. */
export function useSelection<Row>(rows: readonly Row[], options: SelectionOptions<Row>): Selection<Row> {
  const { id, total = 0 } = options
  const { readOnly } = useRights()
  const allows = readOnly ? () => false : (options.allows ?? (() => true))
  const form = useId()
  const place = useSearchParams()[0].toString()
  const [state, setState] = useState({ place, ids: none, isWhole: false })
  const { ids, isWhole } = state.place === place ? state : { ids: none, isWhole: false }
  const open = rows.filter(allows)
  const has = (row: Row) => isWhole || ids.has(id(row))
  const ticked = open.filter(has)
  const isPage = open.length > 0 && ticked.length === open.length
  const choose = (some: readonly Row[], whole = false) =>
    setState({ place, ids: new Set(some.map(id)), isWhole: whole })
  return {
    ...options,
    allows,
    total,
    form,
    place,
    rows: ticked,
    ids: ticked.map(id),
    count: isWhole ? total : ticked.length,
    isPage,
    isWhole,
    has,
    toggle: (row) => choose(has(row) ? ticked.filter((other) => id(other) !== id(row)) : [...ticked, row]),
    togglePage: () => choose(isPage ? [] : open),
    chooseWhole: () => choose(open, true),
    clear: () => choose([]),
  }
}

type TickProps = { label: string; checked: boolean; onChange: () => void } & Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'form'
> & { 'data-key'?: string }

function Tick({ label, ...input }: TickProps) {
  return (
    <label className="list-tick">
      <input type="checkbox" aria-label={label} {...input} />
    </label>
  )
}

type OfSelection<Row> = { selection: Selection<Row> }

/** Tick of one row, for lists that are no table; `data-key` names it for shortcuts. */
export function RowTick<Row>({ selection, row, ...rest }: OfSelection<Row> & { row: Row; 'data-key'?: string }) {
  const { id, name, form, isWhole } = selection
  return (
    <Tick
      label={selection.label(row)}
      checked={selection.has(row)}
      onChange={() => selection.toggle(row)}
      {...(name && !isWhole && { name, value: id(row), form })}
      {...rest}
    />
  )
}

/** Tick of all rows of the page. Does nothing without scripts. */
export const PageTick = <Row,>({ selection }: OfSelection<Row>) => (
  <span className="contents noscript:hidden">
    <Tick label={selection.pageLabel} checked={selection.isPage} onChange={selection.togglePage} />
  </span>
)

/** Column of ticks, the first of its table. */
export function selectionColumn<Row>(selection: Selection<Row>, rows: readonly Row[]): Column<Row> {
  const { allows } = selection
  return {
    key: 'choose',
    header: selection.pageLabel,
    hideHeader: true,
    chooses: true,
    headerCell: rows.some(allows) && <PageTick selection={selection} />,
    cell: (row) => (allows(row) ? <RowTick selection={selection} row={row} /> : null),
  }
}

type BarProps<Row> = OfSelection<Row> & {
  /** Number of ticked rows, in words. */
  text: string
  clear: string
  /** Label of the button that extends the ticks of a whole page to all pages. */
  whole?: string
  /** Shown before any row is ticked. */
  start?: ReactNode
  /** Actions: buttons, or an `ActionForm` with the selection's `form` as its id. */
  children: ReactNode
}

// why: a refusal stays readable when its rows left the list
const unused = 'hidden noscript:flex has-[[role=alert]]:flex'

/** Count and actions of a selection, in a dark bar over the foot of the page. Without scripts it is shown where a form can send the ticks. */
export function SelectionBar<Row>({ selection, text, clear, whole, start, children }: BarProps<Row>) {
  const { count, isPage, isWhole, ids, name, total } = selection
  const isEmpty = count === 0
  const { readOnly } = useRights()
  if (readOnly || (isEmpty && !start && !name)) return null
  return (
    <>
      {start && <div className="flex flex-wrap items-center gap-3 py-2">{start}</div>}
      <div
        className={classes(
          'selection-bar fixed inset-x-3 bottom-3 z-20 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-dialog border border-line-input bg-canvas px-3 py-1.5 text-ink shadow-float scheme-dark max-lg:bottom-18 md:inset-x-auto noscript:static noscript:mb-3',
          isEmpty && unused,
        )}
      >
        <p role="status" className="num text-ui font-medium">
          {isEmpty ? '' : text}
        </p>
        {!isPage && (
          <span className="md:hidden">
            <Button variant="quiet" size="dense" onClick={selection.togglePage}>
              {selection.pageLabel}
            </Button>
          </span>
        )}
        {whole && isPage && !isWhole && total > ids.length && (
          <Button variant="quiet" size="dense" onClick={selection.chooseWhole}>
            {whole}
          </Button>
        )}
        <div className="flex flex-wrap items-center gap-1">
          {children}
          <span className="contents noscript:hidden">
            <Button variant="quiet" size="dense" onClick={selection.clear}>
              {clear}
            </Button>
          </span>
        </div>
      </div>
    </>
  )
}
