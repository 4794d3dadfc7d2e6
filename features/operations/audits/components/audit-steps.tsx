import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { isFillingAudit } from '#/domain/operations/audits/state.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { auditMessages } from '#/messages/operations/audits.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { AuditDetails } from '../read-audit.server.ts'
import type { AuditPlanChoices } from '../read-plan.server.ts'

type Props = { audit: AuditDetails; choices: AuditPlanChoices | null }

/** What the reader can do next with an audit. */
export function AuditSteps({ audit, choices }: Props) {
  const t = useT(auditMessages)
  return (
    <>
      {choices && <ChangePlan audit={audit} choices={choices} />}
      {audit.isOwn && isFillingAudit(audit.state) && (
        <WithRight to="audits.do">
          <LinkButton to={href('/client/field/audit/:auditId', { auditId: audit.id })} variant="primary" reloadDocument>
            {t(audit.state === 'planned' ? 'start' : 'goOn')}
          </LinkButton>
        </WithRight>
      )}
      {audit.state === 'signed' && (
        <WithRight to="audits.plan">
          <Release audit={audit} />
        </WithRight>
      )}
    </>
  )
}

function ChangePlan({ audit, choices }: { audit: AuditDetails; choices: AuditPlanChoices }) {
  const t = useT(auditMessages)
  const toast = useToast()
  const move = useFetcher()
  const cancel = useFetcher()
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  const done = (text: string) => () => {
    close()
    toast({ text })
  }
  return (
    <>
      <Button onClick={() => setOpen('move')}>{t('move')}</Button>
      <Button variant="quiet" onClick={() => setOpen('cancel')}>
        {t('cancel')}
      </Button>
      <Dialog open={open === 'move'} onClose={close} title={t('move')} sheet>
        <ActionForm fetcher={move} errors="inline" onDone={done(t('moved'))}>
          <p className="text-ui text-ink-2">{t('moveHint')}</p>
          <input type="hidden" name="version" value={audit.version} />
          <DateField name="day" label={t('day')} defaultValue={audit.plannedOn} min={choices.today} />
          <SelectField
            name="auditor"
            label={t('auditor')}
            help={t('auditorHint')}
            defaultValue={audit.auditorId}
            options={choices.people.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <FormActions>
            <SubmitButton intent="move">{t('save')}</SubmitButton>
            <Button onClick={close}>{t('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
      <Dialog open={open === 'cancel'} onClose={close} title={t('cancel')}>
        <ActionForm fetcher={cancel} errors="inline" onDone={done(t('cancelledNow'))}>
          <p className="text-ui text-ink-2">{t('cancelHint')}</p>
          <input type="hidden" name="version" value={audit.version} />
          <TextArea name="reason" label={t('reason')} rows={2} maxLength={1000} required />
          <FormActions>
            <SubmitButton intent="cancel" variant="danger">
              {t('cancel')}
            </SubmitButton>
            <Button onClick={close}>{t('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}

function Release({ audit }: { audit: AuditDetails }) {
  const t = useT(auditMessages)
  const toast = useToast()
  const release = useFetcher()
  const [open, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    toast({ text: t('releasedNow') })
  }
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('release')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('release')}>
        <ActionForm fetcher={release} errors="inline" onDone={done}>
          <p className="text-ui text-ink-2">{t('releaseHint')}</p>
          <input type="hidden" name="version" value={audit.version} />
          <FormActions>
            <SubmitButton intent="release">{t('release')}</SubmitButton>
            <Button onClick={() => setOpen(false)}>{t('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}
