import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import { formatTime } from '#/domain/riyadh-time.ts'
import { formatPoints, tenthsOf } from '#/domain/score.ts'
import { isolate, type Lang, translator } from '#/domain/text.ts'
import type { ClientReport, Finding } from '#/features/reporting/reports/read-client-report.server.ts'
import { failedFirst, type QuestionView, type SectionView } from '#/features/reporting/reports/report-view.ts'
import { reportDocumentMessages } from '#/messages/reporting/report-documents.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { answerOrState, answerWords, breakable, freeTold, plain, plainNumber, pointsWords } from './answer-words.ts'

/** Path of a photo in the template; its last part is the file id. */
export const photoPath = (src: string): string => `/photos/${src.slice(src.lastIndexOf('/') + 1)}.jpg`
/** A question's code, such as A3; unscored questions have none. */
const codeOf = ({ key, state, weight }: QuestionView): string => (state === 'unscored' || weight === 0 ? '' : key)
const isFull = ({ failed, comment, photos }: Finding): boolean => failed || comment !== '' || photos.length > 0

const photosOf = ({ text, sentence, photos }: QuestionView, times: ClientReport['photoTimes'], lang: Lang) => {
  const t = translator(lang, reportDocumentMessages)
  return photos.map(({ id, src }) => {
    const at = times[id]
    const taken = at ? t('takenAt', { time: formatTime(new Date(at), lang) }) : ''
    return { path: photoPath(src), alt: t('photoOf', { question: sentence ?? text }), taken }
  })
}

/** Every lost point with observation, time and photo; those with nothing beyond the answer are listed briefly. */
export function findingRows({ branch, findings, photoTimes }: ClientReport, lang: Lang) {
  const t = translator(lang, clientReportMessages)
  const word = translator(lang, reportMessages)
  return findings.map((finding) => {
    const { key, sentence, asked, sectionTitle, answeredAt, given, comment, failed, critical, major, repeated, lost } =
      finding
    return {
      key,
      code: codeOf(finding),
      text: breakable(
        asked !== null && isFull(finding) ? `${lang === 'ar' ? isolate(branch) : branch} – ${sentence}` : sentence,
      ),
      asked: asked === null ? '' : t('askedWas', { question: breakable(asked) }),
      full: isFull(finding),
      severity: failed && critical ? 'critical' : failed && major ? 'major' : 'none',
      repeated,
      putRight: finding.putRight !== null,
      section: breakable(sectionTitle),
      seen: answeredAt ? `${t('seenAt')} ${formatTime(new Date(answeredAt), lang)}` : '',
      cost: tenthsOf(lost) === 0 ? '' : word('lostPoints', { points: formatPoints(lost) }),
      answer: answerOrState(finding, lang, !isFull(finding)),
      limits: given?.kind === 'timing' ? limitsText(given.limits, lang) : '',
      comment: comment ? freeTold(comment, finding.told?.comment, lang) : null,
      photos: photosOf(finding, photoTimes, lang),
    }
  })
}

const limitsText = (limits: readonly number[], lang: Lang): string =>
  translator(lang, reportMessages)('limits', { full: plainNumber(limits[0]!), half: plainNumber(limits[2]!) })

const toneOf = (score: number | null): string => {
  if (score === null || score <= 0.25) return 'fail'
  return score === 1 ? 'excellent' : score >= 0.75 ? 'good' : 'needs_work'
}

/** Waiting times from door to bill, each against its own limits. */
export const timingRows = (timings: readonly QuestionView[], lang: Lang) =>
  timings.flatMap((question) => {
    const { given, score, text, key } = question
    if (given?.kind !== 'timing') return []
    const { minutes, limits } = given
    return [
      {
        key,
        text: breakable(text),
        minutes,
        answer: answerWords(given, lang),
        limits: [...limits],
        limitsText: limitsText(limits, lang),
        end: Math.max(1.5 * limits[2], minutes, 1),
        tone: toneOf(score),
      },
    ]
  })

/** Photos without a finding, in the questionnaire's order. */
export function photoList(report: ClientReport, lang: Lang) {
  const word = translator(lang, reportMessages)
  const questions = [...report.sections.flatMap((section) => section.questions), ...report.unscored]
  const shown = new Set(report.findings.map(({ key }) => key))
  const all = questions.flatMap(({ photos }) => photos).length
  const rest = questions.filter(({ key }) => !shown.has(key))
  return {
    all,
    count: word('photosCount', { count: all }),
    rest: rest.flatMap((question) =>
      photosOf(question, report.photoTimes, lang).map((photo) => ({
        ...photo,
        code: codeOf(question),
        text: breakable(question.sentence ?? question.text),
      })),
    ),
  }
}

/** The shopper's unscored remarks. */
export function ownWords(questions: readonly QuestionView[], lang: Lang) {
  const t = translator(lang, reportMessages)
  return questions.flatMap((question) => {
    const { given, comment, text } = question
    if (!given && !comment) return []
    const signature = given?.kind === 'signature' ? given.path : null
    return [
      {
        text: breakable(actionAskedAgain(question.key) ? `${text} (${t('askedAgain')})` : text),
        answer: answerOrState(question, lang),
        signature,
        comment: comment ? freeTold(comment, question.told?.comment, lang) : null,
      },
    ]
  })
}

/** All answers by section, failed ones first; questions not asked are only counted in the arithmetic. */
export const answerTables = (sections: readonly SectionView[], lang: Lang) =>
  sections.map(({ key, title, questions }) => ({
    key,
    title: breakable(title),
    rows: failedFirst(questions.filter(({ state }) => state !== 'hidden')).map((question) => ({
      key: question.key,
      code: codeOf(question),
      text: breakable(question.text),
      mark: question.failed ? (question.critical ? 'critical' : question.major ? 'major' : 'failed') : '',
      answer: answerOrState(question, lang),
      signature: question.given?.kind === 'signature' ? question.given.path : null,
      comment: question.comment ? freeTold(question.comment, question.told?.comment, lang) : null,
      points: question.weight === 0 ? plain('') : pointsWords(question, lang),
    })),
  }))
