import { runsFileLoader } from '#/features/office/automation/pages.server.ts'

export const loader = runsFileLoader('client')
