import { deskMessages } from '#/messages/reports.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'

const keys = [
  ['J', 'key_next'],
  ['K', 'key_previous'],
  ['F', 'key_failed'],
  ['X', 'key_mark'],
  ['G', 'key_grade'],
] as const

/** The shortcuts of the desk, and the switch that turns them off. */
export function DeskKeys({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const t = useT(deskMessages)
  return (
    <Card title={t('keyboard')} className="max-lg:hidden">
      <label className="flex items-center gap-3 text-ui">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 accent-primary"
        />
        {t('keyboardOn')}
      </label>
      {on && (
        <dl className="mt-3 flex flex-col gap-2 text-ui">
          {keys.map(([key, label]) => (
            <div key={key} className="flex items-center justify-between gap-3">
              <dt className="text-ink-2">{t(label)}</dt>
              <dd>
                <kbd className="num rounded-badge border border-line-input bg-surface-2 px-2 py-0.5 text-caption">
                  {key}
                </kbd>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
