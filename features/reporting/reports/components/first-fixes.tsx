import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { type Day, formatDay, formatTime } from '#/domain/riyadh-time.ts'
import { type CorrectiveActionStatus, isUnfinished } from '#/domain/corrective-action.ts'
import { unbroken } from '#/domain/text.ts'
import { langOfText } from '#/domain/translation.ts'
import { TextMark } from '#/features/fieldwork/translations/components/own-text.tsx'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { reportPageMessages } from '#/messages/reporting/report-page.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { ClientReport, Finding } from '../read-client-report.server.ts'
import { allFixedText, fixesOf, worthOf } from '../verdict.ts'
import { AnswerText, QuestionCode } from './answer.tsx'
import { useTabAddress } from './report-tabs.tsx'

type Assigned = {
  id: string
  questionKey: string | null
  owner: string
  dueOn: Day
  overdue: boolean
  status: CorrectiveActionStatus
}

type Props = {
  report: ClientReport
  /** Corrective actions of the report; none for readers of a shared link. */
  actions?: readonly Assigned[]
  /** Opens an action for a finding without one. */
  assign?: (finding: Finding) => ReactNode
}

/** The findings to fix first, with photo, owner, date and what they are worth. */
export function FirstFixes({ report, actions, assign }: Props) {
  const t = useT(reportPageMessages)
  const lang = useLang()
  const address = useTabAddress()
  const fixes = fixesOf(report)
  if (fixes.length === 0) return null
  const all = allFixedText(report, lang)
  return (
    <section id="fixes" aria-labelledby="fixes-title" className="flex scroll-mt-16 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="fixes-title" className="text-h3 font-semibold">
          {t('fixes', { count: fixes.length })}
        </h2>
        {report.stakes && (
          <Link
            to={address('arithmetic', 'stakes')}
            className="link inline-flex min-h-6 items-center text-caption max-md:min-h-11"
          >
            {t('estimates')}
          </Link>
        )}
      </div>
      <ol className="grid gap-x-6 gap-y-5 md:grid-cols-3 print:grid-cols-3">
        {fixes.map((finding, index) => (
          <li key={finding.key} className="flex min-w-0 gap-3 break-inside-avoid md:flex-col md:gap-2 print:flex-col">
            <FixPicture finding={finding} report={report} />
            <div className="flex min-w-0 flex-1 gap-2">
              <span aria-hidden className="num font-semibold text-ink-2">
                {index + 1}
              </span>
              <div className="flex min-w-0 flex-col gap-0.5 text-ui">
                <Link to={address('answers', `finding-${finding.key}`)} className="font-semibold hover:underline">
                  {finding.sentence}
                </Link>
                {actions && <FixOwner finding={finding} actions={actions} assign={assign} />}
                <FixWorth finding={finding} report={report} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      {all && <p className="num text-ui">{unbroken(all)}</p>}
    </section>
  )
}

/** The photo with its time; without one, the shopper's words or the answer. */
function FixPicture({ finding, report }: { finding: Finding; report: ClientReport }) {
  const lang = useLang()
  const [photo] = finding.photos
  const at = (photo && report.photoTimes[photo.id]) ?? finding.answeredAt
  const box = 'relative h-24 w-24 shrink-0 overflow-hidden rounded-control bg-surface-2 md:h-28 md:w-full'
  if (!photo)
    return (
      <span className={`${box} p-3 text-ui max-md:hidden`}>
        {finding.comment ? (
          <Quote finding={finding} />
        ) : (
          <span className="flex h-full flex-col items-center justify-center text-ink-2">
            <QuestionCode question={finding} />
            {finding.given && finding.given.kind !== 'text' && (
              <span className="line-clamp-2">
                <AnswerText given={finding.given} short />
              </span>
            )}
          </span>
        )}
      </span>
    )
  return (
    <span className={box}>
      <img src={photo.src} alt="" className="size-full object-cover" />
      {at && (
        <time
          dateTime={at}
          className="num absolute start-1.5 bottom-1.5 rounded-badge bg-black/80 px-1.5 text-micro text-white"
        >
          {formatTime(new Date(at), lang)}
        </time>
      )}
    </span>
  )
}

/** The shopper's words in the reader's language; the finding below leads to the original. */
function Quote({ finding: { comment, told } }: { finding: Finding }) {
  const lang = useLang()
  const of = told?.comment
  const shown = of?.text ? lang : langOfText(comment)
  return (
    <>
      <span
        dir="auto"
        lang={shown ?? undefined}
        className={classes('block text-start', of ? 'line-clamp-3' : 'line-clamp-4')}
      >
        {of?.text ?? comment}
      </span>
      {of && <TextMark told={of} />}
    </>
  )
}

type OwnerProps = { finding: Finding; actions: readonly Assigned[]; assign: Props['assign'] }

function FixOwner({ finding, actions, assign }: OwnerProps) {
  const t = useT(reportPageMessages)
  const lang = useLang()
  const state = useT(correctiveActionMessages)
  const action = actions.findLast(({ questionKey }) => questionKey === finding.key)
  if (action)
    return (
      <p className="text-ink-2">
        <Link to={href('/client/tasks/:actionId', { actionId: action.id })} className="link">
          <bdi>{action.owner}</bdi>
        </Link>
        {' · '}
        <span className={action.overdue ? 'font-medium text-danger-ink' : undefined}>
          {isUnfinished(action.status)
            ? t('by', { date: formatDay(action.dueOn, lang) })
            : state(`status_${action.status}`)}
        </span>
      </p>
    )
  return <div className="text-ink-2">{assign ? <span className="-ms-2.5">{assign(finding)}</span> : t('noOwner')}</div>
}

function FixWorth({ finding, report }: { finding: Finding; report: ClientReport }) {
  const t = useT(reportPageMessages)
  const { amount, note } = worthOf(finding, report, useLang())
  return (
    <p className="num flex flex-wrap gap-x-2 text-ink-2">
      {amount !== null && (
        <span>
          <strong className="font-semibold text-ink">
            <Money halalas={amount} />
          </strong>
          <span className="ms-1">{t('perMonth')}</span>
        </span>
      )}
      {note && <span>{unbroken(note)}</span>}
    </p>
  )
}
