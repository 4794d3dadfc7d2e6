import { createContext } from 'react'
import type { ListChoices } from '#/domain/list-views.ts'

/** Outside the portals and in views of other companies, where no view can be saved. */
export const noListChoices: ListChoices = { views: null, density: 'compact' }

/** What the reader chose for lists. */
export const ListChoicesContext = createContext(noListChoices)
