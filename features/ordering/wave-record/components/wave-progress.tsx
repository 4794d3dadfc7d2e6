import { href, Link } from 'react-router'
import { waveStages } from '#/domain/ordering/wave-progress.ts'
import { wavePickMessages } from '#/messages/ordering/wave-visits.ts'
import { waveRecordMessages } from '#/messages/ordering/wave-record.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { WaveRecord } from '../read-record.server.ts'

/** Visits by stage, each a link to the visits that reached it. */
export function WaveProgress({ record: { wave, progress } }: { record: WaveRecord }) {
  const t = useT(waveRecordMessages)
  const stage = useT(wavePickMessages)
  const lang = useLang()
  const home = href('/admin/secret-shopper/waves/:waveId', { waveId: wave.id })
  if (wave.visits === 0) return null
  return (
    <ol aria-label={t('progress')} className="grid grid-cols-5 gap-x-2 md:gap-x-4">
      {waveStages.map((key) => {
        const count = progress[key]
        const share = progress.planned === 0 ? 0 : (100 * count) / progress.planned
        return (
          <li key={key} className="group relative min-w-0">
            <svg aria-hidden width="100%" height="4" className="block rounded-full bg-surface-3">
              <rect
                x={lang === 'ar' ? `${100 - share}%` : 0}
                width={`${share}%`}
                height="4"
                rx="2"
                className="fill-primary"
              />
            </svg>
            <span className="num mt-1 block text-[18px] leading-[26px] font-semibold rtl:leading-[30px]">{count}</span>
            <span className="block text-caption text-ink-2">
              {count > 0 ? (
                <Link
                  to={`${home}?stage=${key}`}
                  className="group-hover:underline after:absolute after:-inset-1 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
                >
                  {stage(`stage_${key}`)}
                </Link>
              ) : (
                stage(`stage_${key}`)
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
