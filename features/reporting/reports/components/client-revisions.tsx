import { href, Link } from 'react-router'
import { formatDate } from '#/domain/riyadh-time.ts'
import { clientPageMessages } from '#/messages/reporting/client-report.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import type { Revision, RevisedAnswer } from '../client-history.server.ts'
import type { ClientReport } from '../read-client-report.server.ts'
import { AnswerText } from './answer.tsx'

/** States at the top that this is an older revision. */
export function OldRevisionNotice({ report }: { report: ClientReport }) {
  const t = useT(clientPageMessages)
  const lang = useLang()
  const next = report.revisions.find(({ number }) => number > report.revision)
  if (!next) return null
  return (
    <Notice
      kind="warning"
      title={t('oldTitle', { number: report.revision })}
      actions={
        <Link
          className="link inline-flex min-h-11 items-center md:min-h-6"
          to={href('/client/reports/:reportId', { reportId: report.id })}
        >
          {t('toCurrent')}
        </Link>
      }
    >
      <p>{t('oldText', { date: formatDate(new Date(next.at), lang) })}</p>
      {next.reason && (
        <p dir="auto" className="whitespace-pre-line">
          {next.reason}
        </p>
      )}
    </Notice>
  )
}

/** Changes and reasons of the revisions; nothing for a report never changed. */
export function ClientRevisions({ report, linked = true }: { report: ClientReport; linked?: boolean }) {
  const t = useT(clientPageMessages)
  if (report.revisions.length < 2) return null
  return (
    <Card
      id="revisions"
      title={t('revisions')}
      description={t('revisionsHint')}
      className="scroll-mt-32"
      flush="framed"
    >
      <ol>
        {report.revisions.toReversed().map((revision) => (
          <li
            key={revision.number}
            className="flex flex-col gap-2 border-t border-line px-4 py-4 break-inside-avoid md:px-6"
          >
            <RevisionHead revision={revision} report={report} linked={linked} />
            {revision.changed.map((answer) => (
              <ChangedAnswer key={answer.key} answer={answer} />
            ))}
            {revision.reason && (
              <p className="text-ui">
                <span className="text-ink-2">{t('why')}: </span>
                <bdi>{revision.reason}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

type HeadProps = { revision: Revision; report: ClientReport; linked: boolean }

function RevisionHead({ revision: { number, at, score }, report, linked }: HeadProps) {
  const t = useT(clientPageMessages)
  const newest = report.revisions.at(-1)?.number === number
  const address = `${href('/client/reports/:reportId', { reportId: report.id })}${newest ? '' : `?revision=${number}`}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h3 className="flex flex-wrap items-center gap-x-3 text-ui font-semibold">
        {t('revision', { number })}
        <span className="font-normal text-ink-2">
          <Time at={at} />
        </span>
      </h3>
      <span className="flex flex-wrap items-center gap-3">
        {number === report.revision ? (
          <span className="text-caption text-ink-2">{t('shown')}</span>
        ) : (
          linked && (
            <Link
              data-print="hide"
              className="link inline-flex min-h-11 items-center text-caption md:min-h-6"
              to={address}
            >
              {t('read', { number })}
            </Link>
          )
        )}
        <ScoreBadge score={score} />
      </span>
    </div>
  )
}

function ChangedAnswer({ answer: { key, text, before, after } }: { answer: RevisedAnswer }) {
  const t = useT(clientPageMessages)
  const said = (given: RevisedAnswer['before']) =>
    given ? <AnswerText given={given} short={given.kind === 'text'} /> : t('noAnswer')
  return (
    <div className="text-ui">
      <p className="flex gap-2">
        <bdi dir="ltr" className="num text-ink-2">
          {key}
        </bdi>
        <span>{text}</span>
      </p>
      <dl className="flex flex-wrap gap-x-6 text-caption">
        <div className="flex gap-1.5">
          <dt className="text-ink-2">{t('before')}:</dt>
          <dd>
            <s>{said(before)}</s>
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-ink-2">{t('after')}:</dt>
          <dd className="font-medium">{said(after)}</dd>
        </div>
      </dl>
    </div>
  )
}
