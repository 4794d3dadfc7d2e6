import { useState } from 'react'
import { LocateFixed } from 'lucide-react'
import {
  type DateQuestion,
  isValidValue,
  maximumReceiptHalalas,
  type PlaceQuestion,
  type ReceiptQuestion,
} from '#/domain/questionnaire.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import { fieldName } from '../section-fields.ts'
import { typedNumber } from './typed-number.ts'
import { useDraft, useVisit } from './visit-context.ts'

const box =
  'input-ltr min-h-12 w-full rounded-control border border-line-input bg-canvas px-4 text-body focus-visible:outline-2 focus-visible:outline-focus'

/** Native date or time picker: fastest one-handed. */
function NativeField(props: {
  name: string
  label: string
  type: 'date' | 'datetime-local'
  value: string
  hideLabel?: boolean
  onChange: (value: string) => void
}) {
  const { name, label, type, value, hideLabel, onChange } = props
  return (
    <label className="flex flex-col gap-1.5 text-ui font-medium">
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      <input
        type={type}
        name={name}
        dir="ltr"
        defaultValue={value}
        onChange={(event) => onChange(event.target.value)}
        className={box}
      />
    </label>
  )
}

export function DateAnswer({ question }: { question: DateQuestion }) {
  const lang = useLang()
  const { store, state } = useVisit()
  const { value } = useDraft(question.key)
  return (
    <NativeField
      key={state.revisions.get(question.key)}
      type="date"
      name={fieldName('value', question.key)}
      label={question.text[lang]}
      hideLabel
      value={typeof value === 'string' ? value : ''}
      onChange={(typed) => store.answer(question.key, { value: typed || null, notApplicable: false })}
    />
  )
}

/** Location of the phone, read once, only on request. */
export function PlaceAnswer({ question }: { question: PlaceQuestion }) {
  const t = useT(questionnaireMessages)
  const { store } = useVisit()
  const { value } = useDraft(question.key)
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState(false)
  const found = typeof value === 'object' && value !== null && 'accuracy' in value ? value : null
  const ask = () => {
    if (!('geolocation' in navigator)) return setRefused(true)
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        setAsking(false)
        setRefused(false)
        store.answer(question.key, { value: { latitude, longitude, accuracy }, notApplicable: false })
      },
      () => {
        setAsking(false)
        setRefused(true)
      },
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {found && (
        <Notice kind="success" live>
          {t('placeFound', { metres: Math.round(found.accuracy) })}
        </Notice>
      )}
      {refused && (
        <Notice kind="warning" live>
          {t('placeRefused')}
        </Notice>
      )}
      <noscript>
        <Notice kind="info">{t('placePlain')}</Notice>
      </noscript>
      <div className="noscript:hidden">
        <Button size="large" full icon={LocateFixed} pending={asking} onClick={ask}>
          {t(asking ? 'placeAsking' : 'placeShare')}
        </Button>
      </div>
    </div>
  )
}

type Typed = { total: string; at: string }

/** Amount and time as on the receipt; its photo is taken below. */
export function ReceiptAnswer({ question }: { question: ReceiptQuestion }) {
  const t = useT(questionnaireMessages)
  const { store, state } = useVisit()
  const { value } = useDraft(question.key)
  const stored = typeof value === 'object' && value !== null && 'total' in value ? value : null
  const [typed, setTyped] = useState<Typed>({ total: stored ? String(stored.total / 100) : '', at: stored?.at ?? '' })
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    const riyals = typedNumber(next.total)
    const receipt = riyals === null ? null : { total: Math.round(riyals * 100), at: next.at.slice(0, 16) }
    const fits = receipt !== null && isValidValue(question, receipt)
    store.answer(question.key, { value: fits ? receipt : null, notApplicable: false })
  }
  const wrong = typed.total.trim() !== '' && typedNumber(typed.total) === null
  const name = fieldName('value', question.key)
  return (
    <div key={state.revisions.get(question.key)} className="flex flex-col gap-3">
      <NumberField
        name={`${name}.total`}
        label={t('receiptTotal')}
        decimals
        suffix={t('sar')}
        defaultValue={typed.total}
        error={wrong ? t('notANumber', { min: 0, max: maximumReceiptHalalas / 100 }) : undefined}
        onChange={(total) => change({ total })}
      />
      <NativeField
        type="datetime-local"
        name={`${name}.at`}
        label={t('receiptTime')}
        value={typed.at}
        onChange={(at) => change({ at })}
      />
    </div>
  )
}
