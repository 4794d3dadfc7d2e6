import type { ApiOperation } from '../operation.ts'
import {
  listOfficeInvoicesOperation,
  listOfficePaymentsOperation,
  readOfficeInvoiceOperation,
  readOfficePaymentOperation,
} from './money.server.ts'
import {
  listCompaniesOperation,
  listOfficeCertificatesOperation,
  listOfficeReportsOperation,
  listOfficeRequestsOperation,
  readOfficeCertificateOperation,
  readOfficeCompanyOperation,
  readOfficeReportOperation,
  readOfficeRequestOperation,
} from './records.server.ts'

/** Operations of the keys of our own programs. They are no part of the public document: a company's key finds nothing there. */
export const officeOperations: readonly ApiOperation[] = [
  listCompaniesOperation,
  readOfficeCompanyOperation,
  listOfficeRequestsOperation,
  readOfficeRequestOperation,
  listOfficeReportsOperation,
  readOfficeReportOperation,
  listOfficeCertificatesOperation,
  readOfficeCertificateOperation,
  listOfficeInvoicesOperation,
  readOfficeInvoiceOperation,
  listOfficePaymentsOperation,
  readOfficePaymentOperation,
]
