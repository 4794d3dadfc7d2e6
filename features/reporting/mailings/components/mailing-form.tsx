import { useState } from 'react'
import { nameFor } from '#/domain/branch-names.ts'
import { lastDayOfMonth, type MailingCadence, mailingCadences } from '#/domain/reporting/mailing-schedule.ts'
import { reportMailingMessages } from '#/messages/reporting/mailings.ts'
import { teamMessages } from '#/messages/companies/team.ts'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import type { Mailing, MailingPlaces } from '../mailings.server.ts'

type Props = { mailing: Mailing | null; places: MailingPlaces }

/** Fields of a list: a new one, or one to change. Both days are sent; the cadence chooses. */
export function MailingFields({ mailing, places: { whole, places } }: Props) {
  const t = useT(reportMailingMessages)
  const team = useT(teamMessages)
  const lang = useLang()
  const [cadence, setCadence] = useState<MailingCadence>(mailing?.cadence ?? 'monthly')
  const dayOf = (of: MailingCadence, otherwise: number) => String(mailing?.cadence === of ? mailing.day : otherwise)
  const weekdays = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ value: String(day), label: t(`weekday_${day}`) }))
  const monthdays = Array.from({ length: lastDayOfMonth }, (_, at) => ({
    value: String(at + 1),
    label: String(at + 1),
  }))
  return (
    <>
      <TextField
        name="name"
        label={t('name')}
        help={t('nameHint')}
        defaultValue={mailing?.name}
        maxLength={120}
        required
      />
      <SelectField
        name="node"
        label={t('place')}
        defaultValue={mailing?.nodeId ?? ''}
        options={places.map(({ id, names, depth }) => ({
          value: id,
          label: `${'\u2003'.repeat(Math.max(0, depth - 1))}${nameFor(names, lang)}`,
        }))}
        {...(whole ? { placeholder: team('wholeCompany'), optional: true } : {})}
      />
      <SelectField
        name="cadence"
        label={t('cadence')}
        defaultValue={cadence}
        options={mailingCadences.map((value) => ({ value, label: t(`cadence_${value}`) }))}
        onChange={(value) => setCadence(value as MailingCadence)}
      />
      <div className={cadence === 'weekly' ? 'contents' : 'hidden noscript:block'}>
        <SelectField name="weekday" label={t('weekday')} defaultValue={dayOf('weekly', 0)} options={weekdays} />
      </div>
      <div className={cadence === 'monthly' ? 'contents' : 'hidden noscript:block'}>
        <SelectField name="monthday" label={t('monthday')} defaultValue={dayOf('monthly', 1)} options={monthdays} />
      </div>
      <SelectField
        name="language"
        label={t('language')}
        defaultValue={mailing?.language ?? lang}
        options={(['ar', 'en'] as const).map((value) => ({ value, label: t(`language_${value}`) }))}
      />
      <TextArea
        name="addresses"
        label={t('addresses')}
        help={t('addressesHint')}
        defaultValue={mailing?.addresses.map(({ address }) => address).join('\n')}
        maxLength={8000}
        rows={5}
        lang="en"
        required
      />
      <Checkbox name="agreed" label={t('agreed')} help={t('agreedHint')} defaultChecked={mailing !== null} />
    </>
  )
}
