import type { MemberRole } from '#/domain/member-roles.ts'
import type { Lang } from '#/domain/text.ts'
import type { DemoPerson } from './people.ts'

type TeamPerson = DemoPerson & {
  language: Lang
  member: MemberRole
  /** English names of the nodes from below the company down to the person's own; empty: the whole company. */
  path: readonly string[]
}

const password = 'saffron-2026'

/** Team of the demo restaurants besides their owner; printed with the other sign-ins. */
export const teamPeople = {
  regionManager: {
    role: 'Team: region manager',
    type: 'client',
    email: 'region@itqan.example',
    password,
    name: 'عبدالعزيز الدوسري',
    language: 'ar',
    member: 'manager',
    path: ['Saffron House', 'Central region'],
  },
  branchManager: {
    role: 'Team: branch manager',
    type: 'client',
    email: 'olaya@itqan.example',
    password,
    name: 'Maha Al-Subaie',
    language: 'en',
    member: 'branch_manager',
    path: ['Saffron House', 'Central region', 'Olaya'],
  },
  viewer: {
    role: 'Team: viewer',
    type: 'client',
    email: 'viewer@itqan.example',
    password,
    name: 'تركي الشمري',
    language: 'ar',
    member: 'viewer',
    path: ['Saffron House'],
  },
  accountant: {
    role: 'Team: accountant',
    type: 'client',
    email: 'accounts@itqan.example',
    password,
    name: 'Layla Bakhsh',
    language: 'en',
    member: 'accountant',
    path: [],
  },
} as const satisfies Record<string, TeamPerson>

/** An invitation that waits for its answer. */
export const invitedPerson = {
  email: 'western@itqan.example',
  language: 'ar',
  member: 'manager',
  path: ['Saffron House', 'Western region'],
} as const satisfies Pick<TeamPerson, 'email' | 'language' | 'member' | 'path'>
