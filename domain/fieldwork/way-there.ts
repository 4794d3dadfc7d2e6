import type { Place } from '../place.ts'

export type Destination = { name: string; address: string; place: Place | null }

const coordinates = ({ latitude, longitude }: Place): string => `${latitude},${longitude}`

/** Directions in an external map service: by coordinates if known, else by name and address. */
export const directionsAddress = ({ name, address, place }: Destination): string => {
  const to = place ? coordinates(place) : `${name}, ${address}`
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: to })}`
}

/** Link that opens the phone's map application; null without coordinates. */
export const geoAddress = ({ name, place }: Destination): string | null =>
  place && `geo:${coordinates(place)}?q=${coordinates(place)}(${encodeURIComponent(name)})`
