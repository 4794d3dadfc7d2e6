import { pageTitle } from '#/app/shell/page-title.ts'
import { dueFigures } from '#/features/payouts/payouts/browse-due.server.ts'
import { PayoutTabs } from '#/features/payouts/payouts/components/payout-tabs.tsx'
import { settingsForm } from '#/features/payouts/payouts/form.ts'
import { readPayoutSettings, savePayoutSettings } from '#/features/payouts/payout-settings/settings.server.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import type { Route } from './+types/settings'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, payoutMessages.settingsTitle) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [settings, figures] = await Promise.all([readPayoutSettings(actor), dueFigures(actor)])
  return { settings, figures }
})

export const action = formAction(settingsForm, async (actor, input) => {
  await savePayoutSettings(actor, input)
  return {}
})

/** Public holidays, and the withholding tax of non-residents. */
export default function Page({ loaderData: { settings, figures }, actionData }: Route.ComponentProps) {
  const t = useT(payoutMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('settingsTitle')} />
      <PayoutTabs figures={figures} />
      {actionData?.ok && (
        <Notice kind="success" live>
          {t('saved')}
        </Notice>
      )}
      <Card>
        <ActionForm result={actionData}>
          <TextArea
            name="holidays"
            label={t('holidays')}
            help={t('holidaysHelp')}
            rows={8}
            defaultValue={settings.holidays.join('\n')}
          />
          <NumberField
            name="withholdingPercent"
            label={t('percent')}
            help={t('percentHelp')}
            decimals
            defaultValue={String(settings.withholdingPercent)}
          />
          <FormActions>
            <SubmitButton>{t('save')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </Card>
    </div>
  )
}
