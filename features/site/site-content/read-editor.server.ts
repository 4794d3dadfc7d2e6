import type { Actor } from '#/domain/actor.ts'
import { listRevisions } from '#/features/site/pages/publish.server.ts'
import { readDraft } from '#/features/site/pages/store.server.ts'
import type { ContentRules } from './content-editor-action.server.ts'

/** Data of such an editor: the draft, else the delivered content, and the publications. */
export async function readContentEditor<T>(actor: Actor, { kind, draft: schema, initial }: ContentRules<T>) {
  const draft = await readDraft(actor, { kind })
  const parsed = schema.safeParse(draft?.content)
  return {
    content: parsed.success ? parsed.data : initial,
    revisions: draft ? await listRevisions(actor, draft.id) : [],
    draft: draft && {
      version: draft.version,
      state: draft.state,
      scheduledFor: draft.scheduledFor,
      updatedAt: draft.updatedAt,
      updatedBy: draft.updatedBy,
    },
  }
}
