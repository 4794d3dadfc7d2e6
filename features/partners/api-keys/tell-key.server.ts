import { asSystem } from '#/db/database.server.ts'
import { textOf, translator } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { apiKeyMessages } from '#/messages/partners/api-keys.ts'

/** Tells the owners of a company that a key of the API was made, changed or ended, and by whom. */
export const tellKey = ({ clientId, keyStep, name, by, reason, effect }: JobPayload<'partners.tell-key'>) =>
  asSystem('a job notifies the owners of a changed API key', (tx) => {
    const step = textOf((lang) => {
      const done = translator(lang, apiKeyMessages)(`step_${keyStep}`)
      return reason ? `${done}: ${reason}` : done
    })
    return tell(tx, { client: clientId }, 'api.key', { by, key: name, step }, { effectKey: `api.key:${effect}` })
  })
