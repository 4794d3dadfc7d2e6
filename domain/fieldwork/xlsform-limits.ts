type Side = { sign: '>=' | '<=' | '>' | '<' | '='; value: number }
/** Limits of a number as a constraint names them; null on a side that it leaves open. */
type Limits = { min: number | null; max: number | null }

const signs: Record<string, Side['sign']> = {
  '≥': '>=',
  '≤': '<=',
  '>=': '>=',
  '<=': '<=',
  '>': '>',
  '<': '<',
  '=': '=',
}
const turned: Record<Side['sign'], Side['sign']> = { '>=': '<=', '<=': '>=', '>': '<', '<': '>', '=': '=' }
const number = String.raw`['"]?(-?\d{1,10}(?:\.\d{1,10})?)['"]?`
const sign = '(>=|<=|≥|≤|>|<|=)'
const straight = new RegExp(String.raw`^\.\s*${sign}\s*${number}$`)
const reversed = new RegExp(String.raw`^${number}\s*${sign}\s*\.$`)

/** Takes off brackets that enclose the whole text. */
function bare(text: string): string {
  const trimmed = text.trim()
  if (!trimmed.startsWith('(') || !trimmed.endsWith(')')) return trimmed
  let depth = 0
  for (let at = 0; at < trimmed.length - 1; at++) {
    if (trimmed[at] === '(') depth++
    else if (trimmed[at] === ')' && --depth === 0) return trimmed
  }
  return bare(trimmed.slice(1, -1))
}

function sideOf(part: string): Side | null {
  const one = straight.exec(part)
  if (one) return { sign: signs[one[1]!]!, value: Number(one[2]) }
  const other = reversed.exec(part)
  return other ? { sign: turned[signs[other[2]!]!], value: Number(other[1]) } : null
}

/** The next number with so many decimals above (1) or below (-1), which a bound that is excluded allows. */
function next(value: number, direction: 1 | -1, decimals: number): number {
  const scaled = Math.round(value * 10 ** decimals * 1e6) / 1e6
  const steps = direction > 0 ? Math.floor(scaled) + 1 : Math.ceil(scaled) - 1
  return Number((steps / 10 ** decimals).toFixed(decimals))
}

/** Reads a constraint such as `. > 0 and . <= 10` for a number with so many decimals; null when it says anything else. */
export function limitsOf(constraint: string, decimals: number): Limits | null {
  const sides = bare(constraint.replaceAll(/[‘’‚‛“”„]/g, "'"))
    .split(/\band\b/i)
    .map((part) => sideOf(bare(part)))
  const limits: Limits = { min: null, max: null }
  for (const side of sides) {
    if (!side || Math.abs(side.value) > 1e9) return null
    const { sign: how, value } = side
    const min = how === '>' ? next(value, 1, decimals) : how === '>=' || how === '=' ? value : null
    const max = how === '<' ? next(value, -1, decimals) : how === '<=' || how === '=' ? value : null
    if (min !== null) limits.min = Math.max(limits.min ?? min, min)
    if (max !== null) limits.max = Math.min(limits.max ?? max, max)
  }
  return limits.min !== null && limits.max !== null && limits.min > limits.max ? null : limits
}
