import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { questionnaireRows } from '#/features/fieldwork/questionnaires/list-questionnaires.server.ts'
import { questionnaireList } from '#/features/fieldwork/questionnaires/questionnaire-list.ts'

export const loader = exportRoute(questionnaireList, questionnaireRows)
