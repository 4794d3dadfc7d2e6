import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Day, formatDay, isDay } from '#/domain/riyadh-time.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { Button } from '#/ui/button.tsx'
import { DateField } from '#/ui/date-time-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'

/** Days on which a duty is not due, sent as `except`; a day that is chosen and not added is sent as `exceptNew`. */
export function ExceptDays({ days }: { days: readonly Day[] }) {
  const t = useT(dutyMessages)
  const lang = useLang()
  const place = useRef<HTMLFieldSetElement>(null)
  const [left, setLeft] = useState<readonly Day[]>(days)
  const [chosen, setChosen] = useState<Day | null>(null)
  const [round, setRound] = useState(0)
  const told = useRef(left)
  // why: the preview of the next dates listens to the form, whose hidden fields are drawn by then
  useEffect(() => {
    if (told.current === left) return
    told.current = left
    place.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [left])
  const add = () => {
    if (chosen === null || !isDay(chosen)) return
    setLeft([...new Set([...left, chosen])].toSorted())
    setChosen(null)
    setRound(round + 1)
  }
  return (
    <fieldset ref={place} className="flex flex-col gap-3">
      <legend className="mb-2 text-ui font-medium">{t('exceptDays')}</legend>
      {left.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {left.map((day) => (
            <li key={day}>
              <input type="hidden" name="except" value={day} />
              <Button
                size="dense"
                icon={X}
                aria-label={t('exceptBack', { day: formatDay(day, lang) })}
                onClick={() => setLeft(left.filter((each) => each !== day))}
              >
                {formatDay(day, lang)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <DateField
          key={round}
          name="exceptNew"
          label={t('exceptNew')}
          help={t('exceptHint')}
          optional
          onChange={setChosen}
        />
        <Button onClick={add} disabled={chosen === null}>
          {t('exceptAdd')}
        </Button>
      </div>
    </fieldset>
  )
}
