/** Documents to a business are valid after the authority's clearance; documents to a person immediately. */
export const awaitsClearance = ({ form, authority }: { form: string; authority: string }): boolean =>
  form === 'standard' && (authority === 'waiting' || authority === 'rejected')
