import type { BuiltinRole } from '#/domain/staff-cells.ts'
import type { Lang } from '#/domain/text.ts'
import type { DemoPerson } from './people.ts'

type StaffPerson = DemoPerson & { language: Lang; staff: BuiltinRole }

const password = 'saffron-2026'

/** One person for each delivered role besides the owners; printed with the other sign-ins. */
export const staffPeople = {
  operations: {
    role: 'Staff: operations',
    type: 'admin',
    email: 'operations@itqan.example',
    password,
    name: 'Yousef Al-Mutairi',
    language: 'en',
    staff: 'operations',
  },
  editor: {
    role: 'Staff: editor',
    type: 'admin',
    email: 'editor@itqan.example',
    password,
    name: 'أمل الزهراني',
    language: 'ar',
    staff: 'editor',
  },
  finance: {
    role: 'Staff: finance',
    type: 'admin',
    email: 'finance@itqan.example',
    password,
    name: 'Majed Al-Rashid',
    language: 'en',
    staff: 'finance',
  },
  content: {
    role: 'Staff: content',
    type: 'admin',
    email: 'content@itqan.example',
    password,
    name: 'Dana Al-Ghamdi',
    language: 'en',
    staff: 'content',
  },
  support: {
    role: 'Staff: support',
    type: 'admin',
    email: 'support@itqan.example',
    password,
    name: 'سلمان القرني',
    language: 'ar',
    staff: 'support',
  },
} as const satisfies Record<string, StaffPerson>
