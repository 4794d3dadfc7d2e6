import { z } from 'zod'
import { text } from '#/features/identity/accounts/fields.ts'
import { checkAddress, checkPartyId, hasAddress, partyFields } from './tax-party.ts'

/**
 * Who a client is before the tax authority. Whoever has a VAT number or another one gets standard invoices, which name the whole
 * address; a person without any gets simplified ones, which need no address.
 */
export const taxDetailsForm = z
  .strictObject({
    legalName: text('tax-legal-name', 300),
    ...partyFields,
    /** The state that was shown: 0 when there was none. */
    version: z.coerce.number('unreadable').int('unreadable').min(0, 'unreadable').max(1_000_000, 'unreadable'),
  })
  .superRefine((form, issues) => {
    const say = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message })
    checkPartyId(form, say)
    if (form.vatNumber || form.idValue || hasAddress(form)) checkAddress(form, say)
  })
export type TaxDetailsInput = z.output<typeof taxDetailsForm>

/** What is stored of a client, and whether a document to it can be issued. */
export type TaxDetails = Omit<TaxDetailsInput, 'legalName'> & { legalName: string | null }
