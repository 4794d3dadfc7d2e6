import type { ReactNode } from 'react'
import { sar } from '#/domain/money.ts'
import { supplierMessages } from '#/messages/kitchen/suppliers.ts'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextArea, TextField } from '#/ui/text-field.tsx'
import type { SupplierDetails } from '../read-supplier.server.ts'

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

type Props = { first?: SupplierDetails; branches: readonly { id: string; name: string }[] }

/** What is known of a supplier, in four groups. */
export function SupplierFields({ first, branches }: Props) {
  const t = useT(supplierMessages)
  const of = (value: string | null | undefined) => (value ? { defaultValue: value } : {})
  return (
    <>
      <TextField
        name="nameAr"
        label={t('nameAr')}
        help={t('nameHint')}
        lang="ar"
        maxLength={120}
        {...of(first?.nameAr)}
      />
      <TextField name="nameEn" label={t('nameEn')} lang="en" maxLength={120} {...of(first?.nameEn)} />
      <Group title={t('facts')}>
        <TextField
          name="crNumber"
          type="code"
          label={t('crNumber')}
          help={t('crHint')}
          maxLength={20}
          optional
          {...of(first?.crNumber)}
        />
        <TextField
          name="vatNumber"
          type="code"
          label={t('vatNumber')}
          help={t('vatHint')}
          maxLength={30}
          optional
          {...of(first?.vatNumber)}
        />
      </Group>
      <Group title={t('contactFacts')}>
        <TextField name="contact" label={t('contactName')} maxLength={120} optional {...of(first?.contact)} />
        <TextField name="phone" type="tel" label={t('phone')} optional {...of(first?.phone)} />
        <TextField name="email" type="email" label={t('email')} maxLength={254} optional {...of(first?.email)} />
        <SelectField
          name="language"
          label={t('language')}
          defaultValue={first?.language ?? 'ar'}
          options={[
            { value: 'ar', label: t('language_ar') },
            { value: 'en', label: t('language_en') },
          ]}
        />
      </Group>
      <Group title={t('terms')}>
        <NumberField
          name="paymentDays"
          label={t('paymentDays')}
          help={t('paymentHint')}
          defaultValue={first?.paymentDays ?? 0}
        />
        <TextField
          name="cutOff"
          type="code"
          label={t('cutOff')}
          help={t('cutOffHint')}
          maxLength={5}
          optional
          {...of(first?.cutOff)}
        />
        <NumberField
          name="minimumOrder"
          decimals
          label={t('minimumOrder')}
          help={t('amountHint')}
          defaultValue={sar(first?.minimumOrder ?? 0)}
        />
        <NumberField
          name="deliveryFee"
          decimals
          label={t('deliveryFee')}
          help={t('amountHint')}
          defaultValue={sar(first?.deliveryFee ?? 0)}
        />
      </Group>
      <Boxes title={t('days')} help={t('daysHint')}>
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            id={`day-${day}`}
            name="days"
            value={String(day)}
            label={t(`day_${day}`)}
            defaultChecked={first?.days.includes(day) ?? false}
          />
        ))}
      </Boxes>
      {branches.length > 1 && (
        <Boxes title={t('branches')} help={t('branchesHint')}>
          {branches.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`branch-${id}`}
              name="branches"
              value={id}
              label={<bdi>{name}</bdi>}
              defaultChecked={first?.branches.some((branch) => branch.id === id) ?? false}
            />
          ))}
        </Boxes>
      )}
      <TextArea
        name="note"
        label={t('note')}
        help={t('noteHint')}
        maxLength={1000}
        rows={3}
        optional
        {...of(first?.note)}
      />
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 text-ui font-semibold">{title}</legend>
      <div className="grid gap-4 md:grid-cols-2">{children}</div>
    </fieldset>
  )
}

function Boxes({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="text-ui font-medium">{title}</legend>
      <p className="mb-2 text-caption text-ink-2">{help}</p>
      <div className="grid gap-2 sm:grid-cols-2 md:grid-cols-4">{children}</div>
    </fieldset>
  )
}
