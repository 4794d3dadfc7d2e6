import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { postRows } from '#/features/site/blog/post-list.server.ts'
import { postList } from '#/features/site/blog/post-list.ts'

export const loader = exportRoute(postList, postRows)
