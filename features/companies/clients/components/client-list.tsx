import { Link, useSearchParams } from 'react-router'
import { clientMessages } from '#/messages/companies/clients.ts'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { WaitingClient } from '../approval-list.ts'

type ClientListProps = { clients: readonly WaitingClient[]; selected: string | null }

/** Clients of one state, linked to the record beside the list. */
export function ClientList({ clients, selected }: ClientListProps) {
  const t = useT(clientMessages)
  const [search] = useSearchParams()
  const to = (id: string): string => {
    const next = new URLSearchParams(search)
    next.set('client', id)
    return `?${next}`
  }
  return (
    <ul aria-label={t('list')} className="flex flex-col">
      {clients.map(({ id, name, person, email, registered }) => (
        <li key={id} className="border-b border-line last:border-b-0">
          <Link
            to={to(id)}
            aria-current={id === selected || undefined}
            className={classes(
              'flex flex-col gap-0.5 border-s-4 px-4 py-3 hover:bg-surface-1',
              id === selected ? 'border-primary bg-surface-2' : 'border-transparent',
            )}
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <bdi className="font-medium wrap-anywhere">{name}</bdi>
              <span className="text-caption text-ink-2">
                <Time at={registered} />
              </span>
            </span>
            <span className="flex flex-wrap gap-x-3 text-caption text-ink-2">
              {person !== name && <bdi>{person}</bdi>}
              <bdi dir="ltr" className="wrap-anywhere">
                {email}
              </bdi>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
