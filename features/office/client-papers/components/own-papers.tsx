import { X } from 'lucide-react'
import { href } from 'react-router'
import { clientPaperKinds } from '#/domain/client-approval.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { clientPaperMessages } from '#/messages/office/client-papers.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import type { PaperLine } from '../papers.server.ts'
import { PaperItem } from './paper-item.tsx'

type Props = { papers: readonly PaperLine[]; mayRemove: boolean; today: Day }

/** Papers sent for the approval, and the form for another. */
export function OwnPapers({ papers, mayRemove, today }: Props) {
  const t = useT(clientPaperMessages)
  return (
    <>
      <Card title={t('sentTitle')} description={t('help')}>
        {papers.length === 0 ? (
          <p className="text-ui text-ink-2">{t('none')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {papers.map((paper) => (
              <PaperItem
                key={paper.id}
                paper={paper}
                to={href('/client/setup/papers/:paperId', { paperId: paper.id })}
                actions={mayRemove && <RemoveButton paper={paper} />}
              />
            ))}
          </ul>
        )}
      </Card>
      <Card title={t('sendTitle')}>
        <SendForm key={papers[0]?.id ?? 'first'} today={today} />
      </Card>
    </>
  )
}

function RemoveButton({ paper: { id, kind } }: { paper: PaperLine }) {
  const t = useT(clientPaperMessages)
  const removed = useBackgroundForm(t('removed'))
  return (
    <ActionForm {...removed} errors="inline" className="gap-0">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="paperId" value={id} />
      <AskingSubmit
        variant="danger-quiet"
        size="dense"
        icon={X}
        aria-label={t('removeNamed', { name: t(`kind_${kind}`) })}
        ask={() => ({ title: t('removeTitle', { name: t(`kind_${kind}`) }), text: t('removeLead') })}
      >
        {t('remove')}
      </AskingSubmit>
    </ActionForm>
  )
}

function SendForm({ today }: { today: Day }) {
  const t = useT(clientPaperMessages)
  const sent = useBackgroundForm(t('sent'))
  const kinds = clientPaperKinds.map((value) => ({ value, label: t(`kind_${value}`) }))
  return (
    <ActionForm {...sent} errors="inline" clientKey encType="multipart/form-data" className="max-w-[35rem]">
      <input type="hidden" name="intent" value="send" />
      <SelectField name="kind" label={t('kind')} options={kinds} />
      <DateField name="expiresOn" label={t('expiresOn')} min={today} optional />
      <FileField label={t('file')} help={t('fileHelp')} accept="image/jpeg,image/png,application/pdf" />
      <FormActions>
        <SubmitButton>{t('send')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}
