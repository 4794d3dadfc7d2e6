/** A document to a business is the buyer's only once the authority has cleared it; one to a person is theirs at once. */
export const awaitsClearance = ({ form, authority }: { form: string; authority: string }): boolean =>
  form === 'standard' && (authority === 'waiting' || authority === 'rejected')
