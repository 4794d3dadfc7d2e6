import { Copy } from 'lucide-react'
import type { FormResult } from '#/domain/form-result.ts'
import { webhookEventNames } from '#/domain/partners/webhook-events.ts'
import { webhookMessages } from '#/messages/partners/webhooks.ts'
import { Button } from '#/ui/button.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FieldError, FieldHelp } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Webhook } from '../webhooks.server.ts'
import type { MadeWebhook } from '../write-webhook.server.ts'

type Node = { id: string; kind: string; nameEn: string | null; nameAr: string | null; depth: number }
type Props = { nodes: readonly Node[]; webhook?: Webhook; result: FormResult | undefined }

/** A new endpoint, or a change of one: who receives, where, which events of which part. */
export function WebhookForm({ nodes, webhook, result }: Props) {
  const t = useT(webhookMessages)
  const lang = useLang()
  const root = nodes.find(({ kind }) => kind === 'root')
  const parts = nodes.map(({ id, kind, nameEn, nameAr, depth }) => ({
    value: id,
    label:
      '\u2003'.repeat(depth) +
      (kind === 'root' ? t('whole') : ((lang === 'ar' ? (nameAr ?? nameEn) : (nameEn ?? nameAr)) ?? '')),
  }))
  return (
    <ActionForm result={result} clientKey={webhook === undefined}>
      {webhook && <input type="hidden" name="version" value={webhook.version} />}
      <TextField
        name="name"
        label={t('name')}
        help={t('nameHelp')}
        defaultValue={webhook?.name}
        maxLength={80}
        required
      />
      <TextField
        name="url"
        type="url"
        label={t('url')}
        help={t('urlHelp')}
        defaultValue={webhook?.url}
        maxLength={500}
        required
      />
      <SearchableSelect
        name="node"
        label={t('part')}
        help={t('partHelp')}
        options={parts}
        defaultValue={webhook?.nodeId ?? root?.id ?? ''}
        required
      />
      <EventFields chosen={webhook?.events ?? []} />
      <FormActions>
        <SubmitButton intent={webhook ? 'change' : 'make'}>{t(webhook ? 'saveChange' : 'save')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

function EventFields({ chosen }: { chosen: readonly string[] }) {
  const t = useT(webhookMessages)
  const field = useField({ name: 'events', help: true })
  return (
    <fieldset id={field.id} tabIndex={-1} className="flex min-w-0 flex-col gap-3" aria-describedby={field.describedBy}>
      <legend className="mb-1 text-ui font-medium">{t('events')}</legend>
      <FieldHelp id={field.helpId}>{t('eventsHelp')}</FieldHelp>
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      {webhookEventNames.map((event) => (
        <Checkbox
          key={event}
          id={`event-${event}`}
          name="events"
          value={event}
          label={t(`event_${event}`)}
          defaultChecked={chosen.includes(event)}
          help={
            <bdi dir="ltr" lang="en" className="code">
              {event}
            </bdi>
          }
          // why: the problem of the choice is shown once, above
          error=""
        />
      ))}
    </fieldset>
  )
}

/** The secret of an endpoint, shown once. */
export function ShownWebhookSecret({ made: { name, secret } }: { made: MadeWebhook }) {
  const t = useT(webhookMessages)
  const toast = useToast()
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    toast({ text: t('copied') })
  }
  return (
    <Notice kind="success" title={t('secret', { name })} live>
      <p className="mb-2">{t('secretOnce')}</p>
      <p className="rounded-control bg-card p-2 text-caption [overflow-wrap:anywhere]">
        <bdi dir="ltr" lang="en" data-secret>
          {secret}
        </bdi>
      </p>
      <div className="mt-2">
        <Button icon={Copy} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </Notice>
  )
}
