import { ruleProblems } from '#/domain/certification/certificate-rule.ts'
import { ruleSettingsForm, settingsOf } from '#/features/certification/office-certificates/form.ts'
import { previewRule } from '#/features/certification/office-certificates/preview-rule.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/preview'

/** Effect of the entered numbers today; null while invalid. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const typed = ruleSettingsForm.safeParse(Object.fromEntries(url.searchParams))
  if (!typed.success) return null
  const settings = settingsOf(typed.data)
  if (ruleProblems(settings).length > 0) return null
  return { settings, effect: await previewRule(actorOf(context), settings) }
})
