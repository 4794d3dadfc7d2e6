import type { Topic } from '#/features/site/forms/builtin.ts'
import type { serviceMessages } from '#/messages/site/service-pages.ts'

type Word = Exclude<keyof typeof serviceMessages, 'askAbout'>
export type Service = {
  /** Anchor on the page, the target of menus and cards. */
  id: string
  name: Word
  what: Word
  receive: Word
  forWhom: Word
  begins: Word
  /** Topic preselected for a consultant. */
  topic: Topic
  links: readonly { to: string; text: Word }[]
}

/** All services, in the order of the page. */
export const services: readonly Service[] = [
  {
    id: 'mystery-shopping',
    name: 'shopping',
    what: 'shoppingWhat',
    receive: 'shoppingReceive',
    forWhom: 'shoppingFor',
    begins: 'shoppingBegin',
    topic: 'mystery-shopping',
    links: [
      { to: '/mystery-shopping', text: 'shoppingLink' },
      { to: '/client-registration', text: 'register' },
    ],
  },
  {
    id: 'operations-audit',
    name: 'audit',
    what: 'auditWhat',
    receive: 'auditReceive',
    forWhom: 'auditFor',
    begins: 'auditBegin',
    topic: 'operations-audit',
    links: [],
  },
  {
    id: 'ai-reports',
    name: 'analytics',
    what: 'analyticsWhat',
    receive: 'analyticsReceive',
    forWhom: 'analyticsFor',
    begins: 'analyticsBegin',
    topic: 'ai-reports',
    links: [
      { to: '/ai-reports', text: 'analyticsLink' },
      { to: '/client-results', text: 'analyticsResults' },
    ],
  },
  {
    id: 'certification',
    name: 'certificate',
    what: 'certificateWhat',
    receive: 'certificateReceive',
    forWhom: 'certificateFor',
    begins: 'certificateBegin',
    topic: 'certification',
    links: [{ to: '/get-certified', text: 'certificateLink' }],
  },
  {
    id: 'franchise',
    name: 'franchising',
    what: 'franchisingWhat',
    receive: 'franchisingReceive',
    forWhom: 'franchisingFor',
    begins: 'franchisingBegin',
    topic: 'franchise',
    links: [{ to: '/franchise', text: 'franchisingLink' }],
  },
  {
    id: 'training',
    name: 'training',
    what: 'trainingWhat',
    receive: 'trainingReceive',
    forWhom: 'trainingFor',
    begins: 'trainingBegin',
    topic: 'franchise',
    links: [],
  },
  {
    id: 'quality-assurance',
    name: 'assurance',
    what: 'assuranceWhat',
    receive: 'assuranceReceive',
    forWhom: 'assuranceFor',
    begins: 'assuranceBegin',
    topic: 'operations-audit',
    links: [{ to: '/plans', text: 'assuranceLink' }],
  },
  {
    id: 'procurement',
    name: 'procurement',
    what: 'procurementWhat',
    receive: 'procurementReceive',
    forWhom: 'procurementFor',
    begins: 'procurementBegin',
    topic: 'daily-operations',
    links: [],
  },
  {
    id: 'digital-menus',
    name: 'menus',
    what: 'menusWhat',
    receive: 'menusReceive',
    forWhom: 'menusFor',
    begins: 'menusBegin',
    topic: 'daily-operations',
    links: [],
  },
  {
    id: 'split-payments',
    name: 'payments',
    what: 'paymentsWhat',
    receive: 'paymentsReceive',
    forWhom: 'paymentsFor',
    begins: 'paymentsBegin',
    topic: 'daily-operations',
    links: [],
  },
  {
    id: 'team-management',
    name: 'team',
    what: 'teamWhat',
    receive: 'teamReceive',
    forWhom: 'teamFor',
    begins: 'teamBegin',
    topic: 'daily-operations',
    links: [],
  },
]

/** First of the four services of daily operations, which have their own heading. */
export const firstOfDailyOperations = 'procurement'
