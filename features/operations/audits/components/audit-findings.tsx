import { href, Link } from 'react-router'
import { correctiveActionTone } from '#/domain/corrective-action.ts'
import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import { type MeasureValue, readingText } from '#/domain/fieldwork/measure.ts'
import type { AnswerValue, Question } from '#/domain/questionnaire.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { auditResultMessages } from '#/messages/operations/audits-result.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { Fold } from '#/ui/fold.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PhotoGrid } from '#/ui/photo-grid.tsx'
import type { AuditAction, AuditDetails, AuditFinding } from '../read-audit.server.ts'

/** Answers that lost points, critical ones first, with their readings, photos and actions. */
export function AuditFindings({ audit: { findings } }: { audit: AuditDetails }) {
  const t = useT(auditResultMessages)
  return (
    <Card title={t('failed')}>
      {findings.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noFailed')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {findings.map((finding) => (
            <Finding key={finding.question.key} finding={finding} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Finding({ finding }: { finding: AuditFinding }) {
  const t = useT(auditResultMessages)
  const lang = useLang()
  const { question, value, sentence, note, failed, photos, fixPhotos, actions } = finding
  const alt = t('photoOf', { question: question.text[lang] })
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 text-caption text-ink-2">
        <QuestionNumber question={question} />
        {question.critical && <Badge tone="red">{t('critical')}</Badge>}
        {question.major && <Badge tone="yellow">{t('major')}</Badge>}
        {!failed && <span>{t('partly')}</span>}
      </p>
      <p className="text-body font-medium">{sentence[lang]}</p>
      {question.type === 'measure' && <ReadingList question={question} value={value} />}
      {note !== '' && (
        <p className="text-ui whitespace-pre-line">
          <bdi>{note}</bdi>
        </p>
      )}
      {photos.length > 0 && <PhotoGrid small photos={photos.map((id) => ({ id, src: `/files/${id}`, alt }))} />}
      {fixPhotos.length > 0 && (
        <div className="flex flex-col gap-1">
          <p className="text-caption text-ink-2">{t('fixedPhotos')}</p>
          <PhotoGrid small photos={fixPhotos.map((id) => ({ id, src: `/files/${id}`, alt }))} />
        </div>
      )}
      {actions.map((action) => (
        <ActionLine key={action.id} action={action} />
      ))}
    </li>
  )
}

/** Number of a question; one that is asked again says so. */
function QuestionNumber({ question: { key } }: { question: Question }) {
  const t = useT(auditResultMessages)
  return actionAskedAgain(key) === null ? <bdi className="code">{key}</bdi> : <span>{t('askedAgain')}</span>
}

function ActionLine({ action: { id, title, status, dueOn, owner } }: { action: AuditAction }) {
  const t = useT(auditResultMessages)
  const word = useT(correctiveActionMessages)
  const lang = useLang()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-s-2 border-line ps-3 text-ui">
      <Link to={href('/client/tasks/:actionId', { actionId: id })} className="link">
        <bdi>{title}</bdi>
      </Link>
      <Badge tone={correctiveActionTone[status]}>{word(`status_${status}`)}</Badge>
      <span className="text-caption text-ink-2">{t('actionDue', { owner, day: formatDay(dueOn, lang) })}</span>
    </p>
  )
}

type ReadingProps = { question: Extract<Question, { type: 'measure' }>; value: AnswerValue }

function ReadingList({ question, value }: ReadingProps) {
  const t = useT(auditResultMessages)
  const { readings } = value as MeasureValue
  const limit = t('degrees', { value: readingText(question.limit) })
  return (
    <div className="flex flex-col gap-1 text-ui">
      <p className="text-caption text-ink-2">
        {t(question.direction === 'at_most' ? 'limitMax' : 'limitMin', { degrees: limit })}
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {readings.map(({ place, value: degrees, device }, index) => (
          <li key={index} className="flex flex-wrap items-baseline gap-x-2">
            <bdi>{place || t('reading', { number: index + 1 })}</bdi>
            <strong className="num font-semibold">{t('degrees', { value: readingText(degrees) })}</strong>
            {device && <span className="text-caption text-ink-2">{t('device', { device })}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The answers with full marks and those that do not apply, folded: all is well there. */
export function OtherAnswers({ audit: { rest } }: { audit: AuditDetails }) {
  const t = useT(auditResultMessages)
  const lang = useLang()
  if (rest.length === 0) return null
  return (
    <Fold
      summary={
        <>
          <span className="text-ui font-medium">{t('rest')}</span>
          <span className="num text-caption text-ink-2">{rest.length}</span>
        </>
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {rest.map(({ question, value, na, note }) => (
          <li key={question.key} className="flex flex-col gap-1 py-3">
            <p className="flex items-baseline justify-between gap-4 text-ui">
              <span className="flex items-baseline gap-2">
                <span className="text-caption text-ink-2">
                  <QuestionNumber question={question} />
                </span>
                <span>{question.text[lang]}</span>
              </span>
              {question.type !== 'measure' && <span className="shrink-0 font-medium">{t(na ? 'na' : 'yes')}</span>}
              {question.type === 'measure' && na && <span className="shrink-0 font-medium">{t('na')}</span>}
            </p>
            {question.type === 'measure' && !na && value !== null && <ReadingList question={question} value={value} />}
            {note !== '' && <bdi className="text-caption text-ink-2">{note}</bdi>}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
