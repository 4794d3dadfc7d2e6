import { useSyncExternalStore } from 'react'
import { Smartphone } from 'lucide-react'
import { visitMessages } from '#/messages/visits.ts'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { declineInstall, install, installWay, onInstallWay } from '../device/install.ts'

/** Offer to install on phones that can; declining hides it permanently. */
export function InstallHint() {
  const t = useT(visitMessages)
  const way = useSyncExternalStore(onInstallWay, installWay, () => 'none' as const)
  if (way === 'none') return null
  return (
    <section
      aria-label={t('installTitle')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line px-4 py-3 text-ui"
    >
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <span className="mt-1">
          <Icon as={Smartphone} size={16} />
        </span>
        <span>{t(way === 'ios' ? 'installIos' : 'installText')}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {way === 'offer' && <Button onClick={() => void install()}>{t('install')}</Button>}
        <Button variant="quiet" onClick={declineInstall}>
          {t('installDecline')}
        </Button>
      </div>
    </section>
  )
}
