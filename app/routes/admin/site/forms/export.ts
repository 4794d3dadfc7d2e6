import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { formList } from '#/features/site/forms/form-list.ts'
import { formRows } from '#/features/site/forms/list-forms.server.ts'

export const loader = exportRoute(formList, formRows)
