import { createHash } from 'node:crypto'
import { env } from './env.server.ts'

/**
 * The only style attributes that the server draws: React Aria's date fields have them, always the same ones. What a script sets on an
 * element later is not an attribute and needs no leave.
 */
const drawnStyles = [
  'unicode-bidi:isolate',
  'caret-color:transparent',
  'caret-color:transparent;unicode-bidi:embed',
  'caret-color:transparent;unicode-bidi:embed;direction:ltr',
  'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:fixed;width:1px;white-space:nowrap;top:0;left:0',
]
const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const drawnStyleSources = `'unsafe-hashes' ${drawnStyles.map(digestOf).join(' ')}`

/** The origin of the maps' pictures, if there are any; the letters in place of {s} stand for hosts of one domain. */
const tileOrigin = (): string => {
  const url = env().MAP_TILES_URL
  return url ? ` ${url.split('/', 3).join('/').replace('{s}', '*')}` : ''
}

/** Where a form may end: here, and on the page of the payment provider that it leads to. */
const formTargets = (): string => (env().MOYASAR_SECRET_KEY ? "'self' https://checkout.moyasar.com" : "'self'")

const policy = (scripts: string, styles: string, attributes = drawnStyleSources): string =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src 'self' ${styles}`.trim(),
    `style-src-attr ${attributes}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${formTargets()}`,
    "connect-src 'self'",
    `img-src 'self' data: blob:${tileOrigin()}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    'report-uri /csp-reports',
    'report-to policy',
  ].join('; ')

/**
 * The content security policy of a page: scripts and style tags only with the nonce of this very answer. An administrator's pages show
 * mails as they will look, in a frame that inherits the policy; mails have nothing but style attributes to look by.
 */
export function contentPolicy(nonce: string, { showsMails = false }: { showsMails?: boolean } = {}): string {
  const development = env().NODE_ENV === 'development' // Vite adds style tags of its own
  return policy(
    `'nonce-${nonce}' 'strict-dynamic'`,
    development ? "'unsafe-inline'" : `'nonce-${nonce}'`,
    showsMails ? "'unsafe-inline'" : undefined,
  )
}

/**
 * The policy of a page that is kept for everybody: a nonce that many see would open the page to everybody, so it names the digest
 * of each inline script and style, and for files this origin. Nothing that people upload is served as a script (nosniff).
 */
export const keptContentPolicy = ({ scripts, styles }: { scripts: string[]; styles: string[] }): string =>
  policy(["'self'", ...scripts].join(' '), styles.join(' '))
