import { Printer } from 'lucide-react'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'

/** The recovery key, shown once, for paper. It was made in this browser and is sent nowhere. */
export function VaultKit({ kit, onDone }: { kit: string; onDone: () => void }) {
  const t = useT(vaultMessages)
  return (
    <>
      <PageHeader title={t('kitTitle')} description={t('kitIntro')} />
      <div className="flex max-w-[40rem] flex-col gap-5">
        <p dir="ltr" className="num rounded-card border border-line bg-card p-6 text-h2 font-semibold wrap-anywhere">
          {kit}
        </p>
        <ul className="flex list-disc flex-col gap-1 ps-5 text-ui text-ink-2">
          <li>{t('kitKeep')}</li>
          <li>{t('kitOnce')}</li>
          <li>{t('kitUse')}</li>
        </ul>
        <div data-print="hide" className="flex flex-wrap gap-3">
          <Button icon={Printer} onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button variant="primary" onClick={onDone}>
            {t('kitDone')}
          </Button>
        </div>
      </div>
    </>
  )
}
