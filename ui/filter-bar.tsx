import { ListFilter, SearchX, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import { uiMessages } from '#/messages/ui.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { type Option } from '#/ui/choice-field.tsx'
import { useClosing } from '#/ui/drop-down.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { SearchField } from '#/ui/text-field.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import { toolLook } from '#/ui/tool-look.ts'

export type Filter = { name: string; label: string; options: readonly Option[] }

export type FilterBarProps = {
  filters: readonly Filter[]
  /** Adds a search box; default parameter: "q". */
  search?: { name?: string; label: string; placeholder?: string }
  /** Parameters preserved when filtering (sort, view). */
  keep?: readonly string[]
  /** Parameter that begins the page, dropped with a removed filter. */
  page?: string
  /** More controls of the same form, and their parameters. */
  children?: ReactNode
  more?: readonly { name: string; label: string; read: (value: string) => string }[]
  /** Before the search: views of the list. */
  views?: ReactNode
  /** At the end of the line: columns, files. */
  tools?: ReactNode
}

const without = (search: URLSearchParams, names: readonly string[]): string => {
  const next = new URLSearchParams(search)
  for (const name of names) next.delete(name)
  return `?${next}`
}

/**
 * Toolbar of a list, one line where it is wide enough: views, search, filters behind one button, tools; below it the
 * active filters. The filters live in the address: a GET form that works without scripts and applies at once with them.
 */
export function FilterBar(props: FilterBarProps) {
  const { filters, search, keep = ['sort', 'view', 'rows', 'columns'], page = 'page', children, more = [] } = props
  const { views, tools } = props
  const t = useT(uiMessages)
  const submit = useSubmit()
  const [params] = useSearchParams()
  const searchName = search?.name ?? 'q'
  const names = [...filters.map(({ name }) => name), searchName]
  const form = useFollowAddress(names, params)
  const chosen = more.flatMap(({ name, label, read }) => {
    const value = params.get(name)
    return value ? [{ name, label, value: read(value) }] : []
  })
  const all = [...names, ...more.map(({ name }) => name)]
  const active = [...activeFilters(filters, search && { name: searchName, label: search.label }, params), ...chosen]
  const count = active.filter(({ name }) => name !== searchName).length
  return (
    <div className="flex flex-col">
      <div className="flex items-center gap-x-2 gap-y-2 max-md:flex-wrap max-md:py-2 md:min-h-11">
        {views && (
          <div className="min-w-0 max-md:-mx-4 max-md:basis-[calc(100%+2rem)] max-md:overflow-x-auto max-md:px-4">
            {views}
          </div>
        )}
        {views && (search || filters.length > 0 || children) && (
          <span aria-hidden className="h-5 w-px shrink-0 bg-line max-md:hidden" />
        )}
        <Form
          ref={form}
          method="get"
          role="search"
          aria-label={t('filters')}
          onChange={(event) => {
            if (event.target instanceof HTMLSelectElement)
              void submit(event.currentTarget, { preventScrollReset: true })
          }}
          className="flex min-w-0 items-center gap-2 max-md:flex-1"
        >
          {keep.map((name) => {
            const value = params.get(name)
            return value === null ? null : <input key={name} type="hidden" name={name} value={value} readOnly />
          })}
          {search && (
            <div className="[--search:28px] min-w-0 max-md:flex-1 md:w-52">
              <SearchField
                name={searchName}
                label={search.label}
                placeholder={search.placeholder}
                defaultValue={params.get(searchName) ?? ''}
              />
            </div>
          )}
          {(filters.length > 0 || children) && (
            <FilterPanel active={count}>
              {filters.map((filter) => (
                <SearchableSelect
                  key={filter.name}
                  name={filter.name}
                  label={filter.label}
                  options={filter.options}
                  placeholder={t('all')}
                  defaultValue={params.get(filter.name) ?? ''}
                />
              ))}
              {children}
              {children ? (
                <Button type="submit">{t('apply')}</Button>
              ) : (
                <noscript>
                  <Button type="submit">{t('apply')}</Button>
                </noscript>
              )}
            </FilterPanel>
          )}
        </Form>
        {tools && <div className="ms-auto flex shrink-0 items-center gap-1">{tools}</div>}
      </div>
      {active.length > 0 && (
        <ul className="flex flex-wrap items-center gap-1.5 pb-2">
          {active.map(({ name, label, value }) => (
            <li key={name}>
              <Link
                to={without(params, [name, page])}
                preventScrollReset
                className="inline-flex min-h-7 items-center rounded-control border border-line-input/50 text-caption hover:bg-surface-2 coarse:min-h-11"
              >
                <span className="sr-only">{t('removeFilter')}</span>
                <span className="px-2 text-ink-2">
                  {label}
                  <span className="sr-only">:</span>
                </span>
                <bdi className="border-s border-line-input/50 px-2 font-medium">{value}</bdi>
                <span className="pe-1.5 text-ink-3">
                  <Icon as={X} size={12} />
                </span>
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={without(params, [...all, page])}
              preventScrollReset
              className="link inline-flex min-h-7 items-center px-1 text-caption coarse:min-h-11"
            >
              {t('clearAll')}
            </Link>
          </li>
        </ul>
      )}
    </div>
  )
}

/** The filters behind one button; stays open while several are chosen. */
function FilterPanel({ active, children }: { active: number; children: ReactNode }) {
  const t = useT(uiMessages)
  const box = useRef<HTMLDetailsElement>(null)
  useClosing(box)
  return (
    <details ref={box} className="relative shrink-0">
      <summary className={classes(toolLook, 'list-none [&::-webkit-details-marker]:hidden')}>
        <Icon as={ListFilter} size={16} />
        {active > 0 ? t('filtersActive', { count: String(active) }) : t('filters')}
      </summary>
      <div className="absolute start-0 top-full z-20 mt-1 flex w-64 flex-col gap-3 rounded-card border border-line bg-card p-3 shadow-float max-md:start-auto max-md:end-0">
        {children}
      </div>
    </details>
  )
}

/** Empty result of a filtered list, with a link to the full list. */
export function NoResults({ keep = [] }: { keep?: readonly string[] }) {
  const t = useT(uiMessages)
  const [params] = useSearchParams()
  const others = [...params.keys()].filter((name) => !keep.includes(name))
  return (
    <EmptyState
      icon={SearchX}
      title={t('noResults')}
      action={<LinkButton to={without(params, others)}>{t('clearAll')}</LinkButton>}
    />
  )
}

/** Updates the controls on navigation without remounting them; the focused one is left alone. */
function useFollowAddress(names: readonly string[], params: URLSearchParams) {
  const form = useRef<HTMLFormElement>(null)
  const follow = useEffectEvent((search: string) => {
    const wanted = new URLSearchParams(search)
    for (const name of names) {
      const control = form.current?.elements.namedItem(name)
      const isControl = control instanceof HTMLSelectElement || control instanceof HTMLInputElement
      if (isControl && control !== document.activeElement) control.value = wanted.get(name) ?? ''
    }
  })
  const address = params.toString()
  // why: only when the address differs; a change of language must not clear text being typed
  useEffect(() => follow(address), [address])
  return form
}

function activeFilters(
  filters: readonly Filter[],
  search: { name: string; label: string } | undefined,
  params: URLSearchParams,
) {
  const chosen = filters.flatMap(({ name, label, options }) => {
    const value = params.get(name)
    return value ? [{ name, label, value: options.find((option) => option.value === value)?.label ?? value }] : []
  })
  const typed = search && params.get(search.name)
  return typed ? [...chosen, { name: search.name, label: search.label, value: typed }] : chosen
}
