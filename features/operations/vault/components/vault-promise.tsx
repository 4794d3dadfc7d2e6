import { ShieldCheck } from 'lucide-react'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'

/** What the vault protects and what it does not: part of the page, not of a help page. */
export function VaultPromise() {
  const t = useT(vaultMessages)
  return (
    <section aria-labelledby="vault-promise" className="border-t border-line pt-4 text-ui lg:max-w-[60rem]">
      <h2 id="vault-promise" className="flex items-center gap-2 text-ui font-semibold">
        <Icon as={ShieldCheck} size={16} />
        {t('promiseTitle')}
      </h2>
      <div className="mt-3 grid gap-x-8 gap-y-3 text-ink-2 md:grid-cols-2">
        <p>{t('promiseProtects')}</p>
        <p>
          <strong className="text-ink">{t('promiseNotLead')}</strong> {t('promiseNot')}
        </p>
        <p>{t('promiseReset')}</p>
        <p>{t('promiseSeen')}</p>
      </div>
    </section>
  )
}
