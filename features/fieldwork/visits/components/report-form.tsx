import { ChevronDown } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { type ErrorCode, errorStatus } from '#/domain/errors.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { inCircumstances } from '#/domain/fieldwork/circumstances.ts'
import { allQuestions, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { toRiyadh, addHours } from '#/domain/riyadh-time.ts'
import { errorMessages } from '#/messages/errors.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { ReportFormData } from '../read-report-form.server.ts'
import { questionAddress, sectionSteps, stepToShow } from '../sections.ts'
import { useVisitStore } from '../device/use-visit-store.ts'
import { VisitContext, type VisitInHand } from './visit-context.ts'
import { FinalCheck } from './final-check.tsx'
import { FoldedBrief } from './folded-brief.tsx'
import { DimSwitch, FormFrame } from './form-frame.tsx'
import { openPoints } from '../open-points.ts'
import { HandedIn, NotArrived, OpenElsewhere, Refused } from './other-states.tsx'
import { SectionForm } from './section-form.tsx'

type ReportFormProps = { report: ReportFormData; result: FormResult | undefined }

/** Null for a returned report: it has been reviewed, so its hints add nothing. */
const arrivalOf = ({ task, status, checkIn }: ReportFormData, arrivedAt: string | null): VisitInHand['arrival'] =>
  task && status === 'draft'
    ? { type: task.type, arrivedAt, distance: checkIn?.distance ?? null, accuracy: checkIn?.accuracy ?? null }
    : null

/** The questionnaire on a phone: one section per page; saves every answer on change. */
export function ReportForm({ report, result }: ReportFormProps) {
  const { shopperId, requestId, deviceKey, decision } = report
  const place = useMemo(() => ({ shopperId, requestId, deviceKey }), [shopperId, requestId, deviceKey])
  const { store, state, hold, takeOver } = useVisitStore(place, report)
  const arrivedAt = report.checkedInAt ?? state.outbox.arrival?.deviceTime ?? null
  const definition = useMemo(() => settledFor(report, arrivedAt), [report, arrivedAt])
  const questioned = useMemo(() => new Set(decision?.questions), [decision])
  const [search] = useSearchParams()
  const current = stepToShow(definition, search.get('section'), decision?.questions ?? [])
  const steps = sectionSteps(definition, state.answers)
  const step = steps.find(({ key }) => key === current)
  useArrival(current)
  const dueHours = report.unsettled?.dueHours
  const dueAt = report.dueAt ?? (arrivedAt && dueHours ? addHours(new Date(arrivedAt), dueHours).toISOString() : null)
  if (hold === 'elsewhere') return <OpenElsewhere onTakeOver={takeOver} />
  if (!report.reportId && !state.outbox.reportId && !state.outbox.arrival)
    return <NotArrived requestId={requestId} opening={state.device === 'opening'} />
  const open = openPoints(decision?.open ?? [], report, state)
  const inHand = {
    place,
    arrival: arrivalOf(report, arrivedAt),
    definition,
    questioned,
    openPoints: open,
    store,
    state,
    visitId: report.reportId ?? requestId,
  }
  const isHandedIn = state.outbox.handIn !== null || state.outbox.receiptNumber !== null
  if (isHandedIn)
    return (
      <VisitContext value={inHand}>
        <HandedIn report={report} />
      </VisitContext>
    )
  return (
    <VisitContext value={inHand}>
      <FormFrame
        branch={report.branchName ?? ''}
        steps={steps}
        current={current}
        aside={<VisitAside dueAt={dueAt} task={report.task} />}
      >
        <div className="flex flex-col gap-4">
          <Refused />
          <PhotoProblem code={search.get('photo')} />
          {decision && <EditorsWord report={report} opened={!search.has('section')} />}
          {step ? (
            <SectionForm key={step.key} step={step} steps={steps} result={result} />
          ) : (
            <FinalCheck steps={steps} result={result} />
          )}
        </div>
      </FormFrame>
    </VisitContext>
  )
}

/** Questions as settled for this visit: by the server, or by the phone after its own check-in. */
function settledFor({ definition, unsettled }: ReportFormData, arrivedAt: string | null): QuestionnaireDefinition {
  if (!unsettled || !arrivedAt) return definition
  return inCircumstances(definition, {
    attributes: unsettled.attributes,
    time: toRiyadh(new Date(arrivedAt)).slice(11),
    again: unsettled.again ?? [],
  })
}

/** Focuses the heading of a new section, or the question that a link names. */
function useArrival(current: string) {
  const { hash, key } = useLocation()
  const before = useRef({ current, key })
  useEffect(() => {
    if (before.current.key === key) return
    const moved = before.current.current !== current
    before.current = { current, key }
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (target) {
      target.scrollIntoView({ block: 'start' })
      target.focus({ preventScroll: true })
    } else if (moved) {
      scrollTo(0, 0)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
  }, [current, hash, key])
}

/** Result of a photo sent without scripts. */
function PhotoProblem({ code }: { code: string | null }) {
  const t = useT(errorMessages)
  if (code === null || !Object.hasOwn(errorStatus, code)) return null
  return (
    <Notice kind="danger" live>
      {t(code as ErrorCode)}
    </Notice>
  )
}

/** Due time, switch of the brightness and instructions, within reach of every section. */
function VisitAside({ dueAt, task }: { dueAt: string | null; task: ReportFormData['task'] }) {
  const t = useT(questionnaireMessages)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {dueAt && (
          <p className="min-w-0 text-caption text-ink-2">
            {t('dueBy')} <Time at={dueAt} mode="datetime" />
          </p>
        )}
        <DimSwitch />
      </div>
      {task && <FoldedBrief task={task} />}
    </>
  )
}

/** Reason for the return, with links to its questions: open where the report opens, folded in the sections. */
function EditorsWord({ report: { decision, definition }, opened }: { report: ReportFormData; opened: boolean }) {
  const t = useT(questionnaireMessages)
  const lang = useLang()
  if (!decision) return null
  const asked = allQuestions(definition).filter(({ key }) => decision.questions.includes(key))
  return (
    <details
      key={String(opened)}
      open={opened}
      data-tone="yellow"
      className="group rounded-card border border-tone-line bg-tone px-4 text-ui text-tone-ink"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        {t('returnedTitle')}
        <Icon as={ChevronDown} size={16} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">
        <p dir="auto" className="whitespace-pre-line">
          {decision.reason}
        </p>
        {asked.length > 0 && (
          <nav aria-label={t('returnedQuestions')} className="mt-2">
            <ul className="flex flex-col">
              {asked.map(({ key, text }) => (
                <li key={key}>
                  <Link
                    to={questionAddress(definition, key)}
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {text[lang]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </details>
  )
}
