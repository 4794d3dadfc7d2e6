import { env } from './env.server.ts'

/** The origin of the maps' pictures, if there are any; the letters in place of {s} stand for hosts of one domain. */
const tileOrigin = (): string => {
  const url = env().MAP_TILES_URL
  return url ? ` ${url.split('/', 3).join('/').replace('{s}', '*')}` : ''
}

/** Where a form may end: here, and on the page of the payment provider that it leads to. */
const formTargets = (): string => (env().MOYASAR_SECRET_KEY ? "'self' https://checkout.moyasar.com" : "'self'")

const policy = (scripts: string, styles: string): string =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    // React Aria sets positions by style attributes; style tags need what `styles` says
    `style-src 'self' ${styles}`.trim(),
    "style-src-attr 'unsafe-inline'",
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

/** The content security policy of a page: scripts and style tags only with the nonce of this very answer. */
export function contentPolicy(nonce: string): string {
  const development = env().NODE_ENV === 'development' // Vite adds style tags of its own
  return policy(`'nonce-${nonce}' 'strict-dynamic'`, development ? "'unsafe-inline'" : `'nonce-${nonce}'`)
}

/**
 * The policy of a page that is kept for everybody: a nonce that many see would open the page to everybody, so it names the digest
 * of each inline script and style, and for files this origin. Nothing that people upload is served as a script (nosniff).
 */
export const keptContentPolicy = ({ scripts, styles }: { scripts: string[]; styles: string[] }): string =>
  policy(["'self'", ...scripts].join(' '), styles.join(' '))
