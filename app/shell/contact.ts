import type { SocialNetwork } from '#/features/site/menus/social-networks.ts'

/** How to reach the company, in the page's language. What staff left empty is an empty text. */
export type Contact = {
  email: string
  phone: string
  whatsapp: string
  address: string
  mapUrl: string
  social: Record<SocialNetwork, string>
}

/** A number as a telephone dials it. */
export const reachable = (number: string): string => number.replace(/[^\d+]/g, '')

export const whatsappAddress = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`
