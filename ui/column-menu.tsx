import { Check, Columns3 } from 'lucide-react'
import { useContext } from 'react'
import { href, Link, useFetcher, useLocation, useSearchParams } from 'react-router'
import type { ListShape } from '#/domain/list.ts'
import { columnsIn, type Word } from '#/domain/list-columns.ts'
import { listDensities } from '#/domain/list-views.ts'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { DropDown } from '#/ui/drop-down.tsx'
import { Icon } from '#/ui/icon.tsx'
import { ListChoicesContext } from '#/ui/list-choices.ts'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { toolIconLook } from '#/ui/tool-look.ts'

/** Parameter with the names of hidden columns, separated by dots. */
const parameter = 'columns'

const read = (params: URLSearchParams): string[] => (params.get(parameter) ?? '').split('.').filter(Boolean)

/** Columns hidden in the address. The first names the row and stays. */
export function useHiddenColumns(list: ListShape): ReadonlySet<string> {
  const { has } = useRights()
  const [params] = useSearchParams()
  const [first] = columnsIn(list.columns, 'table', has)[0] ?? []
  return new Set(read(params).filter((name) => name !== first))
}

/** Height of the rows of all lists: a form, so that it also works without scripts. */
function DensityChoice() {
  const t = useT(uiMessages)
  const fetcher = useFetcher()
  const { pathname, search } = useLocation()
  const { density, views } = useContext(ListChoicesContext)
  // why: a view of another company or role stores nothing
  if (views === null) return null
  const asked = fetcher.formData?.get('density') ?? density
  return (
    <fetcher.Form
      method="post"
      action={href('/account/views')}
      preventScrollReset
      className="border-t border-line px-2 pt-2.5 pb-1 first:border-t-0 not-first:mt-1.5"
    >
      <input type="hidden" name="intent" value="density" />
      <input type="hidden" name="address" value={pathname} />
      <input type="hidden" name="search" value={search} />
      <fieldset>
        <legend className="pb-1.5 text-caption font-medium text-ink-2">{t('density')}</legend>
        <div className="grid grid-cols-2 gap-1 rounded-control bg-surface-2 p-0.5">
          {listDensities.map((name) => (
            <button
              key={name}
              type="submit"
              name="density"
              value={name}
              aria-pressed={asked === name}
              className={classes(
                'min-h-7 rounded-badge px-1 text-caption coarse:min-h-11',
                asked === name ? 'bg-card font-semibold text-ink ring-1 ring-line-input' : 'text-ink-2 hover:text-ink',
              )}
            >
              {t(`density_${name}`)}
            </button>
          ))}
        </div>
      </fieldset>
    </fetcher.Form>
  )
}

/**
 * Shows and hides the columns of a list, and chooses the height of rows. Each column is a link, so that a saved view
 * keeps them. `fixed`: the columns of the page are not those of the list.
 */
export function ColumnMenu({ list, fixed }: { list: ListShape; fixed?: boolean }) {
  const t = useT(list.messages) as Word
  const words = useT(uiMessages)
  const [params] = useSearchParams()
  const { has } = useRights()
  const columns = columnsIn(list.columns, 'table', has).slice(fixed ? Infinity : 1)
  const hidden = read(params)
  const mayChoose = useContext(ListChoicesContext).views !== null
  if (columns.length < 2 && !mayChoose) return null
  const to = (name: string): string => {
    const next = new URLSearchParams(params)
    const names = hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name]
    if (names.length > 0) next.set(parameter, names.join('.'))
    else next.delete(parameter)
    return `?${next}`
  }
  return (
    <DropDown
      label={words('columns')}
      className="max-md:hidden"
      staysOpen
      summary={<Icon as={Columns3} size={16} />}
      summaryClass={toolIconLook}
      panelClass="absolute end-0 top-full z-20 mt-1 w-56 rounded-card border border-line bg-card p-1.5 shadow-float"
    >
      {columns.length > 1 && (
        <ul>
          {columns.map(([name, { header = name }]) => {
            const shown = !hidden.includes(name)
            const label = words(shown ? 'hideColumn' : 'showColumn', { column: t(header) })
            return (
              <li key={name}>
                <Link
                  to={to(name)}
                  preventScrollReset
                  replace
                  aria-label={label}
                  className="flex min-h-8 items-center gap-2 rounded-control px-2 text-ui hover:bg-surface-2 coarse:min-h-11"
                >
                  <Icon as={Check} size={16} className={classes(!shown && 'invisible')} />
                  {t(header)}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
      <DensityChoice />
    </DropDown>
  )
}
