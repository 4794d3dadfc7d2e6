import type { UserType } from '#/domain/actor.ts'

export type DemoPerson = { role: string; type: UserType; email: string; password: string; name: string }

/** Sign-ins of the demo world; printed at the start, in the README, used by the journeys. */
export const demoPeople = {
  admin: {
    role: 'Administrator',
    type: 'admin',
    email: 'admin@itqan.example',
    password: 'Itqan-admin-2026',
    name: 'Huda Al-Qahtani',
  },
  /** A second owner, because the releasing editor never decides disputes, and a batch of payouts needs two people. */
  editor: {
    role: 'Administrator (second)',
    type: 'admin',
    email: 'second@itqan.example',
    password: 'Itqan-editor-2026',
    name: 'Badr Al-Anazi',
  },
  saffron: {
    role: 'Client (restaurants)',
    type: 'client',
    email: 'client@itqan.example',
    password: 'saffron-2026',
    name: 'Khalid Al-Harbi',
  },
  dallah: {
    role: 'Client (cafes)',
    type: 'client',
    email: 'cafe@itqan.example',
    password: 'dallah-2026',
    name: 'ريم العتيبي',
  },
  freelancer: {
    role: 'Freelancer',
    type: 'freelancer',
    email: 'freelancer@itqan.example',
    password: 'freelancer-2026',
    name: 'Omar Saleh',
  },
  shopper: {
    role: 'Mystery shopper',
    type: 'mystery_shopper',
    email: 'shopper@itqan.example',
    password: 'shopper-2026',
    name: 'نورة الشهري',
  },
  secondShopper: {
    role: 'Mystery shopper (second)',
    type: 'mystery_shopper',
    email: 'shopper2@itqan.example',
    password: 'shopper-2026',
    name: 'Faisal Al-Dossary',
  },
} as const satisfies Record<string, DemoPerson>

export type DemoKey = keyof typeof demoPeople
