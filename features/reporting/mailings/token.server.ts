import { signedToken, subjectOf } from '#/features/messaging/news/token.server.ts'

const use = 'link that ends mails of reports'

/** Token of an address on a list, in the form of the links that end news; it can only stop these mails. */
export const personToken = (personId: string): string => signedToken(use, personId)
export const personOfMailingToken = (token: string): string | null => subjectOf(use, token)
