import { KeyRound, Plus, Search, UserX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { emptyContent } from '#/domain/operations/vault/formats.ts'
import { writesEntries } from '#/domain/operations/vault/manifest.ts'
import { formatDate, formatTime } from '#/domain/riyadh-time.ts'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { inputClasses } from '#/ui/field.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { EntryView } from '../crypto/session.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { useRefusalText } from './plain-form.tsx'
import type { Vault } from './use-vault.ts'
import { type OpenView, toChangeIn } from './vault-words.ts'

type Props = { vault: Vault; collection: OpenView; entry: string | null; onOpen: (id: string) => void }

const matches = ({ title, user, url }: EntryView, words: readonly string[]): boolean => {
  const text = `${title} ${user} ${url}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** The logins of a collection: first those that a person who left could read. */
export function CollectionPart({ vault, collection, entry, onOpen }: Props) {
  const t = useT(vaultMessages)
  const lang = useLang()
  const [typed, setTyped] = useState('')
  const [adds, setAdds] = useState(false)
  const words = useDeferredValue(typed).toLowerCase().split(/\s+/).filter(Boolean)
  const toChange = toChangeIn(vault.data, collection.id)
  const found = collection.entries
    .filter((one) => matches(one, words))
    .toSorted((a, b) => a.title.localeCompare(b.title, lang))
  const first = found.filter(({ id }) => toChange.has(id))
  const rest = found.filter(({ id }) => !toChange.has(id))
  const rows = (entries: EntryView[]) =>
    entries.map((one) => (
      <EntryRow key={one.id} entry={one} open={one.id === entry} toChange={toChange.has(one.id)} onOpen={onOpen} />
    ))
  return (
    <section className="flex flex-col gap-4">
      <RotateNow vault={vault} collection={collection} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="relative min-w-0 flex-1 md:max-w-72">
          <span className="pointer-events-none absolute inset-y-0 start-2.5 flex items-center text-ink-3">
            <Icon as={Search} size={16} />
          </span>
          <input
            type="search"
            autoComplete="off"
            aria-label={t('searchHere')}
            placeholder={t('searchHere')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className={classes(inputClasses, 'input-free ps-8')}
          />
        </div>
        {writesEntries(collection.role) && (
          <Button variant="primary" icon={Plus} onClick={() => setAdds(true)}>
            {t('newEntry')}
          </Button>
        )}
      </div>
      {collection.entries.length === 0 ? (
        <EmptyState icon={KeyRound} title={t('noEntries')}>
          {t(writesEntries(collection.role) ? 'noEntriesHelp' : 'noEntriesReader')}
        </EmptyState>
      ) : found.length === 0 ? (
        <p className="py-6 text-center text-ui text-ink-2">{t('nothingFound')}</p>
      ) : (
        <div className="flex flex-col">
          <div
            aria-hidden
            className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_7rem_1.25rem] gap-x-4 px-3 pb-1.5 text-caption text-ink-2 max-md:hidden"
          >
            <span>{t('field_title')}</span>
            <span>{t('field_user')}</span>
            <span>{t('changedOn')}</span>
          </div>
          {first.length > 0 && (
            <>
              <h2 className="border-y border-line bg-surface-1 px-3 py-2 text-ui font-semibold">
                {t('toChange', { count: first.length })}
              </h2>
              <ul>{rows(first)}</ul>
            </>
          )}
          {first.length > 0 && rest.length > 0 && (
            <h2 className="border-b border-line bg-surface-1 px-3 py-2 text-ui font-semibold">{t('others')}</h2>
          )}
          <ul className={first.length === 0 ? 'border-t border-line' : undefined}>{rows(rest)}</ul>
        </div>
      )}
      <p className="text-caption text-ink-2">
        {t('entries', { count: collection.entries.length })}
        {vault.checkedAt && <> · {t('intact', { time: formatTime(vault.checkedAt, lang) })}</>}
      </p>
      {adds && (
        <EntryDialog
          vault={vault}
          collection={collection}
          entry={null}
          content={emptyContent}
          onClose={() => setAdds(false)}
          onSaved={onOpen}
        />
      )}
    </section>
  )
}

type RowProps = { entry: EntryView; open: boolean; toChange: boolean; onOpen: (id: string) => void }

function EntryRow({ entry, open, toChange, onOpen }: RowProps) {
  const t = useT(vaultMessages)
  const lang = useLang()
  return (
    <li className={classes('border-b border-line', open && 'bg-surface-2')}>
      <button
        type="button"
        aria-current={open ? 'true' : undefined}
        className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-3 py-1.5 text-start text-ui hover:bg-surface-1 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_7rem_1.25rem]"
        onClick={() => onOpen(entry.id)}
      >
        <span className="truncate font-medium">
          <bdi>{entry.title}</bdi>
        </span>
        <span className="truncate text-ink-2 max-md:row-start-2">
          <bdi>{entry.user}</bdi>
        </span>
        <span className="text-end text-ink-2 md:text-start">{formatDate(new Date(entry.secretAt), lang)}</span>
        {toChange && (
          <Icon as={UserX} size={16} label={t('changeIt')} className="text-danger-ink max-md:justify-self-end" />
        )}
      </button>
    </li>
  )
}

/** A person with the key left the company: the key changes with one press. */
function RotateNow({ vault, collection }: { vault: Vault; collection: OpenView }) {
  const t = useT(vaultMessages)
  const text = useRefusalText()
  const [pending, setPending] = useState(false)
  const left = collection.members.filter(({ state }) => state === 'left')
  if (!vault.data.toRotate.includes(collection.id) && left.length === 0) return null
  const managed = collection.members.some(({ role, state }) => role === 'manage' && state !== 'left')
  const may = collection.role === 'manage' || !managed
  const rotate = async () => {
    setPending(true)
    try {
      await vault.commit(vault.client().call('rotate', collection.id, []))
      showToast({ kind: 'success', text: t('rotated') })
    } catch (error) {
      showToast({ kind: 'danger', text: text(error), lasts: true })
    } finally {
      setPending(false)
    }
  }
  return (
    <Notice
      kind="warning"
      title={t('rotateTitle')}
      actions={
        may && (
          <Button variant="primary" pending={pending} onClick={() => void rotate()}>
            {t('rotate')}
          </Button>
        )
      }
    >
      {t(may ? 'rotateHelp' : 'rotateOther')}
    </Notice>
  )
}
