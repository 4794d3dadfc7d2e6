import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { waveRows } from '#/features/ordering/waves/browse-waves.server.ts'
import { waveList } from '#/features/ordering/waves/wave-list.ts'

export const loader = exportRoute(waveList, waveRows)
