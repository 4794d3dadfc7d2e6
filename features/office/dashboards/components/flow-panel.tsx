import { href } from 'react-router'
import { adminDashboardMessages } from '#/messages/office/dashboards.ts'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import type { Clocks, Flow } from '../flow.server.ts'

const room = (query: string) => `${href('/admin/secret-shopper')}?queue=all&${query}`
const stages = [
  { key: 'ordered', to: room('status=pending') },
  { key: 'approved', to: room('status=approved') },
  { key: 'assigned', to: room('status=assigned') },
  { key: 'visiting', to: room('status=in_progress') },
  { key: 'review', to: href('/admin/reports') },
  { key: 'released', to: `${href('/admin/reports')}?tab=released` },
] as const
const clocks = ['visit', 'write', 'review', 'all'] as const
const hoursOfTwoDays = 48

/** How many visits stand at each stage, and how long the steps between them took. */
export function FlowPanel({ flow }: { flow: Flow }) {
  const t = useT(adminDashboardMessages)
  return (
    <div className="flex flex-col gap-4">
      <StatGrid>
        {stages.map(({ key, to }) => (
          <Stat key={key} label={t(`stage_${key}`)} value={flow.stages[key]} to={to} />
        ))}
      </StatGrid>
      <ClockTable {...flow.clocks} />
    </div>
  )
}

function ClockTable({ now, before }: { now: Clocks; before: Clocks }) {
  const t = useT(adminDashboardMessages)
  const time = (hours: number | null): string => {
    if (hours === null) return '–'
    const count = Math.round(hours)
    return count < hoursOfTwoDays ? t('hours', { count }) : t('days', { count: Math.round(hours / 24) })
  }
  return (
    <table className="w-full max-w-xl border-collapse text-ui">
      <caption className="sr-only">{t('flow')}</caption>
      <thead>
        <tr className="border-b border-line text-micro text-ink-2">
          <th scope="col" className="py-1 text-start">
            {t('clock')}
          </th>
          <th scope="col" className="py-1 ps-4 text-numeric">
            {t('clockNow')}
          </th>
          <th scope="col" className="py-1 ps-4 text-numeric">
            {t('clockBefore')}
          </th>
        </tr>
      </thead>
      <tbody>
        {clocks.map((key) => (
          <tr key={key} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-1.5 text-start font-normal">
              {t(`clock_${key}`)}
            </th>
            <td className="num py-1.5 ps-4 text-numeric">{time(now[key])}</td>
            <td className="num py-1.5 ps-4 text-numeric text-ink-2">{time(before[key])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
