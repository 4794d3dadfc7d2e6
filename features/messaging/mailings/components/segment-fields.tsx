import { cityKeys, cityName } from '#/domain/cities.ts'
import {
  companyStates,
  type MailingPurpose,
  mailingPurposes,
  mailingRoles,
  type Segment,
} from '#/domain/messaging/mailings.ts'
import { subscriptionTiers } from '#/domain/plans.ts'
import { mailingMessages } from '#/messages/messaging/mailings.ts'
import { planWords } from '#/messages/subscriptions.ts'
import { Checkbox, RadioCards, SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'

type Props = { segment: Segment; purpose: MailingPurpose | undefined; onDay: () => void }

/** Whom a mailing goes to, and why it may. */
export function SegmentFields({ segment, purpose, onDay }: Props) {
  const t = useT(mailingMessages)
  const tPlan = useT(planWords)
  const lang = useLang()
  const choice = (value: string, label: string) => ({ value, label })
  return (
    <>
      <RadioCards
        name="purpose"
        label={t('purpose')}
        columns={2}
        required
        {...(purpose && { defaultValue: purpose })}
        options={mailingPurposes.map((one) => ({
          value: one,
          label: t(`purpose_${one}`),
          description: t(`${one}Note`),
        }))}
      />
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-3 text-ui font-medium">{t('groups')}</legend>
        {mailingRoles.map((role) => (
          <Checkbox key={role} name={role} label={t(`role_${role}`)} defaultChecked={segment.roles.includes(role)} />
        ))}
      </fieldset>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <SelectField
          name="tier"
          label={t('tier')}
          placeholder={t('anyTier')}
          defaultValue={segment.tier ?? ''}
          options={subscriptionTiers.map((tier) => choice(tier, tier === 'free' ? t('noPlan') : tPlan(`plan_${tier}`)))}
        />
        <SelectField
          name="companyState"
          label={t('companyState')}
          placeholder={t('anyState')}
          defaultValue={segment.companyState ?? ''}
          options={companyStates.map((state) => choice(state, t(`company_${state}`)))}
        />
        <SelectField
          name="city"
          label={t('city')}
          help={t('cityNote')}
          placeholder={t('anyCity')}
          defaultValue={segment.city ?? ''}
          options={cityKeys.map((city) => choice(city, cityName(city, lang)))}
        />
        <DateField
          name="since"
          label={t('since')}
          optional
          onChange={onDay}
          {...(segment.since && { defaultValue: segment.since })}
        />
      </div>
    </>
  )
}
