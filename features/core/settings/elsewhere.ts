import type { SettingArea } from '#/domain/settings.ts'

/** Settings with pages of their own, linked from the page of settings and found by its search. */
export const richPages = [
  { name: 'bonus', area: 'assignment', to: '/admin/secret-shopper/settings' },
  { name: 'holidays', area: 'payouts', to: '/admin/secret-shopper-invoicing/settings' },
  { name: 'seller', area: 'invoices', to: '/admin/invoices/settings' },
  { name: 'certificates', area: 'certificates', to: '/admin/certificates/rules' },
  { name: 'notices', area: 'accounts', to: '/notifications/settings' },
  { name: 'contact', area: 'platform', to: '/admin/page-builder/menus' },
  { name: 'branding', area: 'platform', to: '/admin/branding' },
] as const satisfies readonly { name: string; area: SettingArea; to: string }[]
export type RichPage = (typeof richPages)[number]
