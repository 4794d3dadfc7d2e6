import { route } from '@react-router/dev/routes'

/** File of an address below a folder of `routes/`: `waves/:waveId` is `waves/$waveId`. */
export const fileOf = (folder: string, address: string, extension: 'ts' | 'tsx') =>
  ['routes', folder, `${address.replaceAll(/:(\w+)/g, '$$$1')}.${extension}`].filter(Boolean).join('/')

/** Page routes by address, each in a file of the same path below `folder`. */
export const pages = (folder: string, addresses: readonly string[]) =>
  addresses.map((address) => route(address, fileOf(folder, address, 'tsx')))

/** Routes that answer with data, a file or a redirect: the same, without a component. */
export const files = (folder: string, addresses: readonly string[]) =>
  addresses.map((address) => route(address, fileOf(folder, address, 'ts')))
