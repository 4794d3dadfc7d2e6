import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import {
  type ClientApprovalStep,
  clientApprovalSteps,
  clientApprovalStepsWithReason,
} from '#/domain/client-approval.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { stepsFrom } from '#/domain/step.ts'
import { clientMessages } from '#/messages/companies/clients.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Decided } from '../decide-approval.server.ts'
import type { Papers } from '../read-papers.server.ts'

type ReasonStep = 'ask' | 'reject' | 'suspend'
const asksReason = (step: ClientApprovalStep): step is ReasonStep => clientApprovalStepsWithReason.includes(step)

const done = {
  ask: 'askedNow',
  approve: 'approvedNow',
  reject: 'rejectedNow',
  suspend: 'suspendedNow',
  reinstate: 'reinstatedNow',
} as const satisfies Record<ClientApprovalStep, keyof typeof clientMessages>

/** Decisions available in the client's state. Refusals require a reason. */
export function DecisionButtons({ papers }: { papers: Papers }) {
  const t = useT(clientMessages)
  const [asking, setAsking] = useState<ReasonStep | null>(null)
  const fetcher = useFetcher<FormResult<Decided>>()
  useDecided(fetcher, () => setAsking(null))
  const steps = stepsFrom(clientApprovalSteps, papers.approval)
  return (
    <>
      <ActionForm fetcher={fetcher} errors="inline" key={papers.id}>
        <input type="hidden" name="clientId" value={papers.id} />
        <FormActions>
          {steps.map((step) =>
            asksReason(step) ? (
              <Button
                changes
                key={step}
                variant={step === 'ask' ? 'secondary' : 'danger-quiet'}
                onClick={() => setAsking(step)}
              >
                {t(step)}
              </Button>
            ) : (
              <SubmitButton key={step} intent={step}>
                {t(step)}
              </SubmitButton>
            ),
          )}
        </FormActions>
      </ActionForm>
      {asking && <ReasonDialog step={asking} papers={papers} fetcher={fetcher} onClose={() => setAsking(null)} />}
    </>
  )
}

/** Confirms a decision once per answer. The buttons are gone by then, because the state has changed. */
function useDecided(fetcher: ReturnType<typeof useFetcher<FormResult<Decided>>>, onDone: () => void) {
  const t = useT(clientMessages)
  const toast = useToast()
  const told = useRef<unknown>(undefined)
  const { state, data } = fetcher
  useEffect(() => {
    if (state !== 'idle' || !data?.ok || told.current === data) return
    told.current = data
    toast({ text: t(done[data.result.decision], { client: data.result.client }), kind: 'success' })
    onDone()
  })
}

type ReasonDialogProps = {
  step: ReasonStep
  papers: Papers
  fetcher: ReturnType<typeof useFetcher<FormResult<Decided>>>
  onClose: () => void
}

function ReasonDialog({ step, papers, fetcher, onClose }: ReasonDialogProps) {
  const t = useT(clientMessages)
  const client = papers.company
  return (
    <Dialog open onClose={onClose} title={t(`${step}Title`, { client })} sheet>
      <ActionForm fetcher={fetcher} errors="inline">
        <p>{t(`${step}About`)}</p>
        <input type="hidden" name="clientId" value={papers.id} />
        <TextArea
          name="reason"
          label={t(step === 'ask' ? 'questionForClient' : 'reasonForClient')}
          help={t(papers.language === 'ar' ? 'reasonLanguageArabic' : 'reasonLanguage')}
          maxLength={2000}
          required
        />
        <FormActions>
          <SubmitButton intent={step} variant={step === 'ask' ? 'primary' : 'danger'}>
            {t(step)}
          </SubmitButton>
          <Button onClick={onClose}>{t('goBack')}</Button>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}
