import 'leaflet/dist/leaflet.css'
import {
  circle as drawCircle,
  divIcon,
  LatLngBounds,
  layerGroup,
  type LeafletEventHandlerFn,
  Map as LeafletMap,
  Marker,
  TileLayer,
} from 'leaflet'
import { wholeCountry } from '#/domain/city-places.ts'
import type { Place } from '#/domain/place.ts'
import { groupPoints } from './map-groups.ts'

/** Loaded in the browser only, when a map is shown, because it imports Leaflet. */

const hitArea = 44
const nearest = 17

const point = ({ latitude, longitude }: Place): [number, number] => [latitude, longitude]
const boundsOf = (places: readonly Place[]): LatLngBounds => new LatLngBounds(places.map(point))

/** An element positioned by Leaflet, without a button role of its own. */
const at = (place: Place, element: HTMLElement, size: number, draggable = false): Marker =>
  new Marker(point(place), {
    icon: divIcon({ html: element, className: '', iconSize: [size, size] }),
    keyboard: false,
    draggable,
    autoPan: draggable,
  })

/** Draws the pictures of the tile server. Tells when none of those in view arrived. */
function drawTiles(map: LeafletMap, address: string, onFailed: () => void) {
  const layer = new TileLayer(address, { maxZoom: nearest })
  let arrived = false
  layer.on('tileload', () => (arrived = true))
  layer.on('load', () => arrived || onFailed())
  layer.addTo(map)
}

/** Scale of a map: a round length and its width in pixels. */
export type Scale = { metres: number; pixels: number }

function scaleOf(map: LeafletMap): Scale {
  const y = map.getSize().y / 2
  const most = map.distance(map.containerPointToLatLng([0, y]), map.containerPointToLatLng([90, y]))
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = [5, 2, 1].map((step) => step * power).find((step) => step <= most) ?? power
  return { metres, pixels: Math.round((metres / most) * 90) }
}

type GroupLook = (ids: readonly string[]) => HTMLElement

/** Operations on a map for components. */
export type PlainMap = ReturnType<typeof createPlainMap>

/** Creates a map, initially of the whole country. Always left to right, because east is on the right. */
export function createPlainMap(element: HTMLElement, tiles: string, onFailed: () => void) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(element, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
    minZoom: 4,
    maxZoom: nearest,
    keyboardPanDelta: 60,
  })
  const home = boundsOf([wholeCountry.southWest, wholeCountry.northEast])
  map.fitBounds(home)
  // the wheel scrolls the page until the map is in use
  map.on('focus click', () => void map.scrollWheelZoom.enable())
  map.on('blur mouseout', () => void map.scrollWheelZoom.disable())
  drawTiles(map, tiles, onFailed)
  const resized = new ResizeObserver(() => void map.invalidateSize({ animate: false }))
  resized.observe(element)

  const whenMoved = (listen: LeafletEventHandlerFn) => {
    map.on('zoomend moveend', listen)
    return () => void map.off('zoomend moveend', listen)
  }

  return {
    remove: () => {
      resized.disconnect()
      map.remove()
    },
    zoom: (step: 1 | -1) => void map.setZoom(map.getZoom() + step),
    middle: (): Place => {
      const { lat, lng } = map.getCenter()
      return { latitude: lat, longitude: lng }
    },
    show: (places: readonly Place[], closest = 13) =>
      void map.fitBounds(places.length > 0 ? boundsOf(places) : home, {
        maxZoom: closest,
        padding: [hitArea, hitArea],
        animate: !calm,
      }),
    isNearest: () => map.getZoom() >= nearest,
    onScale: (tell: (scale: Scale) => void) => {
      const listen = () => tell(scaleOf(map))
      listen()
      return whenMoved(listen)
    },
    onPress: (tell: (place: Place) => void) =>
      void map.on('click', ({ latlng }) => tell({ latitude: latlng.lat, longitude: latlng.lng })),
    circle: (middle: Place, metres: number) => {
      const shape = drawCircle(point(middle), {
        radius: metres,
        className: 'fill-primary/5 stroke-primary',
        weight: 1,
        interactive: false,
      })
      shape.addTo(map)
      return () => void shape.remove()
    },
    /** Draws clusters by `look` and redraws them when the map moves; returns a function that removes them. */
    drawGroups: (points: readonly { id: string; place: Place }[], look: GroupLook) => {
      const drawn = layerGroup().addTo(map)
      const draw = () => {
        const focused =
          document.activeElement instanceof HTMLElement ? document.activeElement.dataset['ids'] : undefined
        drawn.clearLayers()
        const seen = map.getBounds().pad(0.5)
        const visible = points.filter(({ place }) => seen.contains(point(place)))
        const places = new Map(visible.map(({ id, place }) => [id, place]))
        const pixels = visible.map(({ id, place }) => ({ id, ...map.project(point(place)) }))
        for (const { ids } of groupPoints(pixels, hitArea)) {
          const face = look(ids)
          face.dataset['ids'] = ids.join()
          at(places.get(ids[0]!)!, face, hitArea).addTo(drawn)
          if (focused === face.dataset['ids']) face.focus({ preventScroll: true })
        }
      }
      draw()
      const stop = whenMoved(draw)
      return () => {
        stop()
        drawn.remove()
      }
    },
    /** Adds a draggable element. */
    pin: (place: Place, element: HTMLElement, onDrag: (place: Place) => void) => {
      const marker = at(place, element, hitArea, true).addTo(map)
      marker.on('dragend', () => {
        const { lat, lng } = marker.getLatLng()
        onDrag({ latitude: lat, longitude: lng })
      })
      return {
        put: (next: Place) => void marker.setLatLng(point(next)),
        /** Place at an offset in pixels. */
        beside: (x: number, y: number): Place => {
          const to = map.unproject(map.project(marker.getLatLng()).add([x, y]))
          return { latitude: to.lat, longitude: to.lng }
        },
        remove: () => void marker.remove(),
      }
    },
  }
}
