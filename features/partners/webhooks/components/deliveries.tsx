import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { webhookMessages } from '#/messages/partners/webhooks.ts'
import { DateField } from '#/ui/date-time-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import type { DeliveryRow } from '../list.ts'
import type { WebhookDone } from './webhook-head.tsx'

/** Result of the last attempt: status or fault, time, and the beginning of the answer to open. */
export function DeliveryResult({ row: { status, fault, ms, answer } }: { row: DeliveryRow }) {
  const t = useT(webhookMessages)
  if (status === null && fault === null) return null
  return (
    <div className="flex flex-col gap-1">
      <span className="flex flex-wrap gap-x-2">
        {status === null ? null : (
          <bdi dir="ltr" className="num">
            {status}
          </bdi>
        )}
        {fault && <span>{t(`fault_${fault}`)}</span>}
        {ms !== null && <span className="text-ink-2">{t('milliseconds', { count: ms })}</span>}
      </span>
      {answer && (
        <details className="text-caption">
          <summary className="cursor-pointer text-ink-2 coarse:min-h-11">{t('answerBegins')}</summary>
          <pre dir="auto" className="font-mono whitespace-pre-wrap [overflow-wrap:anywhere]">
            {answer}
          </pre>
        </details>
      )}
    </div>
  )
}

/** Sends one message again. */
export function ReplayOne({ id }: { id: string }) {
  const t = useT(webhookMessages)
  const fetcher = useFetcher<FormResult<WebhookDone>>()
  return (
    <ActionForm fetcher={fetcher} errors="inline">
      <input type="hidden" name="deliveryId" value={id} />
      <SubmitButton intent="replay" variant="quiet" size="dense">
        {t('replay')}
      </SubmitButton>
    </ActionForm>
  )
}

/** Sends all messages again that have failed since a day. */
export function ReplayFailed() {
  const t = useT(webhookMessages)
  const fetcher = useFetcher<FormResult<WebhookDone>>()
  const again = fetcher.data?.ok ? fetcher.data.result.again : undefined
  return (
    <div className="flex flex-col gap-2">
      <ActionForm fetcher={fetcher} className="flex flex-wrap items-end gap-3">
        <div className="w-full md:w-[14rem]">
          <DateField name="since" label={t('since')} />
        </div>
        <SubmitButton intent="replay-failed" variant="secondary">
          {t('replayFailed')}
        </SubmitButton>
      </ActionForm>
      {again !== undefined && <Notice kind="success" title={t('replayedCount', { count: again })} live />}
    </div>
  )
}
