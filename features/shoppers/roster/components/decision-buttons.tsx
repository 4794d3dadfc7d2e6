import { Ban, Check, ClipboardCheck, ClipboardX, MessageSquare, TrendingUp, Undo2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { certificationLevels } from '#/domain/levels.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { Button } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { Menu } from '#/ui/menu.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { ShopperPage } from '../read-shopper.server.ts'

type Step = 'approve' | 'reject' | 'block' | 'unblock' | 'level' | 'qualify' | 'disqualify' | 'message'
const icons = {
  approve: Check,
  reject: X,
  block: Ban,
  unblock: Undo2,
  level: TrendingUp,
  qualify: ClipboardCheck,
  disqualify: ClipboardX,
  message: MessageSquare,
} as const
const titles = { level: 'changeLevel' } as const

type Props = {
  shopper: ShopperPage
  /** In a side panel: two buttons, the other decisions in a menu. */
  narrow?: boolean
}

/** Decisions available for this account. */
export function DecisionButtons({ shopper, narrow }: Props) {
  const t = useT(shopperPageMessages)
  const [open, setOpen] = useState<Step | null>(null)
  const { state, isMerged } = shopper.row
  if (isMerged) return null
  const steps: Step[] = [
    ...(state === 'pending' || state === 'rejected' ? (['approve'] as const) : []),
    'message',
    ...(state === 'blocked' ? (['unblock'] as const) : (['level'] as const)),
    ...(shopper.auditor ? (['disqualify'] as const) : state === 'approved' ? (['qualify'] as const) : []),
    ...(state === 'pending' || state === 'approved' ? (['reject'] as const) : []),
    ...(state === 'blocked' ? [] : (['block'] as const)),
  ]
  const title = (step: Step) => t(step in titles ? titles[step as keyof typeof titles] : (step as 'block'))
  const button = (step: Step) => (
    <Button
      changes
      key={step}
      icon={icons[step]}
      variant={step === steps[0] ? 'primary' : step === 'block' ? 'danger-quiet' : 'secondary'}
      onClick={() => setOpen(step)}
    >
      {title(step)}
    </Button>
  )
  const inMenu = steps.slice(2).map((step) => ({
    id: step,
    label: title(step),
    icon: icons[step],
    danger: step === 'block',
    onAction: () => setOpen(step),
  }))
  return (
    <>
      {narrow && <Menu items={inMenu} />}
      {narrow ? steps.slice(0, 2).toReversed().map(button) : steps.map(button)}
      {open && (
        <Dialog open onClose={() => setOpen(null)} title={title(open)} sheet={open === 'message'} width="medium">
          <DecisionForm step={open} shopper={shopper} label={title(open)} onClose={() => setOpen(null)} />
        </Dialog>
      )}
    </>
  )
}

type FormProps = { step: Step; shopper: ShopperPage; label: string; onClose: () => void }

function DecisionForm({ step, shopper, label, onClose }: FormProps) {
  const t = useT(shopperPageMessages)
  const fetcher = useFetcher<FormResult>()
  const done = () => {
    showToast({ text: step === 'message' ? t('sentCount', { count: 1 }) : t('saved'), kind: 'success' })
    onClose()
  }
  return (
    <ActionForm
      fetcher={fetcher}
      action={href('/admin/freelancers/:shopperId', { shopperId: shopper.row.id })}
      errors="inline"
      onDone={done}
    >
      <Fields step={step} shopper={shopper} />
      <FormActions>
        <SubmitButton
          intent={step}
          variant={step === 'block' || step === 'reject' || step === 'disqualify' ? 'danger' : 'primary'}
        >
          {step === 'message' ? t('send') : label}
        </SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </FormActions>
    </ActionForm>
  )
}

function Fields({ step, shopper }: { step: Step; shopper: ShopperPage }): ReactNode {
  const t = useT(shopperPageMessages)
  const word = useT(assignmentMessages)
  const { row, underWay } = shopper
  if (step === 'approve') return <p className="text-ui">{row.name}</p>
  if (step === 'unblock') return <p className="text-ui text-ink-2">{t('unblockHelp')}</p>
  if (step === 'message')
    return (
      <>
        <p className="text-ui text-ink-2">{t(`messageHelp_${row.language}`)}</p>
        <TextField name="subject" label={t('subject')} maxLength={120} />
        <TextArea name="text" label={t('text')} rows={6} maxLength={4000} />
      </>
    )
  if (step === 'qualify' || step === 'disqualify')
    return (
      <>
        <p className="text-ui text-ink-2">{t(`${step}Help`)}</p>
        <TextArea name="reason" label={t('reason')} rows={3} maxLength={2000} />
      </>
    )
  return (
    <>
      {step !== 'level' && <p className="text-ui text-ink-2">{t(step === 'block' ? 'blockHelp' : 'rejectHelp')}</p>}
      {step !== 'level' && underWay > 0 && <Notice kind="warning">{t('underWay')}</Notice>}
      {step === 'level' && (
        <SelectField
          name="level"
          label={t('level')}
          help={t('changeLevelHelp')}
          options={certificationLevels.map((value) => ({ value, label: word(`level_${value}`) }))}
          defaultValue={row.level}
        />
      )}
      <TextArea name="reason" label={t('reason')} rows={3} maxLength={2000} />
    </>
  )
}
