import { ArrowRight } from 'lucide-react'
import { href } from 'react-router'
import type { VisitLine } from '#/features/fieldwork/visits/visit-line.ts'
import { shopperTaskMessages } from '#/messages/shopper-tasks.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Countdown } from '#/ui/countdown.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'

/** On the dashboard: the next visit not begun, and the time until then. */
export function NextVisitCard({ visit }: { visit: VisitLine }) {
  const t = useT(shopperTaskMessages)
  return (
    <Card title={t('nextVisit')}>
      <div className="flex flex-col gap-3">
        <div>
          <p className="text-body font-semibold">
            <bdi>{visit.branchName}</bdi>
          </p>
          <p className="text-ui text-ink-2">
            <bdi>{visit.clientName}</bdi> · <bdi>{visit.branchLocation}</bdi>
          </p>
        </div>
        <p className="flex flex-wrap gap-x-4 text-ui">
          <Time at={visit.scheduledAt} mode="datetime" />
          <span className="font-medium">
            <Countdown until={visit.scheduledAt} ended={t('visitTime')} />
          </span>
        </p>
        <div>
          <LinkButton
            to={href('/freelancer/secret-shopper/:requestId', { requestId: visit.requestId })}
            icon={ArrowRight}
            directional
            iconAtEnd
            full="phone"
          >
            {t('readBrief')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
