import {
  boxKeyStatement,
  type Owner,
  recoveryPlace,
  secretsPlace,
  userKeyPlace,
} from '#/domain/operations/vault/formats.ts'
import { acceptsKdf, kdfCost, type KdfParameters, vaultPassword } from '#/domain/operations/vault/parameters.ts'
import { readRecoveryText, recoveryBytes, recoveryText } from '#/domain/operations/vault/recovery-key.ts'
import { decode, derive, encode, isSigned, open, seal, sign, type Sodium, VaultError } from './primitives.ts'

/** What the server keeps of a person's vault; only its owner reads it. */
export type Lock = {
  version: number
  kdf: KdfParameters
  /** The user key, under the key of the vault password. */
  userKey: string
  /** The user key, under the printed recovery key; null: no kit. */
  recovery: string | null
  /** Private halves, under the user key. */
  secrets: string
}
/** Public halves of a person, for colleagues. The signing key signs the other. */
export type PublicKeys = { person: string; signKey: string; boxKey: string; boxSignature: string }
export type Keys = { userKey: Uint8Array; signSecret: Uint8Array; boxSecret: Uint8Array; publicKeys: PublicKeys }

const randomKey = (sodium: Sodium): Uint8Array => sodium.randombytes_buf(32)

/** The key that wraps the user key. Refuses parameters below the floors, whoever sent them. */
export async function passwordKey(sodium: Sodium, password: string, kdf: KdfParameters): Promise<Uint8Array> {
  if (!acceptsKdf(kdf)) throw new VaultError('weak-parameters')
  const master = sodium.crypto_pwhash(
    32,
    vaultPassword(password),
    decode(sodium, kdf.salt),
    kdf.passes,
    kdf.memory,
    sodium.crypto_pwhash_ALG_ARGON2ID13,
  )
  const key = await derive(master, 'itqan vault v1 wrap key')
  sodium.memzero(master)
  return key
}

const recoveryKey = (bytes: Uint8Array): Promise<Uint8Array> => derive(bytes, 'itqan vault v1 recovery key')

const freshKdf = (sodium: Sodium): KdfParameters => ({
  ...kdfCost,
  salt: encode(sodium, sodium.randombytes_buf(sodium.crypto_pwhash_SALTBYTES)),
})

type Wrapped = Pick<Lock, 'version' | 'kdf' | 'userKey' | 'recovery'>

/** Wraps the user key under a password, and under a new recovery key when one is asked for. */
async function wrapUserKey(
  sodium: Sodium,
  owner: Owner,
  userKey: Uint8Array,
  { password, version, withKit }: { password: string; version: number; withKit: boolean },
): Promise<Wrapped & { kit: string | null }> {
  const kdf = freshKdf(sodium)
  const key = await passwordKey(sodium, password, kdf)
  const printed = withKit ? sodium.randombytes_buf(recoveryBytes) : null
  return {
    version,
    kdf,
    userKey: seal(sodium, key, userKey, userKeyPlace(owner, version, kdf)),
    recovery: printed && seal(sodium, await recoveryKey(printed), userKey, recoveryPlace(owner, version)),
    kit: printed && recoveryText(printed),
  }
}

export type SetUp = { lock: Lock; publicKeys: PublicKeys; kit: string | null; keys: Keys }

/** Makes all keys of a person. `kit` is shown once and never sent. */
export async function setUpVault(
  sodium: Sodium,
  owner: Owner,
  { password, withKit }: { password: string; withKit: boolean },
): Promise<SetUp> {
  const userKey = randomKey(sodium)
  const signing = sodium.crypto_sign_keypair()
  const box = sodium.crypto_box_keypair()
  const signKey = encode(sodium, signing.publicKey)
  const boxKey = encode(sodium, box.publicKey)
  const { kit, ...wrapped } = await wrapUserKey(sodium, owner, userKey, { password, version: 1, withKit })
  const halves = new Uint8Array(signing.privateKey.length + box.privateKey.length)
  halves.set(signing.privateKey)
  halves.set(box.privateKey, signing.privateKey.length)
  const publicKeys = {
    person: owner.person,
    signKey,
    boxKey,
    boxSignature: sign(sodium, signing.privateKey, boxKeyStatement(owner, boxKey)),
  }
  return {
    lock: { ...wrapped, secrets: seal(sodium, userKey, halves, secretsPlace(owner, signKey, boxKey)) },
    publicKeys,
    kit,
    keys: { userKey, signSecret: signing.privateKey, boxSecret: box.privateKey, publicKeys },
  }
}

/** Opens the private halves and compares them with the public ones that the server offers. */
function openSecrets(sodium: Sodium, owner: Owner, lock: Lock, offered: PublicKeys, userKey: Uint8Array): Keys {
  const { signKey, boxKey } = offered
  const halves = open(sodium, userKey, lock.secrets, secretsPlace(owner, signKey, boxKey))
  const signSecret = halves.slice(0, sodium.crypto_sign_SECRETKEYBYTES)
  const boxSecret = halves.slice(sodium.crypto_sign_SECRETKEYBYTES)
  const own =
    encode(sodium, sodium.crypto_sign_ed25519_sk_to_pk(signSecret)) === signKey &&
    encode(sodium, sodium.crypto_scalarmult_base(boxSecret)) === boxKey &&
    isGenuine(sodium, owner.company, offered)
  if (!own) throw new VaultError('altered')
  return { userKey, signSecret, boxSecret, publicKeys: offered }
}

/** Whether the signing key of a person vouches for the encryption key beside it. */
export const isGenuine = (sodium: Sodium, company: string, keys: PublicKeys): boolean =>
  isSigned(sodium, keys.signKey, boxKeyStatement({ company, person: keys.person }, keys.boxKey), keys.boxSignature)

type Offer = { owner: Owner; lock: Lock; publicKeys: PublicKeys }

/** Opens the vault: the right password is the one that decrypts. Nothing is sent. */
export async function unlockVault(sodium: Sodium, { owner, lock, publicKeys }: Offer, password: string): Promise<Keys> {
  const key = await passwordKey(sodium, password, lock.kdf)
  let userKey: Uint8Array
  try {
    userKey = open(sodium, key, lock.userKey, userKeyPlace(owner, lock.version, lock.kdf))
  } catch {
    throw new VaultError('wrong-password')
  }
  return openSecrets(sodium, owner, lock, publicKeys, userKey)
}

/** Opens the vault by the printed key. */
export async function recoverVault(sodium: Sodium, { owner, lock, publicKeys }: Offer, typed: string): Promise<Keys> {
  const bytes = readRecoveryText(typed)
  if (bytes === null || lock.recovery === null) throw new VaultError('wrong-recovery')
  let userKey: Uint8Array
  try {
    userKey = open(sodium, await recoveryKey(bytes), lock.recovery, recoveryPlace(owner, lock.version))
  } catch {
    throw new VaultError('wrong-recovery')
  }
  return openSecrets(sodium, owner, lock, publicKeys, userKey)
}

/** A new password for the same keys, with or without a new kit. An older kit no longer opens the vault. */
export async function changeLock(
  sodium: Sodium,
  owner: Owner,
  lock: Lock,
  keys: Keys,
  { password, withKit }: { password: string; withKit: boolean },
): Promise<{ lock: Lock; kit: string | null }> {
  const { kit, ...wrapped } = await wrapUserKey(sodium, owner, keys.userKey, {
    password,
    version: lock.version + 1,
    withKit,
  })
  return { lock: { ...lock, ...wrapped }, kit }
}
