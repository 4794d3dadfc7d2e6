import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Crosshair, LocateFixed } from 'lucide-react'
import { latinDigits } from '#/domain/digits.ts'
import type { Place } from '#/domain/place.ts'
import { mapMessages } from '#/messages/map.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { FieldFrame, inputClasses } from '#/ui/field.tsx'
import { useField, useFormState } from '#/ui/form-state.ts'
import { useT } from '#/ui/language.tsx'
import { MapFrame, usePlainMap } from '#/ui/map-frame.tsx'
import type { PlainMap } from '#/ui/plain-map.ts'

export type PlacePickerProps = {
  /** Purpose of the map for screen readers. */
  label: string
  latitude: { name: string; defaultValue?: number | null }
  longitude: { name: string; defaultValue?: number | null }
  /** Initial centre while no place is chosen, such as the person's city. */
  near?: Place | null
}

const steps: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

const written = (degrees: number | null | undefined): string =>
  degrees === null || degrees === undefined ? '' : String(Number(degrees.toFixed(5)))

/** Parses degrees in the digits of either language; null when invalid. */
const degreesOf = (typed: string, limit: number): number | null => {
  const text = latinDigits(typed).replace('٫', '.').trim()
  const degrees = Number(text)
  return text !== '' && Number.isFinite(degrees) && Math.abs(degrees) <= limit ? degrees : null
}

const pair = /^\s*(-?\d{1,2}\.\d+)°?\s*[,،;\s]\s*(-?\d{1,3}\.\d+)°?\s*$/

/** Latitude and longitude in one text, as map services copy them; null for one number. */
function pairOf(text: string): { latitude: string; longitude: string } | null {
  const [, latitude, longitude] = pair.exec(text.replaceAll('٫', '.')) ?? []
  return latitude && longitude ? { latitude, longitude } : null
}

/**
 * Picks a place: on the map, by dragging, arrow keys, the device's position or coordinates. Without scripts by
 * coordinates.
 */
export function PlacePicker({ label, latitude, longitude, near = null }: PlacePickerProps) {
  const t = useT(mapMessages)
  const form = useFormState()
  const frame = usePlainMap()
  const [typed, setTyped] = useState({
    latitude: form?.values[latitude.name] ?? written(latitude.defaultValue),
    longitude: form?.values[longitude.name] ?? written(longitude.defaultValue),
  })
  const put = (place: Place) => setTyped({ latitude: written(place.latitude), longitude: written(place.longitude) })
  const north = degreesOf(typed.latitude, 90)
  const east = degreesOf(typed.longitude, 180)
  const place = north === null || east === null ? null : { latitude: north, longitude: east }
  usePin(frame.plain, place, near, put)
  const type = (name: 'latitude' | 'longitude', text: string) => {
    const both = pairOf(text)
    setTyped(both ?? { ...typed, [name]: text })
  }
  const showAll = () => frame.plain?.show(place ? [place] : near ? [near] : [], 14)
  return (
    <div className="flex flex-col gap-3">
      <MapFrame {...frame} label={label} help={t('pinHelp')} onShowAll={showAll}>
        <p className="mt-2 text-caption text-ink-2" aria-hidden>
          {t('pinHelp')}
        </p>
      </MapFrame>
      <div className="flex flex-wrap items-center gap-2 noscript:hidden">
        <MyPosition onFound={(found) => (put(found), frame.plain?.show([found], 14))} />
        {frame.plain && (
          <Button size="dense" icon={Crosshair} onClick={() => frame.plain && put(frame.plain.middle())}>
            {t('pinToMiddle')}
          </Button>
        )}
      </div>
      {!frame.hasTiles && <p className="text-caption text-ink-2 noscript:hidden">{t('pairHelp')}</p>}
      <div className="grid gap-4 md:grid-cols-2">
        <Coordinate
          {...latitude}
          label={t('latitude')}
          value={typed.latitude}
          onType={(text) => type('latitude', text)}
        />
        <Coordinate
          {...longitude}
          label={t('longitude')}
          value={typed.longitude}
          onType={(text) => type('longitude', text)}
        />
      </div>
    </div>
  )
}

/** Synchronises the pin with the chosen place. */
function usePin(plain: PlainMap | null, place: Place | null, near: Place | null, put: (place: Place) => void) {
  const t = useT(mapMessages)
  const pin = useRef<ReturnType<PlainMap['pin']> | null>(null)
  const latitude = place?.latitude ?? null
  const longitude = place?.longitude ?? null
  const nearLatitude = near?.latitude ?? null
  const nearLongitude = near?.longitude ?? null
  const moved = useEffectEvent(put)
  const name = useEffectEvent(() => t('pin'))
  const first = useEffectEvent(() => place)

  useEffect(() => {
    if (!plain) return
    plain.onPress((pressed) => moved(pressed))
    return () => {
      pin.current?.remove()
      pin.current = null
    }
  }, [plain])

  useEffect(() => {
    if (!plain) return
    const chosen = first()
    const city =
      nearLatitude === null || nearLongitude === null ? null : { latitude: nearLatitude, longitude: nearLongitude }
    if (chosen) plain.show([chosen], 13)
    else if (city) plain.show([city], 11)
  }, [plain, nearLatitude, nearLongitude])

  useEffect(() => {
    if (!plain) return
    if (latitude === null || longitude === null) {
      pin.current?.remove()
      pin.current = null
      return
    }
    const at = { latitude, longitude }
    if (pin.current) return pin.current.put(at)
    const face = pinFace(name())
    const made = plain.pin(at, face, (next) => moved(next))
    face.addEventListener('keydown', (event) => {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      event.stopPropagation()
      const pixels = event.shiftKey ? 40 : 8
      moved(made.beside(step[0] * pixels, step[1] * pixels))
    })
    pin.current = made
  }, [plain, latitude, longitude])
}

function pinFace(name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-label', name)
  button.className =
    'grid size-11 cursor-grab place-items-center rounded-full focus-visible:outline-2 focus-visible:outline-focus'
  const face = document.createElement('span')
  face.className = 'size-6 rounded-full border-4 border-canvas bg-primary ring-2 ring-primary'
  face.ariaHidden = 'true'
  button.append(face)
  return button
}

type CoordinateProps = { name: string; label: string; value: string; onType: (text: string) => void }

function Coordinate({ name, label, value, onType }: CoordinateProps) {
  const field = useField({ name })
  return (
    <FieldFrame {...field} label={label} optional>
      <input
        id={field.id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onType(latinDigits(event.target.value))}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.describedBy}
        className={classes(inputClasses, 'num input-ltr')}
      />
    </FieldFrame>
  )
}

/** Requests the device's position once, and reports a refusal. */
function MyPosition({ onFound }: { onFound: (place: Place) => void }) {
  const t = useT(mapMessages)
  const [state, setState] = useState<'idle' | 'asking' | 'taken' | 'failed'>('idle')
  const ask = () => {
    if (!('geolocation' in navigator)) return setState('failed')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('taken')
        onFound({ latitude: coords.latitude, longitude: coords.longitude })
      },
      () => setState('failed'),
      { enableHighAccuracy: false, timeout: 20_000, maximumAge: 60_000 },
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="dense" icon={LocateFixed} pending={state === 'asking'} onClick={ask}>
        {t('myPosition')}
      </Button>
      <span aria-live="polite" className="text-caption text-ink-2">
        {state === 'taken' && t('positionTaken')}
        {state === 'failed' && t('positionFailed')}
      </span>
    </div>
  )
}
