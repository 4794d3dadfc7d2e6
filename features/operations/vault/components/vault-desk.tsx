import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { countText } from '#/domain/operations/vault/clock-text.ts'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { VaultView } from '../crypto/session.ts'
import { CollectionPart } from './collection-part.tsx'
import { CollectionProblem } from './collection-problem.tsx'
import { DeskMenu } from './desk-menu.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { useRefusalText } from './plain-form.tsx'
import type { Vault } from './use-vault.ts'
import { VaultPromise } from './vault-promise.tsx'
import { VaultSide } from './vault-side.tsx'
import { inOrder } from './vault-words.ts'

type Props = { vault: Vault; view: VaultView; onKit: (kit: string) => void }

function LockCountdown({ secondsLeft }: { secondsLeft: () => number }) {
  const t = useT(vaultMessages)
  const [left, setLeft] = useState(secondsLeft)
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 1000)
    return () => clearInterval(timer)
  }, [secondsLeft])
  return (
    <span className="text-ui text-ink-2">
      {t('locksIn')} <span className="num font-medium text-ink">{countText(left)}</span>
    </span>
  )
}

/** The open vault: collections with their people, logins, and one login open beside them. */
export function VaultDesk({ vault, view, onKit }: Props) {
  const t = useT(vaultMessages)
  const text = useRefusalText()
  const [chosen, setChosen] = useState<string | null>(null)
  const [entry, setEntry] = useState<string | null>(null)
  const lang = useLang()
  const collections = inOrder(vault.data, view.collections, lang)
  const current = collections.find(({ id }) => id === chosen) ?? collections[0] ?? null
  const opened = current?.problem === null ? current.entries.find(({ id }) => id === entry) : undefined
  const acknowledge = async () => {
    const made = await vault.client().call('acknowledge')
    await vault.keepMemory(made.memory, made.device)
    await vault.refresh()
  }
  const choose = (collection: string | null) => {
    setChosen(collection)
    setEntry(null)
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        description={<LockCountdown secondsLeft={vault.secondsLeft} />}
        actions={
          <>
            <Button icon={Lock} onClick={vault.lock}>
              {t('lockNow')}
            </Button>
            <DeskMenu vault={vault} view={view} current={current} onKit={onKit} />
          </>
        }
      />
      <div className="flex flex-col gap-4">
        {vault.problem && (
          <Notice kind="danger" title={t('wholeRefused')} live>
            {text(vault.problem)}
          </Notice>
        )}
        {view.missing > 0 && (
          <Notice
            actions={
              <Button size="dense" onClick={() => void acknowledge()}>
                {t('understand')}
              </Button>
            }
          >
            {t('missing', { count: view.missing })}
          </Notice>
        )}
        <div
          className={classes(
            'grid gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]',
            opened && 'xl:grid-cols-[14rem_minmax(0,1fr)_22rem]',
          )}
        >
          <div className={classes('min-w-0', opened && 'max-lg:hidden')}>
            <VaultSide vault={vault} view={view} collections={collections} current={current} onChoose={choose} />
          </div>
          <div className={classes('min-w-0', opened && 'max-xl:hidden')}>
            {current === null ? (
              <p className="py-8 text-ui text-ink-2">{t(vault.data.mayCollect ? 'emptyMaker' : 'emptyReader')}</p>
            ) : current.problem === null ? (
              <CollectionPart
                key={current.id}
                vault={vault}
                collection={current}
                entry={opened?.id ?? null}
                onOpen={setEntry}
              />
            ) : (
              <CollectionProblem problem={current.problem} />
            )}
          </div>
          {opened && current?.problem === null && (
            <EntryPanel
              key={opened.id}
              vault={vault}
              collection={current}
              entry={opened}
              onClose={() => setEntry(null)}
            />
          )}
        </div>
        <VaultPromise />
      </div>
    </>
  )
}
