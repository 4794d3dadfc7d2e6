import { readList } from '#/domain/list.ts'
import { exportSubmissions } from '#/features/site/forms/export-submissions.server.ts'
import { inboxList } from '#/features/site/forms/inbox-list.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { tableFile, tableFormatOf } from '#/platform/table-file.server.ts'
import type { Route } from './+types/export'

/** The messages of the inbox as a file, under the same filters as the page. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const rows = await exportSubmissions(actorOf(context), readList(inboxList, url.searchParams), lang)
  return tableFile(rows, inboxList.file.name, tableFormatOf(url.searchParams), lang)
})
