import { randomUUID } from 'node:crypto'
import type { PlaywrightWorkerArgs } from '@playwright/test'
import type { AnswerValue, QuestionnaireDefinition } from '../../domain/questionnaire.ts'
import { note, yesNo } from '../../content/questionnaires/ask.ts'
import { networkOf } from './network.ts'
import { lost } from '../../content/questionnaires/write-failures.ts'
import { type OwnVisit, ownVisit } from './own-visit.ts'
import { expect, test } from './support.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
export type OwnReport = OwnVisit & { reportId: string }

const short = (photo: { photo?: 'required' }): QuestionnaireDefinition => ({
  code: 'OWN',
  version: 1,
  evaluationType: 'basic',
  title: { en: 'A short visit', ar: 'زيارة قصيرة' },
  sections: [
    {
      key: 'S1',
      title: { en: 'The counter', ar: 'منضدة البيع' },
      weight: 100,
      questions: [
        yesNo(
          'K1',
          40,
          { en: 'The counter was clean', ar: 'كانت المنضدة نظيفة' },
          {
            ...photo,
            failure: lost(
              'The counter was dirty',
              'كانت المنضدة متسخة',
              'Wipe the counter every hour',
              'مسح المنضدة كل ساعة',
            ),
          },
        ),
        yesNo(
          'K2',
          40,
          { en: 'Somebody greeted you', ar: 'رحّب بك أحد الموظفين' },
          {
            failure: lost(
              'Guests were not greeted',
              'لم يُرحَّب بالضيوف',
              'Greet every guest at the door',
              'الترحيب بكل ضيف عند الباب',
            ),
          },
        ),
        yesNo(
          'K3',
          20,
          { en: 'No insects were seen', ar: 'لم تُشاهد حشرات' },
          {
            critical: true,
            failure: lost('An insect was seen', 'شوهدت حشرة', 'Call pest control today', 'استدعاء مكافحة الآفات اليوم'),
          },
        ),
      ],
    },
  ],
  unscored: [note('told', { en: 'In your own words', ar: 'بكلماتك' })],
})

/** A few questions of every weight: one with a photo, one critical, one text. */
export const shortQuestions = short({ photo: 'required' })

export const questionsWithoutPhoto = short({})

const answers: Record<string, AnswerValue> = { K1: true, K2: true, K3: true, told: 'Everything was as it should be.' }

/** A submitted report of a new visit, which no other journey uses. */
export async function ownReport(playwright: Playwright, baseURL: string): Promise<OwnReport> {
  const visit = await ownVisit(playwright, baseURL, shortQuestions)
  return { ...visit, reportId: await handIn(playwright, baseURL, visit) }
}

/** Carries out the visit with good answers but for the changes, and submits the report. */
export async function handIn(
  playwright: Playwright,
  baseURL: string,
  visit: { requestId: string; shopper: { email: string; password: string } },
  { changed = {}, photo = true }: { changed?: Record<string, AnswerValue>; photo?: boolean } = {},
): Promise<string> {
  const { email, password } = visit.shopper
  const phone = await playwright.request.newContext({
    baseURL,
    maxRedirects: 0,
    extraHTTPHeaders: { origin: baseURL, accept: 'application/json', ...networkOf(test.info()) },
  })
  const obeyed = async (path: string, sent: Parameters<typeof phone.post>[1]) => {
    const answer = await phone.post(path, sent)
    expect(answer.status(), `${path} ${await answer.text()}`).toBeLessThan(400)
  }
  await obeyed('/login', { form: { intent: 'sign-in', email, password } })
  const [reportId, deviceTime] = [randomUUID(), new Date().toISOString()]
  const arrival = { requestId: visit.requestId, reportId, deviceTime, sentAt: deviceTime, late: false }
  const nowhere = { latitude: null, longitude: null, accuracy: null }
  await obeyed('/freelancer/check-in', {
    data: { ...arrival, ...nowhere, note: 'The manager asked me to come earlier.' },
  })
  const saves = Object.entries({ ...answers, ...changed }).map(([questionKey, value]) => ({
    saveId: randomUUID(),
    questionKey,
    baseVersion: 0,
    value,
    notApplicable: false,
    naReason: '',
    comment: value === false ? 'Seen twice, a minute apart.' : '',
    answeredAt: deviceTime,
  }))
  await obeyed('/freelancer/answers', { data: { reportId, saves } })
  if (photo)
    await obeyed('/freelancer/photos', {
      multipart: { id: randomUUID(), reportId, questionKey: 'K1', file: await pictureOfCounter() },
    })
  await obeyed('/freelancer/hand-in', { data: { reportId, submissionKey: randomUUID(), declaration: true } })
  await phone.dispose()
  return reportId
}

/** A unique picture, because repeated photos are detected. */
async function pictureOfCounter() {
  const { default: sharp } = await import('sharp')
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a5' } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="640" height="480"><circle cx="${80 + Math.random() * 480}" cy="240" r="90"/></svg>`,
        ),
      },
    ])
    .jpeg()
    .toBuffer()
  return { name: 'counter.jpg', mimeType: 'image/jpeg', buffer }
}
