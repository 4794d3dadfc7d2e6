import { z } from 'zod'
import { saudiIban } from '#/domain/iban.ts'
import type { TaxParty } from '#/domain/tax-document.ts'
import { mostSellerNameBytes } from '#/domain/billing/tax-rules.ts'
import { optionalText, text, wholeNumber } from '#/features/identity/accounts/fields.ts'
import { checkAddress, checkPartyId, partyFields } from '#/features/billing/tax-details/tax-party.ts'

const bytes = (typed: string): number => new TextEncoder().encode(typed).length

const seller = z
  .strictObject({
    intent: z.literal('seller'),
    name: text('tax-legal-name', 300).refine((name) => bytes(name) <= mostSellerNameBytes, 'seller-name-long'),
    ...partyFields,
  })
  .superRefine((form, issues) => {
    const say = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message })
    if (!form.vatNumber) say('vatNumber', 'vat-number')
    if (!form.idScheme) say('idScheme', 'tax-id-kind')
    checkPartyId(form, say)
    checkAddress(form, say)
  })
  .transform((form) => {
    const party: TaxParty = {
      name: form.name,
      vatNumber: form.vatNumber,
      id: form.idScheme && form.idValue ? { scheme: form.idScheme, value: form.idValue } : null,
      address: {
        street: form.street ?? '',
        building: form.building ?? '',
        district: form.district ?? '',
        city: form.city ?? '',
        postalCode: form.postalCode ?? '',
        country: 'SA',
      },
    }
    return { intent: form.intent, party }
  })

const terms = z
  .strictObject({
    intent: z.literal('terms'),
    iban: optionalText(60).transform((typed, issues) => {
      const iban = typed && saudiIban(typed)
      if (typed && !iban) issues.addIssue({ code: 'custom', message: 'iban' })
      return iban
    }),
    bank: optionalText(200),
    holder: optionalText(200),
    termDays: wholeNumber({ from: 0, below: 'invoice-term', to: 120, above: 'invoice-term', empty: 15 }),
  })
  .transform(({ intent, iban, bank, holder, termDays }) => ({
    intent,
    bank: iban ? { iban, bank, holder } : null,
    termDays,
  }))

/** Forms of the invoice settings. */
export const companyForm = z.discriminatedUnion('intent', [
  seller,
  terms,
  z.strictObject({ intent: z.literal('stop-bank') }),
])
