import { asSystem } from '#/db/database.server.ts'
import { chooseNews } from '#/features/messaging/news/choose.server.ts'
import { unsubscribeToken } from '#/features/messaging/news/token.server.ts'
import { unsubscribe } from '#/features/messaging/news/unsubscribe.server.ts'
import { addSuppression } from '#/features/messaging/suppressions/change.server.ts'
import { suppressAddress } from '#/features/messaging/suppressions/suppress.server.ts'
import type { Cast } from '../demo-person.server.ts'

/** Some people agree to news, one of them unsubscribes; our team and the mail server suppress an address each. Idempotent. */
export async function tellNews(cast: Cast): Promise<void> {
  for (const person of [cast.saffron, cast.nakhla, cast.shopper, cast.freelancer])
    await chooseNews(person, { news: true })
  await unsubscribe(unsubscribeToken(cast.nakhla.id), {})
  const form = { address: 'reception@harbour-grill.example', note: 'Asked by telephone to get no mailings' }
  await addSuppression(cast.admin, form).catch((error: unknown) => {
    if (!(error instanceof Error && error.message === 'bad-request')) throw error
  })
  await asSystem('the demo world has an address that does not exist', (tx) =>
    suppressAddress(tx, {
      address: 'orders@old-souq-kitchen.example',
      reason: 'bounced',
      note: '550 5.1.1 The email account does not exist',
    }),
  )
}
