import { hasQuietHours, type QuietHours, usualQuietHours } from '#/domain/messaging/delivery.ts'
import { addHours, formatTime, startOfDay } from '#/domain/riyadh-time.ts'
import { noticeSettingsMessages } from '#/messages/notice-settings.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'

const anyDay = startOfDay('2026-01-01')

/** Hours in which mails wait, also in Ramadan. */
export function QuietHoursCard({ hours }: { hours: QuietHours }) {
  const t = useT(noticeSettingsMessages)
  const lang = useLang()
  const isOn = hasQuietHours(hours)
  const { usual, ramadan } = isOn ? hours : usualQuietHours
  const options = Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: formatTime(addHours(anyDay, hour), lang),
  }))
  const fields = {
    usualFrom: usual.from,
    usualUntil: usual.until,
    ramadanFrom: ramadan.from,
    ramadanUntil: ramadan.until,
  }
  return (
    <Card title={t('quietTitle')} description={t('quietAbout')}>
      <div className="flex flex-col gap-4">
        <Checkbox name="quiet" label={t('quiet')} defaultChecked={isOn} />
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4 md:items-end">
          {(Object.keys(fields) as (keyof typeof fields)[]).map((name) => (
            <SelectField key={name} name={name} label={t(name)} options={options} defaultValue={String(fields[name])} />
          ))}
        </div>
      </div>
    </Card>
  )
}
