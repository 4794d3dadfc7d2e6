import { addDays, type Day, startOfDay } from './riyadh-time.ts'

/** Days until the file expires: under a year (RFC 9116, section 2.5.5). Each request gets a new date. */
const validDays = 180

/** Where faults of security are reported (RFC 9116): the contact form, whose messages reach our team. */
export const securityText = (origin: string, today: Day): string =>
  [
    `Contact: ${origin}/contact`,
    `Contact: ${origin}/ar/contact`,
    `Expires: ${startOfDay(addDays(today, validDays)).toISOString()}`,
    'Preferred-Languages: ar, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
