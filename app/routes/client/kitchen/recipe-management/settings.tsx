import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { priceRules } from '#/domain/kitchen/price-rule.ts'
import { halalas } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { kitchenSettingsForm, orderLimitsForm } from '#/features/kitchen/settings/form.ts'
import { readOrderLimits, saveOrderLimits } from '#/features/kitchen/settings/order-limits.server.ts'
import { readKitchenSettings } from '#/features/kitchen/settings/read-settings.server.ts'
import { saveKitchenSettings } from '#/features/kitchen/settings/save-settings.server.ts'
import { priceRuleMessages } from '#/messages/kitchen/price-rules.ts'
import { kitchenSettingMessages } from '#/messages/kitchen/settings.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { useRights } from '#/ui/rights.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import type { Route } from './+types/settings'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, kitchenSettingMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => ({
  ...(await readKitchenSettings(actorOf(context))),
  limits: await readOrderLimits(actorOf(context)),
}))

export const action = async (args: Route.ActionArgs) => {
  const intent = (await args.request.clone().formData()).get('intent')
  return intent === 'limits'
    ? formAction(orderLimitsForm, saveOrderLimits)(args)
    : formAction(kitchenSettingsForm, saveKitchenSettings)(args)
}

/** VAT, price rule, targets and who sees costs. */
export default function Page({ loaderData: settings }: Route.ComponentProps) {
  const t = useT(kitchenSettingMessages)
  const { viewing } = useRights()
  return (
    <div className="mx-auto flex w-full max-w-[45rem] flex-col gap-6">
      <PageHeader title={t('title')} description={t('lead')} />
      {settings.mayChange && !viewing ? (
        <SettingsForm key={settings.revision} settings={settings} />
      ) : (
        <Read settings={settings} />
      )}
      <OrderLimits key={`limits-${settings.revision}`} limits={settings.limits} />
      <Card title={t('costs')}>
        <p className="text-ui">{t('costsText')}</p>
        <p className="mt-2 text-ui">
          <OpenLink className="link inline-flex min-h-11 items-center md:min-h-6" to={href('/client/users/visibility')}>
            {t('toTeam')}
          </OpenLink>
        </p>
      </Card>
    </div>
  )
}

type Props = { settings: Route.ComponentProps['loaderData'] }

function SettingsForm({
  settings: { vat, targetFoodCost, labourHour, priceRule, temperatureLimits, revision },
}: Props) {
  const t = useT(kitchenSettingMessages)
  const rule = useT(priceRuleMessages)
  const form = useBackgroundForm(t('saved'))
  return (
    <ActionForm {...form}>
      <input type="hidden" name="revision" value={revision} />
      <Card title={t('vat')} description={t('vatLead')}>
        <div className="flex flex-col gap-5">
          <RadioCards
            name="registered"
            label={t('registered')}
            columns={2}
            options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`registered_${value}`) }))}
            defaultValue={vat.from === null ? 'no' : 'yes'}
          />
          <div className="grid gap-5 md:grid-cols-2">
            <DateField name="vatFrom" label={t('vatFrom')} optional defaultValue={vat.from ?? undefined} />
            <DateField
              name="vatUntil"
              label={t('vatUntil')}
              help={t('vatUntilHelp')}
              optional
              defaultValue={vat.until ?? undefined}
            />
          </div>
        </div>
      </Card>
      <Card title={t('targets')}>
        <div className="flex flex-col gap-5">
          <NumberField
            name="targetFoodCost"
            label={t('targetFoodCost')}
            help={t('targetHelp')}
            decimals
            suffix="%"
            maxLength={6}
            defaultValue={targetFoodCost}
          />
          <NumberField
            name="labourHour"
            label={t('labourHour')}
            help={t('labourHelp')}
            decimals
            maxLength={10}
            optional
            {...(labourHour !== null && { defaultValue: labourHour })}
          />
        </div>
      </Card>
      <Card title={t('prices')} description={t('pricesText')}>
        <RadioCards
          name="priceRule"
          label={t('priceRule')}
          options={priceRules.map((value) => ({
            value,
            label: rule(`rule_${value}`),
            description: rule(`rule_${value}_help`),
          }))}
          defaultValue={priceRule}
        />
      </Card>
      <Card title={t('receiving')} description={t('receivingLead')}>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            name="chilledLimit"
            label={t('chilledLimit')}
            maxLength={5}
            defaultValue={String(temperatureLimits.chilled)}
          />
          <TextField
            name="frozenLimit"
            label={t('frozenLimit')}
            maxLength={5}
            defaultValue={String(temperatureLimits.frozen)}
          />
        </div>
      </Card>
      <FormActions>
        <SubmitButton>{t('save')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

/** Limits of purchase orders, which owners change. */
function OrderLimits({ limits: { branchManager, manager, mayChange } }: { limits: Props['settings']['limits'] }) {
  const t = useT(kitchenSettingMessages)
  const { viewing } = useRights()
  const form = useBackgroundForm(t('saved'))
  if (!mayChange || viewing)
    return (
      <Card title={t('orderLimits')} description={t('orderLimitsRead')}>
        <DescriptionList
          items={[
            { term: t('limitBranchManager'), value: <Money halalas={halalas(branchManager)} /> },
            { term: t('limitManager'), value: <Money halalas={halalas(manager)} /> },
          ]}
        />
      </Card>
    )
  return (
    <ActionForm {...form}>
      <Card title={t('orderLimits')} description={t('orderLimitsLead')}>
        <div className="grid gap-5 md:grid-cols-2">
          <NumberField
            name="branchManager"
            label={t('limitBranchManager')}
            decimals
            maxLength={12}
            defaultValue={branchManager}
          />
          <NumberField name="manager" label={t('limitManager')} decimals maxLength={12} defaultValue={manager} />
        </div>
      </Card>
      <FormActions>
        <SubmitButton intent="limits">{t('saveLimits')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

function Read({ settings: { vat, targetFoodCost, labourHour, priceRule, temperatureLimits } }: Props) {
  const t = useT(kitchenSettingMessages)
  const rule = useT(priceRuleMessages)
  const lang = useLang()
  return (
    <Card title={t('targets')} description={t('readOnly')}>
      <DescriptionList
        items={[
          { term: t('registered'), value: t(vat.from === null ? 'registered_no' : 'registered_yes') },
          { term: t('vatFrom'), value: vat.from && formatDay(vat.from, lang) },
          { term: t('vatUntil'), value: vat.until && formatDay(vat.until, lang) },
          { term: t('targetFoodCost'), value: `${targetFoodCost}%` },
          { term: t('labourHour'), value: labourHour ?? null },
          { term: t('prices'), value: rule(`rule_${priceRule}`) },
          { term: t('chilledLimit'), value: t('degrees', { value: String(temperatureLimits.chilled) }) },
          { term: t('frozenLimit'), value: t('degrees', { value: String(temperatureLimits.frozen) }) },
        ]}
      />
    </Card>
  )
}
