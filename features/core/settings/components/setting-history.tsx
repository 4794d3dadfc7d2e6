import type { FormResult } from '#/domain/form-result.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { settingPageMessages } from '#/messages/setting-page.ts'
import { Card } from '#/ui/card.tsx'
import { Timeline } from '#/ui/facts.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { SettingDetail } from '../browse-settings.server.ts'
import { valueInWords } from '../words.ts'

/** Values for later days, which may be withdrawn before. */
export function PlannedCard({ setting, result }: { setting: SettingDetail; result: FormResult | undefined }) {
  const t = useT(settingPageMessages)
  const lang = useLang()
  if (setting.planned.length === 0) return null
  return (
    <Card title={t('planned')}>
      <ul className="flex flex-col gap-3">
        {setting.planned.map(({ id, from, value }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="text-ui">
              {t('fromDay', { day: formatDay(from, lang), value: valueInWords(setting.key, value, lang) })}
            </span>
            <ActionForm result={result}>
              <input type="hidden" name="id" value={id} />
              <SubmitButton intent="withdraw" aria-label={t('withdrawValue', { day: formatDay(from, lang) })}>
                {t('withdraw')}
              </SubmitButton>
            </ActionForm>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** History of values with author and first day. */
export function HistoryCard({ setting: { key, history, last } }: { setting: SettingDetail }) {
  const t = useT(settingPageMessages)
  const lang = useLang()
  return (
    <Card title={t('history')}>
      {history.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noHistory')}</p>
      ) : (
        <Timeline
          items={history.map(({ id, value, from, at, by, withdrawn }) => ({
            id: String(id),
            title: valueInWords(key, value, lang),
            at,
            by: by ?? t('bySystem'),
            tone: id === last?.id ? 'green' : 'grey',
            detail: withdrawn
              ? t('wasWithdrawn')
              : `${t('countsFrom', { day: formatDay(from, lang) })}${id === last?.id ? ` · ${t('inForce')}` : ''}`,
          }))}
        />
      )}
    </Card>
  )
}
