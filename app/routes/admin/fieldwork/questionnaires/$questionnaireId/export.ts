import { exportQuestionnaire } from '#/features/fieldwork/questionnaires/export-questionnaire.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/export'

/** Exports the draft or a version. */
export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const format = url.searchParams.get('format') === 'xlsx' ? 'xlsx' : 'json'
  const version = url.searchParams.get('version')
  const { name, type, body } = await exportQuestionnaire(actorOf(context), params.questionnaireId, version, format)
  const headers = {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  }
  return new Response(body, { headers })
})
