import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { setClock } from '#/platform/clock.ts'
import { signedCertificate, signedFacts } from '#/tests/certificates.ts'
import { type World, world } from '#/tests/world.ts'
import { openCertificate, openCertificateByNumber } from './open-certificate.server.ts'
import { readReview } from './read-review.server.ts'

let w: World
let client: Actor
let restore = () => {}
beforeAll(async () => {
  w = await world()
  client = await w.client()
})
afterEach(() => restore())

const aNetwork = () => `network ${randomUUID()}`
const origin = 'http://localhost:3000'

async function certificate(
  change = 'is_listed = is_listed',
): Promise<{ id: string; publicId: string; number: string }> {
  const id = await signedCertificate(w, client)
  await w.owner.query(`update app.certificates set ${change} where id = $1`, [id])
  const { publicId, number } = await signedFacts(w, id)
  return { id, publicId, number }
}
const reviewOf = async (publicId: string) =>
  (await readReview({ publicId, lang: 'en', network: aNetwork(), origin }))!.review

const wrong = Symbol('limited')
const tried = (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch((error: { code?: string }) => {
    if (error.code !== 'too-many-attempts') throw error
    return wrong
  })

describe('guessing', () => {
  it('finds nothing at ten thousand random and near addresses, and is slowed', async () => {
    const { publicId } = await certificate()
    const network = aNetwork()
    const near = (n: number) => {
      const at = n % 32
      const sign = ((parseInt(publicId[at]!, 16) + 1 + (n >> 5)) % 16).toString(16)
      return sign === publicId[at] ? `${publicId}0` : publicId.slice(0, at) + sign + publicId.slice(at + 1)
    }
    const guesses = Array.from({ length: 10_000 }, (_, n) =>
      n % 2 === 0 ? randomBytes(16).toString('hex') : near(n >> 1),
    )
    const outcomes: unknown[] = []
    for (let from = 0; from < guesses.length; from += 8)
      outcomes.push(
        ...(await Promise.all(guesses.slice(from, from + 8).map((id) => tried(openCertificate(id, network))))),
      )
    expect(outcomes.filter((one) => one !== null && one !== wrong)).toEqual([])
    expect(outcomes.filter((one) => one === wrong).length).toBeGreaterThan(9900)
    expect(await openCertificate(publicId, network), 'whoever has the address').toMatchObject({ publicId })
  }, 120_000)

  it('of a number leads to nothing while the network waits, even if it is the right one', async () => {
    const { number } = await certificate()
    const network = aNetwork()
    for (let n = 0; n < 40; n++) await tried(openCertificateByNumber(`ITQ-AAAA-BBBB-${1000 + n}`, network))
    expect(await tried(openCertificateByNumber(number, network))).toBe(wrong)
    expect(await openCertificateByNumber(number, aNetwork())).toMatchObject({ number })
  })

  it('is not what an honest network does that looks many true numbers up', async () => {
    const { number } = await certificate()
    const network = aNetwork()
    for (let n = 0; n < 60; n++) expect(await openCertificateByNumber(number, network)).toMatchObject({ number })
  })

  it.each([
    '',
    '-',
    '0',
    'null',
    'A'.repeat(32),
    'f'.repeat(31),
    'f'.repeat(33),
    '%',
    "' or 1=1 --",
    '../etc',
    '١'.repeat(32),
  ])('of %j is like any address that leads nowhere', async (publicId) =>
    expect(await openCertificate(publicId, aNetwork())).toBeNull(),
  )
})

describe('a number', () => {
  it('is taken however it is typed, listed or not, but only the whole of it', async () => {
    const { number, publicId } = await certificate('is_listed = false')
    for (const typed of [number, ` ${number.toLowerCase()} `, number.replace('2026', '٢٠٢٦')])
      expect(await openCertificateByNumber(typed, aNetwork())).toMatchObject({ publicId, isListed: false })
    for (const typed of [number.slice(0, -1), number.slice(4), '', '%', 'ITQ-2026-_____'])
      expect(await openCertificateByNumber(typed, aNetwork())).toBeNull()
  })
})

describe('what the page is told', () => {
  it('the state of this moment, whatever is still written down', async () => {
    const { publicId } = await certificate()
    const { publicId: held } = await certificate(`state = 'suspended', reason_class = 'critical_failure'`)
    const { publicId: gone } = await certificate(`state = 'revoked', reason_class = 'misuse'`)
    const at = async (moment: string) => {
      restore = setClock(() => new Date(moment))
      const states = [await reviewOf(publicId), await reviewOf(held), await reviewOf(gone)].map(({ state }) => state)
      restore()
      return states.join(' ')
    }
    expect(await at('2026-06-02T00:00:00Z')).toBe('valid suspended revoked')
    expect(await at('2027-05-20T00:00:00Z')).toBe('expires-soon suspended revoked')
    expect(await at('2027-06-01T10:11:12.344Z')).toBe('expires-soon suspended revoked')
    expect(await at('2027-06-01T10:11:12.345Z')).toBe('expired expired revoked')
  })

  it('its score band only when the holder shows it, and never the score, the token or who it is inside', async () => {
    const { id, publicId } = await certificate()
    expect((await reviewOf(publicId)).band).toBeNull()
    await w.owner.query('update app.certificates set shows_band = true where id = $1', [id])
    const found = await readReview({ publicId, lang: 'ar', network: aNetwork(), origin })
    expect(found!.review.band).toBe('good')
    const { rows } = await w.owner.query<Record<string, string>>(
      'select id, client_id, branch_id, credential, mean::text from app.certificates where id = $1',
      [id],
    )
    for (const hidden of Object.values(rows[0]!)) expect(JSON.stringify(found!.review)).not.toContain(hidden)
  })

  it('the certificate that followed it, and its one genuine address in the language of the page', async () => {
    const newer = await certificate()
    const { publicId } = await certificate(`state = 'expired', reason_class = 'renewed', replaced_by = '${newer.id}'`)
    expect(await reviewOf(publicId)).toMatchObject({
      state: 'expired',
      reasonClass: 'renewed',
      replacedBy: newer.publicId,
      address: `${origin}/review/${publicId}`,
    })
    const arabic = await readReview({ publicId, lang: 'ar', network: aNetwork(), origin })
    expect(arabic!.review.address).toBe(`${origin}/ar/review/${publicId}`)
  })
})
