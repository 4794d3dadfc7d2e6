import { emailStateOf } from '#/platform/email-links.server.ts'
import { readIdentities } from '#/platform/identities.server.ts'
import { readPasskeys } from '#/platform/passkeys.server.ts'
import { readPhone } from '#/platform/phones.server.ts'
import { readSecondFactor } from '#/platform/second-factor.server.ts'
import { sessionsOf } from '#/platform/sessions.server.ts'

type Row = Record<string, unknown>

/** How a person signs in. No section contains a secret, nor what could be compared with one. */
export const accountSections = (id: string) => ({
  email: async (): Promise<Row[]> => {
    const { address, isVerified, pending, undoUntil } = await emailStateOf(id)
    return [{ address, isVerified, newAddress: pending?.address ?? null, newAddressUntil: pending?.until, undoUntil }]
  },
  phone: async (): Promise<Row[]> => {
    const phone = await readPhone(id)
    return phone ? [phone] : []
  },
  passkeys: async (): Promise<Row[]> =>
    (await readPasskeys(id)).map(({ name, backedUp, createdAt, lastUsedAt }) => ({
      name,
      backedUp,
      createdAt,
      lastUsedAt,
    })),
  identities: async (): Promise<Row[]> =>
    (await readIdentities(id)).map(({ issuer, linkedAt, lastUsedAt }) => ({ issuer, linkedAt, lastUsedAt })),
  second_factor: async (): Promise<Row[]> => {
    const factor = await readSecondFactor(id)
    return factor ? [{ isOn: factor.isOn, since: factor.since, recoveryCodesLeft: factor.codesLeft }] : []
  },
  devices: async (): Promise<Row[]> => await sessionsOf(id),
})
