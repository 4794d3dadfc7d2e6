import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

function built(): string | null {
  const file = resolve('build/live/certificate.js')
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .replaceAll('</', String.raw`<\/`)
    : null
}
const script = built()

/** The one script of a certificate's page (`app/live/certificate.ts`), as the build left it; null where nothing was built. */
export const pageScript = (): string | null => script
