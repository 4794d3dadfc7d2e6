import { PackageCheck } from 'lucide-react'
import { href, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { StockChoice, StockTabs } from '#/features/kitchen/stock/components/stock-tabs.tsx'
import { SuggestedRows } from '#/features/kitchen/stock/components/suggested-rows.tsx'
import { orderSuggested } from '#/features/kitchen/stock/order-suggested.server.ts'
import { suggestedForm } from '#/features/kitchen/stock/par-form.ts'
import { readSuggestion } from '#/features/kitchen/stock/read-suggestion.server.ts'
import { parMessages } from '#/messages/kitchen/par.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { Route } from './+types/suggestion'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, parMessages.toOrder) }]

export const loader = pageData(({ context, url }: Route.LoaderArgs) => {
  const branch = url.searchParams.get('branch') ?? ''
  return readSuggestion(actorOf(context), isRecordId(branch) ? branch : null)
})

export const action = formAction(suggestedForm, async (actor, { clientKey, ...given }) => {
  const made = await orderSuggested(actor, clientKey, given)
  const [only] = made
  return redirect(
    made.length === 1
      ? href('/client/procurement/orders/:orderId', { orderId: only! })
      : href('/client/procurement/orders'),
  )
})

/** What to order for a branch, by supplier, and the drafts made of it. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { branches, branchId, suppliers, unoffered, until, mayOrder, mayManage } = loaderData
  const t = useT(parMessages)
  const lang = useLang()
  const { viewing } = useRights()
  const cards = suppliers.map(({ id, name, arrives, rows }) => (
    <Card key={id} title={<bdi>{name}</bdi>} description={t('arrives', { day: formatDay(arrives, lang) })}>
      <SuggestedRows rows={rows} mayOrder={mayOrder} />
    </Card>
  ))
  const isEmpty = suppliers.length === 0 && unoffered.length === 0
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('toOrder')} description={t('toOrderLead')} tabs={<StockTabs branchId={branchId} />} />
      {branchId !== null && (
        <StockChoice
          choices={[
            {
              name: 'branch',
              label: t('branch'),
              value: branchId,
              options: branches.map(({ id, name }) => ({ value: id, label: name })),
            },
          ]}
        />
      )}
      {viewing ? (
        <Notice>{t('hiddenInView')}</Notice>
      ) : branchId === null ? (
        <EmptyState title={t('noBranches')} />
      ) : isEmpty ? (
        <EmptyState
          icon={PackageCheck}
          title={t('noLevels')}
          action={
            mayManage && (
              <LinkButton to={`${href('/client/procurement/par')}?branch=${branchId}`} variant="primary">
                {t('setLevels')}
              </LinkButton>
            )
          }
        >
          {t(mayManage ? 'noLevelsHint' : 'managersOnly')}
        </EmptyState>
      ) : (
        <Notice>{until === null ? t('noSales') : t('until', { day: formatDay(until, lang) })}</Notice>
      )}
      {cards.length > 0 &&
        (mayOrder ? (
          <ActionForm key={branchId} result={actionData} clientKey>
            <input type="hidden" name="branchId" value={branchId!} />
            <div className="flex flex-col gap-6">{cards}</div>
            <p className="text-ui text-ink-2">{t('orderHint')}</p>
            <FormActions>
              <SubmitButton>{t('order')}</SubmitButton>
            </FormActions>
          </ActionForm>
        ) : (
          cards
        ))}
      {unoffered.length > 0 && (
        <Card title={t('unoffered')} description={t('unofferedHint')}>
          <SuggestedRows rows={unoffered} mayOrder={false} />
        </Card>
      )}
    </div>
  )
}
