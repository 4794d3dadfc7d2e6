import type { FormResult } from '#/domain/form-result.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import { uiMessages } from '#/messages/ui.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { longestNote } from '../lists.ts'
import type { Applicant } from '../read-list.server.ts'

type ApplyPartProps = { applicant: Applicant; result: FormResult | undefined; back: string }

/** Applies for an eligible branch: one step with an optional note. */
export function ApplyPart({ applicant, result, back }: ApplyPartProps) {
  const t = useT(clientCertificateMessages)
  const word = useT(certificateWords)
  const ui = useT(uiMessages)
  const { branchId, branchName, level } = applicant
  return (
    <ActionForm {...(result ? { result } : {})} errors="inline" clientKey>
      <p className="text-body">{t('applyText', { branch: branchName, level: word(`level_${level}`) })}</p>
      <input type="hidden" name="branchId" value={branchId} />
      <TextArea name="note" label={t('note')} help={t('noteHelp')} rows={3} maxLength={longestNote} optional />
      <FormActions>
        <SubmitButton intent="apply">{t('send')}</SubmitButton>
        <LinkButton to={back} variant="quiet" preventScrollReset>
          {ui('back')}
        </LinkButton>
      </FormActions>
    </ActionForm>
  )
}
