import { ArrowRight } from 'lucide-react'
import { href } from 'react-router'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { visitMessages } from '#/messages/visits.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import { Time } from '#/ui/time.tsx'
import { checkKey, stepAddress } from '../sections.ts'
import type { VisitUnderWay } from '../visit-under-way.server.ts'
import { TimeLeft } from './time-left.tsx'

/** A visit begun and not submitted: where to continue, progress, last save, deadline. */
export function VisitUnderWayCard({ visit, now }: { visit: VisitUnderWay; now: number }) {
  const t = useT(visitMessages)
  const q = useT(questionnaireMessages)
  const lang = useLang()
  const { section, answered, total, savedAt, dueAt, others, returned } = visit
  // why: a returned report opens at the questions of the editor
  const place = returned ? '' : stepAddress(section?.key ?? checkKey)
  return (
    <Card title={t(returned ? 'returnedTitle' : 'underWayTitle')} actions={<TimeLeft at={dueAt} now={now} />}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <p className="text-body font-semibold">
            <bdi>{visit.branchName}</bdi>
          </p>
          {!returned && (
            <p className="text-ui text-ink-2">{t('goesOnAt', { section: section?.title[lang] ?? q('finalCheck') })}</p>
          )}
        </div>
        <ProgressBar
          value={answered}
          max={total}
          label={q('progress')}
          text={q('answeredOf', { answered, total })}
          hideLabel
        />
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-caption text-ink-2">
          <span>{q('answeredOf', { answered, total })}</span>
          {savedAt && (
            <span>
              {t('lastSaved')} <Time at={savedAt} mode="datetime" />
            </span>
          )}
          <span>
            {t('dueAt')} <Time at={dueAt} mode="datetime" />
          </span>
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton
            to={`${href('/freelancer/submit-report/:reportId', { reportId: visit.reportId })}${place}`}
            variant="primary"
            icon={ArrowRight}
            directional
            iconAtEnd
            full="phone"
          >
            {t(returned ? 'revise' : 'goOn')}
          </LinkButton>
          {others > 0 && (
            <LinkButton to={href('/freelancer/secret-shopper')} variant="quiet" full="phone">
              {t('otherReports', { count: others })}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  )
}
