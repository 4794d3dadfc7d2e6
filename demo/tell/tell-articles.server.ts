import { readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Text } from '#/domain/text.ts'
import { readDraft } from '#/features/site/blog/post-list.server.ts'
import { createPost, saveDraft } from '#/features/site/blog/edit-post.server.ts'
import { emptyPost, type PostContent } from '#/features/site/blog/post.ts'
import { publishPost } from '#/features/site/blog/publish-post.server.ts'
import { saveTopic } from '#/features/site/blog/topics.server.ts'
import { uploadPicture } from '#/features/site/media/upload-picture.server.ts'
import { type DemoArticle, richTextOf } from '../../content/articles/article-text.ts'
import { answeringComplaints } from '#/content/articles/complaints.ts'
import { calorieLabels } from '#/content/articles/calorie-labels.ts'
import { becomingAShopper } from '#/content/articles/becoming-a-shopper.ts'
import { choosingAProvider } from '#/content/articles/choosing-a-provider.ts'
import { correctiveActions } from '#/content/articles/corrective-actions.ts'
import { fewVisits } from '#/content/articles/few-visits.ts'
import { foodSafetyWalk } from '#/content/articles/food-safety-walk.ts'
import { preparingTheTeam } from '#/content/articles/preparing-the-team.ts'
import { receipts } from '#/content/articles/receipts.ts'
import { serviceStandard } from '#/content/articles/service-standard.ts'
import { serviceTimes } from '#/content/articles/service-times.ts'
import { whatAVisitMeasures } from '#/content/articles/what-a-visit-measures.ts'
import type { CoverName } from '#/content/articles/article-text.ts'
import { coverPicture } from '../covers.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

export const demoArticles: readonly DemoArticle[] = [
  whatAVisitMeasures,
  fewVisits,
  serviceTimes,
  receipts,
  preparingTheTeam,
  correctiveActions,
  answeringComplaints,
  foodSafetyWalk,
  calorieLabels,
  choosingAProvider,
  becomingAShopper,
  serviceStandard,
]

const topics: Record<DemoArticle['topic'], { slug: string; name: Text }> = {
  visits: { slug: 'mystery-visits', name: { en: 'Mystery visits', ar: 'زيارات التسوّق السري' } },
  scores: { slug: 'scores', name: { en: 'Scores', ar: 'الدرجات' } },
  service: { slug: 'service-and-teams', name: { en: 'Service and teams', ar: 'الخدمة والفرق' } },
  rules: { slug: 'rules', name: { en: 'Rules', ar: 'الاشتراطات' } },
}

const alts: Record<CoverName, Text> = {
  visit: {
    en: 'A plate of food beside a clipboard with four of five points ticked',
    ar: 'طبق طعام بجانبه لوح ملاحظات عُلّمت فيه أربع نقاط من خمس',
  },
  score: { en: 'Six measured points whose margins grow narrower', ar: 'ست نقاط مقيسة تضيق هوامشها تدريجيًا' },
  clock: { en: 'A large clock between two covered dishes', ar: 'ساعة كبيرة بين طبقين مغطّيين' },
  receipt: { en: 'A long bill and a phone that photographs it', ar: 'فاتورة طويلة وهاتف يصوّرها' },
  team: { en: 'Three people in aprons side by side', ar: 'ثلاثة أشخاص بمآزر جنبًا إلى جنب' },
  menu: { en: 'An open menu with a figure beside every dish', ar: 'قائمة مفتوحة بجانب كل طبق فيها رقم' },
}

const author: Text = { en: 'The Itqan editors', ar: 'هيئة تحرير إتقان' }

async function isThere(slug: string): Promise<boolean> {
  const row = await readAsSystem('the demo checks whether its article exists', (db) =>
    db.selectFrom('posts').select('id').where('slug', '=', slug).where('published', 'is not', null).executeTakeFirst(),
  )
  return row !== undefined
}

/** Publishes the blog articles on past days. Idempotent. */
export async function tellArticles(admin: Actor, present: Date): Promise<void> {
  for (const article of demoArticles) {
    if (await isThere(article.slug)) continue
    const day = new Date(present.getTime() - article.daysAgo * 86_400_000)
    await happeningAt(day, () => tell(admin, article))
  }
}

async function tell(admin: Actor, { slug, topic, cover, title, summary, body }: DemoArticle): Promise<void> {
  const topicId = sameIdFor('topic', topic)
  await saveTopic(admin, { id: topicId, ...topics[topic] })
  const picture = await uploadPicture(admin, {
    name: `${slug}.png`,
    bytes: await coverPicture(cover),
    alt: alts[cover],
  })
  const id = await createPost(admin, sameIdFor('post', slug))
  const content: PostContent = {
    ...emptyPost,
    title,
    summary,
    author,
    topicId,
    coverId: picture.id,
    body: { en: richTextOf(body.en), ar: richTextOf(body.ar) },
  }
  // why: an interrupted seeding may have saved the draft already
  const before = await readDraft(admin, id)
  const { version } = await saveDraft(admin, { id, version: before.version, slug, content })
  await publishPost(admin, { id, version })
}
