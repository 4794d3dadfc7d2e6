import { Check, Circle, CircleDashed, Clock } from 'lucide-react'
import { href, Link } from 'react-router'
import { isSkippable, type Setup, type SetupLine, type SetupState, type SetupStep } from '#/domain/office/setup.ts'
import { setupMessages } from '#/messages/office/setup.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import { useRights } from '#/ui/rights.tsx'

/** Page of each step. */
const pageOf: Record<SetupStep, string> = {
  company: `${href('/account')}#company`,
  papers: href('/client/setup/papers'),
  branches: href('/client/branches/import'),
  team: href('/client/users'),
  standards: href('/client/setup/standards'),
  figures: `${href('/client/reports/branches')}#settings`,
  billing: href('/client/invoices/details'),
  order: `${href('/client/secret-shopper')}?new=1`,
  report: href('/client/reports'),
}
const icons: Record<SetupState, typeof Check> = { done: Check, waiting: Clock, open: Circle, skipped: CircleDashed }

/** Steps of the guided start, with the next one set apart. */
export function SetupSteps({
  setup: { lines, done, next, isFinished, billing },
  maySkip,
}: {
  setup: Setup
  maySkip: boolean
}) {
  const t = useT(setupMessages)
  return (
    <>
      <div className="max-w-[35rem]">
        <ProgressBar value={done} max={lines.length} label={t('progress', { done, all: lines.length })} text="" />
        {isFinished && <p className="mt-2 text-ui text-ink-2">{t('finishedHelp')}</p>}
      </div>
      <Card flush>
        <ol className="flex flex-col divide-y divide-line">
          {lines.map((line) => (
            <Step key={line.step} line={line} isNext={line.step === next} maySkip={maySkip} billing={billing} />
          ))}
        </ol>
      </Card>
    </>
  )
}

type StepProps = { line: SetupLine; isNext: boolean; maySkip: boolean; billing: Setup['billing'] }

function Step({ line: { step, state }, isNext, maySkip, billing }: StepProps) {
  const t = useT(setupMessages)
  const asksPlan = step === 'billing' && billing?.missing === 'plan'
  const waits = state === 'waiting' && (step === 'papers' || step === 'report')
  const isOpen = state === 'open' || state === 'skipped'
  return (
    <li
      className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-4 md:px-5"
      aria-current={isNext ? 'step' : undefined}
    >
      <span
        className={classes(
          'mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full bg-surface-2',
          state === 'done' ? 'text-success-ink' : 'text-ink-2',
        )}
      >
        <Icon as={icons[state]} size={16} />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="flex flex-wrap items-baseline gap-x-2 text-body font-semibold">
          {state === 'done' ? <Again step={step} /> : t(`step_${step}`)}
          <span className="text-caption font-normal text-ink-2">{isNext ? t('next') : t(`state_${state}`)}</span>
        </h2>
        {state !== 'done' && (
          <p className="max-w-[42rem] text-ui text-ink-2">
            {asksPlan ? t('wait_plan') : waits ? t(`wait_${step}`) : t(`why_${step}`)}
          </p>
        )}
        {step === 'billing' && billing && (
          <p className="text-caption text-ink-2">{t('planNow', { plan: t(`plan_${billing.tier}`) })}</p>
        )}
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:ps-11">
          <LinkButton
            to={asksPlan ? href('/client/invoices/plan') : pageOf[step]}
            variant={isNext ? 'primary' : 'secondary'}
          >
            {asksPlan ? t('do_plan') : t(`do_${step}`)}
          </LinkButton>
          {step === 'branches' && <LinkButton to={href('/client/branches/new')}>{t('do_branch')}</LinkButton>}
          {maySkip && isSkippable(step) && <Later step={step} isSkipped={state === 'skipped'} />}
        </div>
      )}
    </li>
  )
}

/** A finished step, with its page where the reader may open it. */
function Again({ step }: { step: SetupStep }) {
  const t = useT(setupMessages)
  const { opens } = useRights()
  const text = t(`step_${step}`)
  if (step === 'order' || !opens(pageOf[step])) return text
  return (
    <Link to={pageOf[step]} className="inline-flex min-h-6 items-center hover:underline coarse:min-h-11">
      {text}
    </Link>
  )
}

function Later({ step, isSkipped }: { step: SetupStep; isSkipped: boolean }) {
  const t = useT(setupMessages)
  const form = useBackgroundForm(t('saved'))
  const name = t(`step_${step}`)
  return (
    <ActionForm {...form} errors="inline" className="gap-0">
      <input type="hidden" name="step" value={step} />
      <SubmitButton
        intent={isSkipped ? 'resume' : 'skip'}
        variant="quiet"
        aria-label={t(isSkipped ? 'resumeNamed' : 'skipNamed', { step: name })}
      >
        {t(isSkipped ? 'resume' : 'skip')}
      </SubmitButton>
    </ActionForm>
  )
}

/** Puts the card away for the person; the page of the setup brings it back. */
function Hide() {
  const t = useT(setupMessages)
  const form = useBackgroundForm(t('saved'))
  return (
    <ActionForm {...form} action={href('/client/setup')} errors="inline" className="gap-0">
      <SubmitButton intent="hide" variant="quiet">
        {t('hide')}
      </SubmitButton>
    </ActionForm>
  )
}

/** Says that the card is hidden, and brings it back. */
export function HiddenCard() {
  const t = useT(setupMessages)
  const form = useBackgroundForm(t('saved'))
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ui text-ink-2">{t('hiddenHelp')}</p>
      <ActionForm {...form} errors="inline" className="gap-0">
        <SubmitButton intent="show" variant="secondary">
          {t('show')}
        </SubmitButton>
      </ActionForm>
    </div>
  )
}

/** On the morning page until the start is finished or the card put away. */
export function SetupCard({ setup: { lines, done, next, isFinished } }: { setup: Setup }) {
  const t = useT(setupMessages)
  if (isFinished) return null
  return (
    <Card
      title={t('title')}
      description={next ? t('nextStep', { step: t(`step_${next}`) }) : undefined}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <Hide />
          <LinkButton to={href('/client/setup')} variant={next ? 'primary' : 'secondary'}>
            {t('open')}
          </LinkButton>
        </div>
      }
    >
      <ProgressBar
        value={done}
        max={lines.length}
        label={t('title')}
        text={t('progress', { done, all: lines.length })}
        hideLabel
      />
    </Card>
  )
}
