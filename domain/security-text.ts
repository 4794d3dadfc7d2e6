import { addDays, type Day, startOfDay } from './riyadh-time.ts'

/** Less than a year, as the standard advises; the file is written anew for each reader. */
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
