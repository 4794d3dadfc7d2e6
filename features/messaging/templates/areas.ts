import { billingKinds } from '#/features/messaging/kinds/billing-kinds.ts'
import { certificationKinds } from '#/features/messaging/kinds/certification-kinds.ts'
import { companyKinds } from '#/features/messaging/kinds/company-kinds.ts'
import { digestKinds } from '#/features/messaging/kinds/digest-kinds.ts'
import { identityKinds } from '#/features/messaging/kinds/identity-kinds.ts'
import { orderingKinds } from '#/features/messaging/kinds/ordering-kinds.ts'
import { reportingKinds } from '#/features/messaging/kinds/reporting-kinds.ts'
import { shopperKinds } from '#/features/messaging/kinds/shopper-kinds.ts'

/** Groups of messages on the page of texts. */
export const templateAreas = [
  'accounts',
  'companies',
  'billing',
  'certification',
  'reporting',
  'ordering',
  'shoppers',
  'office',
] as const
export type TemplateArea = (typeof templateAreas)[number]

const kindsOf: [TemplateArea, object][] = [
  ['accounts', { ...identityKinds, ...digestKinds }],
  ['companies', companyKinds],
  ['billing', billingKinds],
  ['certification', certificationKinds],
  ['reporting', reportingKinds],
  ['ordering', orderingKinds],
  ['shoppers', shopperKinds],
]

/** Group of a message; those of our own team are the rest. */
export const areaOf = (kind: string): TemplateArea =>
  kindsOf.find(([, kinds]) => Object.hasOwn(kinds, kind))?.[0] ?? 'office'
