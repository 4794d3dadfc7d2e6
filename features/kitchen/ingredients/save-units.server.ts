import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { OwnUnit } from '#/domain/kitchen/book.ts'
import { exactText, readQuantity } from '#/domain/kitchen/quantity.ts'
import { unitNamed, unitProblem } from '#/domain/kitchen/units.ts'
import { authorize } from '#/domain/permissions.ts'
import type { UnitsInput } from './form.ts'
import { type HeldIngredient, holdSeen, recordIngredient, writeIngredient } from './hold.server.ts'

/** Most own units of an ingredient. */
export const mostUnits = 12

const refuse = (problem: string): never => {
  throw new AppError('bad-request', {}, { units: problem })
}

type Typed = Pick<UnitsInput, 'name' | 'nameAr' | 'content' | 'of'>

/** Typed units without the empty lines. Throws `bad-request` at `units`. */
export function readUnits({ name, nameAr, content, of }: Typed): { units: OwnUnit[] } {
  const lines = name.map((typed, at) => ({
    name: typed.trim(),
    ar: (nameAr[at] ?? '').trim() || null,
    content: (content[at] ?? '').trim(),
    of: (of[at] ?? '').trim(),
  }))
  const filled = lines.filter((line) => line.name !== '' || line.ar !== null || line.content !== '')
  if (filled.length > mostUnits) refuse('kitchen-units-many')
  const first = filled.map((line): OwnUnit => {
    const read = readQuantity(line.content)
    if (!('value' in read) || read.value.n === 0n) return refuse('kitchen-unit-content')
    const main = line.name || line.ar || ''
    if (main.length > 40 || (line.ar?.length ?? 0) > 40) refuse('too-long')
    return { name: main, names: { en: line.name || null, ar: line.ar }, content: read.value, of: line.of }
  })
  // a unit may be typed in words, and refer to one further down the list
  const units = first.map((unit) => {
    const found = unitNamed(unit.of, first)
    if (found !== null && typeof found === 'object') return refuse('kitchen-unit-cup')
    return found === null ? unit : { ...unit, of: found }
  })
  const problem = unitProblem(units)
  if (problem) refuse(`kitchen-unit-${problem.problem}`)
  return { units }
}

/** Replaces the own units of an ingredient. Prices keep the content that they were added with. */
export async function writeUnits(tx: Tx, held: Pick<HeldIngredient, 'id' | 'client_id'>, units: readonly OwnUnit[]) {
  await tx
    .deleteFrom('ingredient_units')
    .where('client_id', '=', held.client_id)
    .where('ingredient_id', '=', held.id)
    .execute()
  if (units.length === 0) return
  await tx
    .insertInto('ingredient_units')
    .values(
      units.map(({ name, names, content, of }) => ({
        client_id: held.client_id,
        ingredient_id: held.id,
        name,
        name_ar: names.ar,
        content: exactText(content),
        of_unit: of,
      })),
    )
    .execute()
}

/** Saves the own units of an ingredient and its two bridges. A circle is refused. */
export async function saveUnits(actor: Actor, ingredientId: string, input: UnitsInput): Promise<void> {
  authorize(actor, 'kitchen.write')
  const { units } = readUnits(input)
  await asActor(actor, async (tx) => {
    const held = await holdSeen(tx, actor, { ingredientId, revision: input.revision })
    await writeUnits(tx, held, units)
    const [density, pieceWeight] = [input.density?.text ?? null, input.pieceWeight?.text ?? null]
    await writeIngredient(tx, held, { density, piece_weight: pieceWeight })
    await recordIngredient(tx, actor, 'ingredient.units', held.id, {
      before: { density: held.density, pieceWeight: held.piece_weight },
      after: {
        units: units.map(({ name, content, of }) => `${name} = ${exactText(content)} ${of}`).join('; ') || null,
        density,
        pieceWeight,
      },
    })
  })
}
