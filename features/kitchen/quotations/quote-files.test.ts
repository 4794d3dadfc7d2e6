import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { addIngredientsAndSuppliers, answers, ingredients, suppliers } from '#/tests/quotation-setup.ts'
import { smallPdf } from '#/tests/small-pdf.ts'
import { world } from '#/tests/world.ts'
import { submitQuote } from './answer-quote.server.ts'
import { newRequestForm } from './form.ts'
import { makeRequest } from './make-request.server.ts'
import { closeRequest, makeQuoteLink, sendRequest } from './move-request.server.ts'
import { openQuote } from './open-quote.server.ts'
import { quoteFileResponse } from './quote-file.server.ts'
import { readRequest } from './read-request.server.ts'

const w = await world()
const [owner, stranger] = [await w.client({ company: 'Saffron House' }), await w.client()]

test('a supplier sends a file by its link; it is kept with the next answer, and opened by the buyer once the request has closed', async () => {
  const accountant = await w.member(owner, [{ role: 'accountant' }])
  await addIngredientsAndSuppliers(w.owner, owner)
  const { clientKey: id, ...given } = newRequestForm.parse({
    clientKey: randomUUID(),
    title: 'Chicken',
    closesAt: `${addDays(riyadhDay(now()), 1)}T18:00`,
    suppliers: [suppliers.A, suppliers.B],
    'ingredient-1': ingredients.chicken,
    'need-1': '220',
    'unit-1': 'kg',
  })
  await makeRequest(owner, id, given)
  const seen = async () => ({ requestId: id, revision: (await readRequest(owner, id)).revision })
  await sendRequest(owner, await seen())
  const linkTo = async (letter: 'A' | 'B') => {
    const { invited } = await readRequest(owner, id)
    const invitationId = invited.find(({ supplierId }) => supplierId === suppliers[letter])!.id
    const { token } = await makeQuoteLink(owner, { requestId: id, invitationId })
    return { token, network: randomUUID() }
  }
  const [a, b] = [await linkTo('A'), await linkTo('B')]
  const one = { ...answers.A, lines: answers.A.lines.slice(0, 1) }
  await expect(submitQuote(a, one, Buffer.from('no picture'))).rejects.toMatchObject({ code: 'file.type-unsupported' })
  await expect(submitQuote(a, one, Buffer.alloc(10 * 1024 * 1024))).rejects.toMatchObject({
    fields: { file: 'document-large' },
  })
  expect((await openQuote({ ...a, counts: false }))!.last).toBeNull()
  await submitQuote(a, one, smallPdf('first'))
  await submitQuote(a, one)
  await submitQuote(b, one)
  expect((await openQuote({ ...a, counts: false }))!.last).toMatchObject({ hasFile: true })
  // another supplier sees nothing of it
  expect((await openQuote({ ...b, counts: false }))!.last).toMatchObject({ hasFile: false })
  const { rows } = await w.owner.query<{ id: string; file_id: string }>(
    `select q.id, q.file_id from app.supplier_quotes q where file_id is not null order by submitted_at`,
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]!.file_id).toBe(rows[1]!.file_id)
  const quoteId = rows[1]!.id
  // sealed like the prices until the request has closed
  await expect(quoteFileResponse(owner, quoteId, 'en')).rejects.toMatchObject({ code: 'not-found' })
  await closeRequest(owner, await seen())
  const { invited } = await readRequest(owner, id)
  expect(invited.map(({ quote }) => quote?.hasFile)).toEqual([true, false])
  for (const who of [owner, accountant]) {
    const answer = await quoteFileResponse(who, quoteId, 'en')
    expect(answer.headers.get('content-disposition')).toBe('attachment')
    expect(Buffer.from(await answer.arrayBuffer()).equals(smallPdf('first'))).toBe(true)
  }
  await expect(quoteFileResponse(stranger, quoteId, 'en')).rejects.toMatchObject({ code: 'not-found' })
  await expect(quoteFileResponse(owner, randomUUID(), 'en')).rejects.toMatchObject({ code: 'not-found' })
})
