import { Award } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import type { EligibleRow } from '#/features/certification/certificates/eligible-list.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { errorMessages } from '#/messages/errors.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { ManyIssued } from '../issue-many.server.ts'
import { VisitDoubts } from './visit-doubts.tsx'
import { TextArea } from '#/ui/text-field.tsx'

type Chosen = Pick<EligibleRow, 'branchId' | 'branchName' | 'clientName' | 'eligibility'> &
  Partial<Pick<EligibleRow, 'doubts'>>
type Props = { rows: readonly Chosen[]; onClose: () => void; onDone: () => void }

/** Certificates to be issued with their levels. Refused ones are named and stay in the form, which takes the reason of an exception. */
export function IssueDialog({ rows, onClose, onDone }: Props) {
  const t = useT(adminCertificateMessages)
  const word = useT(certificateWords)
  const fetcher = useFetcher<FormResult<ManyIssued>>()
  const [answer, setAnswer] = useState<ManyIssued | null>(null)
  const open = answer ? rows.filter(({ branchId }) => answer.refused.some((one) => one.branchId === branchId)) : rows
  const done = (result: unknown) => {
    const given = result as ManyIssued
    if (given.refused.length > 0) return setAnswer(given)
    showToast({ text: t('issuedCount', { count: given.issued.length }), kind: 'success' })
    onDone()
  }
  return (
    <Dialog
      open
      onClose={answer ? onDone : onClose}
      title={t(rows.length === 1 ? 'issueTitleOne' : 'issueTitle')}
      width="medium"
    >
      {answer && (
        <div className="mb-5">
          <Refused answer={answer} rows={rows} />
        </div>
      )}
      <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
        <p className="text-ui text-ink-2">{t('issueText')}</p>
        <ul className="flex flex-col divide-y divide-line">
          {open.map(({ branchId, branchName, clientName, eligibility, doubts = [] }) => (
            <li key={branchId} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <input type="hidden" name="branch" value={`${branchId} ${eligibility.level ?? ''}`} />
              <span className="min-w-0">
                <bdi className="font-medium">{branchName}</bdi>
                <span className="block text-caption text-ink-2">
                  <bdi>{clientName}</bdi>
                </span>
                <span className="flex flex-col items-start">
                  <VisitDoubts doubts={doubts} />
                </span>
              </span>
              <span>{eligibility.level && word(`level_${eligibility.level}`)}</span>
            </li>
          ))}
        </ul>
        <TextArea
          name="exception"
          label={t('exception')}
          help={t('exceptionHelp')}
          rows={2}
          maxLength={2000}
          optional
        />
        <FormActions>
          <SubmitButton intent="issue" icon={Award}>
            {t('issueNow')}
          </SubmitButton>
          <Button variant="quiet" onClick={answer ? onDone : onClose}>
            {t('back')}
          </Button>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}

function Refused({ answer, rows }: { answer: ManyIssued; rows: readonly Chosen[] }) {
  const t = useT(adminCertificateMessages)
  const say = useT(errorMessages)
  const nameOf = (id: string) => rows.find(({ branchId }) => branchId === id)?.branchName ?? ''
  return (
    <Notice kind="warning" title={t('issuedCount', { count: answer.issued.length })} live>
      <p>{t('refusedTitle')}</p>
      <ul className="list-disc ps-5">
        {answer.refused.map(({ branchId, code }) => (
          <li key={branchId}>
            <bdi>{nameOf(branchId)}</bdi>
            {': '}
            {say(code)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
