import { SearchX, SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import { uiMessages } from '#/messages/ui.ts'
import { Button, buttonClasses, LinkButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { type Option } from '#/ui/choice-field.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { SearchField } from '#/ui/text-field.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'

export type Filter = { name: string; label: string; options: readonly Option[] }

export type FilterBarProps = {
  filters: readonly Filter[]
  /** Adds a search box; default parameter: "q". */
  search?: { name?: string; label: string; placeholder?: string }
  /** Parameters preserved when filtering (sort, view). */
  keep?: readonly string[]
  /** Parameter that begins the page, dropped with a removed filter. */
  page?: string
  /** One line: the labels of selects stand in their empty choice, and the button is for readers without scripts. */
  compact?: boolean
  /** More controls of the same form, and their parameters. */
  children?: ReactNode
  more?: readonly { name: string; label: string; read: (value: string) => string }[]
}

const without = (search: URLSearchParams, names: readonly string[]): string => {
  const next = new URLSearchParams(search)
  for (const name of names) next.delete(name)
  return `?${next}`
}

/** Filters above a list, stored in the address. A GET form: works without scripts, submits on change with them. */
export function FilterBar(props: FilterBarProps) {
  const { filters, search, keep = ['sort', 'view', 'rows'], page = 'page', children, more = [], compact } = props
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
  const folds = filters.length + (children ? 1 : 0) > 1 || (search !== undefined && filters.length > 0)
  return (
    <div className="flex flex-col gap-3">
      <Form
        ref={form}
        method="get"
        role="search"
        aria-label={t('filters')}
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget, { preventScrollReset: true })
        }}
        className="flex flex-wrap items-end gap-3"
      >
        {keep.map((name) => {
          const value = params.get(name)
          return value === null ? null : <input key={name} type="hidden" name={name} value={value} readOnly />
        })}
        {search && (
          <div className={classes('min-w-0 flex-1 md:max-w-80', compact ? 'md:min-w-40' : 'md:min-w-56')}>
            <SearchField
              name={searchName}
              label={search.label}
              placeholder={search.placeholder}
              defaultValue={params.get(searchName) ?? ''}
            />
          </div>
        )}
        {folds && <Fold active={active.filter(({ name }) => name !== searchName).length} />}
        <div
          className={classes(
            'items-end gap-3 max-md:flex max-md:w-full max-md:flex-wrap md:contents',
            folds && 'max-md:peer-not-open:hidden',
          )}
        >
          {filters.map((filter) => (
            <div key={filter.name} className={classes('max-md:flex-1', compact ? 'min-w-28 md:max-w-40' : 'min-w-36')}>
              <SearchableSelect
                name={filter.name}
                label={filter.label}
                options={filter.options}
                placeholder={compact ? filter.label : t('all')}
                {...(compact && { hideLabel: true })}
                defaultValue={params.get(filter.name) ?? ''}
              />
            </div>
          ))}
          {children}
          {compact ? (
            <noscript>
              <Button type="submit">{t('apply')}</Button>
            </noscript>
          ) : (
            <Button type="submit">{t('apply')}</Button>
          )}
        </div>
      </Form>
      {active.length > 0 && (
        <ul className="flex flex-wrap items-center gap-2">
          {active.map(({ name, label, value }) => (
            <li key={name}>
              <Link
                to={without(params, [name, page])}
                preventScrollReset
                aria-label={t('removeFilter', { label, value })}
                className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line-input bg-surface-2 px-3 text-caption hover:bg-surface-3 coarse:min-h-11"
              >
                <span>
                  {label}
                  {': '}
                  <bdi className="font-medium">{value}</bdi>
                </span>
                <Icon as={X} size={12} />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={without(params, [...all, page])}
              preventScrollReset
              className="link inline-flex min-h-8 items-center px-1 text-caption coarse:min-h-11"
            >
              {t('clearAll')}
            </Link>
          </li>
        </ul>
      )}
    </div>
  )
}

/**
 * Collapses the controls on phones. A native disclosure, which works without scripts; its content is a sibling, because
 * wider screens always show it.
 */
function Fold({ active }: { active: number }) {
  const t = useT(uiMessages)
  return (
    <details className="peer shrink-0 md:hidden">
      <summary className={classes(buttonClasses({}), 'list-none [&::-webkit-details-marker]:hidden')}>
        <Icon as={SlidersHorizontal} size={16} />
        {active > 0 ? t('filtersActive', { count: String(active) }) : t('filters')}
      </summary>
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
