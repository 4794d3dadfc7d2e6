import { useState } from 'react'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import { useHydrated } from '#/ui/use-hydrated.ts'
import type { VaultData } from '../read-vault.server.ts'
import { useVault } from './use-vault.ts'
import { VaultDesk } from './vault-desk.tsx'
import { VaultKit } from './vault-kit.tsx'
import { VaultPromise } from './vault-promise.tsx'
import { VaultSetUp } from './vault-set-up.tsx'
import { VaultUnlock } from './vault-unlock.tsx'

/** The vault of a company: not set up, locked, or open in this browser. */
export function VaultPage({ data }: { data: VaultData }) {
  const t = useT(vaultMessages)
  const vault = useVault(data)
  const hydrated = useHydrated()
  const [kit, setKit] = useState<string | null>(null)
  if (kit !== null) return <VaultKit kit={kit} onDone={() => setKit(null)} />
  if (vault.view) return <VaultDesk vault={vault} view={vault.view} onKit={setKit} />
  return (
    <>
      <PageHeader title={t('title')} description={t(data.own ? 'lockedIntro' : 'intro')} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-10">
        <div className="flex min-w-0 flex-col gap-4">
          <noscript>
            <Notice kind="warning">{t('needsScripts')}</Notice>
          </noscript>
          {data.mustVerify ? (
            <Notice kind="warning" title={t('verifyFirst')}>
              {t('verifyFirstHelp')}
            </Notice>
          ) : !hydrated ? (
            <Spinner />
          ) : data.own ? (
            <VaultUnlock vault={vault} own={data.own} onKit={setKit} />
          ) : (
            <VaultSetUp vault={vault} onKit={setKit} />
          )}
        </div>
        <VaultPromise />
      </div>
    </>
  )
}
