import { useState, type ReactNode } from 'react'
import { ArrowRight, Bell, Inbox, Pencil, Plus, Trash2 } from 'lucide-react'
import type { FormRefusal } from '#/domain/form-result.ts'
import { devUiMessages } from '#/messages/dev-ui.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { Button, IconButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Checkbox, RadioCards, SelectField, Switch } from '#/ui/choice-field.tsx'
import { ComboBox } from '#/ui/combo-box.tsx'
import { DateField, DateTimeField } from '#/ui/date-time-field.tsx'
import { ConfirmDialog, Dialog, Drawer } from '#/ui/dialog.tsx'
import { EmptyState, Notice, PanelError } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Menu } from '#/ui/menu.tsx'
import { PasswordField } from '#/ui/password-field.tsx'
import { SkeletonRows, Spinner } from '#/ui/spinner.tsx'
import { NumberField, TextArea, TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)

export function ButtonSamples() {
  const t = useT(devUiMessages)
  return (
    <Card title={t('buttons')}>
      <div className="flex flex-col gap-4">
        <Row>
          <Button variant="primary" icon={Plus}>
            {t('newRequest')}
          </Button>
          <Button>{t('save')}</Button>
          <Button variant="quiet">{t('details')}</Button>
          <Button variant="danger">{t('cancelRequest')}</Button>
          <Button variant="danger-quiet">{t('cancelRequest')}</Button>
        </Row>
        <Row>
          <Button variant="primary" pending>
            {t('sending')}
          </Button>
          <LinkButton to="?" icon={ArrowRight} directional iconAtEnd>
            {t('next')}
          </LinkButton>
          <Button size="dense">{t('save')}</Button>
          <IconButton icon={Bell} label={t('notifications')} count="12" />
          <Spinner />
        </Row>
        <Button variant="primary" size="large" full>
          {t('sending')}
        </Button>
      </div>
    </Card>
  )
}

const refusal: FormRefusal = {
  ok: false,
  problem: { code: 'account.exists', details: {} },
  fields: {
    name: 'full-name',
    email: 'email-taken',
    businessType: 'business-type',
    visitAt: 'visit-in-past',
    branch: 'branch-name',
  },
  values: {},
}

