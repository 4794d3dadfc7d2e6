import { z } from 'zod'
import { text } from '#/features/identity/accounts/fields.ts'
import { checkAddress, checkPartyId, hasAddress, partyFields } from './tax-party.ts'

/**
 * Tax details of a client. With a VAT number or another id it gets standard invoices, which carry the full address; a
 * person without either gets simplified ones, which need no address.
 */
export const taxDetailsForm = z
  .strictObject({
    legalName: text('tax-legal-name', 300),
    ...partyFields,
    /** Version shown: 0 when nothing was stored. */
    version: z.coerce.number('unreadable').int('unreadable').min(0, 'unreadable').max(1_000_000, 'unreadable'),
  })
  .superRefine((form, issues) => {
    const say = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message })
    checkPartyId(form, say)
    // why: without any number a company abroad would get invoices for persons
    if (form.country !== 'SA' && !form.vatNumber && !form.idScheme && !form.idValue) say('idValue', 'tax-id-abroad')
    if (form.vatNumber || form.idValue || hasAddress(form)) checkAddress(form, say)
  })
export type TaxDetailsInput = z.output<typeof taxDetailsForm>

/** Stored tax details of a client. */
export type TaxDetails = Omit<TaxDetailsInput, 'legalName'> & { legalName: string | null }
