import { safeRedirect } from './safe-redirect.ts'

const mailbox = /^mailto:[^\s@?<>"]+@[^\s@?<>"]+\.[^\s@?<>"]+$/i

/** Validates a link in a text by staff: a path of this site, an https page or a mailbox; else null. */
export function safeLink(typed: unknown): string | null {
  if (typeof typed !== 'string') return null
  const text = typed.trim()
  if (text === '' || text.length > 2000) return null
  if (text.startsWith('/')) return safeRedirect(text, '') || null
  if (mailbox.test(text)) return text
  if (!/^https:\/\//i.test(text) || /[\p{Cc}\s\\]/u.test(text)) return null
  try {
    const url = new URL(text)
    return url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')
      ? url.href
      : null
  } catch {
    return null
  }
}

/** Whether a link stays on this site. */
export const isOwnPath = (href: string): boolean => href.startsWith('/')
