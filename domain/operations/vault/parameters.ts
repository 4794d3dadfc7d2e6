/** How a vault password becomes a key. Salt: 16 bytes in base64url. */
export type KdfParameters = { kind: 'argon2id'; memory: number; passes: number; salt: string }

const mebibyte = 1024 * 1024

/** Cost of a new vault: Argon2id with 64 MiB and three passes, one lane. */
export const kdfCost = { kind: 'argon2id', memory: 64 * mebibyte, passes: 3 } as const

/**
 * Bounds of what the browser accepts from the server. Below: a server that offers weaker parameters could try passwords
 * cheaply on what the browser then writes. Above: a page that never ends.
 */
const floor = { memory: 64 * mebibyte, passes: 3 }
const ceiling = { memory: 1024 * mebibyte, passes: 12 }

const salt16 = /^[\w-]{22}$/

/** Whether a vault may be unlocked or written with these parameters. */
export const acceptsKdf = ({ kind, memory, passes, salt }: KdfParameters): boolean =>
  kind === 'argon2id' &&
  Number.isInteger(memory) &&
  Number.isInteger(passes) &&
  memory >= floor.memory &&
  memory <= ceiling.memory &&
  passes >= floor.passes &&
  passes <= ceiling.passes &&
  salt16.test(salt)

/** The parameters as text in one fixed order, for associated data. */
export const kdfText = ({ kind, memory, passes, salt }: KdfParameters): string => `${kind},${memory},${passes},${salt}`

/** Shortest vault password, in characters after normalisation. */
export const shortestVaultPassword = 12

/** The password as it is hashed: one spelling for letters that keyboards write in several ways. */
export const vaultPassword = (typed: string): string => typed.normalize('NFKC')

export const isVaultPassword = (typed: string): boolean => [...vaultPassword(typed)].length >= shortestVaultPassword
