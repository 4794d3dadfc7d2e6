import { randomUUID } from 'node:crypto'
import { brandingOf } from '#/features/core/branding/branding.ts'
import { defaultLook } from '#/features/core/branding/look.ts'
import type { RequestInfo } from '#/platform/request-context.ts'

/** Request info for verbs of public pages. Every call comes from another network. */
export const someInfo = (known: Partial<RequestInfo> = {}): RequestInfo => ({
  id: randomUUID(),
  actor: null,
  lang: 'en',
  theme: 'system',
  nonce: 'nonce',
  network: randomUUID(),
  userAgent: 'test',
  origin: 'http://localhost:3000',
  branding: brandingOf(defaultLook, 0, {}),
  ...known,
})
