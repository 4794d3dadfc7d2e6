import { href } from 'react-router'
import type { SettingArea } from '#/domain/settings.ts'

/** Settings with pages of their own, linked from the page of settings and found by its search. */
export const richPages = [
  { name: 'bonus', area: 'assignment', to: href('/admin/secret-shopper/settings') },
  { name: 'holidays', area: 'payouts', to: href('/admin/secret-shopper-invoicing/settings') },
  { name: 'seller', area: 'invoices', to: href('/admin/invoices/settings') },
  { name: 'certificates', area: 'certificates', to: href('/admin/certificates/rules') },
  { name: 'notices', area: 'accounts', to: href('/notifications/settings') },
  { name: 'contact', area: 'platform', to: href('/admin/page-builder/menus') },
  { name: 'branding', area: 'platform', to: href('/admin/branding') },
] as const satisfies readonly { name: string; area: SettingArea; to: string }[]
export type RichPage = (typeof richPages)[number]
