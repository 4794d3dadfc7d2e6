import type { shellMessages } from '#/messages/shell.ts'

type Label = Exclude<keyof typeof shellMessages, 'found' | 'rights' | 'homeOf' | 'account'>
export type PublicLink = { to: string; label: Label }
export type PublicGroup = { label: Label; links: readonly PublicLink[] }

export const serviceLinks: readonly PublicLink[] = [
  { to: '/#mystery-shopping', label: 'mysteryShopping' },
  { to: '/#operations-audit', label: 'audits' },
  { to: '/#ai-reports', label: 'analytics' },
  { to: '/#certification', label: 'certification' },
  { to: '/#franchise', label: 'franchise' },
  { to: '/#daily-operations', label: 'tools' },
]

/** The menus of the header: only what exists. Addresses are the English ones; `publicPath` makes the Arabic twin. */
export const publicMenus: readonly PublicGroup[] = [
  { label: 'services', links: serviceLinks },
  {
    label: 'pricing',
    links: [
      { to: '/#plans', label: 'plans' },
      { to: '/#visit-prices', label: 'visitPrices' },
    ],
  },
  {
    label: 'joinUs',
    links: [
      { to: '/client-registration', label: 'joinAsClient' },
      { to: '/join-mystery-shopper', label: 'joinAsShopper' },
      { to: '/join-freelancer', label: 'joinAsFreelancer' },
      { to: '/signup', label: 'createAccount' },
    ],
  },
]

export const companyLinks: readonly PublicLink[] = [
  { to: '/#about', label: 'about' },
  { to: '/#testimonials', label: 'testimonials' },
  { to: '/#plans', label: 'plans' },
  { to: '/consultant', label: 'contact' },
  { to: '/join-mystery-shopper', label: 'joinAsShopper' },
  { to: '/join-freelancer', label: 'joinAsFreelancer' },
]

export const signInLinks: readonly PublicLink[] = [
  { to: '/login', label: 'clientPortal' },
  { to: '/admin-login', label: 'adminPortal' },
]
