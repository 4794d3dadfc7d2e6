import { fieldsOfAddress, previewForm } from '#/features/ordering/waves/form.ts'
import { previewWave } from '#/features/ordering/waves/preview.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/preview'

/** Preview of a plan being typed; empty while invalid. */
export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const typed = previewForm.safeParse(fieldsOfAddress(url.searchParams))
  return { preview: typed.success ? await previewWave(actor, typed.data) : null }
})
