import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { pictureRows } from '#/features/site/media/browse-pictures.server.ts'
import { pictureList } from '#/features/site/media/picture-list.ts'

export const loader = exportRoute(pictureList, pictureRows)
