import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Actor } from '#/domain/actor.ts'
import { quoteForm } from '#/features/kitchen/quotations/form.ts'
import { newSupplierForm } from '#/features/kitchen/suppliers/form.ts'
import { addSupplier } from '#/features/kitchen/suppliers/save-supplier.server.ts'

const names = ['chicken', 'rice', 'oil'] as const
export const ingredients = Object.fromEntries(names.map((name) => [name, randomUUID()])) as Record<
  (typeof names)[number],
  string
>
export const suppliers: Record<'A' | 'B' | 'C', string> = { A: randomUUID(), B: randomUUID(), C: randomUUID() }

/** What the tests of quotations ask for, and whom; supplier C has no address. */
export async function addIngredientsAndSuppliers(db: pg.Client, owner: Actor): Promise<void> {
  for (const [name, id] of Object.entries(ingredients))
    await db.query(
      `insert into app.ingredients (id, client_id, name_en, base, category, created_by) values ($1, $2, $3, $4, 'other', $2)`,
      [id, owner.id, name, name === 'oil' ? 'ml' : 'g'],
    )
  for (const [letter, id] of Object.entries(suppliers)) {
    const email = letter === 'C' ? '' : `${letter.toLowerCase()}@example.sa`
    const { clientKey, ...given } = newSupplierForm.parse({ clientKey: id, nameEn: `Supplier ${letter}`, email })
    await addSupplier(owner, clientKey, given)
  }
}

type Typed = [price: string, quantity: string, minimum?: string]
/** An answer as the form reads it: a fee in riyals, and by line price, quantity of a pack and minimum. */
export const quoted = (fee: string, lines: (Typed | null)[]) => {
  const units = ['kg', 'kg', 'l']
  const fields = lines.flatMap((line, index) =>
    line === null
      ? [[`cannot-${index + 1}`, 'on']]
      : [
          [`price-${index + 1}`, line[0]],
          [`quantity-${index + 1}`, line[1]],
          [`minimum-${index + 1}`, line[2] ?? ''],
          [`unit-${index + 1}`, units[index]!],
          [`vat-${index + 1}`, 'excluded'],
        ],
  )
  const answer = quoteForm.parse({ intent: 'quote', deliveryFee: fee, ...Object.fromEntries(fields) })
  if (answer.intent !== 'quote') throw new Error('no quotation')
  return answer
}
/** Answers of the design: a split award costs 7,300.00. */
export const answers = {
  A: quoted('100', [
    ['165', '11'],
    ['240', '40'],
    ['165.60', '18'],
  ]),
  B: quoted('0', [
    ['181', '12'],
    ['228', '40'],
    ['162', '18'],
  ]),
  C: quoted('60', [['14.80', '1', '300'], null, null]),
}

/** The award of the design: chicken from A, the rest from B, each line wholly. */
export const split = new Map(
  (['A', 'B', 'B'] as const).map((letter, index) => [index + 1, { supplierId: suppliers[letter] }]),
)
