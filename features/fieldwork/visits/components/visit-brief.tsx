import { Camera, Clock, MapPin, Navigation, ReceiptText, Wallet, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { directionsAddress } from '#/domain/fieldwork/way-there.ts'
import { visitBriefMessages } from '#/messages/fieldwork/visit-brief.ts'
import { visitMessages } from '#/messages/visits.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Countdown } from '#/ui/countdown.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { Visit } from '../read-visit.server.ts'
import { Order, Scenario } from './visit-task.tsx'

/** What a shopper must know before the visit: when, where, order and budget, pay, cover story, photos. */
export function VisitBrief({ visit }: { visit: Visit }) {
  const t = useT(visitBriefMessages)
  return (
    <>
      <Essentials visit={visit} />
      <Card title={t('scenario')}>
        <Scenario task={visit.task} />
        <ClientNotes notes={visit.notes} />
      </Card>
    </>
  )
}

function Essentials({ visit }: { visit: Visit }) {
  const t = useT(visitMessages)
  const brief = useT(visitBriefMessages)
  const { status, report, scheduledAt, branchLocation, place } = visit
  const isAhead = status === 'assigned'
  const destination = { name: visit.branchName, address: branchLocation, place }
  return (
    <section aria-label={t('briefTitle')} className="rounded-card border border-line bg-card">
      <dl className="flex flex-col divide-y divide-line">
        <Line icon={Clock} term={t('visitAt')}>
          <p className="font-medium">
            <Time at={scheduledAt} mode="datetime" />
          </p>
          {isAhead && (
            <p className="text-caption text-ink-2">
              <Countdown until={scheduledAt} ended={brief('visitNow')} />
            </p>
          )}
          {report && (
            <p className="flex flex-wrap gap-x-3 text-caption text-ink-2">
              <span>
                {t('checkedInAt')} <Time at={report.checkedInAt} mode="datetime" />
              </span>
              <span>
                {t('dueAt')} <Time at={report.dueAt} mode="datetime" />
              </span>
            </p>
          )}
        </Line>
        <Line icon={MapPin} term={t('branch')}>
          <div className="flex items-center justify-between gap-x-3">
            <p className="min-w-0 flex-1">
              <bdi className="font-medium">{branchLocation}</bdi>
              <span className="block text-caption text-ink-2">
                <bdi>{visit.clientName}</bdi> · {t(`type_${visit.type}`)}
              </span>
            </p>
            <AnchorButton
              href={directionsAddress(destination)}
              target="_blank"
              rel="noreferrer"
              icon={Navigation}
              size="dense"
            >
              {brief('directions')}
            </AnchorButton>
          </div>
        </Line>
        <Line icon={ReceiptText} term={brief('budget')}>
          <Order task={visit.task} />
        </Line>
        <Line icon={Camera} term={t('mustPhotos')}>
          <PhotoTitles visit={visit} />
        </Line>
        <Line icon={Wallet} term={t('fee')}>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium">
              <Money halalas={visit.feeHalalas} />
            </span>
            {visit.bonusHalalas > 0 && (
              <span className="text-caption text-ink-2">
                {brief('bonus')} <Money halalas={visit.bonusHalalas} />
              </span>
            )}
          </p>
        </Line>
      </dl>
    </section>
  )
}

function Line({ icon, term, children }: { icon: LucideIcon; term: string; children: ReactNode }) {
  return (
    <div className="relative py-2.5 ps-11 pe-4 md:ps-13 md:pe-6">
      <dt className="text-caption text-ink-2">
        <span aria-hidden className="absolute start-4 top-3.5 text-ink-3 md:start-6">
          <Icon as={icon} size={16} />
        </span>
        {term}
      </dt>
      <dd className="text-ui [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

function PhotoTitles({ visit: { questionnaire } }: { visit: Visit }) {
  const t = useT(visitBriefMessages)
  const lang = useLang()
  const { photos } = questionnaire
  if (photos.length === 0) return t('noPhotos')
  return (
    <ul className="list-disc ps-4">
      {photos.map(({ key, text }) => (
        <li key={key}>{text[lang]}</li>
      ))}
    </ul>
  )
}

function ClientNotes({ notes }: { notes: string | null }) {
  const t = useT(visitMessages)
  if (!notes) return null
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="text-caption text-ink-2">{t('clientNotes')}</h3>
      <p dir="auto" className="prose-width text-ui whitespace-pre-line">
        {notes}
      </p>
    </div>
  )
}
