// Reads the texts of the product from its sources, with the place of each.
import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'

/** One text as written in a source file; placeholders as `{name}`. */
export type SourceText = {
  file: string
  line: number
  /** Path of property names to it, without the language: `title`, `count.few`. Empty where it has none. */
  key: string
  lang: 'en' | 'ar'
  text: string
  /** Belongs to an entry with plural forms of `{count}`. */
  isPlural: boolean
}

type Node = { type: string; start: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const arabicLetters = /[\u0621-\u064a]/
const pluralForms = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node.type !== 'TemplateLiteral') return null
  const parts = node['quasis'] as { value: { cooked: string } }[]
  const inserted = node['expressions'] as Node[]
  const nameOf = (at: Node | undefined) =>
    at?.type === 'Identifier' && typeof at['name'] === 'string' ? at['name'] : 'value'
  return parts.map(({ value }, at) => value.cooked + (at < inserted.length ? `{${nameOf(inserted[at])}}` : '')).join('')
}

/** All texts below `en` and `ar`, and every other literal with Arabic letters. */
export function readTexts(file: string, shownAs: string): SourceText[] {
  const source = readFileSync(file, 'utf8')
  const lines = source.split('\n')
  const starts = lines.reduce<number[]>((all, line) => [...all, all.at(-1)! + line.length + 1], [0])
  const lineOf = (offset: number) => starts.findIndex((start) => start > offset)
  const found: SourceText[] = []

  function walk(node: Node, path: readonly string[]): void {
    if (node.type === 'ImportDeclaration') return
    const text = textOf(node)
    if (text !== null) {
      const at = path.findLastIndex((name) => name === 'en' || name === 'ar')
      const lang = at === -1 ? (arabicLetters.test(text) ? 'ar' : null) : (path[at] as 'en' | 'ar')
      if (lang && /\p{L}/u.test(text)) {
        const key = path.filter((_, index) => index !== at).join('.')
        const isPlural = at !== -1 && pluralForms.has(path[at + 1] ?? '')
        found.push({ file: shownAs, line: lineOf(node.start), key, lang, text, isPlural })
      }
    }
    if (node.type === 'Property') {
      const key = node['key'] as Node
      const written = key['name'] ?? key['value']
      const name = !node['computed'] && typeof written === 'string' ? written : ''
      walk(node['value'] as Node, [...path, name])
      return
    }
    for (const child of Object.values(node))
      for (const each of Array.isArray(child) ? (child as unknown[]) : [child]) if (isNode(each)) walk(each, path)
  }
  walk(parseAst(source, { lang: 'ts' }, file) as unknown as Node, [])
  return found
}
