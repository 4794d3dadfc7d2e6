import { useFetcher } from 'react-router'
import { alertPageMessages } from '#/messages/reporting/score-alerts.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { AlertView } from '../read.server.ts'

/** Who acknowledged an alert, when and with which note; the form for those who answer for the branch. */
export function AlertHandling({ alert }: { alert: AlertView }) {
  const t = useT(alertPageMessages)
  const { readOnly } = useRights()
  const { acknowledged, closedAt, note, mayAnswer } = alert
  const answers = mayAnswer && !readOnly
  return (
    <Card title={t('handling')}>
      <div className="flex flex-col gap-4">
        {acknowledged ? (
          <DescriptionList
            items={[
              { term: t('acknowledgedBy'), value: <bdi>{acknowledged.by}</bdi> },
              { term: t('acknowledgedOn'), value: <Time at={acknowledged.at} mode="datetime" /> },
              ...(note ? [{ term: t('note'), value: <bdi className="whitespace-pre-line">{note}</bdi> }] : []),
              ...(closedAt ? [{ term: t('closedOn'), value: <Time at={closedAt} mode="datetime" /> }] : []),
            ]}
          />
        ) : (
          <p className="text-ui text-ink-2">
            {t('notYet')} {!mayAnswer && !alert.withdrawn && t('readOnly')}
          </p>
        )}
        {answers && !acknowledged && <Acknowledge closes={alert.kind === 'high'} />}
        {answers && acknowledged && !closedAt && alert.state !== 'closed' && <Close note={note} />}
      </div>
    </Card>
  )
}

function Acknowledge({ closes }: { closes: boolean }) {
  const t = useT(alertPageMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('acknowledged') })}>
      <TextArea name="note" label={t('note')} help={t('noteHelp')} maxLength={1000} rows={2} grows optional />
      {!closes && <Checkbox name="close" label={t('closeToo')} />}
      <FormActions>
        <SubmitButton intent="acknowledge">{t('acknowledge')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

function Close({ note }: { note: string | null }) {
  const t = useT(alertPageMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('closed') })}>
      <TextArea
        name="note"
        label={t('note')}
        help={t('noteHelp')}
        maxLength={1000}
        rows={2}
        grows
        optional
        {...(note !== null && { defaultValue: note })}
      />
      <FormActions>
        <SubmitButton intent="close" variant="secondary">
          {t('close')}
        </SubmitButton>
      </FormActions>
    </ActionForm>
  )
}
