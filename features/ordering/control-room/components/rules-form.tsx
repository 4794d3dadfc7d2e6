import type { ReactNode } from 'react'
import { type AssignmentSettings, defaultAssignmentSettings } from '#/domain/assignment-settings.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { certificationLevels } from '#/domain/levels.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { assignmentRuleMessages } from '#/messages/ordering/control-room.ts'
import { Card } from '#/ui/card.tsx'
import { Switch } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import { bonusRows } from '../bulk-actions.ts'

type RulesFormProps = { settings: AssignmentSettings; result: FormResult | undefined }

const distances = ['sameBranchDays', 'sameClientDays', 'branchVisitsPerDay', 'shopperVisitsPerDay', 'radiusKm'] as const
const clocks = ['offerHours', 'standbyHours'] as const

/** Form of hard rules, offers and bonus, each with explanation and default. */
export function RulesForm({ settings, result }: RulesFormProps) {
  const t = useT(assignmentRuleMessages)
  const level = useT(assignmentMessages)
  const usual = defaultAssignmentSettings
  return (
    <ActionForm result={result}>
      <Card title={t('distances')}>
        <Grid>
          {distances.map((name) => (
            <NumberField
              key={name}
              name={name}
              label={t(name)}
              help={`${t(`${name}Help`)} ${t('usual', { value: usual[name] })}`}
              defaultValue={settings[name]}
            />
          ))}
        </Grid>
      </Card>
      <Card title={t('openJobs')} description={t('openJobsHelp')}>
        <Grid>
          {certificationLevels.map((one) => (
            <NumberField
              key={one}
              name={`open_${one}`}
              label={level(`level_${one}`)}
              help={t('usual', { value: usual.openJobs[one] })}
              defaultValue={settings.openJobs[one]}
            />
          ))}
        </Grid>
      </Card>
      <Card title={t('offers')}>
        <div className="flex flex-col gap-5">
          <Grid>
            {clocks.map((name) => (
              <NumberField
                key={name}
                name={name}
                label={t(name)}
                help={`${t(`${name}Help`)} ${t('usual', { value: usual[name] })}`}
                defaultValue={settings[name]}
              />
            ))}
          </Grid>
          <Switch
            name="automaticOffers"
            label={t('automaticOffers')}
            help={t('automaticOffersHelp')}
            defaultChecked={settings.automaticOffers}
          />
        </div>
      </Card>
      <Card title={t('bonus')} description={t('bonusHelp')}>
        <div className="flex flex-col gap-5">
          {bonusRows.map((row) => (
            <fieldset key={row}>
              <legend className="mb-2 text-ui font-semibold">{t('row', { number: row })}</legend>
              <Grid>
                <NumberField
                  name={`hours${row}`}
                  label={t('hours')}
                  defaultValue={settings.bonusSteps[row - 1]?.hours ?? ''}
                />
                <NumberField
                  name={`percent${row}`}
                  label={t('percent')}
                  suffix="%"
                  defaultValue={settings.bonusSteps[row - 1]?.percent ?? ''}
                />
              </Grid>
            </fieldset>
          ))}
        </div>
      </Card>
      <FormActions>
        <SubmitButton>{t('save')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

const Grid = ({ children }: { children: ReactNode }) => <div className="grid gap-5 md:grid-cols-2">{children}</div>
