import { CirclePause, CirclePlay, Pencil, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { sar } from '#/domain/money.ts'
import type { PayoutState } from '#/domain/payout.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { Button } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { PayoutPage } from '../read-payout.server.ts'

type Step = 'hold' | 'free' | 'retry' | 'correct'
const icons = { hold: CirclePause, free: CirclePlay, retry: RefreshCw, correct: Pencil } as const
const stepsFrom: Record<PayoutState, readonly Step[]> = {
  accrued: ['hold', 'correct'],
  payable: ['hold', 'correct'],
  batched: [],
  paid: [],
  held: ['free', 'correct'],
  failed: ['retry', 'hold', 'correct'],
}

/** Actions of an administrator for the state of a payout. */
export function PayoutSteps({ payout }: { payout: PayoutPage }) {
  const t = useT(payoutMessages)
  const [open, setOpen] = useState<Step | null>(null)
  return (
    <>
      {stepsFrom[payout.state].map((step) => (
        <Button
          changes
          key={step}
          icon={icons[step]}
          variant={step === 'free' || step === 'retry' ? 'primary' : 'secondary'}
          onClick={() => setOpen(step)}
        >
          {t(step)}
        </Button>
      ))}
      {open && (
        <Dialog open onClose={() => setOpen(null)} title={t(`${open}Title`)} width="medium">
          <StepForm step={open} payout={payout} onClose={() => setOpen(null)} />
        </Dialog>
      )}
    </>
  )
}

function StepForm({ step, payout, onClose }: { step: Step; payout: PayoutPage; onClose: () => void }) {
  const t = useT(payoutMessages)
  const fetcher = useFetcher<FormResult>()
  const done = () => {
    showToast({ text: t(`done_${step}`), kind: 'success' })
    onClose()
  }
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
      <input type="hidden" name="version" value={payout.version} readOnly />
      <p className="text-ui text-ink-2">{t(`${step}Text`)}</p>
      {step === 'correct' &&
        (['fee', 'bonus', 'reimbursement'] as const).map((part) => (
          <NumberField
            key={part}
            name={part}
            label={t(part)}
            decimals
            suffix={t('sar')}
            defaultValue={sar(payout[part])}
          />
        ))}
      {(step === 'hold' || step === 'correct') && (
        <TextArea name="reason" label={t('reason')} rows={3} maxLength={1000} />
      )}
      <FormActions>
        <SubmitButton intent={step}>{t(step)}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </FormActions>
    </ActionForm>
  )
}

/** Tax residence of the shopper, and how to change it. */
export function Residence({ isResident }: { isResident: boolean }) {
  const t = useT(payoutMessages)
  const [open, setOpen] = useState(false)
  const fetcher = useFetcher<FormResult>()
  const residence = isResident ? 'resident' : 'non_resident'
  const done = () => {
    showToast({ text: t('saved'), kind: 'success' })
    setOpen(false)
  }
  return (
    <span className="flex flex-wrap items-center gap-2">
      {t(`residence_${residence}`)}
      <Button changes size="dense" variant="quiet" icon={Pencil} onClick={() => setOpen(true)}>
        {t('residenceChange')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t('residenceTitle')} width="medium">
          <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
            <p className="text-ui text-ink-2">{t('residenceText')}</p>
            <SelectField
              name="residence"
              label={t('residence')}
              defaultValue={residence}
              options={(['resident', 'non_resident'] as const).map((value) => ({
                value,
                label: t(`residence_${value}`),
              }))}
            />
            <FormActions>
              <SubmitButton intent="residence">{t('save')}</SubmitButton>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                {t('back')}
              </Button>
            </FormActions>
          </ActionForm>
        </Dialog>
      )}
    </span>
  )
}
