import { searchText } from '#/domain/plain-text.ts'
import { redirect } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { startForm } from '#/features/billing/plans/form.ts'
import { officePlansPath } from '#/features/billing/plans/lists.ts'
import { findClients, type PickedClient } from '#/features/billing/plans/read-plan-details.server.ts'
import { startPlan } from '#/features/billing/plans/start-plan.server.ts'
import { officePlanMessages, planWords } from '#/messages/subscriptions.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/new'
import { subscriptionTiers } from '#/domain/plans.ts'
import { changeTier } from '#/features/companies/clients/change-tier.server.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, officePlanMessages.start) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const client = url.searchParams.get('client') ?? ''
  const q = searchText(url.searchParams)
  const clients = await findClients(actorOf(context), { q, client })
  return { clients, picked: client !== '' && clients.length === 1 ? clients[0]! : null }
})

export const action = formAction(startForm, async (actor, input) => {
  if (input.intent === 'give') {
    await changeTier(actor, input.clientId, input.tier, input)
    return redirect(`${officePlansPath}/new?client=${input.clientId}&done=given`)
  }
  const { clientKey, clientId, tier, price } = input
  const { id } = await startPlan(actor, { id: clientKey, clientId, tier, price })
  return redirect(`${officePlansPath}/${id}?done=started`)
})

/** Starts a plan agreed with a client: first the client, then plan and price. */
export default function Page({ loaderData: { clients, picked }, actionData }: Route.ComponentProps) {
  const t = useT(officePlanMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('start')}
        description={t('startText')}
        breadcrumbs={[{ to: officePlansPath, label: t('title') }, { label: t('start') }]}
      />
      <DoneMessage texts={{ given: t('givenDone') }} />
      {picked ? <PickedParts client={picked} result={actionData} /> : <PickPart clients={clients} />}
    </div>
  )
}

function PickPart({ clients }: { clients: readonly PickedClient[] }) {
  const t = useT(officePlanMessages)
  const word = useT(planWords)
  const columns: Column<PickedClient>[] = [
    { key: 'name', header: t('client'), cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'tier', header: t('currentPlan'), cell: ({ tier }) => word(`plan_${tier}`) },
  ]
  return (
    <>
      <FilterBar filters={[]} search={{ label: t('search'), placeholder: t('searchHint') }} />
      <Card title={t('pickClient')} flush>
        <DataTable
          caption={t('pickClient')}
          columns={columns}
          rows={clients}
          rowKey={({ id }) => id}
          rowLink={({ id }) => `${officePlansPath}/new?client=${id}`}
          empty={<NoResults />}
        />
      </Card>
    </>
  )
}

/** Each of the two forms shows only its own refusal. */
function PickedParts({ client, result }: { client: PickedClient; result: FormResult | undefined }) {
  const isGiven = result && !result.ok && result.values['intent'] === 'give'
  return (
    <>
      <StartPart client={client} result={isGiven ? undefined : result} />
      <GivePart client={client} result={isGiven ? result : undefined} />
    </>
  )
}

/** A plan without an invoice: a trial, or the end of one. */
function GivePart({ client, result }: { client: PickedClient; result: FormResult | undefined }) {
  const t = useT(officePlanMessages)
  const word = useT(planWords)
  const tiers = subscriptionTiers.map((value) => ({ value, label: word(`plan_${value}`) }))
  return (
    <Card title={t('give')} description={t('giveText')}>
      <ActionForm key={client.tier} result={result} className="max-w-[45rem]">
        <input type="hidden" name="clientId" value={client.id} />
        <RadioCards name="tier" label={t('plan')} options={tiers} columns={2} defaultValue={client.tier} />
        <div className="max-w-80">
          <DateField name="until" label={t('giveUntil')} optional />
        </div>
        <TextArea name="reason" label={t('giveReason')} rows={2} maxLength={1000} />
        <FormActions>
          <SubmitButton intent="give" variant="secondary">
            {t('giveNow')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

function StartPart({ client, result }: { client: PickedClient; result: FormResult | undefined }) {
  const t = useT(officePlanMessages)
  const word = useT(planWords)
  const tiers = (['enterprise', 'professional', 'basic'] as const).map((value) => ({
    value,
    label: word(`plan_${value}`),
  }))
  return (
    <Card title={<bdi>{client.name}</bdi>} description={`${t('currentPlan')}: ${word(`plan_${client.tier}`)}`}>
      <ActionForm result={result} clientKey className="max-w-[45rem]">
        <input type="hidden" name="clientId" value={client.id} />
        <RadioCards name="tier" label={t('plan')} options={tiers} columns={3} defaultValue="enterprise" />
        <TextField
          name="price"
          type="code"
          label={t('priceField')}
          help={t('priceHelp')}
          maxLength={20}
          autoComplete="off"
          required
        />
        <p className="text-ui text-ink-2">{t('startReplaces')}</p>
        <FormActions>
          <SubmitButton intent="start">{t('startNow')}</SubmitButton>
          <LinkButton to={`${officePlansPath}/new`} variant="quiet">
            {t('otherClient')}
          </LinkButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
