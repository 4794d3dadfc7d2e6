import { useRef, useState, type SubmitEvent } from 'react'
import { LocateFixed, MapPin } from 'lucide-react'
import { href, useNavigate } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { metresBetween, type Place as BranchPlace, placeProof } from '#/domain/place.ts'
import { visitMessages } from '#/messages/visits.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { newClientKey } from '#/ui/client-key.ts'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { distanceText } from '#/ui/distance-text.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { keepArrival } from '../device/keep-arrival.ts'
import type { Arrival } from '../device/outbox.ts'
import { tryArrival } from '../device/transport.ts'

type Place =
  | { state: 'unasked' | 'asking' | 'refused' }
  | { state: 'found'; latitude: number; longitude: number; accuracy: number }

/** Requests the phone's location once; without it, checking in requires a note. */
function usePlace() {
  const [place, setPlace] = useState<Place>({ state: 'unasked' })
  const ask = () => {
    if (!('geolocation' in navigator)) return setPlace({ state: 'refused' })
    setPlace({ state: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => setPlace({ state: 'found', latitude, longitude, accuracy }),
      () => setPlace({ state: 'refused' }),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    )
  }
  return { place, ask }
}

export type CheckInVisit = {
  requestId: string
  isToday: boolean
  shopperId: string
  deviceKey: string
  questionnaireId: string | null
  /** Of the branch; null if not on the map. */
  place: BranchPlace | null
}
type CheckInFormProps = { visit: CheckInVisit; result: FormResult | undefined }

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
        ...(visit.questionnaireId ? { questionnaireId: visit.questionnaireId } : {}),
      }
      setBusy(true)
      void send(arrival, values).finally(() => setBusy(false))
    },
  }
}

/**
 * The step that begins the visit: location (requested once, with the reason), a note if something differs, the pledge.
 */
export function CheckInForm({ visit, result }: CheckInFormProps) {
  const t = useT(visitMessages)
  const lang = useLang()
  const { place, ask } = usePlace()
  const { result: own, checkIn } = useCheckIn(visit)
  const deviceTime = useRef<HTMLInputElement>(null)
  const found = place.state === 'found' ? place : null
  const distance = found && visit.place ? metresBetween(found, visit.place) : null
  const isFar = found !== null && placeProof({ distance, accuracy: found.accuracy, given: true }) === 'far'
  const noteNeeded = !found || isFar || !visit.isToday
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    checkIn(new FormData(event.currentTarget), place)
  }
  return (
    <Card title={t('checkInTitle')} description={t('checkInText')}>
      <ActionForm result={own ?? result} clientKey onSubmit={send}>
        <input type="hidden" name="intent" value="check-in" />
        <input ref={deviceTime} type="hidden" name="deviceTime" defaultValue="" />
        {(['latitude', 'longitude', 'accuracy'] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={found ? found[name] : ''} readOnly />
        ))}
        <div className="flex flex-col gap-3">
          <p className="text-ui text-ink-2">{t('placeWhy')}</p>
          {found ? (
            <Notice kind={isFar ? 'warning' : 'success'} live>
              {isFar && distance !== null
                ? t('placeFar', { distance: distanceText(distance, lang), metres: Math.round(found.accuracy) })
                : t('placeFound', { metres: Math.round(found.accuracy) })}
            </Notice>
          ) : (
            <div>
              <Button
                icon={place.state === 'asking' ? MapPin : LocateFixed}
                full="phone"
                pending={place.state === 'asking'}
                onClick={ask}
              >
                {t(place.state === 'asking' ? 'placeAsking' : 'askPlace')}
              </Button>
            </div>
          )}
          {place.state === 'refused' && (
            <Notice kind="warning" live>
              {t('placeRefused')}
            </Notice>
          )}
          {!visit.isToday && <Notice kind="warning">{t('otherDay')}</Notice>}
        </div>
        <TextArea
          name="note"
          label={t('checkInNote')}
          help={noteNeeded ? t('checkInNoteHelp') : undefined}
          optional={!noteNeeded}
          rows={2}
          maxLength={1000}
        />
        <Checkbox name="brief" label={t('confirmBrief')} />
        <SubmitButton size="large" full="phone" icon={MapPin}>
          {t('checkInButton')}
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}
