import { ArrowLeft, CircleAlert, CircleCheck } from 'lucide-react'
import { formatTime } from '#/domain/riyadh-time.ts'
import { type DailySection, dailySections } from '#/domain/operations/daily-reports/template.ts'
import { type OpenPoint, openPoints } from '#/domain/operations/daily-reports/values.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useKeyName } from './conflict-notice.tsx'
import { useDaily } from './daily-context.ts'

/** What is missing, and the one next step: the next section, the first missing point, or the signature. */
export function FillFoot({ at, go }: { at: number; go: (section: DailySection) => void }) {
  const t = useT(dailyFillMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const { filling, store, state } = useDaily()
  const nameOf = useKeyName()
  const open = openPoints(filling.template, state.values, filling.carried)
  const next = dailySections[at + 1]
  const [first] = open
  const say = ({ key, why }: OpenPoint) => t(`why_${why}`, { point: nameOf(key) })
  const blocked = Object.keys(state.conflicts).length > 0
  return (
    <>
      {!next && (
        <p className="text-caption text-ink-2">{t('due', { time: formatTime(new Date(filling.dueAt), lang) })}</p>
      )}
      <div className="sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-col gap-2 border-t border-line bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {!next && (
          <ul className="flex flex-col gap-1 text-caption" aria-live="polite">
            {open.length === 0 ? (
              <li data-tone="green" className="inline-flex items-center gap-2 text-tone-ink">
                <Icon as={CircleCheck} size={16} />
                {t('complete')}
              </li>
            ) : (
              <li data-tone="red" className="inline-flex items-center gap-2 text-tone-ink">
                <Icon as={CircleAlert} size={16} />
                {open.length === 1 && first ? say(first) : t('missingBefore', { count: open.length })}
              </li>
            )}
          </ul>
        )}
        <div className="flex items-stretch gap-2">
          {at > 0 && (
            <button
              type="button"
              aria-label={t('back')}
              onClick={() => go(dailySections[at - 1]!)}
              className="inline-flex min-h-13 w-14 shrink-0 items-center justify-center rounded-control border border-line-input hover:bg-surface-2"
            >
              <Icon as={ArrowLeft} directional />
            </button>
          )}
          {next ? (
            <Button size="large" variant="primary" full onClick={() => go(next)}>
              {t('next', { step: word(`section_${next}`) })}
            </Button>
          ) : first ? (
            <Button size="large" variant="primary" full onClick={() => go(first.section)}>
              {t('toMissing', { point: word(`section_${first.section}`) })}
            </Button>
          ) : (
            <Button
              size="large"
              variant="primary"
              full
              aria-disabled={blocked}
              onClick={() => !blocked && store.step('sign')}
            >
              {t('sign')}
            </Button>
          )}
        </div>
        {!next && !first && !blocked && (
          <Button variant="quiet" full onClick={() => store.step('submit')}>
            {t('submitOnly')}
          </Button>
        )}
      </div>
    </>
  )
}
