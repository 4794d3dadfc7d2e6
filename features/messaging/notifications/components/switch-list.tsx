import { isUrgentGroup } from '#/domain/messaging/urgency.ts'
import type { NoticeGroup, NoticeSwitch } from '#/domain/notice-groups.ts'
import { noticeSettingsMessages } from '#/messages/notice-settings.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { switchName } from '../switch-name.ts'

type Props = {
  groups: readonly NoticeGroup[]
  off: readonly NoticeSwitch[]
  /** Groups whose mails come once a day. */
  daily: readonly string[]
}

/** Settings of all kinds: those with a switch for their mails, mandatory ones with the reason, those of the app only. */
export function SwitchList({ groups, off, daily }: Props) {
  const t = useT(noticeSettingsMessages)
  const chosen = groups.filter(({ always, channels }) => !always && channels.includes('email'))
  const must = groups.filter(({ always }) => always)
  const inApp = groups.filter(({ always, channels }) => !always && !channels.includes('email'))
  return (
    <>
      {chosen.length > 0 && (
        <Card title={t('yours')}>
          <div className="flex flex-col divide-y divide-line">
            {chosen.map((group) => (
              <Choice key={group.name} group={group} off={off} daily={daily} />
            ))}
          </div>
        </Card>
      )}
      <Card title={t('mustArrive')}>
        <ul className="flex flex-col divide-y divide-line">
          {must.map((group) => (
            <li key={group.name} className="flex items-start justify-between gap-4 py-4 first:pt-0 last:pb-0">
              <Must group={group} daily={daily} />
              <Badge tone="blue">{t('always')}</Badge>
            </li>
          ))}
        </ul>
      </Card>
      {inApp.length > 0 && (
        <Card title={t('inAppOnly')}>
          <ul className="flex flex-col divide-y divide-line">
            {inApp.map(({ name }) => (
              <li key={name} className="py-4 first:pt-0 last:pb-0">
                <h3 className="text-ui font-semibold">{t(name)}</h3>
                <p className="text-ui text-ink-2">{t(`${name}_about`)}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function Must({ group, daily }: { group: NoticeGroup; daily: readonly string[] }) {
  const t = useT(noticeSettingsMessages)
  const { name } = group
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div>
        <h3 className="text-ui font-semibold">{t(name)}</h3>
        <p className="text-ui">{t(`${name}_about`)}</p>
        <p className="text-caption text-ink-2">{t(`${name}_why` as 'visits_why')}</p>
      </div>
      <Daily group={group} daily={daily} />
    </div>
  )
}

/** One mail a day for the group; not for what is urgent or work of the same day. */
function Daily({ group: { name, channels, prompt }, daily }: { group: NoticeGroup; daily: readonly string[] }) {
  const t = useT(noticeSettingsMessages)
  if (!channels.includes('email')) return null
  if (isUrgentGroup(name)) return <p className="text-caption text-ink-2">{t('atAnyHour')}</p>
  if (prompt) return null
  return (
    <Checkbox
      id={`daily-${name}`}
      name="daily"
      value={name}
      label={
        <>
          {t('daily')}
          <span className="sr-only">{t('ofGroup', { group: t(name) })}</span>
        </>
      }
      defaultChecked={daily.includes(name)}
    />
  )
}

function Choice({ group, off, daily }: { group: NoticeGroup } & Pick<Props, 'off' | 'daily'>) {
  const { name } = group
  const t = useT(noticeSettingsMessages)
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <legend className="float-start w-full text-ui font-semibold">{t(name)}</legend>
      <p className="text-ui text-ink-2">{t(`${name}_about`)}</p>
      <Checkbox
        id={`switch-${name}-email`}
        name="on"
        value={switchName({ group: name, channel: 'email' })}
        label={
          <>
            {t('email')}
            <span className="sr-only">{t('ofGroup', { group: t(name) })}</span>
          </>
        }
        defaultChecked={!off.some((one) => one.group === name)}
      />
      <Daily group={group} daily={daily} />
    </fieldset>
  )
}
