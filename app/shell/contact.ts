import type { PublicCompany } from '#/features/billing/company-details/public-company.server.ts'
import type { SocialNetwork } from '#/features/site/menus/social-networks.ts'

/** Contact details in the page's language. Missing ones are empty texts. */
export type Contact = PublicCompany & {
  email: string
  phone: string
  whatsapp: string
  address: string
  mapUrl: string
  social: Record<SocialNetwork, string>
}

/** Number in dialling format. */
export const reachable = (number: string): string => number.replace(/[^\d+]/g, '')

export const whatsappAddress = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`
