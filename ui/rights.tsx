import { createContext, useContext } from 'react'
import type { Permission } from '#/domain/permissions.ts'

/** What the reader may open and change on the pages around; everything, where no one says otherwise. */
export type Rights = {
  /** Forms that change something are not shown. */
  readOnly: boolean
  /** A view as another role: nothing at all is written, so that exports, which are recorded, are not offered either. */
  viewing: boolean
  /** Whether an address of the portal is open to the reader: other links and tabs are not shown. */
  opens: (path: string) => boolean
  /** Whether the reader holds a permission somewhere: other columns of lists are not shown. */
  has: (permission: Permission) => boolean
}

const everything: Rights = { readOnly: false, viewing: false, opens: () => true, has: () => true }

export const RightsContext = createContext<Rights>(everything)
export const useRights = (): Rights => useContext(RightsContext)

/** Set by dialogs, where an empty form needs an explanation. */
export const InDialog = createContext(false)
