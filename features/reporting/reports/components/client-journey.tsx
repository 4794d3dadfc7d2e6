import { formatTime } from '#/domain/riyadh-time.ts'
import { minutesBetween, type StampName, stampNames } from '#/domain/visit-times.ts'
import { clientPageMessages } from '#/messages/reporting/client-report.ts'
import { reportMessages } from '#/messages/reports.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Stamp } from '../client-history.server.ts'

const isKnown = (stamp: Stamp): stamp is Stamp & { name: StampName } => stampNames.some((known) => known === stamp.name)

/** Timeline of the visit from door to bill: the stamps, and the time between them. */
export function ClientJourney({ stamps }: { stamps: readonly Stamp[] }) {
  const t = useT(clientPageMessages)
  const word = useT(reportMessages)
  const lang = useLang()
  const known = stamps.filter(isKnown)
  if (known.length < 2) return null
  return (
    <Card id="journey" title={t('journey')} className="scroll-mt-32">
      <ol className="flex max-md:flex-col">
        {known.map(({ name, at }, index) => {
          const before = known[index - 1]
          const minutes = before ? minutesBetween(before.at, at) : null
          return (
            <li
              key={name}
              className="relative flex min-w-0 flex-1 gap-x-3 border-line pb-4 ps-6 last:pb-0 max-md:border-s-2 max-md:last:border-transparent md:flex-col md:border-t-2 md:ps-0 md:pt-4 md:pb-0"
            >
              <span
                aria-hidden
                className="absolute size-3 rounded-full bg-ink max-md:-start-[7px] max-md:top-1.5 md:start-0 md:-top-[7px]"
              />
              <span className="min-w-0">
                <span className="block text-ui font-medium">{t(`stamp_${name}`)}</span>
                <time dateTime={at} className="num block text-caption text-ink-2">
                  {formatTime(new Date(at), lang)}
                </time>
              </span>
              {minutes !== null && (
                <span className="num text-caption font-medium max-md:ms-auto">
                  <bdi dir="ltr">+</bdi> {word('minutes', { count: minutes })}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
