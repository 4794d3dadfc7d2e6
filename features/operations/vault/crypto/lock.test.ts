import { beforeAll, expect, test } from 'vitest'
import { changeLock, recoverVault, type SetUp, setUpVault, unlockVault } from './lock.ts'
import type { Sodium, VaultFault } from './primitives.ts'
import { readySodium } from './sodium.ts'

const owner = { company: 'c1', person: 'p1' }
const password = 'سرٌّ طويل of Saffron'
let sodium: Sodium
let made: SetUp
beforeAll(async () => {
  sodium = await readySodium()
  made = await setUpVault(sodium, owner, { password, withKit: true })
})
const offer = () => ({ owner, lock: made.lock, publicKeys: made.publicKeys })
const refused = (promise: Promise<unknown>, fault: VaultFault) => expect(promise).rejects.toMatchObject({ fault })

test('opens with the password and with the kit, to the same keys', async () => {
  expect((await unlockVault(sodium, offer(), password)).userKey).toEqual(made.keys.userKey)
  expect((await recoverVault(sodium, offer(), made.kit ?? '')).signSecret).toEqual(made.keys.signSecret)
})

test('a wrong password and a wrong kit are told apart from nothing else', async () => {
  await refused(unlockVault(sodium, offer(), `${password}.`), 'wrong-password')
  await refused(recoverVault(sodium, offer(), 'AAAAA'), 'wrong-recovery')
  const other = await setUpVault(sodium, owner, { password, withKit: true })
  await refused(recoverVault(sodium, offer(), other.kit ?? ''), 'wrong-recovery')
})

test('weaker parameters are refused before anything is computed', async () => {
  const weak = [
    { ...made.lock.kdf, memory: 8 * 1024 * 1024 },
    { ...made.lock.kdf, passes: 1 },
    { ...made.lock.kdf, kind: 'scrypt' as 'argon2id' },
  ]
  for (const kdf of weak)
    await refused(unlockVault(sodium, { ...offer(), lock: { ...made.lock, kdf } }, password), 'weak-parameters')
})

test('another salt, version, person or company does not open', async () => {
  const kdf = { ...made.lock.kdf, salt: 'AAAAAAAAAAAAAAAAAAAAAA' }
  await refused(unlockVault(sodium, { ...offer(), lock: { ...made.lock, kdf } }, password), 'wrong-password')
  await refused(unlockVault(sodium, { ...offer(), lock: { ...made.lock, version: 2 } }, password), 'wrong-password')
  await refused(unlockVault(sodium, { ...offer(), owner: { ...owner, person: 'p2' } }, password), 'wrong-password')
  await refused(unlockVault(sodium, { ...offer(), owner: { ...owner, company: 'c2' } }, password), 'wrong-password')
})

test('public keys that the server replaced are noticed by their owner', async () => {
  const other = await setUpVault(sodium, owner, { password, withKit: false })
  await refused(unlockVault(sodium, { ...offer(), publicKeys: other.publicKeys }, password), 'altered')
  const mixed = { ...made.publicKeys, boxSignature: other.publicKeys.boxSignature }
  await refused(unlockVault(sodium, { ...offer(), publicKeys: mixed }, password), 'altered')
})

test('a new password ends the old one and the old kit', async () => {
  const changed = await changeLock(sodium, owner, made.lock, made.keys, { password: 'another long one', withKit: true })
  const now = { ...offer(), lock: changed.lock }
  expect((await unlockVault(sodium, now, 'another long one')).boxSecret).toEqual(made.keys.boxSecret)
  await refused(unlockVault(sodium, now, password), 'wrong-password')
  await refused(recoverVault(sodium, now, made.kit ?? ''), 'wrong-recovery')
  expect((await recoverVault(sodium, now, changed.kit ?? '')).userKey).toEqual(made.keys.userKey)
})

test('nothing that is sent holds the password, a key or the kit', () => {
  const sent = JSON.stringify([made.lock, made.publicKeys])
  for (const secret of [made.keys.userKey, made.keys.signSecret, made.keys.boxSecret])
    for (const text of [sodium.to_base64(secret, sodium.base64_variants.URLSAFE_NO_PADDING), sodium.to_hex(secret)])
      expect(sent).not.toContain(text)
  expect(sent).not.toContain(made.kit)
  expect(sent).not.toContain('Saffron')
})
