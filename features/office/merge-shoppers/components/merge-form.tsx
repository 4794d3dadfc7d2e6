import { useState } from 'react'
import type { FormResult } from '#/domain/form-result.ts'
import { type MergeSide, type MovingPart, movingParts } from '../moving-parts.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { RadioCards } from '#/ui/choice-field.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'

type Props = { sides: [MergeSide, MergeSide]; result: FormResult | undefined; back: string }

/** Both accounts side by side, the choice of the remaining one, and the typed name of the other. */
export function MergeForm({ sides, result, back }: Props) {
  const t = useT(shopperPageMessages)
  const [staysId, setStaysId] = useState(sides[0].id)
  const gone = sides.find(({ id }) => id !== staysId) ?? sides[1]
  return (
    <>
      <Card title={t('part')} flush>
        <Compared sides={sides} />
      </Card>
      <Card title={t('merge')}>
        <ActionForm result={result}>
          <RadioCards
            name="staysId"
            label={t('stays')}
            columns={2}
            defaultValue={staysId}
            onChange={setStaysId}
            options={sides.map(({ id, name, email }) => ({
              value: id,
              label: t('staysName', { name }),
              description: email,
              disabled: sides.find((side) => side.id === id)?.status !== 'active',
            }))}
          />
          <input type="hidden" name="goneId" value={gone.id} />
          <TextField name="typedName" label={t('typeName', { name: gone.name })} autoComplete="off" maxLength={200} />
          <FormActions>
            <SubmitButton variant="danger">{t('mergeNow')}</SubmitButton>
            <LinkButton to={back} variant="quiet">
              {t('back')}
            </LinkButton>
          </FormActions>
        </ActionForm>
      </Card>
    </>
  )
}

type Line = { key: string; label: string; cells: [React.ReactNode, React.ReactNode] }

function Compared({ sides }: { sides: [MergeSide, MergeSide] }) {
  const t = useT(shopperPageMessages)
  const word = useT(rosterMessages)
  const level = useT(assignmentMessages)
  const both = (of: (side: MergeSide) => React.ReactNode): Line['cells'] => [of(sides[0]), of(sides[1])]
  const rows: Line[] = [
    { key: 'email', label: t('email'), cells: both(({ email }) => <bdi dir="ltr">{email}</bdi>) },
    { key: 'phone', label: t('phone'), cells: both(({ phone }) => phone && <bdi dir="ltr">{phone}</bdi>) },
    { key: 'type', label: word('type'), cells: both(({ type }) => word(`type_${type}`)) },
    { key: 'level', label: t('level'), cells: both((side) => level(`level_${side.level}`)) },
    { key: 'joined', label: t('joined'), cells: both(({ joinedAt }) => <Time at={joinedAt} />) },
    ...movingParts.map((part: MovingPart) => ({
      key: part,
      label: t(`part_${part}`),
      cells: both(({ parts }) => <span className="num">{parts[part]}</span>),
    })),
  ]
  const columns: Column<Line>[] = [
    { key: 'part', header: t('part'), cell: ({ label }) => label },
    ...sides.map((side, index) => ({
      key: side.id,
      header: side.name,
      cell: ({ cells }: Line) => cells[index as 0 | 1],
    })),
  ]
  return <DataTable caption={t('mergeTitle')} columns={columns} rows={rows} rowKey={({ key }) => key} empty={null} />
}
