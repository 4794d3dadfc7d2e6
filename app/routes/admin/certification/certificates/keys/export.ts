import { keyList } from '#/features/certification/signing-keys/key-list.ts'
import { keyRows } from '#/features/certification/signing-keys/read-keys.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(keyList, keyRows)
