import type { FormResult } from '#/domain/form-result.ts'
import { sar } from '#/domain/money.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { usualRate } from '#/domain/reporting/stake.ts'
import type { InsightSettings } from '../read-settings.server.ts'
import { insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import { stakeMessages } from '#/messages/reporting/stakes.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'

type Props = { settings: InsightSettings; result: FormResult | undefined }

/** The client's settings: target score, guests and average bill. */
export function SettingsCard({ settings, result }: Props) {
  const t = useT(insightPageMessages)
  const stake = useT(stakeMessages)
  const lang = useLang()
  const { takings, target, rate, version } = settings
  return (
    <Card id="settings" title={t('settings')} description={t('settingsHelp')}>
      <ActionForm result={result} key={version}>
        <input type="hidden" name="intent" value="settings" />
        <input type="hidden" name="version" value={version} />
        {result?.ok && (
          <Notice kind="success" live>
            {t('saved')}
          </Notice>
        )}
        <div className="grid gap-4 md:grid-cols-3">
          <NumberField
            name="target"
            label={t('target')}
            optional
            decimals
            suffix="%"
            defaultValue={target === null ? '' : String(target)}
          />
          <NumberField
            name="covers"
            label={t('covers')}
            optional
            defaultValue={takings === null ? '' : String(takings.covers)}
          />
          <NumberField
            name="bill"
            label={t('bill')}
            optional
            decimals
            defaultValue={takings === null ? '' : sar(takings.bill)}
          />
        </div>
        <div className="flex flex-col gap-4">
          <div className="max-w-80">
            <NumberField
              name="rate"
              label={stake('rate')}
              decimals
              suffix="%"
              defaultValue={String(rate?.percent ?? usualRate)}
            />
          </div>
          <p className="prose-width text-caption text-ink-2">{stake('ground')}</p>
          <Checkbox name="confirmed" label={stake('confirm')} defaultChecked={rate !== null} />
          <p className="text-caption text-ink-2">
            {rate ? stake('shown', { date: formatDate(new Date(rate.confirmedAt), lang) }) : stake('notShown')}
          </p>
        </div>
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
