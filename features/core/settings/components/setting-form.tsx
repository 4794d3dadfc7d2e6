import type { FormResult } from '#/domain/form-result.ts'
import { addMonths, type Day } from '#/domain/riyadh-time.ts'
import { settingOf, type SettingKey, settings } from '#/domain/settings.ts'
import { settingPageMessages } from '#/messages/setting-page.ts'
import { settingTexts } from '#/messages/settings.ts'
import { RadioCards } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import type { SettingDetail } from '../browse-settings.server.ts'
import { type AnyValue, valueInWords, valueTyped } from '../words.ts'

type FormProps = { setting: SettingDetail; result: FormResult | undefined }

/** The only form that changes a setting. */
export function SettingForm({ setting: { key, value, today }, result }: FormProps) {
  const t = useT(settingPageMessages)
  return (
    <ActionForm result={result} className="max-w-[45rem]">
      <ValueField settingKey={key} value={value} />
      <DayField today={today} />
      <FormActions>
        <SubmitButton intent="save">{t('save')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

/** A separate form, so that resetting works with any input in the field. */
export function ResetForm({ setting: { key, value, planned }, result }: FormProps) {
  const t = useT(settingPageMessages)
  if (value === settings[key].default && planned.length === 0) return null
  return (
    <ActionForm result={result}>
      <SubmitButton intent="default" variant="quiet">
        {t('reset')}
      </SubmitButton>
    </ActionForm>
  )
}

function DayField({ today }: { today: Day }) {
  const t = useT(settingPageMessages)
  return (
    <DateField name="from" label={t('from')} help={t('fromHelp')} min={today} max={addMonths(today, 24)} optional />
  )
}

function ValueField({ settingKey: key, value }: { settingKey: SettingKey; value: AnyValue }) {
  const t = useT(settingPageMessages)
  const lang = useLang()
  const setting = settingOf(key)
  const label = t('newValue')
  if (setting.kind === 'boolean' || setting.kind === 'choice') {
    const values: readonly (string | boolean)[] = setting.kind === 'boolean' ? [true, false] : setting.choices
    return (
      <RadioCards
        name="value"
        label={label}
        columns={2}
        options={values.map((one) => ({ value: String(one), label: valueInWords(key, one, lang) }))}
        defaultValue={String(value)}
      />
    )
  }
  return (
    <NumberField
      name="value"
      label={label}
      help={t('between', {
        least: valueInWords(key, setting.least, lang),
        most: valueInWords(key, setting.most, lang),
      })}
      decimals={setting.kind === 'money' || setting.kind === 'percent'}
      suffix={unitOf(setting.kind, t) ?? settingTexts[key].unit?.[lang]}
      defaultValue={valueTyped(key, value)}
    />
  )
}

function unitOf(kind: string, t: ReturnType<typeof useT<typeof settingPageMessages>>): string | undefined {
  switch (kind) {
    case 'money':
      return t('sar')
    case 'percent':
      return '%'
    case 'hours':
    case 'minutes':
    case 'days':
    case 'months':
    case 'kilometres':
      return t(`unit_${kind}`)
    default:
      return undefined
  }
}
