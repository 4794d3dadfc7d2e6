import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { placeList } from '#/features/ordering/control-room/place-list.ts'
import { branchPlaceRows } from '#/features/ordering/control-room/place-list.server.ts'

export const loader = exportRoute(placeList, branchPlaceRows)
