import { addMinutes } from '#/domain/riyadh-time.ts'
import { readSampleFile } from '#/features/reporting/sample-report/read-sample-file.server.ts'
import type { DocumentFacts } from '#/features/site/library/form.ts'
import { confirmRead } from '#/features/site/library/own.server.ts'
import { publishDocument, type SentFiles } from '#/features/site/library/write.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

type DemoDocument = DocumentFacts & { files: string; daysAgo: number }
const minutesOfDay = 24 * 60

const questions: DemoDocument = {
  titleEn: 'Questions of a full-service visit',
  titleAr: 'أسئلة الزيارة الكاملة',
  aboutEn: 'Read it before your first visit: every question, with what counts as met.',
  aboutAr: 'اقرأه قبل زيارتك الأولى: جميع الأسئلة ومعيار تحقق كل منها.',
  audiences: ['shoppers', 'freelancers'],
  mustConfirm: true,
  expiresOn: null,
  files: 'questionnaire-fsr-1',
  daysAgo: 20,
}
const sample: DemoDocument = {
  titleEn: 'Sample report',
  titleAr: 'نموذج تقرير',
  aboutEn: 'How a report is built, to show to your team.',
  aboutAr: 'طريقة بناء التقرير، لعرضها على فريقك.',
  audiences: ['clients', 'staff'],
  mustConfirm: false,
  expiresOn: null,
  files: 'sample-report',
  daysAgo: 45,
}

async function filesOf(name: string): Promise<SentFiles> {
  const [en, ar] = await Promise.all(['en', 'ar'].map((lang) => readSampleFile(`itqan-${name}-${lang}.pdf`)))
  const sent = (found: typeof en) => ({ name: found!.file.name, bytes: found!.bytes })
  return { en: sent(en), ar: sent(ar) }
}

/** Publishes two documents; one of two shoppers has confirmed the one for shoppers. Idempotent. */
export async function tellLibrary(cast: Cast, present: Date): Promise<void> {
  for (const { files, daysAgo, ...facts } of [sample, questions]) {
    const id = sameIdFor('library', files)
    const sent = await filesOf(files)
    await happeningAt(addMinutes(present, -daysAgo * minutesOfDay), () =>
      publishDocument(cast.admin, { id, tell: false, ...facts }, sent),
    )
  }
  await happeningAt(addMinutes(present, -18 * minutesOfDay), () =>
    confirmRead(cast.shopper, sameIdFor('library', questions.files), 1),
  )
}
