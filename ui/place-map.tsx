import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Place } from '#/domain/place.ts'
import { translator } from '#/domain/text.ts'
import { mapMessages } from '#/messages/map.ts'
import type { Tone } from '#/ui/badge.tsx'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { MapFrame, usePlainMap } from '#/ui/map-frame.tsx'

/** Shapes, which distinguish markers beside their colour. */
export type MarkerShape = 'round' | 'square' | 'diamond'

export type MapMarker = {
  id: string
  place: Place
  /** Name of the place. */
  label: string
  /** Second line: a date, a distance, a status. */
  detail?: string
  tone?: Tone
  shape?: MarkerShape
  /** Text on the marker. Default: its number in the list. */
  mark?: string
  href?: string
}

export type PlaceMapProps = {
  /** Description of the map for screen readers. */
  label: string
  markers: readonly MapMarker[]
  /** Reader's position. */
  you?: Place | null
  /** Circle around the reader, in metres. */
  around?: number
  /** Number of items without a place, which the map omits. */
  unplaced?: number
  /** Numbered list beside the map; omitted on pages with their own list. */
  list?: 'shown' | 'none'
  tall?: boolean
}

const shapeClasses: Record<MarkerShape, string> = {
  round: 'rounded-full',
  square: 'rounded-badge',
  diamond: 'rotate-45 rounded-badge',
}
const faceClasses = (shape: MarkerShape) =>
  classes(
    'num grid size-7 shrink-0 place-items-center border-2 border-tone-dot bg-tone text-micro font-semibold text-tone-ink',
    shapeClasses[shape],
  )

type Face = { mark: string; tone: Tone; shape: MarkerShape; name: string; isChosen: boolean; onPress: () => void }

/** A marker is a button of 44 pixels, usable by pointer, touch and keyboard. */
function markerButton({ mark, tone, shape, name, isChosen, onPress }: Face): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className =
    'grid size-11 place-items-center rounded-full focus-visible:outline-2 focus-visible:outline-focus aria-pressed:bg-primary-soft'
  button.dataset['tone'] = tone
  button.setAttribute('aria-label', name)
  button.setAttribute('aria-pressed', String(isChosen))
  const face = document.createElement('span')
  face.className = faceClasses(shape)
  face.ariaHidden = 'true'
  const text = document.createElement('span')
  if (shape === 'diamond') text.className = '-rotate-45'
  text.textContent = mark
  face.append(text)
  button.append(face)
  button.addEventListener('click', onPress)
  return button
}

const faceOf = (marker: MapMarker, index: number) => ({
  mark: marker.mark ?? String(index + 1),
  tone: marker.tone ?? ('blue' as const),
  shape: marker.shape ?? ('round' as const),
  name: marker.detail ? `${marker.label} · ${marker.detail}` : marker.label,
})

/** Items on a map, with an equivalent list. Without a tile server the list alone. */
export function PlaceMap({ label, markers, you, around, unplaced = 0, list = 'shown', tall }: PlaceMapProps) {
  const t = useT(mapMessages)
  const lang = useLang()
  const frame = usePlainMap()
  const { plain } = frame
  const [chosen, setChosen] = useState<readonly string[]>([])
  const key = useMemo(() => JSON.stringify([markers, you ?? null]), [markers, you])
  const placesKey = useMemo(() => JSON.stringify([markers.map(({ place }) => place), you ?? null]), [markers, you])
  const showAll = () => plain?.show([...markers.map(({ place }) => place), ...(you ? [you] : [])])

  useEffect(() => {
    if (!plain) return
    const [places, home] = JSON.parse(placesKey) as [Place[], Place | null]
    plain.show(home ? [...places, home] : places)
  }, [plain, placesKey])

  useEffect(() => {
    if (!plain) return
    const words = translator(lang, mapMessages)
    const [shown, home] = JSON.parse(key) as [MapMarker[], Place | null]
    const found = new Map(shown.map((marker, index) => [marker.id, { marker, face: faceOf(marker, index) }]))
    const stops = [
      plain.drawGroups(shown, (ids) => {
        const only = ids.length === 1 ? found.get(ids[0]!) : undefined
        const isChosen = ids.some((id) => chosen.includes(id))
        if (only) return markerButton({ ...only.face, isChosen, onPress: () => setChosen(ids) })
        const places = ids.map((id) => found.get(id)!.marker.place)
        const onPress = () => {
          setChosen(ids)
          if (!plain.isNearest()) plain.show(places, 17)
        }
        const name = words('together', { count: ids.length })
        return markerButton({ mark: String(ids.length), tone: 'grey', shape: 'square', name, isChosen, onPress })
      }),
    ]
    if (home) stops.push(plain.drawGroups([{ id: 'you', place: home }], () => youMark(words('here'))))
    if (home && around) stops.push(plain.circle(home, around))
    return () => {
      for (const stop of stops) stop()
    }
  }, [plain, key, chosen, around, lang])

  const shownNow = markers
    .map((marker, index) => ({ marker, index }))
    .filter(({ marker }) => chosen.includes(marker.id))
  if (!frame.hasTiles && list === 'none') return null
  if (markers.length === 0 && !you) return <p className="text-ui text-ink-2">{t('nothing')}</p>
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <MapFrame {...frame} label={label} help={t('howToMove')} onShowAll={showAll} tall={tall}>
        <div aria-live="polite" className="mt-2">
          {shownNow.length > 0 && <MarkerList entries={shownNow.slice(0, 8)} label={t('onTheMap')} boxed />}
        </div>
      </MapFrame>
      {unplaced > 0 && <p className="text-caption text-ink-2">{t('unplaced', { count: unplaced })}</p>}
      {list === 'shown' && (
        <MarkerList entries={markers.map((marker, index) => ({ marker, index }))} label={label} boxed={false} />
      )}
    </div>
  )
}

function youMark(text: string): HTMLElement {
  const mark = document.createElement('span')
  mark.className = 'pointer-events-none grid size-11 place-items-center'
  const face = document.createElement('span')
  face.className =
    '-translate-y-7 rounded-full border-2 border-canvas bg-primary px-2 py-0.5 text-micro font-semibold text-on-primary'
  face.textContent = text
  mark.append(face)
  return mark
}

type Entry = { marker: MapMarker; index: number }

function MarkerList({ entries, label, boxed }: { entries: readonly Entry[]; label: string; boxed: boolean }) {
  return (
    <ul
      aria-label={label}
      className={classes('flex flex-col', boxed && 'rounded-card border border-line bg-card px-3 py-1')}
    >
      {entries.map(({ marker, index }) => {
        const { mark, tone, shape } = faceOf(marker, index)
        return (
          <li key={marker.id} className="flex min-h-11 items-center gap-3 py-1 text-ui">
            <span data-tone={tone} className={faceClasses(shape)} aria-hidden>
              <span className={shape === 'diamond' ? '-rotate-45' : ''}>{mark}</span>
            </span>
            <span className="min-w-0">
              {marker.href ? (
                <Link to={marker.href} className="link font-medium">
                  <bdi>{marker.label}</bdi>
                </Link>
              ) : (
                <bdi className="font-medium">{marker.label}</bdi>
              )}
              {marker.detail && <span className="block text-caption text-ink-2">{marker.detail}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
