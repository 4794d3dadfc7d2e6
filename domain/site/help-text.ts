/** A piece of a help text: words, the text of a button or page as the screen shows it, or the value of a setting. */
export type HelpPiece = { kind: 'text' | 'screen' | 'setting'; value: string }
export type HelpLine = readonly HelpPiece[]
export type HelpTrouble = { problem: HelpLine; remedy: HelpLine }
export type HelpText = {
  title: string
  lead: HelpLine
  steps: readonly HelpLine[]
  after: readonly HelpLine[]
  troubles: readonly HelpTrouble[]
  notes: readonly HelpLine[]
}

/** `{evaluation.submit}`: a text of the screen; `{#reports.dispute-days}`: the value of a setting. */
const token = /\{(#?)([\w-]+\.[\w.:-]+)\}/g

/** Splits a line at its tokens. */
export function piecesOf(line: string): HelpPiece[] {
  const pieces: HelpPiece[] = []
  let from = 0
  for (const match of line.matchAll(token)) {
    if (match.index > from) pieces.push({ kind: 'text', value: line.slice(from, match.index) })
    pieces.push({ kind: match[1] ? 'setting' : 'screen', value: match[2]! })
    from = match.index + match[0].length
  }
  if (from < line.length) pieces.push({ kind: 'text', value: line.slice(from) })
  return pieces
}

/**
 * Reads a help article written in lines: `= title`, `~ lead`, `1. step`, `> result`, `! problem | remedy`, `- note`.
 * Throws on any other line, so that a mistyped one is found by the tests.
 */
export function parseHelp(source: string): HelpText {
  let title = ''
  let lead: HelpLine = []
  const steps: HelpLine[] = []
  const after: HelpLine[] = []
  const troubles: HelpTrouble[] = []
  const notes: HelpLine[] = []
  for (const line of source.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    const [, sign, rest] = /^(=|~|>|!|-|\d+\.) (.+)$/.exec(line) ?? []
    if (!sign || !rest) throw new Error(`not a line of a help article: ${line}`)
    if (sign === '=') title = rest
    else if (sign === '~') lead = piecesOf(rest)
    else if (sign === '>') after.push(piecesOf(rest))
    else if (sign === '-') notes.push(piecesOf(rest))
    else if (sign === '!') {
      const [problem, remedy] = rest.split(' | ')
      if (!problem || !remedy) throw new Error(`a problem without its remedy: ${line}`)
      troubles.push({ problem: piecesOf(problem), remedy: piecesOf(remedy) })
    } else steps.push(piecesOf(rest))
  }
  return { title, lead, steps, after, troubles, notes }
}

/** All lines of an article. */
export const linesOf = ({ lead, steps, after, troubles, notes }: HelpText): HelpLine[] => [
  lead,
  ...steps,
  ...after,
  ...troubles.flatMap(({ problem, remedy }) => [problem, remedy]),
  ...notes,
]

/** The whole sentences of a text that fit, or its beginning up to a word: for descriptions in search engines. */
export function shortened(text: string, most: number): string {
  const sentences = text.split(/(?<=[.؟?])\s/)
  let short = ''
  for (const sentence of sentences) {
    const longer = short === '' ? sentence : `${short} ${sentence}`
    if (longer.length > most) break
    short = longer
  }
  if (short !== '') return short
  return `${text.slice(0, most - 1).replace(/\s\S*$/, '')}…`
}