export function FieldSamples({ errors }: { errors: boolean }) {
  const t = useT(devUiMessages)
  return (
    <Card title={t('fields')}>
      <ActionForm result={errors ? refusal : undefined} clientKey>
        <TextField name="name" label={t('fullName')} autoComplete="name" />
        <TextField name="email" type="email" label={t('email')} autoComplete="email" defaultValue="sara@example.com" />
        <TextField name="phone" type="tel" label={t('phone')} help={t('phoneHelp')} prefix="+966" optional />
        <PasswordField name="password" label={t('password')} autoComplete="new-password" meter />
        <div className="grid gap-5 md:grid-cols-2">
          <NumberField name="branches" label={t('branches')} defaultValue={3} />
          <NumberField name="rate" label={t('rate')} decimals suffix={t('riyal')} defaultValue="150.00" />
        </div>
        <SelectField
          name="businessType"
          label={t('businessType')}
          options={[
            { value: 'restaurant', label: t('restaurant') },
            { value: 'cafe', label: t('cafe') },
            { value: 'hotel', label: t('hotel') },
          ]}
        />
        <ComboBox
          name="branch"
          idName="branchId"
          allowNew
          label={t('branch')}
          help={t('branchHelp')}
          options={[
            { id: '1', label: t('olaya'), description: t('riyadh') },
            { id: '2', label: t('malqa'), description: t('riyadh') },
            { id: '3', label: t('corniche'), description: t('jeddah') },
          ]}
        />
        <DateTimeField name="visitAt" label={t('visitAt')} defaultValue="2026-11-25T19:30" min="2026-11-21" />
        <DateField name="validUntil" label={t('validUntil')} optional />
        <RadioCards
          name="type"
          label={t('evaluationType')}
          columns={2}
          defaultValue="full"
          options={[
            { value: 'full', label: t('fullService'), description: t('fullServiceText'), aside: '500' },
            { value: 'basic', label: t('basic'), description: t('basicText'), aside: '300' },
          ]}
        />
        <TextArea name="notes" label={t('notes')} optional />
        <Checkbox name="terms" label={t('terms')} />
        <Switch name="auto" label={t('autoApprove')} help={t('autoApproveHelp')} defaultChecked />
        <Switch name="manual" label={t('autoApprove')} />
        <FormActions>
          <SubmitButton>{t('sending')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

const statuses: readonly [
  Tone,
  'pending' | 'approved' | 'assigned' | 'inProgress' | 'completed' | 'cancelled' | 'underReview',
][] = [
  ['grey', 'pending'],
  ['yellow', 'approved'],
  ['yellow-deep', 'assigned'],
  ['blue', 'inProgress'],
  ['green', 'completed'],
  ['red', 'cancelled'],
  ['violet', 'underReview'],
]

export function FeedbackSamples() {
  const t = useT(devUiMessages)
  const toast = useToast()
  return (
    <Card title={t('feedback')}>
      <div className="flex flex-col gap-4">
        <Row>
          {statuses.map(([tone, key]) => (
            <StatusBadge key={key} tone={tone}>
              {t(key)}
            </StatusBadge>
          ))}
        </Row>
        <Notice kind="info">{t('waiting')}</Notice>
        <Notice kind="warning" title={t('deadline')} actions={<Button size="dense">{t('details')}</Button>} />
        <Notice kind="success">{t('saved')}</Notice>
        <Notice kind="danger">{t('loadFailed')}</Notice>
        <Row>
          <Button onClick={() => toast({ text: t('saved'), action: { label: t('undo'), onAction: () => undefined } })}>
            {t('saved')}
          </Button>
          <Button onClick={() => toast({ text: t('loadFailed'), kind: 'danger' })}>{t('loadFailed')}</Button>
        </Row>
        <SkeletonRows rows={2} />
        <EmptyState
          icon={Inbox}
          title={t('noRequests')}
          action={
            <Button variant="primary" icon={Plus}>
              {t('newRequest')}
            </Button>
          }
        >
          {t('noRequestsText')}
        </EmptyState>
        <PanelError message={t('loadFailed')} />
      </div>
    </Card>
  )
}

type Open = 'dialog' | 'sheet' | 'confirm' | 'drawer' | null

export function OverlaySamples() {
  const t = useT(devUiMessages)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <Card title={t('overlays')}>
      <Row>
        <Button data-open="sheet" onClick={() => setOpen('sheet')}>
          {t('newRequest')}
        </Button>
        <Button data-open="confirm" variant="danger" onClick={() => setOpen('confirm')}>
          {t('cancelRequest')}
        </Button>
        <Button data-open="drawer" onClick={() => setOpen('drawer')}>
          {t('details')}
        </Button>
        <Menu
          items={[
            { id: 'edit', label: t('details'), icon: Pencil, onAction: () => setOpen('drawer') },
            { id: 'cancel', label: t('cancelRequest'), icon: Trash2, danger: true, onAction: () => setOpen('confirm') },
          ]}
        />
      </Row>
      <Dialog open={open === 'sheet'} onClose={close} title={t('newRequest')} sheet>
        <ActionForm errors="inline" onSubmit={(event) => event.preventDefault()}>
          <TextField name="branch" label={t('branch')} />
          <DateTimeField name="visitAt" label={t('visitAt')} />
          <TextArea name="notes" label={t('notes')} optional />
          <FormActions>
            <SubmitButton>{t('sending')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title={t('confirmTitle')}
        confirmLabel={t('cancelRequest')}
        danger
      >
        {t('confirmText')}
      </ConfirmDialog>
      <Drawer open={open === 'drawer'} onClose={close} title={t('olaya')}>
        <EmptyState icon={Inbox} title={t('noRequests')} compact />
      </Drawer>
    </Card>
  )
}
