import { href, Link, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatMoney } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { DeliveryFields, ItemFields } from '#/features/kitchen/orders/components/order-fields.tsx'
import { newOrderForm } from '#/features/kitchen/orders/form.ts'
import {
  type OrderSupplier,
  readOrderBranches,
  readOrderOffers,
  readOrderSuppliers,
} from '#/features/kitchen/orders/order-choices.server.ts'
import { makeOrder } from '#/features/kitchen/orders/save-order.server.ts'
import { orderMessages } from '#/messages/kitchen/orders.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, orderMessages.add) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  authorize(actor, 'orders.write')
  const [suppliers, branches] = await Promise.all([readOrderSuppliers(actor), readOrderBranches(actor)])
  const asked = url.searchParams.get('supplier')
  const supplier = suppliers.find(({ id }) => id === asked) ?? (suppliers.length === 1 ? suppliers[0]! : null)
  const offers = supplier ? await readOrderOffers(actor, supplier.id) : []
  const today = riyadhDay(now())
  return { suppliers, branches, supplier, offers, today, wantedOn: addDays(today, 1) }
})

export const action = formAction(newOrderForm, async (actor, { clientKey, ...given }) => {
  await makeOrder(actor, clientKey, given)
  return redirect(href('/client/procurement/orders/:orderId', { orderId: clientKey }))
})

/** A new order: the supplier first, then the branch, the day and the packs of its offers. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { suppliers, branches, supplier, offers, today, wantedOn } = loaderData
  const t = useT(orderMessages)
  return (
    <div className="mx-auto flex w-full max-w-[800px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/procurement/orders'), label: t('pageTitle') }, { label: t('add') }]}
        title={supplier ? <bdi>{supplier.name}</bdi> : t('add')}
        actions={
          supplier &&
          suppliers.length > 1 && (
            <LinkButton to={href('/client/procurement/orders/new')} variant="quiet">
              {t('otherSupplier')}
            </LinkButton>
          )
        }
      />
      {branches.length === 0 ? (
        <EmptyState title={t('noBranches')}>{t('noBranchesHint')}</EmptyState>
      ) : supplier ? (
        <>
          <SupplierNotes supplier={supplier} />
          <ActionForm key={supplier.id} result={actionData} clientKey>
            <input type="hidden" name="supplierId" value={supplier.id} />
            <SelectField
              name="branchId"
              label={t('branch')}
              options={branches.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <DeliveryFields typed={{ wantedOn, windowFrom: null, windowUntil: null, note: null }} min={today} />
            <ItemFields
              fee={supplier.deliveryFee}
              items={offers.map((offer) => ({ ...offer, of: offer.id, name: offer.ingredient, packs: null }))}
            />
            <FormActions>
              <SubmitButton>{t('saveDraft')}</SubmitButton>
            </FormActions>
          </ActionForm>
        </>
      ) : (
        <Suppliers suppliers={suppliers} />
      )}
    </div>
  )
}

function Suppliers({ suppliers }: { suppliers: readonly OrderSupplier[] }) {
  const t = useT(orderMessages)
  if (suppliers.length === 0)
    return (
      <EmptyState
        title={t('noOffers')}
        action={<LinkButton to={href('/client/procurement/suppliers')}>{t('toSuppliers')}</LinkButton>}
      >
        {t('noOffersHint')}
      </EmptyState>
    )
  return (
    <Card title={t('chooseSupplier')} description={t('chooseLead')}>
      <ul className="flex flex-col divide-y divide-line">
        {suppliers.map(({ id, name }) => (
          <li key={id}>
            <Link
              className="link flex min-h-11 items-center text-ui font-medium"
              to={`${href('/client/procurement/orders/new')}?${new URLSearchParams({ supplier: id })}`}
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function SupplierNotes({ supplier }: { supplier: OrderSupplier }) {
  const t = useT(orderMessages)
  const lang = useLang()
  const { licence, minimumOrder, deliveryFee, cutOff } = supplier
  return (
    <>
      {licence === 'expired' && (
        <Notice kind="warning" title={t('licenceExpired')}>
          {t('licenceText')}
        </Notice>
      )}
      <p className="flex flex-wrap gap-x-2 text-ui text-ink-2">
        <span>
          {t('supplierTerms', { minimum: formatMoney(minimumOrder, lang), fee: formatMoney(deliveryFee, lang) })}
        </span>
        {cutOff && <span>{t('cutOff', { time: cutOff })}</span>}
      </p>
    </>
  )
}
