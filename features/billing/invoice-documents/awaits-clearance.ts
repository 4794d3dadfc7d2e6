/** Documents to a business become the buyer's only by the authority's clearance; documents to a person at once. */
export const awaitsClearance = ({ form, authority }: { form: string; authority: string }): boolean =>
  form === 'standard' && (authority === 'waiting' || authority === 'rejected')
