import { BadgeCheck, CircleCheck, Landmark, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { formatMoney } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { Button } from '#/ui/button.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PasswordField } from '#/ui/password-field.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { BatchPage } from '../browse-batches.server.ts'

type Step = 'approve' | 'send' | 'confirm' | 'drop'
const icons = { approve: BadgeCheck, send: Landmark, confirm: CircleCheck, drop: Trash2 } as const

type Props = { page: BatchPage; ownId: string; today: Day }

const stepsOf = ({ batch, approvers, stuck }: BatchPage, ownId: string): Step[] => {
  const mayApprove = batch.state === 'open' && stuck === 0 && approvers.some(({ id }) => id === ownId)
  if (batch.state === 'open') return [...(mayApprove ? (['approve'] as const) : []), 'drop']
  if (batch.state === 'approved') return [...(stuck === 0 ? (['send'] as const) : []), 'drop']
  return batch.state === 'sent' ? ['confirm'] : []
}

/** Actions for the state of a batch. */
export function BatchSteps({ page, ownId, today }: Props) {
  const t = useT(payoutMessages)
  const [open, setOpen] = useState<Step | null>(null)
  return (
    <>
      {stepsOf(page, ownId).map((step) => (
        <Button
          changes
          key={step}
          icon={icons[step]}
          variant={step === 'drop' ? 'danger-quiet' : 'primary'}
          onClick={() => setOpen(step)}
        >
          {t(step)}
        </Button>
      ))}
      {open && (
        <Dialog open onClose={() => setOpen(null)} title={t(`${open}Title`)} width="medium">
          <StepForm step={open} page={page} today={today} onClose={() => setOpen(null)} />
        </Dialog>
      )}
    </>
  )
}

function StepForm({ step, page, today, onClose }: { step: Step; page: BatchPage; today: Day; onClose: () => void }) {
  const t = useT(payoutMessages)
  const lang = useLang()
  const fetcher = useFetcher<FormResult>()
  const { batch, outcomes } = page
  const { count, net } = outcomes.waiting
  const facts = { transfers: t('transferCount', { count }), amount: formatMoney(net, lang) }
  const done = () => {
    showToast({ text: t(`done_${step}`), kind: 'success' })
    onClose()
  }
  const text: Record<Step, ReactNode> = {
    approve: t('approveText', facts),
    send: t('sendText'),
    confirm: t('confirmText', facts),
    drop: t('dropText'),
  }
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
      {step === 'approve' ? (
        <input type="hidden" name="digest" value={batch.digest} readOnly />
      ) : (
        <input type="hidden" name="version" value={batch.version} readOnly />
      )}
      <p className="text-ui text-ink-2">{text[step]}</p>
      {step === 'approve' && <PasswordField name="password" label={t('password')} autoComplete="current-password" />}
      {step === 'confirm' && (
        <>
          <TextField
            name="bankReference"
            type="code"
            label={t('bankReferenceField')}
            autoComplete="off"
            maxLength={100}
          />
          <DateField name="paidOn" label={t('paidOnField')} defaultValue={today} max={today} />
        </>
      )}
      <FormActions>
        <SubmitButton intent={step} variant={step === 'drop' ? 'danger' : 'primary'}>
          {t(step)}
        </SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </FormActions>
    </ActionForm>
  )
}
