import type { FormResult } from '#/domain/form-result.ts'
import { dayParts } from '#/domain/day-part.ts'
import { visitRoomMessages } from '#/messages/ordering/control-room.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField, Switch } from '#/ui/choice-field.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { NumberField, TextArea } from '#/ui/text-field.tsx'
import type { VisitRoom } from '../read-visit-room.server.ts'

type VisitFormProps = { room: VisitRoom; result: FormResult | undefined }

/** Bonus of the visit, and its author. */
export function BonusForm({ room: { bonus, bonusBy }, result }: VisitFormProps) {
  const t = useT(visitRoomMessages)
  return (
    <Card title={t('bonus')}>
      <div className="flex flex-col gap-4">
        <p className="text-ui">
          {bonus > 0 ? <Money halalas={bonus} /> : t('bonusNone')}
          {bonusBy && <span className="ms-2 text-caption text-ink-2">{t(`bonus_${bonusBy}`)}</span>}
        </p>
        <ActionForm result={result} errors="inline">
          <input type="hidden" name="intent" value="bonus" />
          <NumberField
            name="riyals"
            label={t('bonusLabel')}
            help={t('bonusHelp')}
            defaultValue={bonus > 0 ? bonus / 100 : ''}
          />
          <FormActions>
            <SubmitButton variant="secondary">{t('saveBonus')}</SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </Card>
  )
}

/** Brief and window for the shopper. */
export function BriefForm({ room, result }: VisitFormProps) {
  const t = useT(visitRoomMessages)
  return (
    <Card title={t('brief')} description={t('briefHelp')}>
      <ActionForm result={result} errors="inline">
        <input type="hidden" name="intent" value="describe" />
        <TextArea
          name="scenario"
          label={t('scenario')}
          help={t('scenarioHelp')}
          rows={5}
          maxLength={4000}
          defaultValue={room.scenario ?? ''}
          optional
        />
        <NumberField
          name="spendingCap"
          label={t('spendingCap')}
          help={t('spendingCapHelp')}
          defaultValue={room.spendingCap === null ? '' : room.spendingCap / 100}
          optional
        />
        <div className="grid gap-5 md:grid-cols-2">
          <DateField
            name="earliestOn"
            label={t('windowFrom')}
            help={t('windowHelp')}
            defaultValue={room.earliestOn ?? ''}
            optional
          />
          <DateField name="latestOn" label={t('windowUntil')} defaultValue={room.latestOn ?? ''} optional />
          <SelectField
            name="dayPart"
            label={t('dayPart')}
            placeholder={t('anyTime')}
            options={dayParts.map((value) => ({ value, label: t(`part_${value}`) }))}
            defaultValue={room.dayPart ?? ''}
          />
        </div>
        <Switch name="isOnBoard" label={t('isOnBoard')} help={t('isOnBoardHelp')} defaultChecked={room.isOnBoard} />
        <FormActions>
          <SubmitButton variant="secondary">{t('saveBrief')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
