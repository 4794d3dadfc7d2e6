import { Check, Columns3 } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { ListShape } from '#/domain/list.ts'
import { columnsIn, type Word } from '#/domain/list-columns.ts'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { DropDown } from '#/ui/drop-down.tsx'
import { Icon } from '#/ui/icon.tsx'
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

/** Shows and hides the columns of a list. Each entry is a link, so that a saved view keeps them. */
export function ColumnMenu({ list }: { list: ListShape }) {
  const t = useT(list.messages) as Word
  const words = useT(uiMessages)
  const [params] = useSearchParams()
  const { has } = useRights()
  const columns = columnsIn(list.columns, 'table', has).slice(1)
  const hidden = read(params)
  if (columns.length < 2) return null
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
    </DropDown>
  )
}
