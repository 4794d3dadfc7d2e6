import { env } from './env.server.ts'

/** The content security policy of a page: scripts and style tags only with the nonce of this very answer. */
export function contentPolicy(nonce: string): string {
  const development = env().NODE_ENV === 'development'
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // React Aria sets positions by style attributes; style tags still need the nonce (in development Vite adds its own)
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "style-src-attr 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
  ].join('; ')
}
