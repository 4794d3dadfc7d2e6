import { href } from 'react-router'
import { type JobName, jobNames, jobs } from '#/jobs/jobs.ts'

/** Area of a job: its name up to the first dot. */
export type JobArea = JobName extends infer N ? (N extends `${infer A}.${string}` ? A : never) : never
export const jobAreas = [...new Set(jobNames.map((name) => name.split('.')[0] as JobArea))].toSorted()

export const failedJobTabs = ['open', 'done'] as const

/** Stored names may belong to jobs of an earlier version. */
export const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)
export const areaOf = (job: string): JobArea | null => jobAreas.find((area) => area === job.split('.')[0]) ?? null

/** Jobs about money or tax documents: every failure is notified, not once a day. */
const moneyAreas: readonly JobArea[] = ['invoices', 'payments', 'payouts', 'plans', 'tax-units']
export const isMoneyJob = (job: string): boolean => {
  const area = areaOf(job)
  return area !== null && moneyAreas.includes(area)
}

const pages: Record<string, (id: string) => string> = {
  invoiceId: (invoiceId) => href('/admin/invoices/:invoiceId', { invoiceId }),
  paymentId: (paymentId) => href('/admin/invoices/payments/:paymentId', { paymentId }),
  batchId: (batchId) => href('/admin/secret-shopper-invoicing/batches/:batchId', { batchId }),
  subscriptionId: (planId) => href('/admin/invoices/plans/:planId', { planId }),
  unitId: (unitId) => href('/admin/invoices/units/:unitId', { unitId }),
  reportId: (reportId) => href('/admin/reports/:reportId', { reportId }),
  requestId: (requestId) => href('/admin/secret-shopper/:requestId', { requestId }),
  waveId: (waveId) => href('/admin/secret-shopper/waves/:waveId', { waveId }),
  shopperId: (shopperId) => href('/admin/freelancers/:shopperId', { shopperId }),
  emailId: (emailId) => href('/admin/emails/:emailId', { emailId }),
  submissionId: (submissionId) => href('/admin/forms/submissions/:submissionId', { submissionId }),
  taskId: (taskId) => href('/admin/tasks/:taskId', { taskId }),
}

/** Page of the record in a job's payload, or null. */
export function pageOfPayload(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null) return null
  for (const [key, value] of Object.entries(payload))
    if (Object.hasOwn(pages, key) && typeof value === 'string') return pages[key]!(value)
  return null
}
