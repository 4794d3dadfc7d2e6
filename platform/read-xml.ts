import { SaxesParser } from 'saxes'

type Attributes = Readonly<Record<string, string>>
/** Called in document order. Names and attributes are as written, with prefixes; entities in texts are resolved. */
type Handlers = {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Streaming XML reader. Throws on malformed input and on any document type (why: custom entities could expand without
 * bound or name other files).
 */
export async function readXml(
  parts: Iterable<string> | AsyncIterable<string>,
  { open, text, close }: Handlers,
): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  parser.on('doctype', () => {
    throw new Error('A document type is not read')
  })
  if (open) parser.on('opentag', ({ name, attributes }) => open(name, attributes))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  if (close) parser.on('closetag', ({ name }) => close(name))
  for await (const part of parts) parser.write(part)
  parser.close()
}
