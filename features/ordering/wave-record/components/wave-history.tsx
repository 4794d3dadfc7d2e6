import { actionText } from '#/features/core/activity/entry.ts'
import { waveRecordMessages } from '#/messages/ordering/wave-record.ts'
import { Timeline } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { WaveEvent } from '../read-record.server.ts'

/** Steps of a wave, newest first. */
export function WaveHistory({ history }: { history: readonly WaveEvent[] }) {
  const t = useT(waveRecordMessages)
  const lang = useLang()
  if (history.length === 0) return <p className="text-ui text-ink-2">{t('noActivity')}</p>
  return (
    <Timeline
      items={history.map(({ id, action, at, by, reason }) => ({
        id,
        title: actionText(lang, action),
        at,
        by: by ?? t('system'),
        detail: reason && <bdi className="[overflow-wrap:anywhere] whitespace-pre-line">{reason}</bdi>,
      }))}
    />
  )
}
