import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { readStudy } from '#/features/site/case-studies/read-studies.server.ts'
import { createStudy, offerStudy, saveStudy } from '#/features/site/case-studies/write-study.server.ts'
import { sameIdFor } from '../same-id.ts'
import { saffronBranches } from '../stories/stories-saffron.ts'
import { happeningAt } from '../time-travel.server.ts'

const texts = {
  companyEn: 'Saffron House Restaurants, Olaya branch',
  companyAr: 'مطاعم بيت الزعفران، فرع العليا',
  titleEn: 'From a wait at the door to a welcome',
  titleAr: 'من الانتظار عند الباب إلى الترحيب',
  situationEn:
    'At the first visit guests stood at the desk for three minutes while employees passed. Main courses took 29 minutes, the order was not read back and nobody asked about the food.',
  situationAr:
    'في الزيارة الأولى انتظر الضيوف عند الاستقبال ثلاث دقائق والموظفون يمرّون بهم. وصلت الأطباق الرئيسية بعد 29 دقيقة، ولم تُعَد قراءة الطلب، ولم يسأل أحد عن الطعام.',
  doneEn:
    'The branch trained the hall team on three points: greet within a minute, read every order back at the table, and ask about the food soon after serving. Two further visits checked whether it held.',
  doneAr:
    'درّب الفرع فريق الصالة على ثلاث نقاط: الترحيب خلال دقيقة، وإعادة قراءة كل طلب عند الطاولة، والسؤال عن الطعام بعد التقديم بقليل. ثم جرت زيارتان للتحقق من استمرار ذلك.',
  resultEn:
    'At the third visit guests were greeted in under a minute and the order was read back. Main courses came after 22 minutes, hot and like their pictures, and the server asked about them two minutes later.',
  resultAr:
    'في الزيارة الثالثة رُحّب بالضيوف خلال أقل من دقيقة وأُعيدت قراءة الطلب. وصلت الأطباق الرئيسية بعد 22 دقيقة ساخنة ومطابقة لصورها، وسأل النادل عنها بعد دقيقتين.',
} as const

/** A case study about a demo branch, offered to its client and unanswered. Idempotent. */
export async function tellStudy(admin: Actor, client: Actor, present: Date): Promise<void> {
  const id = sameIdFor('case study', 'olaya')
  const today = riyadhDay(present)
  await happeningAt(new Date(present.getTime() - 26 * 60 * 60 * 1000), async () => {
    await createStudy(admin, { id, clientId: client.id })
    const begun = await readStudy(admin, id)
    if (begun.state !== 'draft') return
    const branchId = begun.branches.find(({ name }) => name === saffronBranches.olaya.name)?.id ?? ''
    const scope = { branchId, type: 'full_service', from: addDays(today, -120), until: addDays(today, -10) } as const
    const save: Parameters<typeof saveStudy>[2] = { intent: 'save', version: begun.version, ...scope, ...texts }
    await saveStudy(admin, id, save)
    await offerStudy(admin, id, begun.version + 1)
  })
}
