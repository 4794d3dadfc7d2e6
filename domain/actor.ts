import type { Lang } from './text.ts'

export const userTypes = ['admin', 'client', 'freelancer', 'mystery_shopper'] as const
export type UserType = (typeof userTypes)[number]

/** The types a person may choose for themselves. An admin is only ever made by an admin or by the command line. */
export const selfServiceTypes = ['client', 'freelancer', 'mystery_shopper'] as const satisfies readonly UserType[]
export type SelfServiceType = (typeof selfServiceTypes)[number]

/** Who acts: made from the session by the server, never from anything the browser says about itself. */
export type Actor = {
  id: string
  type: UserType
  email: string
  name: string
  language: Lang
  sessionId: string
  /** When the holder of the session last proved the password or the second factor; absent where no session is behind it. */
  provedAt?: Date
}

export const isFieldType = (type: UserType): boolean => type === 'freelancer' || type === 'mystery_shopper'

/** Where a person lands after signing in (specification, section 6). */
export const landingOf = (type: string | null | undefined): string => {
  if (type === 'admin') return '/admin/dashboard'
  if (type === 'client') return '/client/dashboard'
  if (type === 'freelancer' || type === 'mystery_shopper') return '/freelancer/dashboard'
  return '/'
}
