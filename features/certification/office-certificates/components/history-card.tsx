import type { CertificateHappening } from '#/features/certification/certificates/read-certificate.server.ts'
import { certificatePageMessages } from '#/messages/certification/admin-certificate.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { type Tone } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { Timeline } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'

const tones: Partial<Record<string, Tone>> = {
  issue: 'green',
  reinstate: 'green',
  renew: 'green',
  suspend: 'yellow-deep',
  revoke: 'red',
}

/** History of a certificate, newest first: person, time and reason. */
export function HistoryCard({ events }: { events: readonly CertificateHappening[] }) {
  const t = useT(certificatePageMessages)
  const word = useT(certificateWords)
  return (
    <Card title={t('history')}>
      {events.length === 0 && <p className="text-ui text-ink-2">{t('noHistory')}</p>}
      <Timeline
        items={events.map(({ id, step, at, by, byRule, reason, reasonClass }) => ({
          id,
          title: word(`step_${step as 'issue'}`),
          at,
          by: byRule ? word('byTheRule') : by,
          tone: tones[step] ?? 'grey',
          detail: (reasonClass || reason) && (
            <>
              {reasonClass && <span className="block font-medium">{word(`reason_${reasonClass}`)}</span>}
              {reason && <bdi className="[overflow-wrap:anywhere] whitespace-pre-line">{reason}</bdi>}
            </>
          ),
        }))}
      />
    </Card>
  )
}
