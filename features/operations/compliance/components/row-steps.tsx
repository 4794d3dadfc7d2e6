import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { usePaperName } from '#/features/operations/papers/components/paper-parts.tsx'
import { complianceMessages } from '#/messages/operations/compliance.ts'
import { uiMessages } from '#/messages/ui.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Compliance } from '../read-compliance.server.ts'
import type { ComplianceRow, Exemption } from '../rows.ts'

const newPaper = (values: Record<string, string>) =>
  `${href('/client/document-monitoring/new')}?${new URLSearchParams(values)}`

/** The step that closes a row's gap: add, renew, record a check, or see the workers. */
export function RowStep({ row }: { row: ComplianceRow }) {
  const t = useT(complianceMessages)
  const nameOf = usePaperName()
  const { readOnly } = useRights()
  if (readOnly) return null
  const { state, code, branchId, paperId, isCheck } = row
  const named = { 'aria-label': `${nameOf(row)}${row.branch ? ` · ${row.branch}` : ''}` }
  if (row.isOfWorkers)
    return state === 'valid' ? null : (
      <LinkButton size="dense" to={href('/client/document-monitoring/workers')}>
        {t('open')}
      </LinkButton>
    )
  const place: Record<string, string> = branchId ? { kind: code, branch: branchId } : { kind: code }
  if (isCheck)
    return (
      <LinkButton size="dense" to={newPaper(paperId ? { renews: paperId } : place)}>
        {t('check')}
      </LinkButton>
    )
  if (state === 'valid' || state === 'renewing') return null
  if (paperId)
    return (
      <LinkButton size="dense" to={newPaper({ renews: paperId })}>
        {t('renew')}
      </LinkButton>
    )
  return (
    <span className="flex gap-1 whitespace-nowrap" {...named} role="group">
      <LinkButton size="dense" to={newPaper(place)}>
        {t('add')}
      </LinkButton>
      {!row.exemption && <Exempt row={row} />}
    </span>
  )
}

function Exempt({ row }: { row: ComplianceRow }) {
  const { code, branchId } = row
  const t = useT(complianceMessages)
  const ui = useT(uiMessages)
  const nameOf = usePaperName()
  const toast = useToast()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const done = () => {
    close()
    toast({ text: t('exemptSent') })
  }
  return (
    <>
      <Button variant="quiet" size="dense" onClick={() => setOpen(true)}>
        {t('exempt')}
      </Button>
      <Dialog open={open} onClose={close} title={t('exemptNamed', { name: nameOf(row) })}>
        <ActionForm fetcher={fetcher} errors="inline" onDone={done} clientKey>
          <p className="text-ui text-ink-2">{t('exemptLead')}</p>
          <input type="hidden" name="kind" value={code} />
          <input type="hidden" name="branchId" value={branchId ?? ''} />
          <TextArea name="reason" label={t('reason')} maxLength={500} rows={3} required />
          <FormActions>
            <SubmitButton intent="exempt">{t('exempt')}</SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </>
  )
}

/** The reason why an obligation does not apply, with the steps of those who keep or confirm it. */
export function ExemptionSteps({ exemption, report }: { exemption: Exemption; report: Compliance }) {
  const t = useT(complianceMessages)
  const confirmed = useBackgroundForm(t('confirmed'))
  const ended = useBackgroundForm(t('ended'))
  const { readOnly } = useRights()
  const { id, reason, isConfirmed } = exemption
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-2 lg:col-span-full">
      <bdi>{isConfirmed ? reason : t('waiting', { reason })}</bdi>
      {!readOnly && report.mayConfirm && !isConfirmed && (
        <ActionForm {...confirmed} className="contents">
          <input type="hidden" name="exemptionId" value={id} />
          <SubmitButton intent="confirm" variant="secondary" size="dense">
            {t('confirm')}
          </SubmitButton>
        </ActionForm>
      )}
      {!readOnly && report.mayKeep && (
        <ActionForm {...ended} className="contents">
          <input type="hidden" name="exemptionId" value={id} />
          <SubmitButton intent="end" variant="quiet" size="dense">
            {t('end')}
          </SubmitButton>
        </ActionForm>
      )}
    </span>
  )
}
