import { Form, Link, useSearchParams } from 'react-router'
import { orderMessages } from '#/messages/evaluations.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { SearchField } from '#/ui/text-field.tsx'
import type { ClientChoice } from '../find-clients.server.ts'

/** Client of an admin's order, searched because there may be thousands. */
export function ClientPicker({ clients }: { clients: readonly ClientChoice[] }) {
  const t = useT(orderMessages)
  const word = useT(uiMessages)
  const [search] = useSearchParams()
  const withClient = (id: string) => {
    const next = new URLSearchParams(search)
    next.set('for', id)
    next.delete('find')
    return `?${next}`
  }
  return (
    <div className="flex flex-col gap-4">
      <Form
        method="get"
        role="search"
        aria-label={t('chooseClient')}
        preventScrollReset
        className="flex items-end gap-3"
      >
        {[...search].map(([name, value]) =>
          name === 'find' || name === 'for' ? null : (
            <input key={name} type="hidden" name={name} value={value} readOnly />
          ),
        )}
        <div className="min-w-0 flex-1">
          <SearchField name="find" label={t('findClient')} defaultValue={search.get('find') ?? ''} />
        </div>
        <Button type="submit">{word('search')}</Button>
      </Form>
      {clients.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noClients')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {clients.map(({ id, name, contact }) => (
            <li key={id}>
              <Link
                to={withClient(id)}
                preventScrollReset
                className="flex min-h-12 flex-col justify-center rounded-control border border-line-input px-3 py-2 hover:bg-surface-1"
              >
                <span className="text-ui font-medium">
                  <bdi>{name}</bdi>
                </span>
                {contact !== name && (
                  <span className="text-caption text-ink-2">
                    <bdi>{contact}</bdi>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
