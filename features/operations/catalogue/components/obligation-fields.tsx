import { authorities } from '#/domain/operations/papers/obligation.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { catalogueMessages } from '#/messages/operations/catalogue.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea, TextField } from '#/ui/text-field.tsx'
import type { ObligationFields as Values } from '../form.ts'

type Props = { first?: Values; today: Day }

/** What our team says of an obligation. */
export function ObligationFields({ first, today }: Props) {
  const t = useT(catalogueMessages)
  const word = useT(paperMessages)
  const of = (value: string | null | undefined) => (value ? { defaultValue: value } : {})
  return (
    <>
      <TextField name="nameEn" label={t('nameEn')} lang="en" maxLength={120} required {...of(first?.nameEn)} />
      <TextField name="nameAr" label={t('nameAr')} lang="ar" maxLength={120} required {...of(first?.nameAr)} />
      <SelectField
        name="authority"
        label={t('authority')}
        {...of(first?.authority)}
        options={authorities.map((value) => ({ value, label: word(`authority_${value}`) }))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          name="period"
          label={t('rhythm')}
          help={t('rhythmHint')}
          optional
          {...of(first?.period === null ? null : first && String(first.period))}
        />
        <SelectField
          name="unit"
          label={t('unit')}
          defaultValue={first?.unit ?? 'months'}
          options={(['months', 'days'] as const).map((value) => ({ value, label: t(`unit_${value}`) }))}
        />
        <TextField name="lead" label={t('lead_days')} required defaultValue={String(first?.lead ?? 30)} />
        <TextField
          name="weight"
          label={t('weight')}
          help={t('weightHint')}
          required
          defaultValue={String(first?.weight ?? 2)}
        />
      </div>
      <Checkbox name="isCritical" label={t('isCritical')} defaultChecked={first?.isCritical ?? false} />
      <SelectField
        name="basis"
        label={t('basis')}
        defaultValue={first?.basis ?? 'C'}
        options={(['A', 'B', 'C'] as const).map((value) => ({ value, label: t(`basis_${value}`) }))}
      />
      <TextField name="source" label={t('source')} maxLength={200} required {...of(first?.source)} />
      <TextArea
        name="noteEn"
        label={t('noteEn')}
        help={t('noteHint')}
        lang="en"
        rows={2}
        maxLength={600}
        optional
        {...of(first?.noteEn)}
      />
      <TextArea name="noteAr" label={t('noteAr')} lang="ar" rows={2} maxLength={600} optional {...of(first?.noteAr)} />
      <DateField name="reviewedOn" label={t('reviewDay')} max={today} defaultValue={first?.reviewedOn ?? today} />
    </>
  )
}
