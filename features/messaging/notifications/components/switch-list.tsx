import { isUrgentGroup } from '#/domain/messaging/urgency.ts'
import { type NoticeGroup, type NoticeSwitch, noticeChannels } from '#/domain/notice-groups.ts'
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

/** Settings of all kinds: mandatory ones with the reason, others with a switch per channel. */
export function SwitchList({ groups, off, daily }: Props) {
  const t = useT(noticeSettingsMessages)
  const chosen = groups.filter(({ always }) => !always)
  const must = groups.filter(({ always }) => always)
  return (
    <>
      <Card title={t('yours')}>
        <div className="flex flex-col divide-y divide-line">
          {chosen.map((group) => (
            <Choice key={group.name} group={group} off={off} daily={daily} />
          ))}
        </div>
      </Card>
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
  const { name, channels } = group
  const t = useT(noticeSettingsMessages)
  const isOn = (channel: NoticeSwitch['channel']) => !off.some((one) => one.group === name && one.channel === channel)
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <legend className="float-start w-full text-ui font-semibold">{t(name)}</legend>
      <p className="text-ui text-ink-2">{t(`${name}_about`)}</p>
      <div className="flex flex-wrap gap-x-8 gap-y-1">
        {noticeChannels
          .filter((channel) => channels.includes(channel))
          .map((channel) => (
            <Checkbox
              key={channel}
              id={`switch-${name}-${channel}`}
              name="on"
              value={switchName({ group: name, channel })}
              label={
                <>
                  {t(channel)}
                  <span className="sr-only">{t('ofGroup', { group: t(name) })}</span>
                </>
              }
              defaultChecked={isOn(channel)}
            />
          ))}
      </div>
      <Daily group={group} daily={daily} />
      {!channels.includes('email') && <p className="text-caption text-ink-2">{t('inAppOnly')}</p>}
    </fieldset>
  )
}
