import { sar } from '#/domain/money.ts'
import type { Cooling } from '#/domain/operations/daily-reports/cooling.ts'
import type { DailyValue } from '#/domain/operations/daily-reports/values.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useDaily } from './daily-context.ts'

/** Answers that two phones gave differently: the person chooses each. */
export function ConflictNotice() {
  const t = useT(dailyFillMessages)
  const { state, store } = useDaily()
  const nameOf = useKeyName()
  const shown = useShownValue()
  return (
    <Notice kind="warning" live title={t('conflicts')}>
      <p>{t('conflictHint')}</p>
      <ul className="mt-2 flex flex-col gap-3">
        {Object.entries(state.conflicts).map(([key, mine]) => (
          <li key={key} className="flex flex-col gap-2">
            <span className="font-medium">{nameOf(key)}</span>
            <span className="flex flex-wrap gap-2">
              <Button onClick={() => store.settle(key, 'mine')}>{t('mine', { value: shown(key, mine) })}</Button>
              <Button onClick={() => store.settle(key, 'theirs')}>
                {t('theirs', { value: shown(key, state.values[key] ?? null) })}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Name of an answer, by its key. */
export function useKeyName(): (key: string) => string {
  const t = useT(dailyFillMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const { filling, state } = useDaily()
  const { template } = filling
  const { values } = state
  return (key) => {
    const [part, name] = [key.slice(0, key.indexOf('.')), key.slice(key.indexOf('.') + 1)]
    const field = template.fields.find((one) => one.key === key)
    if (field?.label) return field.label[lang]
    if (Object.hasOwn(dailyMessages, key)) return word(key as 'covers')
    if (part === 'temp') return template.points.find((one) => one.key === name)?.name[lang] ?? name
    if (part === 'cooling') {
      const carried = filling.carried.find((one) => one.key === key)
      return (values[key] as Cooling | undefined)?.item ?? carried?.cooling.item ?? t('cooling')
    }
    if (part === 'duty') return template.duties.find((one) => one.key === name)?.name[lang] ?? name
    if (key === 'waste') return word('section_waste')
    if (/^count\.\d/.test(key)) return t('piecesOf', { value: (Number(name) / 100).toString() })
    return t('count')
  }
}

function useShownValue() {
  const t = useT(dailyFillMessages)
  const word = useT(dailyMessages)
  const { template } = useDaily().filling
  return (key: string, value: DailyValue): string => {
    if (value === null) return t('empty')
    const type = template.fields.find((one) => one.key === key)?.type
    if (typeof value === 'number') return type === 'amount' || type === 'signed' ? sar(value) : String(value)
    if (typeof value === 'string') return value.slice(0, 60)
    if (typeof value === 'object' && 'start' in value) return value.item
    if (typeof value === 'object' && 'degrees' in value) return word('degrees', { value: value.degrees.toFixed(1) })
    if (typeof value === 'object' && 'done' in value) return word(value.done ? 'done' : 'notDone')
    return t('answered')
  }
}
