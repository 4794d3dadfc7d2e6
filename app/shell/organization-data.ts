import { publicPath } from '#/platform/i18n.ts'
import { type Contact, reachable } from './contact.ts'
import { langOf, type Matches } from './page-facts.ts'

/** Contact details that the frame of the public pages has loaded. */
export const contactOf = (matches: Matches): Contact | undefined => {
  const frame = matches.find((match) => match?.id === `public-${langOf(matches)}`)
  return (frame?.loaderData as { contact?: Contact } | undefined)?.contact
}

/** Telephone, address, registered name and numbers of the company for its structured data, as far as they are entered. */
export function contactFacts(matches: Matches, site: string): Record<string, unknown> {
  const contact = contactOf(matches)
  if (!contact) return {}
  const telephone = contact.phone && reachable(contact.phone)
  return {
    email: contact.email,
    ...(contact.legalName && { legalName: contact.legalName }),
    ...(contact.vatNumber && { vatID: contact.vatNumber }),
    ...(contact.register && {
      identifier: { '@type': 'PropertyValue', propertyID: 'CRN', value: contact.register },
    }),
    ...(contact.address && {
      address: { '@type': 'PostalAddress', streetAddress: contact.address, addressCountry: 'SA' },
    }),
    ...(contact.mapUrl && { hasMap: contact.mapUrl }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: contact.email,
      ...(telephone && { telephone }),
      url: new URL(publicPath(langOf(matches), '/contact'), site).href,
      availableLanguage: ['ar', 'en'],
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        opens: '09:00',
        closes: '18:00',
      },
    },
  }
}
