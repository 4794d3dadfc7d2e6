import { CircleAlert, CircleCheck } from 'lucide-react'
import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import {
  actionsOf,
  answersOf,
  isFailedAnswer,
  isSigned,
  type OpenAuditPoint,
  openAuditPoints,
} from '#/domain/operations/audits/answers.ts'
import { scoredQuestions } from '#/domain/questionnaire.ts'
import { criticalCap, formatScore, scoreReport } from '#/domain/score.ts'
import { AnswerOption } from '#/features/fieldwork/visits/components/option.tsx'
import { auditFillMessages } from '#/messages/operations/audits-fill.ts'
import { inputClasses } from '#/ui/field.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { countPhotos, pointOf, reopenedBy, useAudit } from './audit-context.ts'
import { Labelled } from './answer-parts.tsx'
import { SignaturePad } from './signature-pad.tsx'

type Props = { go: (step: number, question?: string) => void }
type SummaryProps = Props & { isMissed: boolean }

/** The result so far, what is missing, and the signature of the manager on duty. */
export function SummaryStep({ go, isMissed }: SummaryProps) {
  const t = useT(auditFillMessages)
  const lang = useLang()
  const open = useAudit()
  const { filling, state, readOnly } = open
  const { definition } = filling
  const score = scoreReport(definition, answersOf(state.values))
  const reopens = reopenedBy(open)
  const points = openAuditPoints(definition, state.values, countPhotos(state.photos), reopens)
  const questions = scoredQuestions(definition)
  const answered = questions.filter(({ key }) => state.values[key]?.na || state.values[key]?.value != null).length
  const failed = questions.filter((question) => isFailedAnswer(question, state.values[question.key])).length
  const isReopened = (key: string) => reopens.has(key)
  const actions = actionsOf(definition, state.values).filter(({ questionKey }) => !isReopened(questionKey)).length
  const reopened = questions.filter(
    (question) =>
      (isReopened(question.key) || actionAskedAgain(question.key) !== null) &&
      isFailedAnswer(question, state.values[question.key]),
  ).length
  const isCapped = score.calculated !== null && score.final !== null && score.final < score.calculated
  return (
    <>
      <section className="flex flex-col gap-3 border-y border-ink py-4">
        <p className="flex items-center justify-between gap-3 text-ui">
          <span>{t(points.length === 0 ? 'result' : 'scoreNow')}</span>
          <ScoreBadge score={score.final} />
        </p>
        {isCapped && (
          <p className="text-caption text-danger-ink">
            {t('cappedNow', { score: formatScore(score.calculated ?? criticalCap, lang) })}
          </p>
        )}
        <ul className="flex flex-col gap-1 text-ui text-ink-2">
          <li>{t('answered', { count: answered, of: questions.length })}</li>
          <li>{t('failedCount', { count: failed })}</li>
          {actions > 0 && <li>{t('actionCount', { count: actions })}</li>}
          {reopened > 0 && <li>{t('reopenCount', { count: reopened })}</li>}
        </ul>
      </section>
      {!readOnly && (points.length > 0 ? <Missing points={points} go={go} /> : <Signature isMissed={isMissed} />)}
    </>
  )
}

function Missing({ points, go }: Props & { points: readonly OpenAuditPoint[] }) {
  const t = useT(auditFillMessages)
  const { sections } = useAudit().filling.definition
  return (
    <section className="flex flex-col gap-2" aria-live="polite">
      <p data-tone="red" className="inline-flex items-center gap-2 text-ui font-medium text-tone-ink">
        <Icon as={CircleAlert} size={16} />
        {t('missingBefore', { count: points.length })}
      </p>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {points.map(({ key, section, why }) => (
          <li key={`${key} ${why}`}>
            <button
              type="button"
              onClick={() =>
                go(
                  sections.findIndex((one) => one.key === section),
                  key,
                )
              }
              className="link min-h-11 w-full py-2 text-start text-ui"
            >
              {t(`why_${why}`, { point: pointOf(key, t('askedAgain')) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Signature({ isMissed }: Pick<SummaryProps, 'isMissed'>) {
  const t = useT(auditFillMessages)
  const { state, store } = useAudit()
  const { name, path, verdict } = state.signature
  return (
    <section className="flex flex-col gap-4">
      <p data-tone="green" className="inline-flex items-center gap-2 text-caption text-tone-ink">
        <Icon as={CircleCheck} size={16} />
        {t('complete')}
      </p>
      <h3 className="text-h3">{t('handOver')}</h3>
      <Labelled label={t('signerName')}>
        <input
          id="signer-name"
          type="text"
          autoComplete="off"
          maxLength={200}
          value={name}
          onChange={(event) => store.signature({ name: event.target.value })}
          className={inputClasses}
        />
      </Labelled>
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1 text-ui">{t('verdict')}</legend>
        <div className="grid grid-cols-2 gap-2">
          {(['seen', 'disagree'] as const).map((choice) => (
            <AnswerOption
              key={choice}
              name="verdict"
              value={choice}
              centred
              checked={verdict === choice}
              onChoose={() => store.signature({ verdict: choice })}
            >
              {t(`verdict_${choice}`)}
            </AnswerOption>
          ))}
        </div>
      </fieldset>
      <SignaturePad name={name} path={path} onChange={(next) => store.signature({ path: next })} />
      {isMissed && !isSigned(state.signature) && (
        <p role="alert" className="text-caption text-danger-ink">
          {t('signatureMissing')}
        </p>
      )}
      <p className="text-caption text-ink-2">{t('signFinal')}</p>
    </section>
  )
}
