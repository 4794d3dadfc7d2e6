import { href } from 'react-router'
import { type SubscriptionTier, subscriptionTiers } from '#/domain/plans.ts'
import { type Day, formatDay } from '#/domain/riyadh-time.ts'
import { UseOfMonth } from '#/features/billing/plans/components/plan-use.tsx'
import { clientListMessages, clientPageMessages } from '#/messages/office/clients.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions } from '#/ui/form.tsx'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { clientNameIn } from '../list.ts'
import type { ClientHead } from '../read-client.server.ts'

/** Plan of a client: use of the month, and changes with what they do to the allowance. */
export function PlanPart({ client, mayChange }: { client: ClientHead; mayChange: boolean }) {
  const t = useT(clientPageMessages)
  const word = useT(clientListMessages)
  const lang = useLang()
  const { plan: view, about } = client
  const startPlan = `${href('/admin/invoices/plans/new')}?client=${about.id}`
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title={word(`plan_${view.tier}`)}>
        {view.plan ? (
          <UseOfMonth {...view} />
        ) : (
          <p className="text-ui text-ink-2">
            {about.givenUntil
              ? t('byTeamUntil', { day: formatDay(about.givenUntil, lang) })
              : t(view.tier === 'free' ? 'noPlan' : 'byTeamAbout')}
          </p>
        )}
        <FormActions>
          {view.plan ? (
            <LinkButton to={href('/admin/invoices/plans/:planId', { planId: view.plan.id })}>
              {t('openPlan')}
            </LinkButton>
          ) : (
            <LinkButton to={startPlan}>{t('startPlan')}</LinkButton>
          )}
        </FormActions>
      </Card>
      {mayChange && (
        <Card title={t('changePlan')} description={t(view.plan ? 'changeRunning' : 'changeByTeam')}>
          {view.plan ? (
            <FormActions>
              <LinkButton to={startPlan}>{t('changePlan')}</LinkButton>
            </FormActions>
          ) : (
            <TierForm tier={view.tier} until={about.givenUntil} name={clientNameIn(about.names, lang)} />
          )}
        </Card>
      )}
    </div>
  )
}

type TierProps = { tier: SubscriptionTier; until: Day | null; name: string }

function TierForm({ tier, until, name }: TierProps) {
  const t = useT(clientPageMessages)
  const word = useT(clientListMessages)
  const saved = useBackgroundForm(t('planChanged'))
  // why the current one too: its last day can be changed
  const others = subscriptionTiers.filter((one) => one !== tier || one !== 'free')
  return (
    <ActionForm always {...saved} errors="inline" key={`${tier} ${until}`}>
      <input type="hidden" name="intent" value="tier" />
      <RadioCards
        name="tier"
        label={t('newPlan')}
        options={others.map((value) => ({ value, label: word(`plan_${value}`) }))}
      />
      <DateField name="until" label={t('planUntil')} {...(until && { defaultValue: until })} optional />
      <TextArea name="reason" label={t('planReason')} help={t('planReasonHelp')} maxLength={2000} required />
      <FormActions>
        <AskingSubmit
          ask={(typed) => {
            const chosen = others.find((one) => one === typed('tier'))
            if (!chosen || !typed('reason')) return null
            return {
              title: t('changePlanTitle', { client: name, plan: word(`plan_${chosen}`) }),
              text: <p>{t(chosen === 'free' ? 'changeToFree' : 'changeToPlan')}</p>,
            }
          }}
        >
          {t('changePlan')}
        </AskingSubmit>
      </FormActions>
    </ActionForm>
  )
}
