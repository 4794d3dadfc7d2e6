import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { formatDay, isDay, monthName } from '#/domain/riyadh-time.ts'
import {
  addressName,
  type ListFilter,
  type ListShape,
  listAddress,
  pageFilter,
  type QueryOf,
  tabKey,
} from '#/domain/list.ts'
import { type Word } from '#/domain/list-columns.ts'
import { uiMessages } from '#/messages/ui.ts'
import { LinkButton } from '#/ui/button.tsx'
import type { Option } from '#/ui/choice-field.tsx'
import { ColumnMenu } from '#/ui/column-menu.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { FileMenu } from '#/ui/file-links.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useViewTabs, ViewMenu } from '#/ui/list-views.tsx'
import { NavTabs } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { TextField } from '#/ui/text-field.tsx'

/** Texts of a list; `defineList` has checked that they exist. */
const useWords = (list: ListShape): Word => useT(list.messages) as Word

type Of<L extends ListShape> = { list: L; query: QueryOf<L> }

export type ToolOptions = {
  /** `fixed`: the columns of the page are not those of the list; `none`: the page shows cards. */
  columns?: 'fixed' | 'none' | undefined
  /** Links to the file, where its rows are those of another list. */
  file?: ReactNode
}

/** End of a list's toolbar: saved views, columns, file. */
export function ListTools<L extends ListShape>({ list, query, columns, file }: Of<L> & ToolOptions) {
  const shape: ListShape = list
  return (
    <>
      <ViewMenu list={shape} />
      {columns !== 'none' && <ColumnMenu list={shape} fixed={columns === 'fixed'} />}
      {file ?? (shape.file && <ExportLinks list={list} query={query} />)}
    </>
  )
}

/** Links to the list's file, with the page's filters and order, behind one button. */
export function ExportLinks<L extends ListShape>({ list, query }: Of<L>) {
  const { file }: ListShape = list
  const to = (format: string) => listAddress(list, query, `${list.address}/export`, { format })
  return <FileMenu to={to} confirm={file?.confirm} />
}

export type Counts = Readonly<Record<string, number>>

/** Tabs of a list, which preserve other parameters, and the reader's saved views of it. */
export function ListTabs<L extends ListShape>({ list, query, counts }: Of<L> & { counts?: Counts | undefined }) {
  const { tabs, address }: ListShape = list
  const t = useWords(list)
  const words = useT(uiMessages)
  const { tabs: own, current } = useViewTabs(list)
  const shown = tabs?.values.filter((tab) => !tabs.whileOpen?.includes(tab) || query.tab === tab) ?? []
  const items = shown.map((tab) => ({
    to: listAddress(list, { ...query, tab } as QueryOf<L>),
    label: t(tabKey(tabs!, tab)),
    current: !current && query.tab === tab,
    ...(counts && tab in counts && { count: counts[tab] ?? 0 }),
  }))
  const all = { to: address, label: words('all'), current: !current }
  return (
    <NavTabs
      look="views"
      label={tabs?.label ? t(tabs.label) : words('views')}
      items={[...(tabs ? items : [all]), ...own]}
    />
  )
}

export type Options = Readonly<Record<string, readonly Option[] | readonly string[]>>

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
    // a filter without a control needs no words
    options: optionsOf(
      options[name] ?? (filter.control === 'none' ? [] : (filter.values ?? [])),
      (value) => t(`${filter.prefix ?? name}_${value}`),
      lang,
    ),
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
