import type { Text } from '#/domain/text.ts'
import { publicPath } from '#/platform/i18n.ts'
import type { Contact } from './contact.ts'
import { reachable } from './contact.ts'
import { langOf, type Matches } from './page-facts.ts'
import { organization } from './structured-data.ts'

/** Contact details that the frame of the public pages has loaded. */
export const contactOf = (matches: Matches): Contact | undefined => {
  const frame = matches.find((match) => match?.id === `public-${langOf(matches)}`)
  return (frame?.loaderData as { contact?: Contact } | undefined)?.contact
}

/** The company as structured data, with what is entered of its telephone, address, registered name and numbers. */
export function contactedOrganization(matches: Matches, description: Text) {
  const lang = langOf(matches)
  const contact = contactOf(matches)
  const company = organization(matches, description[lang])
  if (!contact) return company
  const telephone = contact.phone && reachable(contact.phone)
  return {
    ...company,
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
      url: new URL(publicPath(lang, '/contact'), company.url).href,
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
