import { rightsOfRole } from '#/domain/staff-rights.ts'
import { roleCells } from '#/domain/staff-cells.ts'

/** Rights of the administrators of the bench. */
export const ownerRights = rightsOfRole('owner', roleCells.owner)
