import { route } from '@react-router/dev/routes'
import { files, pages } from './route-files.ts'

/** Pages of administrators about questionnaires: a part of routes.ts. */
export const questionnaireRoutes = [
  ...pages('admin/fieldwork', [
    'questionnaires',
    'questionnaires/branches',
    'questionnaires/bank',
    'questionnaires/bank/new',
    'questionnaires/bank/:bankId',
    'questionnaires/:questionnaireId',
    'questionnaires/:questionnaireId/compare',
    'questionnaires/:questionnaireId/versions/:version',
  ]),
  ...files('admin/fieldwork', [
    'questionnaires/export',
    'questionnaires/branches/export',
    'questionnaires/bank/export',
    'questionnaires/bank/search',
    'questionnaires/:questionnaireId/export',
  ]),
  // Earlier address of the questionnaires, kept in mails and the activity log.
  route('forms/questionnaires/*', 'routes/admin/fieldwork/forms-questionnaires.ts'),
]
