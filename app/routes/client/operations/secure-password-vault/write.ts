import { vaultForm } from '#/features/operations/vault/form.ts'
import { writeVault } from '#/features/operations/vault/write.server.ts'
import { formAction } from '#/platform/form-action.server.ts'

/** Changes of the vault: ciphertext, public keys and signatures. */
export const action = formAction(vaultForm, (actor, { data }) => writeVault(actor, data))
