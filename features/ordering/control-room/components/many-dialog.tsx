import type { ReactNode } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { takeBackCauses } from '#/domain/hand-back.ts'
import { manyMessages } from '#/messages/ordering/control-room.ts'
import { Button } from '#/ui/button.tsx'
import { RadioCards, SelectField } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import { useState } from 'react'
import { canBeUndone, type ManyAct, mostRankedAtOnce, type Opened } from '../bulk-actions.ts'
import { mostAtOnce } from '../room-query.ts'
import { ShopperPicker } from './shopper-picker.tsx'

type ManyDialogProps = { opened: Opened | null; fetcher: FetcherWithComponents<unknown>; onClose: () => void }

/** Dialog of a bulk change. */
export function ManyDialog({ opened, fetcher, onClose }: ManyDialogProps) {
  const t = useT(manyMessages)
  const act = opened?.act ?? 'approve'
  return (
    <Dialog open={opened !== null} onClose={onClose} title={t(`title_${act}`)} width="medium" sheet>
      {opened && (
        <ActionForm fetcher={fetcher} errors="inline">
          <input type="hidden" name="intent" value={`many-${act}`} />
          {opened.whole !== undefined ? (
            <input type="hidden" name="whole" value="yes" />
          ) : (
            opened.ids.map((id) => <input key={id} type="hidden" name="requestId" value={id} />)
          )}
          <p className="text-ui font-medium">
            {opened.whole === undefined
              ? t('selected', { count: opened.ids.length })
              : t('wholeSelected', { count: Math.min(opened.whole, mostAtOnce) })}
          </p>
          {opened.whole !== undefined && opened.whole > mostAtOnce && (
            <p className="text-caption text-ink-2">{t('onlyFirst', { most: mostAtOnce })}</p>
          )}
          <p className="text-ui text-ink-2">{t(`help_${act}`)}</p>
          {!canBeUndone(act) && <p className="text-ui font-medium">{t('cannotUndo')}</p>}
          <Fields opened={opened} />
          <FormActions>
            <SubmitButton variant={act === 'cancel' ? 'danger' : 'primary'}>{t(`act_${act}`)}</SubmitButton>
            <Button variant="quiet" onClick={onClose}>
              {t('goBack')}
            </Button>
          </FormActions>
        </ActionForm>
      )}
    </Dialog>
  )
}

const fieldsOf: Partial<Record<ManyAct, (props: { opened: Opened }) => ReactNode>> = {
  assign: AssignFields,
  move: MoveFields,
  bonus: BonusFields,
  takeBack: TakeBackFields,
  cancel: ReasonField,
}

function Fields({ opened }: { opened: Opened }) {
  const Part = fieldsOf[opened.act]
  return Part ? <Part opened={opened} /> : null
}

function AssignFields() {
  const t = useT(manyMessages)
  const [who, setWho] = useState('best')
  return (
    <>
      <RadioCards
        name="who"
        label={t('assignWho')}
        defaultValue="best"
        onChange={setWho}
        options={[
          { value: 'best', label: t('assignBest'), description: t('assignBestHelp', { most: mostRankedAtOnce }) },
          { value: 'one', label: t('assignOne') },
        ]}
      />
      {who === 'one' && <ShopperPicker />}
    </>
  )
}

function MoveFields({ opened }: { opened: Opened }) {
  const t = useT(manyMessages)
  const [how, setHow] = useState(opened.day ? 'day' : 'days')
  return (
    <>
      <RadioCards
        name="how"
        label={t('how')}
        columns={2}
        defaultValue={how}
        onChange={setHow}
        options={[
          { value: 'days', label: t('how_days') },
          { value: 'day', label: t('how_day') },
        ]}
      />
      {how === 'days' ? (
        <NumberField name="days" label={t('days')} help={t('daysHelp')} defaultValue="1" />
      ) : (
        <DateField name="day" label={t('day')} defaultValue={opened.day ?? ''} />
      )}
    </>
  )
}

function BonusFields() {
  const t = useT(manyMessages)
  return <NumberField name="riyals" label={t('riyals')} defaultValue="" />
}

function TakeBackFields() {
  const t = useT(manyMessages)
  return (
    <>
      <SelectField
        name="cause"
        label={t('cause')}
        defaultValue="staff"
        options={takeBackCauses.map((value) => ({ value, label: t(`cause_${value}`) }))}
      />
      <ReasonField />
    </>
  )
}

function ReasonField() {
  const t = useT(manyMessages)
  return <TextArea name="reason" label={t('reason')} rows={3} maxLength={2000} />
}
