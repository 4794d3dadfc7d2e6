import { expect, test } from 'vitest'
import { world } from '#/tests/world.ts'
import { changePhrases, countUses, readPhrases, storeStartingPhrases } from './phrases.server.ts'
import { startingPhrases } from './starting-phrases.ts'

const here = await world()
const editor = await here.admin()
await storeStartingPhrases()

const words = { purpose: 'return', textEn: 'Add the time.', textAr: 'أضف الوقت.' } as const
const find = async (en: string) => (await readPhrases(editor, { retired: true })).find((phrase) => phrase.en === en)!

test('editors begin with phrases in both languages, stored once', async () => {
  await storeStartingPhrases()
  const phrases = await readPhrases(editor)
  expect(phrases).toHaveLength(startingPhrases.length)
  for (const { en, ar } of phrases) expect([/[A-Za-z]/.test(en), /[\u0600-\u06FF]/.test(ar)]).toEqual([true, true])
})

test('a phrase is written, changed, retired and brought back; what was retired stays so at the next start', async () => {
  await changePhrases(editor, { intent: 'write', ...words })
  const written = await find('Add the time.')
  await changePhrases(editor, {
    intent: 'change',
    id: written.id,
    seen: written.updatedAt,
    ...words,
    textEn: 'Add it.',
  })
  const change = { intent: 'change', id: written.id, seen: written.updatedAt, ...words } as const
  await expect(changePhrases(editor, change)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const first = startingPhrases[0]!
  await changePhrases(editor, { intent: 'retire', id: first.id })
  await changePhrases(editor, { intent: 'retire', id: first.id })
  await storeStartingPhrases()
  expect((await readPhrases(editor)).some(({ id }) => id === first.id)).toBe(false)
  await changePhrases(editor, { intent: 'restore', id: first.id })
  expect((await readPhrases(editor)).some(({ id }) => id === first.id)).toBe(true)
})

test('the most used come first', async () => {
  const last = (await readPhrases(editor)).at(-1)!
  await countUses(editor, [last.id, last.id])
  expect((await readPhrases(editor))[0]).toMatchObject({ id: last.id, uses: last.uses + 1 })
})

test('strangers neither read nor write phrases; one that does not exist is not found', async () => {
  for (const stranger of [await here.client(), await here.shopper(), await here.freelancer()]) {
    await expect(readPhrases(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(changePhrases(stranger, { intent: 'write', ...words })).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(countUses(stranger, [])).rejects.toMatchObject({ code: 'not-allowed' })
  }
  const missing = { intent: 'retire', id: '01890000-0000-7000-8000-000000000000' } as const
  await expect(changePhrases(editor, missing)).rejects.toMatchObject({ code: 'not-found' })
})
