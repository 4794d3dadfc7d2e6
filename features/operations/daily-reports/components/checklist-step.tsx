import { type DutyDone, dutyKey } from '#/domain/operations/daily-reports/values.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { useDaily } from './daily-context.ts'
import { SectionFields } from './value-fields.tsx'

/** Ticks of the closing list, each with its time. */
export function ChecklistStep() {
  const word = useT(dailyMessages)
  const lang = useLang()
  const { state, store, filling } = useDaily()
  return (
    <>
      <ul className="flex flex-col">
        {filling.template.duties.map(({ key, name }) => {
          const answer = (state.values[dutyKey(key)] ?? null) as DutyDone | null
          const set = (done: boolean) => store.set({ [dutyKey(key)]: { done, at: new Date().toISOString() } })
          return (
            <li key={key} className="border-b border-line py-3">
              <fieldset className="flex flex-wrap items-center justify-between gap-3">
                <legend className="contents">
                  <span className="min-w-48 flex-1 text-ui">{name[lang]}</span>
                </legend>
                {([true, false] as const).map((done) => (
                  <label
                    key={String(done)}
                    className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-input px-3 text-ui has-checked:border-2 has-checked:border-ink"
                  >
                    <input
                      type="radio"
                      name={dutyKey(key)}
                      checked={answer?.done === done}
                      onChange={() => set(done)}
                    />
                    {word(done ? 'done' : 'notDone')}
                  </label>
                ))}
              </fieldset>
            </li>
          )
        })}
      </ul>
      <div>
        <SectionFields section="checklist" />
      </div>
    </>
  )
}
