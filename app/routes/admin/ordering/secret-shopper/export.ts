import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { roomRows } from '#/features/ordering/control-room/browse-room.server.ts'
import { readRoom, roomList } from '#/features/ordering/control-room/room-list.ts'

export const loader = exportRoute(roomList, roomRows, readRoom)
