import { href } from 'react-router'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'
import type { DueFigures } from '../browse-due.server.ts'

const root = href('/admin/secret-shopper-invoicing')

/** Tabs of the payout pages, with counts of open tasks. */
export function PayoutTabs({ figures, isStopped = false }: { figures: DueFigures; isStopped?: boolean }) {
  const t = useT(payoutMessages)
  return (
    <NavTabs
      look="segment"
      label={t('rooms')}
      items={[
        { to: root, label: t('tab_due'), end: true },
        { to: `${root}/batches`, label: t('tab_batches'), count: figures.waitingBatches },
        { to: `${root}/queries`, label: t('tab_queries'), count: figures.openQueries },
        {
          to: `${root}/payouts?state=stopped`,
          label: t('tab_stopped'),
          count: figures.stopped.visits,
          current: isStopped,
        },
        { to: `${root}/payouts`, label: t('tab_all'), ...(isStopped ? { current: false } : {}) },
        { to: `${root}/settings`, label: t('tab_settings') },
      ]}
    />
  )
}
