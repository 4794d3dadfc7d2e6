/** Short name: beginning of the thumbprint, typed to confirm. */
export const shortName = (kid: string): string => kid.slice(0, 8)
