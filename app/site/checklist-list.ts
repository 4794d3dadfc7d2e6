import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'

/** Published questionnaires as checklists, by address. */
export const checklists = {
  restaurant: { definition: fsr1, name: 'restaurant', about: 'restaurantAbout' },
  cafe: { definition: bas1, name: 'cafe', about: 'cafeAbout' },
} as const
export type ChecklistId = keyof typeof checklists

export const isChecklist = (id: string): id is ChecklistId => Object.hasOwn(checklists, id)

/** English addresses of the checklists. */
export const checklistPaths: readonly string[] = Object.keys(checklists).map((id) => `/checklists/${id}`)
