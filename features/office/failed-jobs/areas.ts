import { type JobName, jobNames, jobs } from '#/jobs/jobs.ts'

/** The part of the platform that a job works for: the part of its name before the first dot. */
export type JobArea = JobName extends infer N ? (N extends `${infer A}.${string}` ? A : never) : never
export const jobAreas = [...new Set(jobNames.map((name) => name.split('.')[0] as JobArea))].toSorted()

export const failedJobTabs = ['open', 'done'] as const
export type FailedJobTab = (typeof failedJobTabs)[number]

/** A stored name may belong to a job of an earlier version. */
export const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)
export const areaOf = (job: string): JobArea | null => jobAreas.find((area) => area === job.split('.')[0]) ?? null

/** Jobs that move money or tax documents: each failure is told separately, not once a day. */
const moneyAreas: readonly JobArea[] = ['invoices', 'payments', 'payouts', 'plans', 'tax-units']
export const isMoneyJob = (job: string): boolean => {
  const area = areaOf(job)
  return area !== null && moneyAreas.includes(area)
}

const pages: Record<string, string> = {
  invoiceId: '/admin/invoices/',
  paymentId: '/admin/invoices/payments/',
  batchId: '/admin/secret-shopper-invoicing/batches/',
  subscriptionId: '/admin/invoices/plans/',
  unitId: '/admin/invoices/units/',
  reportId: '/admin/reports/',
  requestId: '/admin/secret-shopper/',
  waveId: '/admin/secret-shopper/waves/',
  shopperId: '/admin/freelancers/',
  emailId: '/admin/emails/',
  submissionId: '/admin/forms/submissions/',
  taskId: '/admin/tasks/',
}

/** The page of the record that a job is about, or null when its payload names none with a page. */
export function pageOfPayload(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null) return null
  for (const [key, value] of Object.entries(payload))
    if (Object.hasOwn(pages, key) && typeof value === 'string') return pages[key]! + value
  return null
}
