import type { FormResult } from '#/domain/form-result.ts'
import { sar } from '#/domain/money.ts'
import type { InsightSettings } from '#/features/insights/read-settings.server.ts'
import { insightPageMessages } from '#/messages/insight-pages.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'

type Props = { settings: InsightSettings; result: FormResult | undefined }

/** What a client tells of its branches: the score it aims at, its guests and what they spend. */
export function SettingsCard({ settings, result }: Props) {
  const t = useT(insightPageMessages)
  const { takings, target, version } = settings
  return (
    <Card id="settings" title={t('settings')} description={t('settingsHelp')}>
      <ActionForm result={result} key={version}>
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
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
