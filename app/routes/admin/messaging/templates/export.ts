import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { templateList } from '#/features/messaging/templates/list.ts'
import { templatesUnder } from '#/features/messaging/templates/list.server.ts'

export const loader = exportRoute(templateList, { all: templatesUnder })
