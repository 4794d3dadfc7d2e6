import { useState } from 'react'
import type { Day } from '#/domain/riyadh-time.ts'
import type { PaperKind } from '#/features/operations/catalogue/read-catalogue.server.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { FileField } from '#/ui/file-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { PaperPerson } from '../owners.server.ts'
import type { PaperPlaces } from '../read-paper.server.ts'

export type FirstValues = {
  number?: string | null
  issuedOn?: Day | null
  endsOn?: Day | null
  hijri?: string | null
}
type DaysProps = {
  /** Null: not chosen yet. */
  kind: PaperKind | null
  first?: FirstValues
  today: Day
  people: readonly PaperPerson[]
  ownerId?: string
}

/** What is typed from a paper: number, days, Hijri text and its file; of a check only its day. */
export function PaperDays({ kind, first = {}, today, people, ownerId = '' }: DaysProps) {
  const t = useT(paperMessages)
  const isCheck = kind?.proof === 'check'
  const of = (value: string | null | undefined) => (value ? { defaultValue: value } : {})
  return (
    <>
      {!isCheck && (
        <TextField
          name="number"
          label={t('number')}
          help={t('numberHint')}
          maxLength={80}
          optional
          {...of(first.number)}
        />
      )}
      <DateField
        name="issuedOn"
        label={t(isCheck ? 'checkedOn' : 'issued')}
        max={today}
        optional={!isCheck}
        defaultValue={first.issuedOn ?? (isCheck ? today : undefined)}
      />
      {!isCheck && (
        <>
          <DateField
            name="expiresOn"
            label={t('end')}
            help={t('endHint')}
            optional={!kind?.isCritical}
            {...of(first.endsOn)}
          />
          {kind?.isCritical && <DateField name="expiresAgain" label={t('endAgain')} help={t('endAgainHint')} />}
          <TextField
            name="hijri"
            label={t('hijriField')}
            help={t('hijriHint')}
            maxLength={60}
            optional
            {...of(first.hijri)}
          />
        </>
      )}
      {people.length > 0 && (
        <SelectField
          name="ownerId"
          label={t('owner')}
          help={t('ownerHint')}
          placeholder={t('ownerUsual')}
          optional
          defaultValue={people.some(({ id }) => id === ownerId) ? ownerId : ''}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <FileField label={t('file')} help={t('fileHint')} accept="image/jpeg,image/png,application/pdf" />
    </>
  )
}

type Props = { places: PaperPlaces; finance: boolean; today: Day; kind?: string; branch?: string; worker?: string }

/** Fields of a new paper: what it is, whom it is about, and its days. */
export function NewPaperFields({ places, finance, today, kind: firstKind = '', branch = '', worker = '' }: Props) {
  const t = useT(paperMessages)
  const lang = useLang()
  const [kind, setKind] = useState(firstKind)
  const chosen = places.kinds.find(({ code }) => code === kind) ?? null
  const scope = chosen?.scope
  const choices = places.kinds.filter(({ isFinance, scope: of }) =>
    finance ? isFinance : (of !== 'worker' || places.workers.length > 0) && (of !== 'company' || places.company),
  )
  return (
    <>
      <SelectField
        name="kind"
        label={t('kind')}
        defaultValue={kind}
        options={choices.map(({ code, name }) => ({ value: code, label: name[lang] }))}
        onChange={setKind}
      />
      {scope !== 'company' && scope !== 'worker' && !finance && (
        <SelectField
          name="branchId"
          label={t('branch')}
          defaultValue={branch}
          options={places.branches.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {scope === 'worker' && (
        <SelectField
          name="workerId"
          label={t('worker')}
          defaultValue={worker}
          options={places.workers.map(({ id, name, branch: of }) => ({ value: id, label: `${name} · ${of}` }))}
        />
      )}
      <PaperDays key={chosen?.proof} kind={chosen} today={today} people={places.people} />
    </>
  )
}
