import type { Place } from '../place.ts'

export type Destination = { name: string; address: string; place: Place | null }

const coordinates = ({ latitude, longitude }: Place): string => `${latitude},${longitude}`

/** The way there in a map service that opens outside: by coordinates where the branch has them, else by its name and address. */
export const directionsAddress = ({ name, address, place }: Destination): string => {
  const to = place ? coordinates(place) : `${name}, ${address}`
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: to })}`
}

/** Opens the phone's own map program; there is none to open without coordinates. */
export const geoAddress = ({ name, place }: Destination): string | null =>
  place && `geo:${coordinates(place)}?q=${coordinates(place)}(${encodeURIComponent(name)})`
