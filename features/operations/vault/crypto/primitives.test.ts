import { hashRaw } from '@node-rs/argon2'
import { beforeAll, expect, test } from 'vitest'
import { derive, hashOf, isSigned, encode, open, seal, type Sodium, VaultError } from './primitives.ts'
import { readySodium } from './sodium.ts'

let sodium: Sodium
beforeAll(async () => {
  sodium = await readySodium()
})
const bytes = (hex: string) => sodium.from_hex(hex)
const hex = (data: Uint8Array) => sodium.to_hex(data)

test('Argon2id: the vector of the reference implementation, and our parameters against it', async () => {
  const reference = { algorithm: 2, version: 1, parallelism: 1, outputLen: 32 } as const
  const known = { ...reference, memoryCost: 65536, timeCost: 2, salt: Buffer.from('somesalt') }
  expect((await hashRaw('password', known)).toString('hex')).toBe(
    '09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7',
  )
  const salt = bytes('000102030405060708090a0b0c0d0e0f')
  const ours = sodium.crypto_pwhash(
    32,
    'a long password',
    salt,
    3,
    64 * 1024 * 1024,
    sodium.crypto_pwhash_ALG_ARGON2ID13,
  )
  const theirs = { ...reference, memoryCost: 65536, timeCost: 3, salt: Buffer.from(salt) }
  expect(hex(ours)).toBe((await hashRaw('a long password', theirs)).toString('hex'))
})

test('HKDF-SHA-256: RFC 5869, test case 3', async () => {
  expect(hex(await derive(bytes('0b'.repeat(22)), ''))).toBe(
    '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d',
  )
})

test('XChaCha20-Poly1305: draft-irtf-cfrg-xchacha, A.3.1', () => {
  const plain =
    "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
  const sealed = sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(
    plain,
    bytes('50515253c0c1c2c3c4c5c6c7'),
    null,
    bytes('404142434445464748494a4b4c4d4e4f5051525354555657'),
    bytes('808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f'),
  )
  expect(hex(sealed)).toBe(
    'bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb731c7f1b0b4aa6440bf3a82f4eda7e39' +
      'ae64c6708c54c216cb96b72e1213b4522f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff9' +
      '21f9664c97637da9768812f615c68b13b52ec0875924c1c7987947deafd8780acf49',
  )
})

test('Ed25519: RFC 8032, test 2', () => {
  const pair = sodium.crypto_sign_seed_keypair(
    bytes('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb'),
  )
  expect(hex(pair.publicKey)).toBe('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c')
  expect(hex(sodium.crypto_sign_detached(bytes('72'), pair.privateKey))).toBe(
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da' +
      '085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  )
  expect(isSigned(sodium, encode(sodium, pair.publicKey), 'another', encode(sodium, new Uint8Array(64)))).toBe(false)
})

test('X25519: RFC 7748, 5.2 and 6.1', () => {
  const scalar = bytes('a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4')
  const point = bytes('e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c')
  expect(hex(sodium.crypto_scalarmult(scalar, point))).toBe(
    'c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552',
  )
  const bob = bytes('5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb')
  const alice = bytes('8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a')
  expect(hex(sodium.crypto_scalarmult_base(bob))).toBe(
    'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f',
  )
  expect(hex(sodium.crypto_scalarmult(bob, alice))).toBe(
    '4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742',
  )
})

test('sealed box: opens for its recipient only', () => {
  const [to, other] = [sodium.crypto_box_keypair(), sodium.crypto_box_keypair()]
  const box = sodium.crypto_box_seal('a key', to.publicKey)
  expect(sodium.to_string(sodium.crypto_box_seal_open(box, to.publicKey, to.privateKey))).toBe('a key')
  expect(() => sodium.crypto_box_seal_open(box, other.publicKey, other.privateKey)).toThrow()
})

test('SHA-256: FIPS 180-4, abc', () =>
  expect(hashOf(sodium, 'abc')).toBe(
    encode(sodium, bytes('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')),
  ))

test('every changed byte, another key or another place does not open', () => {
  const key = sodium.randombytes_buf(32)
  const text = seal(sodium, key, 'secret', 'v1|here')
  const whole = sodium.from_base64(text, sodium.base64_variants.URLSAFE_NO_PADDING)
  expect(sodium.to_string(open(sodium, key, text, 'v1|here'))).toBe('secret')
  for (let at = 0; at < whole.length; at += 1) {
    const changed = whole.slice()
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => open(sodium, key, encode(sodium, changed), 'v1|here')).toThrow(VaultError)
  }
  expect(() => open(sodium, key, text, 'v1|there')).toThrow(VaultError)
  expect(() => open(sodium, sodium.randombytes_buf(32), text, 'v1|here')).toThrow(VaultError)
  expect(() => open(sodium, key, text.slice(0, -4), 'v1|here')).toThrow(VaultError)
  expect(() => open(sodium, key, '', 'v1|here')).toThrow(VaultError)
  expect(() => open(sodium, key, '"<>', 'v1|here')).toThrow(VaultError)
})
