import type { FormResult } from '#/domain/form-result.ts'
import { formatScore } from '#/domain/score.ts'
import { alertSettingMessages } from '#/messages/reporting/score-alerts.ts'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import type { BoundsView } from '../bounds.server.ts'

type Props = { bounds: BoundsView; result: FormResult | undefined }

/** Bounds of low and high scores; those who may not change them read them. */
export function BoundsCard({ bounds: { low, high, version, mayChange }, result }: Props) {
  const t = useT(alertSettingMessages)
  const lang = useLang()
  const { readOnly } = useRights()
  const printed = (bound: number | null) => (bound === null ? t('off') : formatScore(bound, lang))
  if (!mayChange || readOnly)
    return (
      <Card title={t('bounds')}>
        <p className="text-ui">{t('current', { low: printed(low), high: printed(high) })}</p>
      </Card>
    )
  return (
    <Card title={t('bounds')} description={t('boundsHelp')}>
      <ActionForm result={result} key={version}>
        <input type="hidden" name="version" value={version} />
        {result?.ok && (
          <Notice kind="success" live>
            {t('saved')}
          </Notice>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <NumberField
            name="low"
            label={t('low')}
            decimals
            suffix="%"
            optional
            defaultValue={low === null ? '' : String(low)}
          />
          <NumberField
            name="high"
            label={t('high')}
            decimals
            suffix="%"
            optional
            defaultValue={high === null ? '' : String(high)}
          />
        </div>
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
