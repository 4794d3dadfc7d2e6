import { useRef, useState } from 'react'
import { type VaultRole, vaultRoles } from '#/domain/operations/vault/manifest.ts'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { Button } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { ConfirmDialog, Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { MemberView, VaultView } from '../crypto/session.ts'
import { PlainForm, useRefusalText } from './plain-form.tsx'
import type { Vault } from './use-vault.ts'
import { VaultRefusal } from '../worker/vault-client.ts'
import { nameOf, type OpenView } from './vault-words.ts'

type Props = { vault: Vault; view: VaultView; collection: OpenView; onClose: () => void }

/** People of a collection: words of their keys, sharing, and removal with a new key. */
export function PeopleDialog({ vault, view, collection, onClose }: Props) {
  const t = useT(vaultMessages)
  const list = useRef<HTMLUListElement>(null)
  const [asked, setAsked] = useState<MemberView | null>(null)
  // why: the button that asked is gone with the row, and Escape is heard by the element with the focus
  const removed = () => {
    setAsked(null)
    setTimeout(() => list.current?.focus())
  }
  const manages = collection.role === 'manage'
  const members = collection.members.filter(({ state }) => state !== 'left')
  const others = view.people.filter(
    ({ person }) =>
      !members.some((member) => member.person === person) &&
      vault.data.names.some((one) => one.person === person && one.isActive),
  )
  const nameFor = (person: string) => nameOf(vault.data, person) ?? t('formerMember')
  const share = async ({ person = '', role = '' }: Record<string, string>) => {
    if (!others.some((one) => one.person === person)) throw new VaultRefusal('choose-person')
    const chosen: VaultRole = vaultRoles.find((one) => one === role) ?? 'read'
    await vault.commit(vault.client().call('share', collection.id, person, chosen))
    showToast({ kind: 'success', text: t('shared', { name: nameFor(person) }) })
  }
  return (
    <Dialog open onClose={onClose} sheet width="medium" title={t('peopleOf', { name: collection.name })}>
      <div className="flex flex-col gap-6">
        <p className="text-ui text-ink-2">{t('wordsHelp')}</p>
        <ul ref={list} tabIndex={-1} className="flex flex-col divide-y divide-line border-y border-line outline-none">
          {members.map((member) => (
            <Person
              key={member.person}
              {...{ vault, view, collection, member }}
              name={nameFor(member.person)}
              onRemove={() => setAsked(member)}
            />
          ))}
        </ul>
        <Removal
          {...{ vault, collection }}
          member={asked}
          name={asked ? nameFor(asked.person) : ''}
          onClose={() => setAsked(null)}
          onDone={removed}
        />
        {manages &&
          (others.length === 0 ? (
            <Notice>{t('noneToShare')}</Notice>
          ) : (
            <section className="flex flex-col gap-4">
              <h3 className="text-ui font-semibold">{t('shareWith')}</h3>
              {others.map((one) => (
                <KeyWords key={one.person} {...{ vault, view }} person={one.person} name={nameFor(one.person)} />
              ))}
              <PlainForm label={t('share')} onSend={share}>
                <SelectField
                  name="person"
                  label={t('person')}
                  options={others.map(({ person }) => ({ value: person, label: nameFor(person) }))}
                />
                <SelectField
                  name="role"
                  label={t('role')}
                  defaultValue="read"
                  options={vaultRoles.toReversed().map((role) => ({ value: role, label: t(`roleHelp_${role}`) }))}
                />
              </PlainForm>
            </section>
          ))}
      </div>
    </Dialog>
  )
}

type KeyProps = { vault: Vault; view: VaultView; person: string; name: string }

/** The words of a key; a changed one is confirmed by a person who compared them. */
function KeyWords({ vault, view, person, name }: KeyProps) {
  const t = useT(vaultMessages)
  const text = useRefusalText()
  const key = view.people.find((one) => one.person === person)
  if (!key) return null
  const confirm = async () => {
    try {
      const made = await vault.client().call('confirmKey', person)
      await vault.keepMemory(made.memory, made.device)
      await vault.refresh()
    } catch (error) {
      showToast({ kind: 'danger', text: text(error) })
    }
  }
  return (
    <div className="flex flex-col gap-1 text-ui">
      <span className="font-medium">
        <bdi>{name}</bdi>
      </span>
      <span dir="ltr" lang="en" className="text-caption text-ink-2">
        {key.words.join(' ')}
      </span>
      {key.state === 'changed' && (
        <Notice
          kind="danger"
          title={t('keyChanged')}
          actions={
            <Button size="dense" onClick={() => void confirm()}>
              {t('wordsMatch')}
            </Button>
          }
        >
          {t('keyChangedHelp', { name })}
        </Notice>
      )}
    </div>
  )
}

type PersonProps = {
  vault: Vault
  view: VaultView
  collection: OpenView
  member: MemberView
  name: string
  onRemove: () => void
}

function Person({ vault, view, collection, member, name, onRemove }: PersonProps) {
  const t = useT(vaultMessages)
  const isSelf = member.person === vault.data.owner.person
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0 flex-1">
        <KeyWords vault={vault} view={view} person={member.person} name={name} />
      </div>
      <div className="flex items-center gap-2">
        <span className="text-ui text-ink-2">{t(`role_${member.role}`)}</span>
        {collection.role === 'manage' && !isSelf && (
          <Button size="dense" onClick={onRemove}>
            {t('removePerson')}
          </Button>
        )}
      </div>
    </li>
  )
}

type RemovalProps = {
  vault: Vault
  collection: OpenView
  member: MemberView | null
  name: string
  onClose: () => void
  onDone: () => void
}

/** Asks before a person is removed. Beside the list, because the person's row goes while it is still open. */
function Removal({ vault, collection, member, name, onClose, onDone }: RemovalProps) {
  const t = useT(vaultMessages)
  const text = useRefusalText()
  const [pending, setPending] = useState(false)
  const remove = async (person: string) => {
    setPending(true)
    try {
      await vault.commit(vault.client().call('rotate', collection.id, [person]))
      showToast({ kind: 'success', text: t('removed', { name }) })
      onDone()
    } catch (error) {
      showToast({ kind: 'danger', text: text(error), lasts: true })
    } finally {
      setPending(false)
    }
  }
  return (
    <ConfirmDialog
      open={member !== null}
      onClose={onClose}
      title={t('removePersonTitle', { name })}
      confirmLabel={t('removePersonConfirm')}
      danger
      pending={pending}
      onConfirm={() => void (member && remove(member.person))}
    >
      {t('removePersonHelp', { count: collection.entries.length })}
    </ConfirmDialog>
  )
}
