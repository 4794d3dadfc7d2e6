import { createHash } from 'node:crypto'
import { doorValues, tilesDoor } from './doors.server.ts'
import { env } from './env.server.ts'

/**
 * The only style attributes in server-rendered HTML: constant ones of React Aria's date fields. Styles set by scripts
 * later need no permission.
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

/** Values of {s} in the address of a tile, the usual ones of Leaflet. */
const subdomains = ['a', 'b', 'c']

/** Origins of the map tiles, if configured: those of the address, with each subdomain in place of {s}. */
function tileOrigins(): string {
  const url = tilesDoor()?.tiles
  if (!url) return ''
  const hosts = url.split('/', 3).join('/')
  const origins = hosts.includes('{s}') ? subdomains.map((one) => hosts.replace('{s}', one)) : [hosts]
  return origins.flatMap((one) => (URL.canParse(one) ? [` ${new URL(one).origin}`] : [])).join('')
}

/** Form targets: this origin, and the pages of the payment and the identity provider, to which a form's answer leads. */
const formTargets = (): string => {
  const issuer = env().OIDC_ISSUER
  const pays = doorValues('payment')['secretKey']
  return [
    "'self'",
    ...(pays ? ['https://checkout.moyasar.com'] : []),
    ...(issuer ? [new URL(issuer).origin] : []),
  ].join(' ')
}

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
    `img-src 'self' data: blob:${tileOrigins()}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    'report-uri /csp-reports',
    'report-to policy',
  ].join('; ')

/**
 * Content security policy of a page: scripts and style tags only with this answer's nonce. Administrators preview mails
 * in a frame that inherits the policy, so their style attributes are allowed.
 */
export function contentPolicy(nonce: string, { showsMails = false }: { showsMails?: boolean } = {}): string {
  const development = env().NODE_ENV === 'development' // Vite adds its own style tags
  return policy(
    `'nonce-${nonce}' 'strict-dynamic'`,
    development ? "'unsafe-inline'" : `'nonce-${nonce}'`,
    showsMails ? "'unsafe-inline'" : undefined,
  )
}

/**
 * Policy of a cached page: digests of its inline scripts and styles instead of a shared nonce, and this origin for
 * files. Uploads are never served as scripts (nosniff).
 */
export const cachedContentPolicy = ({ scripts, styles }: { scripts: string[]; styles: string[] }): string =>
  policy(["'self'", ...scripts].join(' '), styles.join(' '))
