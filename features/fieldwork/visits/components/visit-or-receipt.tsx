import { useEffect } from 'react'
import type { FormResult } from '#/domain/form-result.ts'
import { isEditableByShopper } from '#/domain/report.ts'
import { keepVisitsReady } from '../device/worker-client.ts'
import type { ReportFormData } from '../read-report-form.server.ts'
import { Receipt } from './receipt.tsx'
import { ReportForm } from './report-form.tsx'

/** The form of an open report, or the receipt of a submitted one. */
export function VisitOrReceipt({ report, result }: { report: ReportFormData; result: FormResult | undefined }) {
  useEffect(keepVisitsReady, [])
  if (!isEditableByShopper(report.status)) return <Receipt report={report} />
  return <ReportForm key={report.requestId} report={report} result={result} />
}
