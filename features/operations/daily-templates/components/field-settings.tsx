import { useState } from 'react'
import { sar } from '#/domain/money.ts'
import {
  alertTimes,
  type DailySection,
  dailySections,
  type Field,
  type FieldType,
  houseFields,
  ownFieldTypes,
} from '#/domain/operations/daily-reports/template.ts'
import { isOwnField, ownFieldsOf } from '#/domain/operations/daily-reports/template-edit.ts'
import { choiceRows } from '#/domain/operations/daily-reports/template-rows.ts'
import { fieldText } from '#/features/operations/daily-reports/value-text.ts'
import { dailyFieldMessages } from '#/messages/operations/daily-reports-template.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { Checkbox, RadioCards, SelectField } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import { EntryRows } from './entry-rows.tsx'

type Props = { field: Field | null; fields: readonly Field[] }

/** Settings of a field. One of the house keeps its name, type and step. */
export function FieldSettings({ field, fields }: Props) {
  const t = useT(dailyFieldMessages)
  const [type, setType] = useState<FieldType>(field?.type ?? 'number')
  const isOwn = field === null || isOwnField(field)
  const needed = houseFields.some(({ key, required }) => key === field?.key && required)
  return (
    <>
      {isOwn && <OwnBasis field={field} fields={fields} type={type} setType={setType} />}
      {needed ? (
        <>
          <input type="hidden" name="required" value="on" />
          <p className="text-ui text-ink-2">{t('alwaysRequired')}</p>
        </>
      ) : (
        <Checkbox name="required" label={t('isRequired')} defaultChecked={field?.required ?? false} />
      )}
      <Limits field={field} type={type} />
      <RadioCards
        name="alert"
        label={t('alert')}
        help={t('alertHelp')}
        defaultValue={field?.alert ?? 'none'}
        options={alertTimes.map((value) => ({
          value,
          label: t(`alert_${value}`),
          ...(value !== 'none' && { description: t(`alertAbout_${value}`) }),
        }))}
      />
      {isOwn && type !== 'amount' && (
        <Checkbox name="money" label={t('isMoney')} help={t('isMoneyHelp')} defaultChecked={field?.money ?? false} />
      )}
    </>
  )
}

function Limits({ field, type }: { field: Field | null; type: FieldType }) {
  const t = useT(dailyFieldMessages)
  const word = useT(dailyMessages)
  const limits = field?.type === type ? field.limits : undefined
  if (type === 'text' || type === 'choice') return null
  if (type === 'yes-no')
    return (
      <SelectField
        name="due"
        label={t('due')}
        placeholder={t('dueNone')}
        defaultValue={limits?.min === 1 ? 'yes' : limits?.max === 0 ? 'no' : ''}
        options={[
          { value: 'yes', label: word('yes') },
          { value: 'no', label: word('no') },
        ]}
      />
    )
  const isAmount = type === 'amount' || type === 'signed'
  const print = (value: number | undefined) => (value === undefined ? undefined : isAmount ? sar(value) : String(value))
  const suffix = isAmount ? word('riyals') : undefined
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {(['min', 'max'] as const).map((name) => (
        <NumberField
          key={name}
          name={name}
          label={t(name)}
          optional
          decimals={type !== 'count'}
          defaultValue={print(limits?.[name])}
          {...(suffix && { suffix })}
        />
      ))}
    </div>
  )
}

type BasisProps = Props & { type: FieldType; setType: (type: FieldType) => void }

function OwnBasis({ field, fields, type, setType }: BasisProps) {
  const t = useT(dailyFieldMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const [section, setSection] = useState<DailySection>(field?.section ?? 'incidents')
  const others = ownFieldsOf(fields, section).filter(({ key }) => key !== field?.key)
  const own = ownFieldsOf(fields, section)
  const place = own.findIndex(({ key }) => key === field?.key)
  const before = place < 0 ? own.at(-1) : own[place - 1]
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="labelEn" label={t('labelEn')} lang="en" maxLength={80} defaultValue={field?.label?.en} />
        <TextField name="labelAr" label={t('labelAr')} lang="ar" maxLength={80} defaultValue={field?.label?.ar} />
      </div>
      <SelectField
        name="section"
        label={t('section')}
        defaultValue={section}
        onChange={(value) => setSection(dailySections.find((one) => one === value) ?? 'incidents')}
        options={dailySections.map((value) => ({ value, label: word(`section_${value}`) }))}
      />
      {others.length > 0 && (
        <SelectField
          key={section}
          name="after"
          label={t('after')}
          placeholder={t('first')}
          defaultValue={before?.key ?? ''}
          options={others.map((one) => ({ value: one.key, label: t('afterField', { field: fieldText(one, lang) }) }))}
        />
      )}
      {field ? (
        <>
          <input type="hidden" name="type" value={type} />
          <p className="text-ui">
            {t(`type_${type}`)}
            <span className="block text-caption text-ink-2">{t('typeStays')}</span>
          </p>
        </>
      ) : (
        <SelectField
          name="type"
          label={t('type')}
          defaultValue={type}
          onChange={(value) => setType(ownFieldTypes.find((one) => one === value) ?? 'number')}
          options={ownFieldTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
        />
      )}
      {type === 'choice' && (
        <EntryRows
          list="choices"
          label={t('choices')}
          help={t('choicesHelp')}
          rows={choiceRows(field?.choices ?? [])}
        />
      )}
    </>
  )
}
