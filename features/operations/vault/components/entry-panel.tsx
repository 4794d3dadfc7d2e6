import { ExternalLink, Pencil, Trash2, UserX, X } from 'lucide-react'
import { useState } from 'react'
import { type EntryContent, linkOf } from '#/domain/operations/vault/formats.ts'
import { writesEntries } from '#/domain/operations/vault/manifest.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { EntryView } from '../crypto/session.ts'
import { CodeField, CopyUser, HiddenText } from './hidden-text.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { OpeningList } from './opening-list.tsx'
import { useRefusalText } from './plain-form.tsx'
import type { Vault } from './use-vault.ts'
import { nameOf, type OpenView, toChangeIn } from './vault-words.ts'

type Props = { vault: Vault; collection: OpenView; entry: EntryView; onClose: () => void }

/** One login: its fields, of which one is revealed at a time, and who opened it. */
export function EntryPanel({ vault, collection, entry, onClose }: Props) {
  const t = useT(vaultMessages)
  const text = useRefusalText()
  const [content, setContent] = useState<EntryContent | null>(null)
  const [removes, setRemoves] = useState(false)
  const [pending, setPending] = useState(false)
  const link = linkOf(entry.url)
  const place = { vault, collection: collection.id, entry: entry.id }
  const writes = writesEntries(collection.role)
  const remove = async () => {
    setPending(true)
    try {
      await vault.commit(vault.client().call('remove', collection.id, entry.id))
      onClose()
    } catch (error) {
      showToast({ kind: 'danger', text: text(error), lasts: true })
    } finally {
      setPending(false)
      setRemoves(false)
    }
  }
  return (
    <aside aria-label={entry.title} className="flex min-w-0 flex-col gap-4 xl:border-s xl:border-line xl:ps-6">
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 pt-1 text-h3 font-semibold wrap-anywhere">
          <bdi>{entry.title}</bdi>
        </h2>
        <div className="flex shrink-0">
          {writes && (
            <>
              <IconButton
                icon={Pencil}
                label={t('edit')}
                onClick={() => void vault.client().call('content', collection.id, entry.id).then(setContent)}
              />
              <IconButton icon={Trash2} label={t('remove')} onClick={() => setRemoves(true)} />
            </>
          )}
          <IconButton icon={X} label={t('closeEntry')} onClick={onClose} />
        </div>
      </div>
      <Departed vault={vault} collection={collection} entry={entry} />
      <div className="flex flex-col divide-y divide-line border-y border-line text-ui">
        {entry.url !== '' && (
          <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-2 py-2">
            <span className="text-ink-2">{t('field_url')}</span>
            <div className="min-w-0 wrap-anywhere">
              {link ? (
                <a href={link} target="_blank" rel="noreferrer" className="inline-flex items-center gap-1.5">
                  <bdi>{entry.url}</bdi>
                  <Icon as={ExternalLink} size={16} label={t('newTab')} />
                </a>
              ) : (
                <bdi>{entry.url}</bdi>
              )}
            </div>
          </div>
        )}
        {entry.user !== '' && (
          <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-2 py-1">
            <span className="text-ink-2">{t('field_user')}</span>
            <div className="min-w-0 wrap-anywhere">
              <bdi>{entry.user}</bdi>
            </div>
            <CopyUser user={entry.user} />
          </div>
        )}
        {entry.has.secret && <HiddenText {...place} field="secret" />}
        {entry.has.totp && <CodeField {...place} />}
        {entry.has.notes && <HiddenText {...place} field="notes" />}
      </div>
      <OpeningList vault={vault} collection={collection.id} entry={entry.id} />
      {content && (
        <EntryDialog
          vault={vault}
          collection={collection}
          entry={entry.id}
          content={content}
          onClose={() => setContent(null)}
          onSaved={() => setContent(null)}
        />
      )}
      <ConfirmDialog
        open={removes}
        onClose={() => setRemoves(false)}
        title={t('removeTitle', { title: entry.title })}
        confirmLabel={t('remove')}
        danger
        pending={pending}
        onConfirm={() => void remove()}
      >
        {t('removeHelp')}
      </ConfirmDialog>
    </aside>
  )
}

/** People who could read this login and left: the password itself has to change. */
function Departed({ vault, collection, entry }: Omit<Props, 'onClose'>) {
  const t = useT(vaultMessages)
  const lang = useLang()
  const text = useRefusalText()
  const [pending, setPending] = useState(false)
  const people = toChangeIn(vault.data, collection.id).get(entry.id) ?? []
  if (people.length === 0) return null
  const settle = async () => {
    setPending(true)
    try {
      await vault.send({ write: 'settle', collection: collection.id, entry: entry.id })
      await vault.refresh()
    } catch (error) {
      showToast({ kind: 'danger', text: text(error) })
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="flex flex-col gap-2 text-ui">
      <p className="flex items-center gap-2 font-medium text-danger-ink">
        <Icon as={UserX} size={16} />
        {t('changeIt')}
      </p>
      {people.map(({ person, leftAt }) => (
        <p key={person} className="text-ink-2">
          {t('couldRead', {
            name: nameOf(vault.data, person) ?? t('formerMember'),
            day: formatDate(new Date(leftAt), lang),
          })}
        </p>
      ))}
      {writesEntries(collection.role) && (
        <div>
          <Button size="dense" pending={pending} onClick={() => void settle()}>
            {t('markChanged')}
          </Button>
        </div>
      )}
    </div>
  )
}
