import { files, pages } from './route-files.ts'

/** Pages of the daily tools of a company: features/operations/. */
export const clientOperationsRoutes = [
  ...pages('client/operations', ['secure-password-vault']),
  ...files('client/operations', ['secure-password-vault/write']),
]
