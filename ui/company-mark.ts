import { createContext, useContext } from 'react'
import { companyField } from '#/domain/form-result.ts'

/** Company that the page shows, sent with its forms; null outside the pages of a company. */
export const CompanyMark = createContext<string | null>(null)

/** Fields that a submission without a form adds, so that it is refused once the session acts for another company. */
export function useCompanyFields(): Record<string, string> {
  const company = useContext(CompanyMark)
  return company === null ? {} : { [companyField]: company }
}
