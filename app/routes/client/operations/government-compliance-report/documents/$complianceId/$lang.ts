import { AppError } from '#/domain/errors.ts'
import { isLang } from '#/domain/text.ts'
import { compliancePdfResponse } from '#/features/operations/compliance/make-pdf.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$lang'

/** A kept PDF of the compliance report in one of its languages. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) => {
  if (!isLang(params.lang)) throw new AppError('not-found')
  return compliancePdfResponse(actorOf(context), params.complianceId, params.lang)
})
