import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// without its bytes the package fetches them from a foreign address
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } })

/** What the QR codes of a picture (PNG or JPEG) say, as a camera reads them; none: an empty list. */
export async function readCodes(picture: Uint8Array): Promise<string[]> {
  const found = await readBarcodes(picture, { formats: ['QRCode'] })
  return found.map(({ text }) => text)
}
