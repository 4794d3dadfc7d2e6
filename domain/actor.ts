import type { Lang } from './text.ts'

export const userTypes = ['admin', 'client', 'freelancer', 'mystery_shopper'] as const
export type UserType = (typeof userTypes)[number]

/** Types open to self-registration. Admins are made by admins or on the command line only. */
export const selfServiceTypes = ['client', 'freelancer', 'mystery_shopper'] as const satisfies readonly UserType[]
export type SelfServiceType = (typeof selfServiceTypes)[number]

/** The acting person, built from the session on the server, never from request data. */
export type Actor = {
  id: string
  type: UserType
  email: string
  name: string
  language: Lang
  sessionId: string
  /** Last proof of the password or the second factor in this session; absent without a session. */
  provedAt?: Date
}

export const isFieldType = (type: UserType): boolean => type === 'freelancer' || type === 'mystery_shopper'

/** Landing page after sign-in (specification, section 6). */
export const landingOf = (type: string | null | undefined): string => {
  if (type === 'admin') return '/admin/dashboard'
  if (type === 'client') return '/client/dashboard'
  if (type === 'freelancer' || type === 'mystery_shopper') return '/freelancer/dashboard'
  return '/'
}
