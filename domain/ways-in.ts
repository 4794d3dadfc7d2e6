/** Ways to sign in that an account has. Mails are not counted: their address may be out of reach. */
export type WaysIn = { password: boolean; passkeys: number; identities: number; phone: boolean }

/** Whether at least one way to sign in is left. */
export const hasWayIn = ({ password, passkeys, identities, phone }: WaysIn): boolean =>
  password || phone || passkeys + identities > 0
