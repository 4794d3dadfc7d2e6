import { AppError } from './errors.ts'
import type { Lang } from './text.ts'

export const userTypes = ['admin', 'client', 'freelancer', 'mystery_shopper'] as const
export type UserType = (typeof userTypes)[number]

/** Types open to self-registration. Admins are made by admins or on the command line only. */
export const selfServiceTypes = ['client', 'freelancer', 'mystery_shopper'] as const satisfies readonly UserType[]
export type SelfServiceType = (typeof selfServiceTypes)[number]

/** What a person may do for a company: everything as an owner, the listed permissions as a member, reads as a viewer from staff. */
export type CompanyAccess = {
  id: string
  mode: 'owner' | 'member' | 'view'
  /** Permissions of a member on at least one node. */
  permissions: readonly string[]
  /** End of a view by staff. */
  viewEndsAt?: Date
  /** Key of the API by which the person acts, as a member with its permissions. */
  key?: { id: string; name: string }
}

/** A view as another role: its name, its end, and all permissions that it shares with the role of the person. */
export type RoleView = { role: string; nameEn: string; nameAr: string; until: string; permissions: ReadonlySet<string> }

/** Rights of a member of staff: the role, and the permissions that its cells give (domain/staff-roles.ts). */
export type StaffRights = {
  role: string
  permissions: ReadonlySet<string>
  /** Role that this session sees as, read only; above then only what changes nothing. */
  seesAs?: RoleView
  /** Key of a program of our own team by which the person reads; null as company: all companies. */
  key?: { id: string; name: string; companyId: string | null }
}

/** Role under which the database reads for a key of our own programs, beside the roles of people. */
export const officeKeyRole = 'api-key'

/** The acting person, built from the session on the server, never from request data. */
export type Actor = {
  id: string
  type: UserType
  email: string
  name: string
  /** Of the page in a request, else that of the account; names of branches and companies are answered in it. */
  language: Lang
  sessionId: string
  /**
   * Company a client acts for. Absent: the owner of the company with the person's id. Null: a client account without a company.
   */
  company?: CompanyAccess | null
  /** Type of the account of a person of another type who acts for a company, or views it, in the client area. */
  accountType?: UserType
  /** Last proof of the password or the second factor in this session; absent without a session. */
  provedAt?: Date
  /** Administrators only; without it an administrator may do nothing. */
  staff?: StaffRights
}

export const isFieldType = (type: UserType): boolean => type === 'freelancer' || type === 'mystery_shopper'

/** Landing page after sign-in (specification, section 6). */
export const landingOf = (type: string | null | undefined): string => {
  if (type === 'admin') return '/admin/dashboard'
  if (type === 'client') return '/client/dashboard'
  if (type === 'freelancer' || type === 'mystery_shopper') return '/freelancer/dashboard'
  return '/'
}

/** Company a client acts for, as `client_id`. Throws `not-found` for an account without a company. */
export function companyOf({ id, company }: Pick<Actor, 'id' | 'company'>): string {
  if (company === null) throw new AppError('not-found')
  return company?.id ?? id
}

/** A reader of everything that a company sees, for documents and pages that the platform makes. Writes nothing. */
export const readerOfCompany = (clientId: string, language: Lang = 'en'): Actor => ({
  id: clientId,
  type: 'client',
  email: '',
  name: '',
  language,
  sessionId: '',
  company: { id: clientId, mode: 'view', permissions: [] },
})

/** The member of staff behind a view as a company, who writes what the view itself may not; else the actor. */
export function staffBehind(actor: Actor): Actor {
  const { company, accountType, ...person } = actor
  return company?.mode === 'view' && accountType === 'admin' ? { ...person, type: 'admin' } : actor
}

const clientArea = /^\/client(\/|\.data$|$)/

/** Whether an address is one of the pages of a company. */
export const isClientArea = (pathname: string): boolean => clientArea.test(pathname)

/** The same person in the pages of the company of their session, also for a page outside them. Staff stay as they are. */
export const forCompany = (person: Actor, company: CompanyAccess | null | undefined): Actor =>
  isFieldType(person.type) && company ? actingAs(person, company, '/client') : person

/**
 * The actor of a request: in the client area members of other types, and staff with an open view, act for the company;
 * elsewhere they act as themselves.
 */
export function actingAs(person: Actor, company: CompanyAccess | null, pathname: string): Actor {
  if (person.type === 'client') return { ...person, company }
  return company && isClientArea(pathname) ? { ...person, type: 'client', company, accountType: person.type } : person
}
