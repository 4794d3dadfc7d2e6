import { Check, CircleAlert, CloudOff, Smartphone, RefreshCw } from 'lucide-react'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { syncOf } from '../device/sync-state.ts'
import { useVisit } from './visit-context.ts'

const looks = {
  opening: { tone: 'grey', icon: Smartphone },
  saved: { tone: 'green', icon: Check },
  saving: { tone: 'grey', icon: Smartphone },
  waiting: { tone: 'yellow', icon: CloudOff },
  failed: { tone: 'red', icon: CircleAlert },
} as const

const texts = { opening: 'checkingDevice', saved: 'saved', saving: 'saving', failed: 'saveFailed' } as const

/** Sync state: everything stored, or what is only on this device. A tap explains it and offers a retry. */
export function SyncChip() {
  const t = useT(questionnaireMessages)
  const { state, store } = useVisit()
  const { shown, waiting, why } = syncOf(state)
  const { tone, icon } = looks[shown]
  const text = shown === 'waiting' ? t('waiting', { count: waiting }) : t(texts[shown])
  return (
    <details className="relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden">
        <span
          data-tone={tone}
          data-sync={shown}
          role="status"
          className="inline-flex items-center gap-1.5 rounded-badge border border-tone-line bg-tone px-2 py-1 text-caption text-tone-ink"
        >
          <Icon as={icon} size={12} />
          {text}
        </span>
      </summary>
      <div className="absolute end-0 top-full z-30 flex w-72 max-w-[calc(100vw-2rem)] flex-col gap-3 rounded-card border border-line bg-card p-4 text-ui shadow-float">
        <p>{t(`syncExplain_${why}`)}</p>
        {(shown === 'waiting' || shown === 'failed') && why !== 'closed' && (
          <Button icon={RefreshCw} onClick={store.retry}>
            {t('retry')}
          </Button>
        )}
      </div>
    </details>
  )
}
