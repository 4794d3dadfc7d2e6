import { z } from 'zod'

/** Choice of the company that a person of several acts for. */
export const chooseCompanyForm = z.strictObject({ company: z.string().max(40) })
