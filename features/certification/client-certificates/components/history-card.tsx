import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { certificatePageMessages } from '#/messages/certification/client-certificate-page.ts'
import { Card } from '#/ui/card.tsx'
import { Timeline } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import type { CertificateStep } from '../read-one.server.ts'

/** History of a certificate, newest first. */
export function HistoryCard({ events }: { events: readonly CertificateStep[] }) {
  const t = useT(certificatePageMessages)
  const word = useT(certificateWords)
  if (events.length === 0) return null
  return (
    <Card title={t('history')}>
      <Timeline
        items={events.map(({ id, step, reasonClass, reason, at }) => ({
          id,
          title: word(`step_${step}`),
          at,
          detail: (reasonClass || reason) && (
            <>
              {reasonClass && <span className="block">{word(`reason_${reasonClass}`)}</span>}
              {reason && <bdi className="whitespace-pre-line">{reason}</bdi>}
            </>
          ),
        }))}
      />
    </Card>
  )
}
