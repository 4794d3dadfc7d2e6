import type { ReactNode } from 'react'
import { ArrowRight } from 'lucide-react'
import { href } from 'react-router'
import { visitBriefMessages } from '#/messages/fieldwork/visit-brief.ts'
import { visitMessages } from '#/messages/visits.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Countdown } from '#/ui/countdown.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { VisitLine } from '../visit-line.ts'
import { TimeLeft } from './time-left.tsx'

const actions = {
  new: 'readBrief',
  in_progress: 'goOn',
  returned: 'revise',
  waiting: 'seeReceipt',
  done: 'seeReceipt',
  paid: 'seeReceipt',
} as const

const addressOf = ({ group, requestId, report }: VisitLine): string =>
  group === 'new' || !report
    ? href('/freelancer/secret-shopper/:requestId', { requestId })
    : href('/freelancer/submit-report/:reportId', { reportId: report.id })

type VisitCardProps = { visit: VisitLine; now: number; level?: 2 | 3; children?: ReactNode }

/** One visit of the shopper's list, with its next step. */
export function VisitCard({ visit, now, level = 3, children }: VisitCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const t = useT(visitMessages)
  const brief = useT(visitBriefMessages)
  const { report, group } = visit
  const open = group === 'in_progress' || group === 'returned'
  const urgent = open || group === 'new'
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <Heading className="text-body font-semibold">
            <bdi>{visit.branchName}</bdi>
          </Heading>
          <p className="text-ui text-ink-2">
            <bdi>{visit.clientName}</bdi> · <bdi>{visit.branchLocation}</bdi>
          </p>
        </div>
        {open && report && <TimeLeft at={report.dueAt} now={now} />}
      </div>
      <DescriptionList
        columns={2}
        items={[
          { term: t('kind'), value: t(`type_${visit.type}`) },
          { term: t('fee'), value: <Money halalas={visit.feeHalalas} /> },
          { term: brief('bonus'), value: visit.bonusHalalas > 0 ? <Money halalas={visit.bonusHalalas} /> : null },
          { term: t('visitAt'), value: <Time at={visit.scheduledAt} mode="datetime" /> },
          {
            term: brief('visitIn'),
            value: group === 'new' ? <Countdown until={visit.scheduledAt} ended={brief('visitNow')} /> : null,
          },
          { term: brief('reportDueTerm'), value: group === 'new' ? brief('reportDue') : null },
          { term: t('dueAt'), value: open && report ? <Time at={report.dueAt} mode="datetime" /> : null },
          {
            term: t('submittedAt'),
            value: !open && report?.submittedAt ? <Time at={report.submittedAt} mode="datetime" /> : null,
          },
        ]}
      />
      <div>
        <LinkButton
          to={addressOf(visit)}
          variant={urgent ? 'primary' : 'secondary'}
          icon={ArrowRight}
          directional
          iconAtEnd
          full="phone"
        >
          {t(actions[group])}
        </LinkButton>
      </div>
      {children}
    </article>
  )
}
