import { Plus, TriangleAlert, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { longestName } from '#/domain/operations/vault/formats.ts'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Dialog } from '#/ui/dialog.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { CollectionView, VaultView } from '../crypto/session.ts'
import { PeopleDialog } from './people-dialog.tsx'
import { PlainForm } from './plain-form.tsx'
import { type Vault } from './use-vault.ts'
import { nameOf, toChangeIn } from './vault-words.ts'

type Props = {
  vault: Vault
  view: VaultView
  collections: readonly CollectionView[]
  current: CollectionView | null
  onChoose: (id: string) => void
}

/** Collections, and the people of the chosen one. */
export function VaultSide({ vault, view, collections, current, onChoose }: Props) {
  const t = useT(vaultMessages)
  const [people, setPeople] = useState(false)
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <nav aria-label={t('collections')} className="flex flex-col gap-1">
        <h2 className="text-caption text-ink-2">{t('collections')}</h2>
        {collections.map((one) => {
          const open = toChangeIn(vault.data, one.id).size
          return (
            <button
              key={one.id}
              type="button"
              aria-current={one.id === current?.id ? 'true' : undefined}
              className={classes(
                'flex min-h-9 w-full items-center justify-between gap-2 rounded-control px-2 text-start text-ui coarse:min-h-11 max-md:min-h-11',
                one.id === current?.id ? 'bg-surface-2 font-medium' : 'hover:bg-surface-1',
              )}
              onClick={() => onChoose(one.id)}
            >
              <span className="min-w-0 truncate">
                <bdi>{one.problem === null ? one.name : t('unverified')}</bdi>
              </span>
              {one.problem === null ? (
                <span className={classes('num text-caption', open > 0 ? 'text-danger-ink' : 'text-ink-2')}>
                  {open > 0 ? t('toChangeShort', { count: open }) : one.entries.length}
                </span>
              ) : (
                <Icon as={TriangleAlert} size={16} className="text-danger-ink" />
              )}
            </button>
          )
        })}
        {vault.data.mayCollect && (
          <div>
            <NewCollection vault={vault} onMade={onChoose} />
          </div>
        )}
      </nav>
      {current?.problem === null && (
        <section className="flex flex-col gap-2">
          <h2 className="text-caption text-ink-2">{t('people', { count: current.members.length })}</h2>
          <ul className="flex flex-col gap-1 text-ui">
            {current.members.map(({ person, role, state }) => (
              <li key={person} className="flex justify-between gap-2">
                <span className="min-w-0 truncate">
                  <bdi>{nameOf(vault.data, person) ?? t('formerMember')}</bdi>
                </span>
                <span className={state === 'same' ? 'text-ink-2' : 'text-danger-ink'}>
                  {state === 'same' ? t(`role_${role}`) : t(`state_${state}`)}
                </span>
              </li>
            ))}
          </ul>
          <div>
            <Button size="dense" icon={UserPlus} onClick={() => setPeople(true)}>
              {t(current.role === 'manage' ? 'sharePeople' : 'seePeople')}
            </Button>
          </div>
          {people && <PeopleDialog vault={vault} view={view} collection={current} onClose={() => setPeople(false)} />}
        </section>
      )}
    </div>
  )
}

function NewCollection({ vault, onMade }: { vault: Vault; onMade: (id: string) => void }) {
  const t = useT(vaultMessages)
  const [open, setOpen] = useState(false)
  const make = async ({ name = '' }: Record<string, string>) => {
    const commit = await vault.client().call('create', name.trim())
    await vault.commit(Promise.resolve(commit))
    onMade(commit.collection)
    setOpen(false)
  }
  return (
    <>
      <Button variant="quiet" size="dense" icon={Plus} onClick={() => setOpen(true)}>
        {t('newCollection')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('newCollection')}>
        <PlainForm label={t('addCollection')} onSend={make}>
          <TextField
            name="name"
            label={t('collectionName')}
            help={t('collectionNameHelp')}
            maxLength={longestName}
            required
          />
        </PlainForm>
      </Dialog>
    </>
  )
}
