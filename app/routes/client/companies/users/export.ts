import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { memberList } from '#/features/companies/members/list.ts'
import { memberRows } from '#/features/companies/members/list.server.ts'

export const loader = exportRoute(memberList, memberRows)
