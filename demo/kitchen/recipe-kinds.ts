export type DemoLine = {
  /** English name of an ingredient, or of a recipe after `@`. */
  of: string
  /** null: to taste. */
  quantity: string | null
  unit: string
  /** English name of the preparation; the quantity is then edible, or cooked. */
  preparation?: string
  cooked?: boolean
}
export type DemoStep = {
  en: string
  ar: string
  minutes?: number
  temperature?: number
  station?: string
  /** What it uses of the lines, by the names in them. */
  uses?: readonly string[]
  /** With a photo of the plate. */
  plate?: true
}
export type DemoRecipe = {
  kind: 'prep' | 'dish' | 'combo' | 'option'
  en: string
  ar: string
  output?: { quantity: string; unit: 'g' | 'kg' | 'ml' | 'l' | 'piece'; pieceEn?: string; pieceAr?: string }
  portions: string
  allowance?: string
  lines: readonly DemoLine[]
  steps: readonly DemoStep[]
}

/** 'Cumin 400 g', '@Spice mix 240 g', 'Lemons 500 g edible juice', 'Basmati rice 400 g cooked cooked', 'Pine nuts'. */
export function demoLine(text: string): DemoLine {
  const [, of = text, quantity = null, unit = 'g', basis, preparation] =
    /^(.+?)(?: ([\d./]+) (\S+)(?: (edible|cooked) (.+))?)?$/.exec(text) ?? []
  return {
    of,
    quantity,
    unit,
    ...(preparation ? { preparation, cooked: basis === 'cooked' } : {}),
  }
}

type Rest = Pick<DemoRecipe, 'output' | 'allowance'> & { portions?: string }
const recipe =
  (kind: DemoRecipe['kind']) =>
  (
    en: string,
    ar: string,
    lines: readonly string[],
    steps: readonly DemoStep[],
    { portions = '1', ...rest }: Rest = {},
  ): DemoRecipe => ({
    kind,
    en,
    ar,
    portions,
    ...rest,
    lines: lines.map(demoLine),
    steps,
  })
export const prep = recipe('prep')
export const dish = recipe('dish')
export const combo = recipe('combo')
export const option = recipe('option')
