import { href } from 'react-router'
import { addDays, type Day } from '#/domain/riyadh-time.ts'
import { orderMessages } from '#/messages/kitchen/orders.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import type { AwardOrders } from '../order-choices.server.ts'

type Props = { orders: AwardOrders; branchId: string | null; neededOn: Day | null }

/** Orders of an award: those made, and the form that makes the others. */
export function OrdersOfAward({ orders: { made, branches, today }, branchId, neededOn }: Props) {
  const t = useT(orderMessages)
  const form = useBackgroundForm(t('madeNow'))
  if (made.length === 0 && branches.length === 0) return null
  const wanted = neededOn !== null && neededOn >= today ? neededOn : addDays(today, 1)
  return (
    <Card title={t('pageTitle')} {...(branches.length > 0 && { description: t('makeOrdersLead') })}>
      <ul className="flex flex-col">
        {made.map(({ id, number, supplier }) => (
          <li key={id}>
            <OpenLink
              className="link inline-flex min-h-11 items-center gap-2 text-ui md:min-h-8"
              to={href('/client/procurement/orders/:orderId', { orderId: id })}
            >
              <span>{t('numbered', { number: String(number) })}</span>
              <bdi>{supplier}</bdi>
            </OpenLink>
          </li>
        ))}
      </ul>
      {branches.length > 0 && (
        <ActionForm {...form} errors="inline">
          <div className="grid gap-4 md:grid-cols-2">
            <SelectField
              name="branchId"
              label={t('branch')}
              {...(branchId !== null && { defaultValue: branchId })}
              options={branches.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <DateField name="wantedOn" label={t('wantedOn')} min={today} defaultValue={wanted} />
          </div>
          <FormActions>
            <SubmitButton intent="order">{t('makeOrders')}</SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </Card>
  )
}
