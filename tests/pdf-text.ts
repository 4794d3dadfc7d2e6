import { inflateSync } from 'node:zlib'

/** Extracts the text of our own documents, for assertions. Not a general PDF reader. */
type Objects = Map<number, { head: string; stream: Buffer | null }>

function objectsOf(bytes: Buffer): Objects {
  const text = bytes.toString('latin1')
  const objects: Objects = new Map()
  for (const match of text.matchAll(/(\d+) 0 obj\s/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('endobj', start)
    const streamAt = text.slice(start, end).search(/stream\r?\n/)
    const head = streamAt < 0 ? text.slice(start, end) : text.slice(start, start + streamAt)
    const from = start + streamAt + (text[start + streamAt + 6] === '\r' ? 8 : 7)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const raw = streamAt < 0 ? null : bytes.subarray(from, from + length)
    const stream = raw && head.includes('/FlateDecode') && !head.includes('/Image') ? inflateSync(raw) : raw
    objects.set(Number(match[1]), { head, stream })
  }
  return objects
}

const fromHex = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

/** Characters of each glyph of a font. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, block] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph, hex] of block!.matchAll(/<([0-9A-F]+)>\s*<([0-9A-F]+)>/gi))
      letters.set(Number.parseInt(glyph!, 16), fromHex(hex!))
  return letters
}

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }
/** Glyph numbers of a literal string. */
function glyphsOf(literal: string): number[] {
  const bytes = [...literal.matchAll(/\\([0-7]{1,3})|\\([\s\S])|([\s\S])/g)].map(([, octal, escaped, plain]) =>
    octal ? Number.parseInt(octal, 8) : escaped ? (escapes[escaped] ?? escaped.charCodeAt(0)) : plain!.charCodeAt(0),
  )
  return bytes.flatMap((byte, at) => (at % 2 === 0 ? [byte * 256 + (bytes[at + 1] ?? 0)] : []))
}

// balanced brackets are unescaped in a string
const token =
  /\/(f\d+) [\d.]+ Tf|\/ReversedChars BMC|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<(?:[0-9A-F]{4})+>|\bEMC\b|\bET\b/g

function pageText(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string {
  let letters: Map<number, string> | undefined
  let reversed = false
  // by glyph: a ligature keeps its order when the run is reversed
  let run: string[] = []
  let text = ''
  const flush = () => {
    text += (reversed ? run.toReversed() : run).join('')
    run = []
    reversed = false
  }
  // alternative texts are strings too, but come before the text
  for (const [found, font] of content.replaceAll(/\/\w+ <<[\s\S]*?>> BDC/g, '').matchAll(token)) {
    if (font) letters = fonts.get(font)
    else if (found === '/ReversedChars BMC') reversed = true
    else if (found.startsWith('<'))
      run.push(...(found.match(/[0-9A-F]{4}/g) ?? []).map((glyph) => letters?.get(Number.parseInt(glyph, 16)) ?? ''))
    else if (found.startsWith('(')) run.push(...glyphsOf(found.slice(1, -1)).map((glyph) => letters?.get(glyph) ?? ''))
    else {
      flush()
      if (found === 'ET') text += '\n'
    }
  }
  flush()
  return text
}

/** Text of each page by line. */
export function pdfPages(bytes: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(bytes))
  const at = (number: string | undefined) => objects.get(Number(number))
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\s/.test(head))
  return pages.map(({ head }) => {
    const resources = /\/Resources (\d+) 0 R/.exec(head)
    const source = resources ? at(resources[1])!.head : head
    const fonts = new Map(
      [...source.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name, font]) => {
        const map = /\/ToUnicode (\d+) 0 R/.exec(at(font)!.head)
        return [name!, lettersOf(at(map?.[1])?.stream?.toString('latin1') ?? '')] as const
      }),
    )
    const content = at(/\/Contents (\d+) 0 R/.exec(head)?.[1])?.stream
    return pageText(content?.toString('latin1') ?? '', fonts)
  })
}
