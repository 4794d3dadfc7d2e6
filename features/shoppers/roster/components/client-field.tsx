import { useEffect, useRef } from 'react'
import { href, useFetcher } from 'react-router'
import type { ClientChoice } from '#/features/ordering/requests/find-clients.server.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { ComboBox } from '#/ui/combo-box.tsx'
import { useT } from '#/ui/language.tsx'

const pauseMs = 200

type ClientFieldProps = {
  help?: string
  optional?: boolean
  /** Chosen at first. */
  start?: ClientChoice | null
}

/** Client field with server-side search. */
export function ClientField({ help, optional = false, start = null }: ClientFieldProps) {
  const t = useT(shopperPageMessages)
  const fetcher = useFetcher<{ clients: ClientChoice[] }>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef<string>(null)
  const look = (typed: string) => {
    clearTimeout(waiting.current)
    if (asked.current === typed) return
    waiting.current = setTimeout(() => {
      asked.current = typed
      void fetcher.load(`${href('/admin/freelancers/clients')}?q=${encodeURIComponent(typed)}`)
    }, pauseMs)
  }
  const first = useRef(look)
  const begins = useRef(start?.name ?? '')
  useEffect(() => {
    first.current(begins.current)
    return () => clearTimeout(waiting.current)
  }, [])
  const options = (fetcher.data?.clients ?? (start ? [start] : [])).map(({ id, name, contact }) => ({
    id,
    label: name,
    description: contact,
  }))
  return (
    <ComboBox
      name="client"
      idName="clientId"
      label={t('client')}
      optional={optional}
      options={options}
      {...(start && { defaultId: start.id, defaultText: start.name })}
      onChange={({ text }) => look(text)}
      {...(help ? { help } : {})}
    />
  )
}
