import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { LocateFixed, MapPin } from 'lucide-react'
import { href, useNavigate } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { metresBetween, type Place as BranchPlace, placeProof } from '#/domain/place.ts'
import { visitMessages } from '#/messages/visits.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { newClientKey } from '#/ui/client-key.ts'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm } from '#/ui/form.tsx'
import { distanceText } from '#/ui/distance-text.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { keepArrival } from '../device/keep-arrival.ts'
import type { Arrival } from '../device/outbox.ts'
import { tryArrival } from '../device/transport.ts'
import { NextStepBar } from './next-step-bar.tsx'

type Place =
  | { state: 'unasked' | 'asking' | 'refused' }
  | { state: 'found'; latitude: number; longitude: number; accuracy: number }

/** Requests the phone's location once; without it, checking in requires a note. */
function usePlace() {
  const [place, setPlace] = useState<Place>({ state: 'unasked' })
  const ask = (): Promise<Place> =>
    new Promise((resolve) => {
      const settle = (settled: Place) => {
        setPlace(settled)
        resolve(settled)
      }
      if (!('geolocation' in navigator)) return settle({ state: 'refused' })
      setPlace({ state: 'asking' })
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy } }) => settle({ state: 'found', latitude, longitude, accuracy }),
        () => settle({ state: 'refused' }),
        { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
      )
    })
  return { place, ask }
}

export type CheckInVisit = {
  requestId: string
  scheduledAt: string
  isToday: boolean
  shopperId: string
  deviceKey: string
  questionnaireId: string | null
  /** Corrective actions about which the visit asks besides. */
  again: readonly string[]
  /** Of the branch; null if not on the map. */
  place: BranchPlace | null
}
type CheckInFormProps = {
  visit: CheckInVisit
  result: FormResult | undefined
  /** Between the form and the bar with its button. */
  children?: ReactNode
}

/** Sends the check-in, or stores it on the phone without a network: the visit begins either way. */
function useCheckIn(visit: CheckInVisit) {
  const navigate = useNavigate()
  const [result, setResult] = useState<FormResult>()
  const [reportId] = useState(() => newClientKey())
  const [busy, setBusy] = useState(false)
  const refuse = (fields: Readonly<Record<string, string>>, values: Record<string, string>) =>
    setResult({ ok: false, problem: null, fields: { ...fields }, values })

  async function send(arrival: Arrival, values: Record<string, string>): Promise<void> {
    const answer = await tryArrival(arrival)
    if (answer.kind === 'ok')
      return void navigate(href('/freelancer/submit-report/:reportId', { reportId: answer.body.reportId }))
    if (answer.kind === 'signed-out') return location.reload()
    if (answer.kind === 'refused')
      return Object.keys(answer.fields).length > 0
        ? refuse(answer.fields, values)
        : setResult({ ok: false, problem: { code: answer.code, details: {} }, fields: {}, values })
    const { shopperId, requestId, deviceKey } = visit
    if (await keepArrival({ account: shopperId, visit: requestId, key: deviceKey }, arrival))
      return location.assign(href('/freelancer/visit/:requestId', { requestId }))
    setResult({ ok: false, problem: { code: 'visit.not-kept', details: {} }, fields: {}, values })
  }
  return {
    result,
    busy,
    /** Validates on the phone, then sends. */
    checkIn(form: FormData, place: Place): void {
      if (busy) return
      const note = form.get('note')
      const values = { note: typeof note === 'string' ? note : '' }
      const found = place.state === 'found' ? place : null
      if (form.get('brief') !== 'on') return refuse({ brief: 'confirm-brief' }, values)
      if (values.note.trim() === '' && (!found || !visit.isToday)) return refuse({ note: 'check-in-note' }, values)
      const arrival: Arrival = {
        requestId: visit.requestId,
        reportId,
        deviceTime: new Date().toISOString(),
        latitude: found?.latitude ?? null,
        longitude: found?.longitude ?? null,
        accuracy: found?.accuracy ?? null,
        note: values.note.trim().slice(0, 1000),
        ...(visit.questionnaireId ? { questionnaireId: visit.questionnaireId, again: visit.again } : {}),
      }
      setBusy(true)
      void send(arrival, values).finally(() => setBusy(false))
    },
  }
}

const formId = 'check-in'
const reasonId = 'check-in-reason'

/** Entries of the form that decide what is still missing. */
type Entered = { brief: boolean; note: boolean }

