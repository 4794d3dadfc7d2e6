import { asSystem } from '#/db/database.server.ts'
import { chooseNews } from '#/features/messaging/news/choose.server.ts'
import { unsubscribeToken } from '#/features/messaging/news/token.server.ts'
import { unsubscribe } from '#/features/messaging/news/unsubscribe.server.ts'
import { addSuppression } from '#/features/messaging/suppressions/change.server.ts'
import { suppressAddress } from '#/features/messaging/suppressions/suppress.server.ts'
import { createMailing } from '#/features/messaging/mailings/draft.server.ts'
import { mailingForm } from '#/features/messaging/mailings/form.ts'
import { mailingList } from '#/features/messaging/mailings/list.ts'
import { browseMailings } from '#/features/messaging/mailings/list.server.ts'
import { countPeople, readMailing } from '#/features/messaging/mailings/read.server.ts'
import { sendMailingBatch } from '#/features/messaging/mailings/send-batch.server.ts'
import { sendMailing } from '#/features/messaging/mailings/send.server.ts'
import { readList } from '#/domain/list.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Cast } from '../demo-person.server.ts'

/** Some people agree to news, one of them unsubscribes; our team and the mail server suppress an address each; two mailings. Idempotent. */
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
  await tellMailings(cast.admin)
}

const questionnaires = mailingForm.parse({
  purpose: 'news',
  owner: 'on',
  shopper: 'on',
  seen: '0',
  subjectEn: 'New questionnaires for cafes',
  subjectAr: 'نماذج تقييم جديدة للمقاهي',
  bodyEn:
    'Dear {name},\n\nfrom next month, visits to cafes use a questionnaire of their own: coffee, service at the counter and seating are rated separately.',
  bodyAr:
    'عزيزنا {name}،\n\nابتداءً من الشهر القادم يصبح لزيارات المقاهي نموذج تقييم خاص بها، تُقيَّم فيه القهوة والخدمة عند المنضدة والجلسات كل على حدة.',
})
const maintenance = mailingForm.parse({
  purpose: 'service',
  owner: 'on',
  member: 'on',
  companyState: 'approved',
  seen: '0',
  subjectEn: 'Maintenance on Friday morning',
  subjectAr: 'صيانة صباح الجمعة',
  bodyEn: 'Dear {name},\n\nthe pages of {company} are read-only on Friday from 03:00 to 04:00.',
  bodyAr: 'عزيزنا {name}،\n\nتكون صفحات {company} للقراءة فقط يوم الجمعة من 3:00 إلى 4:00 صباحًا.',
})

/** A mailing that was sent, and a draft. */
async function tellMailings(admin: Actor): Promise<void> {
  if ((await browseMailings(admin, readList(mailingList, new URLSearchParams()))).total > 0) return
  const mailingId = await createMailing(admin, questionnaires)
  const { segment, purpose, version } = await readMailing(admin, mailingId)
  const { receive } = await countPeople(admin, segment, purpose)
  await sendMailing(admin, mailingId, { seen: version, people: receive })
  await sendMailingBatch({ mailingId })
  await createMailing(admin, maintenance)
}
