import type { Text } from '#/domain/text.ts'
import { visitBriefMessages } from '#/messages/fieldwork/visit-brief.ts'
import { visitMessages } from '#/messages/visits.ts'
import { Card } from '#/ui/card.tsx'
import { Countdown } from '#/ui/countdown.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { Visit } from '../read-visit.server.ts'
import { Budget, Points, Scenario } from './visit-task.tsx'
import { WayThere } from './way-there.tsx'

/** Brief for the shopper: place, time, tasks, photos and conduct. */
export function VisitBrief({ visit }: { visit: Visit }) {
  const t = useT(visitBriefMessages)
  return (
    <>
      <Facts visit={visit} />
      <Card title={t('scenario')}>
        <Scenario task={visit.task} />
      </Card>
      <Card title={t('budget')}>
        <Budget task={visit.task} />
      </Card>
      <WayThere visit={visit} />
      <WhatIsAsked visit={visit} />
      <Conduct />
    </>
  )
}

function Facts({ visit }: { visit: Visit }) {
  const t = useT(visitMessages)
  const brief = useT(visitBriefMessages)
  const isAhead = visit.status === 'assigned'
  return (
    <Card title={t('briefTitle')}>
      <DescriptionList
        columns={2}
        items={[
          { term: t('client'), value: visit.clientName },
          { term: t('branch'), value: visit.branchName },
          { term: t('location'), value: visit.branchLocation },
          { term: t('visitAt'), value: <Time at={visit.scheduledAt} mode="datetime" /> },
          {
            term: brief('visitIn'),
            value: isAhead ? <Countdown until={visit.scheduledAt} ended={brief('visitNow')} /> : null,
          },
          { term: t('kind'), value: t(`type_${visit.type}`) },
          { term: t('fee'), value: <Money halalas={visit.feeHalalas} /> },
          { term: brief('bonus'), value: visit.bonusHalalas > 0 ? <Money halalas={visit.bonusHalalas} /> : null },
          { term: brief('cap'), value: <Money halalas={visit.task.spendingCap} /> },
          { term: brief('reportDueTerm'), value: isAhead ? brief('reportDue') : null },
          { term: t('checkedInAt'), value: visit.report && <Time at={visit.report.checkedInAt} mode="datetime" /> },
          { term: t('dueAt'), value: visit.report && <Time at={visit.report.dueAt} mode="datetime" /> },
        ]}
      />
      {visit.notes && (
        <div className="mt-4 border-t border-line pt-4">
          <h3 className="text-caption text-ink-2">{t('clientNotes')}</h3>
          <p dir="auto" className="prose-width text-ui whitespace-pre-line">
            {visit.notes}
          </p>
        </div>
      )}
    </Card>
  )
}

function WhatIsAsked({ visit: { questionnaire } }: { visit: Visit }) {
  const t = useT(visitMessages)
  const lang = useLang()
  const { sections, photos, photosOnFail, timings } = questionnaire
  return (
    <Card
      title={t('whatIsAsked')}
      description={`${questionnaire.title[lang]} · ${t('questionsInAll', { count: questionnaire.questionCount })}`}
    >
      <div className="flex flex-col gap-5">
        <Points>{sections.map(({ title }) => title[lang])}</Points>
        <Listed title={t('mustPhotos')} items={photos} />
        <Listed title={t('photosOnFail')} items={photosOnFail} />
        <Listed title={t('toTime')} items={timings} />
      </div>
    </Card>
  )
}

function Listed({
  title,
  items,
}: {
  title: string
  items: readonly { key: string; text: Text; guidance?: Text | null }[]
}) {
  const lang = useLang()
  if (items.length === 0) return null
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="text-ui font-semibold">{title}</h3>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ui">
        {items.map(({ key, text, guidance }) => (
          <li key={key}>
            {text[lang]}
            {guidance && <span className="block text-caption text-ink-2">{guidance[lang]}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Conduct() {
  const t = useT(visitMessages)
  return (
    <Card title={t('conductTitle')}>
      <Points>{[t('conduct1'), t('conduct2'), t('conduct3'), t('conduct4'), t('conduct5')]}</Points>
    </Card>
  )
}
