import { readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Lang } from '#/domain/text.ts'
import { leaveReview } from '#/features/certification/guest-reviews/leave-review.server.ts'
import { decideReviews } from '#/features/certification/guest-reviews/moderate.server.ts'
import { replyToReview, reportReview } from '#/features/certification/guest-reviews/reply.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

type Said = {
  stars: number
  text: string
  name?: string
  lang: Lang
  reply?: string
  report?: string
  refused?: string
  waits?: true
}

/** Guest reviews of the first certified branch, the oldest first. */
const toTheFirst: readonly Said[] = [
  {
    stars: 5,
    lang: 'ar',
    name: 'أم سعود',
    text: 'استقبلونا عند الباب بابتسامة، والطعام وصل ساخنًا في وقته. جلسة العائلات نظيفة وهادئة.',
    reply: 'شكرًا لكِ يا أم سعود، سعدنا بزيارتكم ونتطلع إلى رؤيتكم مرة أخرى.',
  },
  { stars: 4, lang: 'en', name: 'Daniel', text: 'Good lamb, fair prices. Parking took longer than the meal.' },
  { stars: 5, lang: 'ar', text: 'الكبسة ممتازة والخبز طازج.' },
  {
    stars: 2,
    lang: 'ar',
    name: 'فهد',
    text: 'انتظرنا أربعين دقيقة ليلة الجمعة، ولم يخبرنا أحد أن المطبخ مزدحم. الطعم جيد لكن التنظيم يحتاج إلى عمل.',
    reply: 'نعتذر يا أستاذ فهد. أضفنا موظفًا لقائمة الانتظار ليالي نهاية الأسبوع، ونبلّغ الضيوف بالمدة المتوقعة عند الباب.',
  },
  {
    stars: 5,
    lang: 'en',
    name: 'Priya',
    text: 'The waiter knew what was in every dish and asked about allergies before we did. My daughter cannot have nuts, and we felt safe.',
    reply: 'Thank you, Priya. Asking first is what we train for; it is good to hear that it reaches the table.',
  },
  { stars: 4, lang: 'ar', name: 'نورة', text: 'القهوة السعودية على أصولها، والأسعار معقولة.' },
  {
    stars: 1,
    lang: 'en',
    text: 'Cold rice, twice. I do not see what the certificate is for.',
    report: 'We find no guest who sent rice back in that week.',
  },
  { stars: 3, lang: 'en', name: 'Omar', text: 'Food is fine. The music is too loud to talk.' },
  { stars: 5, lang: 'ar', name: 'عائلة الحربي', text: 'نأتي كل أسبوع منذ سنة، والمستوى ثابت.' },
  {
    stars: 5,
    lang: 'en',
    text: 'CHEAP TABLES AT www.book-a-table.example CALL 0500000000',
    refused: 'Advertising, with a link and a phone number',
  },
  { stars: 4, lang: 'ar', name: 'سارة', text: 'المكان مرتب ودورات المياه نظيفة. ينقصه كرسي أطفال ثالث.', waits: true },
  { stars: 2, lang: 'en', name: 'J.', text: 'THE WORST SERVICE IN THE WHOLE CITY, and nobody cared.', waits: true },
]
const toTheSecond: readonly Said[] = [
  { stars: 4, lang: 'ar', name: 'تركي', text: 'خدمة سريعة وموظفون محترمون.' },
  { stars: 5, lang: 'en', text: 'Best breakfast on the corniche.' },
]

type Held = { publicId: string; issuedAt: string; owner: Actor }

/** Valid certificates of the demo world, the newest first. */
async function heldCertificates(owner: Actor, present: Date): Promise<Held[]> {
  const rows = await readAsSystem('the demo reads its certificates', (db) =>
    db
      .selectFrom('certificates')
      .select(['public_id', 'issued_at'])
      .where('client_id', '=', owner.id)
      .where('state', 'in', ['active', 'suspended'])
      .where('expires_at', '>', present.toISOString())
      .orderBy('issued_at', 'desc')
      .orderBy('number')
      .execute(),
  )
  return rows.map(({ public_id, issued_at }) => ({ publicId: public_id, issuedAt: issued_at, owner }))
}

/** Ignores the refusal of a repeated decision. */
async function once(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const known = ['guest-review.step-refused', 'guest-review.already-reported', 'not-found']
    if (!(error instanceof AppError) || !known.includes(error.code)) throw error
  }
}

async function tell({ publicId, owner }: Held, admin: Actor, said: Said, at: Date, nth: number): Promise<void> {
  const reviewId = sameIdFor('guest review', publicId, String(nth))
  const guest = {
    network: `10.60.${nth}.7`,
    userAgent: `A phone of the demo world, number ${nth}`,
    device: sameIdFor('guest device', publicId, String(nth)),
    lang: said.lang,
    actor: null,
  }
  const { stars, text, name: authorName = null } = said
  await happeningAt(at, () =>
    leaveReview(guest, publicId, { clientKey: reviewId, website: '', took: 45_000, stars, text, authorName }),
  )
  if (said.waits) return
  const later = new Date(at.getTime() + 5 * 3600_000)
  await happeningAt(later, () =>
    once(() =>
      decideReviews(
        admin,
        [reviewId],
        said.refused ? { decision: 'refuse', reason: said.refused } : { decision: 'publish' },
      ),
    ),
  )
  const { reply, report } = said
  const answered = new Date(later.getTime() + 20 * 3600_000)
  if (reply) await happeningAt(answered, () => once(() => replyToReview(owner, { reviewId, reply })))
  if (report) await happeningAt(answered, () => once(() => reportReview(owner, { reviewId, note: report })))
}

/** Guest reviews of certified branches; most are published, some answered, two pending. */
export async function tellGuests(cast: Cast, present: Date): Promise<void> {
  const held = await heldCertificates(cast.saffron, present)
  for (const [place, all] of [toTheFirst, toTheSecond].entries()) {
    const certificate = held[place]
    if (!certificate || present.getTime() - Date.parse(certificate.issuedAt) < 3 * 86_400_000) continue
    const since = Math.max(Date.parse(certificate.issuedAt), present.getTime() - 60 * 86_400_000)
    const span = present.getTime() - since - 36 * 3600_000
    for (const [nth, said] of all.entries()) {
      const at = said.waits
        ? new Date(present.getTime() - (all.length - nth) * 3 * 3600_000)
        : new Date(since + (span * (nth + 1)) / (all.length + 1))
      await tell(certificate, cast.admin, said, at, nth)
    }
  }
}
