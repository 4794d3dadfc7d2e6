import { href, Link } from 'react-router'
import { waveStaffingMessages } from '#/messages/ordering/wave-staffing.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import type { WaveRow } from '../wave-list.ts'

/** Control room card: confirmed waves with unfilled visits. */
export function ShortWaves({ waves }: { waves: readonly WaveRow[] }) {
  const t = useT(waveStaffingMessages)
  if (waves.length === 0) return null
  return (
    <Notice kind="warning">
      <ul className="flex flex-col gap-1">
        {waves.map(({ id, name, staffing }) => (
          <li key={id}>
            <Link to={href('/admin/secret-shopper/waves/:waveId', { waveId: id })} className="link">
              {t('short', { ...staffing, wave: `\u2068${name}\u2069` })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
