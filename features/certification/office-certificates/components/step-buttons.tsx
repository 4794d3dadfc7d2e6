import { Ban, CirclePause, CirclePlay, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher, useNavigate } from 'react-router'
import { type ReasonClass, revokeReasons, type ShownState, suspendReasons } from '#/domain/certification/certificate.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { CertificateState } from '#/features/certification/certificates/components/certificate-state.tsx'
import { MissingList } from '#/features/certification/certificates/components/missing-list.tsx'
import type { CertificateDetails } from '#/features/certification/certificates/read-certificate.server.ts'
import { certificatePageMessages } from '#/messages/certification/admin-certificate.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { Button } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { StepTaken } from '../certificate-page-action.server.ts'
import { explainChange } from './changed-meanwhile.tsx'
import { PublicPreview } from './public-preview.tsx'

type Step = 'suspend' | 'reinstate' | 'revoke' | 'renew'
const looks = {
  suspend: { icon: CirclePause, variant: 'secondary' },
  reinstate: { icon: CirclePlay, variant: 'primary' },
  revoke: { icon: Ban, variant: 'danger-quiet' },
  renew: { icon: RefreshCw, variant: 'secondary' },
} as const

const statesAfter = { suspend: 'suspended', reinstate: 'valid', revoke: 'revoked' } as const

const stepsFrom: Record<ShownState, readonly Step[]> = {
  valid: ['suspend', 'revoke'],
  'expires-soon': ['suspend', 'revoke'],
  suspended: ['reinstate', 'revoke'],
  expired: [],
  revoked: [],
}

/** Steps available to an administrator today. */
export function StepButtons({ page }: { page: CertificateDetails }) {
  const t = useT(certificatePageMessages)
  const [open, setOpen] = useState<Step | null>(null)
  const steps: Step[] = [...(page.canRenew ? (['renew'] as const) : []), ...stepsFrom[page.state]]
  return (
    <>
      {steps.map((step) => (
        <Button changes key={step} icon={looks[step].icon} variant={looks[step].variant} onClick={() => setOpen(step)}>
          {t(step)}
        </Button>
      ))}
      {open && (
        <Dialog open onClose={() => setOpen(null)} title={t(`${open}Title`)} sheet={open !== 'renew'} width="medium">
          <StepForm step={open} page={page} onClose={() => setOpen(null)} />
        </Dialog>
      )}
    </>
  )
}

type FormProps = { step: Step; page: CertificateDetails; onClose: () => void }

function StepForm({ step, page, onClose }: FormProps) {
  const t = useT(certificatePageMessages)
  const fetcher = useFetcher<FormResult<StepTaken>>()
  const navigate = useNavigate()
  const [began] = useState(() => ({ state: page.state, at: new Date() }))
  const [reasonClass, setReasonClass] = useState<ReasonClass | ''>('')
  const done = (result: unknown) => {
    const { id } = result as StepTaken
    showToast({ text: t(`done_${step}`), kind: 'success' })
    onClose()
    if (id !== page.id) void navigate(href('/admin/certificates/:certificateId', { certificateId: id }))
  }
  return (
    <ActionForm fetcher={fetcher} errors="inline" explain={explainChange} onDone={done}>
      <input type="hidden" name="version" value={page.version} readOnly />
      {page.state !== began.state && (
        <p role="status" className="flex flex-wrap items-center gap-2 text-ui">
          {t('stateNow')} <CertificateState state={page.state} />
        </p>
      )}
      <p className="text-ui text-ink-2">{t(`${step}Text`)}</p>
      {(step === 'suspend' || step === 'revoke') && (
        <ReasonClassField step={step} onChange={(value) => setReasonClass(value as ReasonClass | '')} />
      )}
      {step !== 'renew' && (
        <TextArea name="reason" label={t('reason')} help={t('reasonHelp')} rows={3} maxLength={2000} />
      )}
      {step === 'renew' && (
        <>
          <Renewal page={page} />
          <TextArea
            name="exception"
            label={t('exception')}
            help={t('exceptionHelp')}
            rows={2}
            maxLength={2000}
            optional
          />
        </>
      )}
      {step !== 'renew' && (
        <PublicPreview
          state={statesAfter[step]}
          reasonClass={reasonClass || null}
          expiresAt={page.expiresAt}
          since={began.at}
        />
      )}
      {step === 'revoke' && (
        <TextField
          name="typedNumber"
          type="code"
          label={t('typeNumber', { number: page.number })}
          autoComplete="off"
          maxLength={60}
        />
      )}
      <FormActions>
        <SubmitButton intent={step} variant={step === 'revoke' ? 'danger' : 'primary'}>
          {t(step)}
        </SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </FormActions>
    </ActionForm>
  )
}

function ReasonClassField({ step, onChange }: { step: 'suspend' | 'revoke'; onChange: (value: string) => void }) {
  const t = useT(certificatePageMessages)
  const word = useT(certificateWords)
  const reasons = step === 'suspend' ? suspendReasons : revokeReasons
  return (
    <SelectField
      name="reasonClass"
      label={t('reasonClass')}
      options={reasons.map((value) => ({ value, label: word(`reason_${value}`) }))}
      onChange={onChange}
    />
  )
}

/** Level earned today, which the new certificate would have. */
function Renewal({ page: { standing } }: { page: CertificateDetails }) {
  const t = useT(certificatePageMessages)
  const word = useT(certificateWords)
  if (!standing) return null
  const { level, missing } = standing.eligibility
  if (level) return <Notice kind="success">{t('wouldGet', { level: word(`level_${level}`) })}</Notice>
  return (
    <Notice kind="warning" title={t('renewRefused')}>
      <MissingList missing={missing} />
    </Notice>
  )
}
