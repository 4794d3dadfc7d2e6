import { pageTitle } from '#/app/shell/page-title.ts'
import { VaultPage } from '#/features/operations/vault/components/vault-page.tsx'
import { readVault } from '#/features/operations/vault/read-vault.server.ts'
import { vaultMessages } from '#/messages/operations/vault.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/secure-password-vault'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, vaultMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readVault(actorOf(context)))

/** Shared logins of the company: the server gives ciphertext, the browser opens it. */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <VaultPage data={loaderData} />
}
