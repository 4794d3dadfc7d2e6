import { useEffect, useRef } from 'react'
import { href, useFetcher } from 'react-router'
import { rosterMessages } from '#/messages/roster.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { ComboBox } from '#/ui/combo-box.tsx'
import { useT } from '#/ui/language.tsx'
import type { Owner } from '../find-owners.server.ts'

const pauseMs = 200

type Props = { owner?: { id: string; name: string } | null; optional?: boolean }

/** Owner field with server-side search. */
export function OwnerField({ owner = null, optional = true }: Props) {
  const t = useT(staffTaskMessages)
  const word = useT(rosterMessages)
  const fetcher = useFetcher<{ owners: Owner[] }>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef<string>(null)
  const look = (typed: string) => {
    clearTimeout(waiting.current)
    if (asked.current === typed) return
    waiting.current = setTimeout(() => {
      asked.current = typed
      void fetcher.load(`${href('/admin/tasks/owners')}?q=${encodeURIComponent(typed)}`)
    }, pauseMs)
  }
  const first = useRef(look)
  useEffect(() => {
    first.current('')
    return () => clearTimeout(waiting.current)
  }, [])
  const describe = ({ email, type }: Owner) =>
    `${type === 'admin' ? t('office') : word(type === 'freelancer' ? 'type_freelancer' : 'type_mystery_shopper')} · ${email}`
  const found = (fetcher.data?.owners ?? []).map((one) => ({ id: one.id, label: one.name, description: describe(one) }))
  const options =
    owner && !found.some(({ id }) => id === owner.id) ? [{ id: owner.id, label: owner.name }, ...found] : found
  return (
    <ComboBox
      name="owner"
      idName="ownerId"
      label={t('owner')}
      help={t('ownerHelp')}
      optional={optional}
      options={options}
      onChange={({ text }) => look(text)}
      {...(owner ? { defaultId: owner.id, defaultText: owner.name } : {})}
    />
  )
}
