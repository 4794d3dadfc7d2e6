import { useState } from 'react'
import type { ClientApprovalStatus } from '#/domain/client-approval.ts'
import { mysteryTypes } from '#/domain/evaluation.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { formatMoney } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { BranchChoice } from '#/features/companies/branches/branches.server.ts'
import type { PartOfBranches } from '#/features/companies/hierarchy/parts.server.ts'
import type { VisitPrices } from '#/features/ordering/requests/terms.server.ts'
import { evaluationMessages, orderMessages } from '#/messages/evaluations.ts'
import { orderManyMessages } from '#/messages/ordering/order-many.ts'
import { LinkButton } from '#/ui/button.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, FormError, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import type { ManyOrder } from '../form.ts'
import type { OrderPreview } from '../order-many.server.ts'
import { BranchPicker } from './branch-picker.tsx'
import { DaysFields } from './days-fields.tsx'
import { OrderPreviewPart } from './order-preview.tsx'

export type PreviewedOrder = { order: ManyOrder; preview: OrderPreview }

type OrderManyFormProps = {
  branches: readonly BranchChoice[]
  parts: readonly PartOfBranches[]
  /** Branches named in the address. */
  chosen: readonly string[]
  prices: VisitPrices
  approval: ClientApprovalStatus
  today: Day
  result: FormResult<PreviewedOrder> | undefined
  /** Address of the template. */
  template: string
  back: string
}

/** One form for preview and order: what was changed after the preview is previewed again. */
export function OrderManyForm(props: OrderManyFormProps) {
  const { branches, parts, chosen, prices, approval, today, result, template, back } = props
  const t = useT(orderManyMessages)
  const word = useT(orderMessages)
  const [changed, setChanged] = useState<unknown>(null)
  const previewed = result?.ok ? result.result : null
  const isStale = changed !== null && changed === previewed
  const touch = () => setChanged(previewed)
  if (approval !== 'approved' && approval !== 'pending') return <FormError>{word('stoppedAccount')}</FormError>
  const order = previewed?.order ?? null
  const ready = previewed && !isStale && previewed.preview.accepted > 0 ? previewed.preview : null
  return (
    <div onChange={touch} className="group/order min-w-0">
      <ActionForm result={result} clientKey>
        {approval === 'pending' && <Notice kind="info">{word('waitingAccount')}</Notice>}
        <DaysFields order={order} today={today} template={template} onChange={touch} />
        <section className="flex flex-col gap-3 group-has-[input[value=sheet]:checked]/order:hidden">
          <h2 className="text-h3">{t('branches')}</h2>
          <BranchPicker branches={branches} parts={parts} chosen={order?.branchId ?? chosen} onChange={touch} />
        </section>
        <TypeField prices={prices} order={order} />
        <TextArea
          name="notes"
          label={word('notes')}
          help={word('notesHelp')}
          rows={3}
          optional
          maxLength={4000}
          defaultValue={order?.notes ?? ''}
        />
        {previewed && (isStale ? <p className="text-ui">{t('stale')}</p> : <OrderPreviewPart {...previewed} />)}
        {ready && <input type="hidden" name="seen" value={`${ready.accepted}:${ready.net}`} />}
        <p className="text-caption text-ink-2">{word('free')}</p>
        <FormActions>
          <SubmitButton intent="preview" variant={ready ? 'secondary' : 'primary'}>
            {previewed ? t('previewAgain') : t('preview')}
          </SubmitButton>
          {ready && <SubmitButton intent="order">{t('submit', { count: ready.accepted })}</SubmitButton>}
          <LinkButton to={back} variant="quiet">
            {word('cancel')}
          </LinkButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}

function TypeField({ prices, order }: { prices: VisitPrices; order: ManyOrder | null }) {
  const t = useT(orderMessages)
  const word = useT(evaluationMessages)
  const lang = useLang()
  const help = { full_service: t('fullServiceHelp'), basic: t('basicHelp') }
  return (
    <RadioCards
      name="evaluationType"
      label={t('evaluationType')}
      columns={2}
      options={mysteryTypes.map((value) => ({
        value,
        label: word(`type_${value}`),
        aside: formatMoney(prices[value], lang),
        description: help[value],
      }))}
      defaultValue={order?.evaluationType}
    />
  )
}
