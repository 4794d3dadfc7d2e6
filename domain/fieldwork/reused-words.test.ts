import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostReused, reusedPieces, runsOf } from './reused-words.ts'

const earlier = (...texts: string[]) => texts.map((text, at) => ({ id: String(at), runs: runsOf(text) }))

const english = 'The host greeted us within a minute, smiled, and walked us to a clean table near the window.'
const arabic = 'استقبلنا الموظّف خلال دقيقة واحدة بابتسامة، ثم رافقنا إلى طاولة نظيفة قرب النافذة.'

test('the same words are found through capitals, punctuation, vowel signs and letter forms', () => {
  const shouted = 'THE HOST greeted us; within a minute - smiled and walked us to a clean table near the window!!'
  expect(mostReused(shouted, earlier('Nothing of the kind', english))).toEqual({ id: '1', share: 1 })
  const respelled = 'إستقبلنا الموظف خلال دقيقه واحده بإبتسامه ثم رافقنا الى طاوله نظيفه قرب النافذه'
  expect(mostReused(respelled, earlier(arabic))?.share).toBe(1)
})

test('another sentence about the same thing is not the same', () => {
  const own = 'We waited four minutes at the door before anyone noticed us, and the table was still wet.'
  expect(mostReused(own, earlier(english))?.share ?? 0).toBeLessThan(0.2)
  const ownArabic = 'انتظرنا أربع دقائق عند الباب قبل أن ينتبه إلينا أحد وكانت الطاولة مبللة'
  expect(mostReused(ownArabic, earlier(arabic))?.share ?? 0).toBeLessThan(0.2)
})

test('short answers are not judged', () => {
  expect(
    mostReused('clean and tidy on both of our visits'.split(' ').slice(0, 7).join(' '), earlier(english)),
  ).toBeNull()
  expect(mostReused('', earlier(english))).toBeNull()
})

test('a text in an earlier one has all of it in common, one that only begins alike has a part', () => {
  const half = 'The host greeted us within a minute, and then left us standing beside the kitchen for a long while'
  const share = mostReused(half, earlier(english))!.share
  expect(share).toBeGreaterThan(0.2)
  expect(share).toBeLessThan(0.6)
})

test('the pieces are the text itself, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.string({ maxLength: 80 }), (a, b) => {
      const text = `${a} ${english} ${b} ${arabic}`
      expect(
        reusedPieces(text, `${english} ${b}`)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
  const pieces = reusedPieces(`Today ${english} We paid.`, english)
  expect(pieces.filter(({ reused }) => reused).map(({ text }) => text)).toEqual([english.slice(0, -1)])
})