const enteredIn = (form: FormData): Entered => {
  const note = form.get('note')
  return { brief: form.get('brief') === 'on', note: typeof note === 'string' && note.trim() !== '' }
}

/**
 * The step that begins the visit: location (requested once, with the reason), a note if something differs, the pledge. Its
 * button stands in the bar at the foot of the page, with what is still missing.
 */
export function CheckInForm({ visit, result, children }: CheckInFormProps) {
  const t = useT(visitMessages)
  const lang = useLang()
  const { place, ask } = usePlace()
  const { result: own, busy, checkIn } = useCheckIn(visit)
  const [entered, setEntered] = useState<Entered>({ brief: false, note: false })
  const deviceTime = useRef<HTMLInputElement>(null)
  const found = place.state === 'found' ? place : null
  const distance = found && visit.place ? metresBetween(found, visit.place) : null
  const isFar = found !== null && placeProof({ distance, accuracy: found.accuracy, given: true }) === 'far'
  const noteNeeded = !found || isFar || !visit.isToday
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { brief, note } = enteredIn(form)
    // why: who gives neither place nor note is asked for the place by the same tap
    if (brief && !note && visit.isToday && place.state === 'unasked')
      return void ask().then((settled) => checkIn(form, settled))
    if (place.state !== 'asking') checkIn(form, place)
  }
  const missing = () => {
    if (!visit.isToday && !entered.note) return t('barOtherDay', { day: formatDate(new Date(visit.scheduledAt), lang) })
    if (!entered.brief) return t('barBrief')
    return noteNeeded && !entered.note && place.state !== 'unasked' ? t('barNote') : t('barReady')
  }
  return (
    <>
      <Card title={t('checkInTitle')} description={t('checkInText')} id="check-in-card">
        <div
          className="contents"
          onInput={({ target }) => {
            const form = target instanceof Element ? target.closest('form') : null
            if (form) setEntered(enteredIn(new FormData(form)))
          }}
        >
          <ActionForm id={formId} result={own ?? result} clientKey onSubmit={send} className="gap-4">
            <input type="hidden" name="intent" value="check-in" />
            <input ref={deviceTime} type="hidden" name="deviceTime" defaultValue="" />
            {(['latitude', 'longitude', 'accuracy'] as const).map((name) => (
              <input key={name} type="hidden" name={name} value={found ? found[name] : ''} readOnly />
            ))}
            <WhereNow {...{ place, isFar, distance, ask }} />
            <TextArea
              name="note"
              label={t('checkInNote')}
              help={noteNeeded ? t('checkInNoteHelp') : undefined}
              optional={!noteNeeded}
              rows={2}
              maxLength={1000}
            />
            <Checkbox name="brief" label={t('confirmBrief')} />
          </ActionForm>
        </div>
      </Card>
      {children}
      <NextStepBar reason={missing()} reasonId={reasonId}>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size="large"
          full
          icon={MapPin}
          pending={busy || place.state === 'asking'}
          aria-describedby={reasonId}
        >
          {t('checkInButton')}
        </Button>
      </NextStepBar>
    </>
  )
}

type WhereNowProps = { place: Place; isFar: boolean; distance: number | null; ask: () => Promise<Place> }

/** Location of the phone: the button that asks for it, then how near it is. */
function WhereNow({ place, isFar, distance, ask }: WhereNowProps) {
  const t = useT(visitMessages)
  const lang = useLang()
  const found = place.state === 'found' ? place : null
  if (found)
    return (
      <Notice kind={isFar ? 'warning' : 'success'} live>
        {isFar && distance !== null
          ? t('placeFar', { distance: distanceText(distance, lang), metres: Math.round(found.accuracy) })
          : t('placeFound', { metres: Math.round(found.accuracy) })}
      </Notice>
    )
  return (
    <div className="flex flex-col gap-2">
      <div>
        <Button
          icon={place.state === 'asking' ? MapPin : LocateFixed}
          full="phone"
          pending={place.state === 'asking'}
          onClick={() => void ask()}
        >
          {t(place.state === 'asking' ? 'placeAsking' : 'askPlace')}
        </Button>
      </div>
      <p className="text-caption text-ink-2">{t('placeWhy')}</p>
      {place.state === 'refused' && (
        <Notice kind="warning" live>
          {t('placeRefused')}
        </Notice>
      )}
    </div>
  )
}
