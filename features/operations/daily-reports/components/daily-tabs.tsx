import { href } from 'react-router'
import { dailyViewMessages } from '#/messages/operations/daily-reports-view.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** Month and list. */
export function DailyTabs() {
  const t = useT(dailyViewMessages)
  return (
    <NavTabs
      label={t('views')}
      look="segment"
      items={[
        { to: href('/client/daily-operations-report'), label: t('month'), end: true },
        { to: href('/client/daily-operations-report/list'), label: t('list') },
      ]}
    />
  )
}
