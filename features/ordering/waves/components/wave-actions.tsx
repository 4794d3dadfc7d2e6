import { Check, Sparkles, Square } from 'lucide-react'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { waveWorkMessages } from '#/messages/ordering/waves.ts'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import type { ReadWave } from '../read-wave.server.ts'

export type ActionProps = { wave: ReadWave; result: FormResult | undefined }

/** Hidden fields: version seen and intent. */
export function Version({ wave: { version }, intent }: { wave: ReadWave; intent: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
    </>
  )
}

/** Requests another proposal while one is to be confirmed. */
export function ProposeAgain({ wave, result }: ActionProps) {
  const t = useT(waveWorkMessages)
  if (wave.staffing.open === 0) return null
  return (
    <Card title={t('proposeTitle')} description={t('againHelp')}>
      <ActionForm result={result} errors="inline">
        <Version wave={wave} intent="propose" />
        <FormActions>
          <SubmitButton icon={Sparkles} variant="secondary">
            {t('proposeAgain')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

const lookAgainMs = 1500

/** Polls the page during background work; without scripts by reloading. */
export function useLookingAgain(isWaiting: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void revalidate(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}

/** Progress of a proposal, with a way to stop it. */
export function Proposing({ wave, result }: ActionProps) {
  const t = useT(waveWorkMessages)
  return (
    <Card title={t('making')} description={t('makingHelp')}>
      <div className="flex flex-col items-start gap-4">
        <p role="status" className="flex items-center gap-3 text-ui">
          <Spinner decorative />
          {t(`stage_${wave.proposal.stage ?? 'reading'}`)}
        </p>
        <ActionForm result={result} errors="inline">
          <Version wave={wave} intent="stop" />
          <FormActions>
            <SubmitButton icon={Square} variant="secondary">
              {t('stop')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </Card>
  )
}

/** Step four: carry out the proposal, by offers or by direct assignment. */
export function ConfirmWave({ wave, result }: ActionProps) {
  const t = useT(waveWorkMessages)
  const { proposed, hand, refused } = wave.counts
  const count = proposed + hand + refused
  if (count === 0) return null
  const options = (['offer', 'assign'] as const).map((value) => ({
    value,
    label: t(`how_${value}`),
    description: t(`how_${value}Help`),
  }))
  return (
    <Card title={t('confirmTitle')} description={t('confirmHelp')}>
      <ActionForm result={result} errors="inline">
        <Version wave={wave} intent="confirm" />
        <RadioCards name="how" label={t('how')} options={options} columns={2} defaultValue="offer" />
        <FormActions>
          <SubmitButton icon={Check}>{t('confirm', { count })}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

/** Progress of a confirmation. */
export function Confirmation({ wave }: { wave: ReadWave }) {
  const t = useT(waveWorkMessages)
  const { confirmed } = wave.proposal
  if (!confirmed || confirmed.finishedAt !== null) return null
  const { done, total, refused } = confirmed
  return (
    <Card title={t('confirming')} description={t('makingHelp')}>
      <ProgressBar label={t('progress')} value={done + refused} max={total} text={t('progressText', { done, total })} />
    </Card>
  )
}

/** Cancels a wave, with the reason for its clients. */
export function CancelWave({ wave, result }: ActionProps) {
  const t = useT(waveWorkMessages)
  return (
    <Card title={t('cancelTitle')} description={t(wave.visits > 0 ? 'cancelHelp' : 'cancelDraftHelp')}>
      <ActionForm result={result} errors="inline">
        <Version wave={wave} intent="cancel" />
        <TextArea name="reason" label={t('reason')} help={t('reasonHelp')} rows={2} maxLength={2000} />
        <FormActions>
          <SubmitButton variant="danger-quiet">{t('cancel')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

export function CancelledWave({ wave }: { wave: ReadWave }) {
  const t = useT(waveWorkMessages)
  return (
    <Notice kind="warning" title={t('cancelled')}>
      {wave.cancelReason && <p dir="auto">{wave.cancelReason}</p>}
    </Notice>
  )
}
