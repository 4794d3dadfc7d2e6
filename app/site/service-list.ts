import type { Topic } from '#/features/site/forms/builtin.ts'
import type { serviceMessages } from '#/messages/site/service-pages.ts'

type Word = Exclude<keyof typeof serviceMessages, 'askAbout' | 'moreAbout' | 'auditPrice'>
export type Service = {
  /** Anchor on the page, the target of menus and cards. */
  id: string
  name: Word
  what: Word
  receive: Word
  forWhom: Word
  begins: Word
  /** Who carries it out. */
  by: 'byVisit' | 'byPlatform' | 'byPeople' | 'byBoth' | 'byAuditors' | 'byTool'
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
    by: 'byVisit',
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
    by: 'byAuditors',
    topic: 'operations-audit',
    links: [{ to: '/client-registration?visit=operations_audit', text: 'auditOrder' }],
  },
  {
    id: 'ai-reports',
    name: 'analytics',
    what: 'analyticsWhat',
    receive: 'analyticsReceive',
    forWhom: 'analyticsFor',
    begins: 'analyticsBegin',
    by: 'byPlatform',
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
    by: 'byPlatform',
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
    by: 'byPeople',
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
    by: 'byPeople',
    topic: 'training',
    links: [],
  },
  {
    id: 'quality-assurance',
    name: 'assurance',
    what: 'assuranceWhat',
    receive: 'assuranceReceive',
    forWhom: 'assuranceFor',
    begins: 'assuranceBegin',
    by: 'byBoth',
    topic: 'quality-assurance',
    links: [{ to: '/plans', text: 'assuranceLink' }],
  },
  {
    id: 'procurement',
    name: 'procurement',
    what: 'procurementWhat',
    receive: 'procurementReceive',
    forWhom: 'procurementFor',
    begins: 'procurementBegin',
    by: 'byTool',
    topic: 'daily-operations',
    links: [{ to: '/client-registration', text: 'openAccount' }],
  },
  {
    id: 'digital-menus',
    name: 'menus',
    what: 'menusWhat',
    receive: 'menusReceive',
    forWhom: 'menusFor',
    begins: 'menusBegin',
    by: 'byTool',
    topic: 'daily-operations',
    links: [{ to: '/client-registration', text: 'openAccount' }],
  },
  {
    id: 'split-payments',
    name: 'payments',
    what: 'paymentsWhat',
    receive: 'paymentsReceive',
    forWhom: 'paymentsFor',
    begins: 'paymentsBegin',
    by: 'byPeople',
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
    by: 'byTool',
    topic: 'daily-operations',
    links: [{ to: '/client-registration', text: 'openAccount' }],
  },
]

export const serviceOf = (id: string): Service | undefined => services.find((service) => service.id === id)

/** English addresses of the services' own pages. */
export const servicePaths: readonly string[] = services.map(({ id }) => `/services/${id}`)

const inOrder = (...ids: readonly string[]): Service[] => services.filter(({ id }) => ids.includes(id))

/** The groups of the page of services; `daily-operations` is the target of cards and menus. */
export const serviceGroups: readonly { id: string; title: Word; text: Word | null; services: readonly Service[] }[] = [
  {
    id: 'quality',
    title: 'quality',
    text: null,
    services: inOrder('mystery-shopping', 'operations-audit', 'ai-reports', 'certification', 'quality-assurance'),
  },
  { id: 'growth', title: 'growth', text: null, services: inOrder('franchise', 'training') },
  {
    id: 'daily-operations',
    title: 'dailyOperations',
    text: 'dailyOperationsText',
    services: inOrder('procurement', 'digital-menus', 'split-payments', 'team-management'),
  },
]
