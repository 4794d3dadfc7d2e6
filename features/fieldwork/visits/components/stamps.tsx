import { withoutMarks } from '#/domain/text.ts'
import { useState } from 'react'
import { Check, Pencil, Timer } from 'lucide-react'
import { allQuestions } from '#/domain/questionnaire.ts'
import { minutesByStamps, type StampName, stampNames } from '#/domain/visit-times.ts'
import { formatTime, fromRiyadh, toRiyadh } from '#/domain/riyadh-time.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Moment } from '../device/outbox.ts'
import { useVisit } from './visit-context.ts'

/**
 * Sets or corrects a stamp; timing questions derived from two stamps follow, unless the shopper has typed another
 * value.
 */
function useStamp() {
  const { definition, store } = useVisit()
  const stampsOf = () => store.state().stamps.map(({ name, deviceAt }) => ({ name, at: deviceAt }))
  return (name: StampName, detail: Moment['detail'] = {}, at: number = Date.now()) => {
    const before = minutesByStamps(definition.code, stampsOf())
    store.note('stamp', name, detail, at)
    const known = new Set(allQuestions(definition).map(({ key }) => key))
    for (const [question, minutes] of minutesByStamps(definition.code, stampsOf())) {
      const { value = null, notApplicable = false } = store.state().drafts.get(question) ?? {}
      const untouched = value === null || value === before.get(question)
      if (known.has(question) && untouched && !notApplicable) store.setAnswer(question, minutes)
    }
  }
}

/** Stamps of a visit, one tap each; folded to one line of progress above the buttons of a section. */
export function Stamps() {
  const t = useT(questionnaireMessages)
  const { state } = useVisit()
  const done = new Map(state.stamps.map((stamp) => [stamp.name, stamp]))
  const next = stampNames.find((name) => !done.has(name))
  return (
    <details className="group" data-stamps>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 text-ui font-medium [&::-webkit-details-marker]:hidden">
        <Icon as={Timer} size={16} />
        <span className="flex-1">{t('stamps')}</span>
        <span className="text-caption text-ink-2">
          {t('answeredOf', { answered: done.size, total: stampNames.length })}
        </span>
      </summary>
      <div className="flex max-h-[55dvh] flex-col gap-3 overflow-y-auto pb-3">
        <p className="text-caption text-ink-2">{t('stampsHelp')}</p>
        <ul className="flex flex-col gap-2">
          {stampNames.map((name) => (
            <StampLine key={name} name={name} stamp={done.get(name)} isNext={name === next} />
          ))}
        </ul>
      </div>
    </details>
  )
}

type LineProps = { name: StampName; stamp: Moment | undefined; isNext: boolean }

function StampLine({ name, stamp, isNext }: LineProps) {
  const t = useT(questionnaireMessages)
  const lang = useLang()
  const stampNow = useStamp()
  const [editing, setEditing] = useState(false)
  if (!stamp)
    return (
      <li>
        <Button size="large" full variant={isNext ? 'primary' : 'secondary'} onClick={() => stampNow(name)}>
          {t(`stamp_${name}`)}
        </Button>
      </li>
    )
  const at = new Date(stamp.deviceAt)
  const edit = (time: string) => {
    const typed = /^\d{2}:\d{2}$/.test(time) ? fromRiyadh(`${toRiyadh(at).slice(0, 10)}T${time}`) : null
    setEditing(false)
    if (!typed || typed.getTime() === Math.floor(at.getTime() / 60_000) * 60_000) return
    stampNow(name, { editedFrom: stamp.detail.editedFrom ?? stamp.deviceAt }, typed.getTime())
  }
  return (
    <li className={classes('flex min-h-13 items-center gap-3 rounded-control border border-line px-4')}>
      <Icon as={Check} size={16} />
      <span className="flex-1 font-medium">{t(`stamp_${name}`)}</span>
      {editing ? (
        <label>
          <span className="sr-only">{t('stampTime', { name: t(`stamp_${name}`) })}</span>
          <input
            type="time"
            dir="ltr"
            defaultValue={toRiyadh(at).slice(11, 16)}
            onBlur={(event) => edit(event.target.value)}
            className="input-ltr min-h-11 rounded-control border border-line-input bg-canvas px-2"
          />
        </label>
      ) : (
        <span className="text-end">
          <bdi className="num">{formatTime(at, lang)}</bdi>
          {stamp.detail.editedFrom && <span className="block text-caption text-ink-2">{t('stampEdited')}</span>}
        </span>
      )}
      <IconButton
        icon={Pencil}
        label={withoutMarks(t('stampEdit', { name: t(`stamp_${name}`) }))}
        onClick={() => setEditing(!editing)}
      />
    </li>
  )
}
