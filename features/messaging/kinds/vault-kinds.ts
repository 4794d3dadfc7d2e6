import { both, defineKinds, kind } from './kind.ts'

const vault = both('account', '/client/secure-password-vault')

export const vaultKinds = defineKinds({
  'vault.shared': kind({ called: 'words', by: 'text' }, { person: vault }),
  'vault.removed': kind({ called: 'words', by: 'text' }, { person: vault }),
})
