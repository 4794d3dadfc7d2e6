import { createContext, type ReactNode, useContext } from 'react'
import type { Permission } from '#/domain/permissions.ts'

/** Permissions of a company's member; null: everything that the account may do. */
const Rights = createContext<readonly Permission[] | null>(null)

export const RightsProvider = Rights.Provider

/** Whether the reader has a permission on at least one branch. Hides only: verbs authorise. */
export function useMay(): (permission: Permission) => boolean {
  const rights = useContext(Rights)
  return (permission) => rights === null || rights.includes(permission)
}

/** Shows its children to readers with a permission. */
export function WithRight({ to, children }: { to: Permission; children: ReactNode }) {
  return useMay()(to) ? children : null
}
