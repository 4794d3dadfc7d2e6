import { formatAmount } from '#/domain/money.ts'
import { type Point, starOf } from '#/domain/reporting/star.ts'
import { visitLine } from '#/domain/reporting/visit-line.ts'
import { formatTime } from '#/domain/riyadh-time.ts'
import { formatTenths, tenthsOf } from '#/domain/score.ts'
import { type Lang, translator } from '#/domain/text.ts'
import type { ClientReport, Finding } from '#/features/reporting/reports/read-client-report.server.ts'
import { allFixedText, fixesOf, verdictOf, worthOf } from '#/features/reporting/reports/verdict.ts'
import { reportDocumentMessages } from '#/messages/reporting/report-documents.ts'
import { reportPageMessages } from '#/messages/reporting/report-page.ts'
import { answerWords, breakable, free, scoreWords, type Words } from './answer-words.ts'
import { photoPath } from './evidence-words.ts'

/** Radius of the star on the first page, in points: verdict, star and fixes share one page. */
const reportRadius = 62
const labelGap = 19

/** A sentence for the template, which sets isolated parts in boxes so that the text can be searched. */
export const printed = (sentence: string): string => breakable(sentence.replaceAll('\u2066', '\u2068'))

/** First page of the document: score, verdict, star and what to fix. */
export function frontWords(report: ClientReport, lang: Lang, radius = reportRadius) {
  const t = translator(lang, reportPageMessages)
  const fixes = fixesOf(report)
  const { text, why } = verdictOf(report, lang)
  return {
    verdict: printed(text),
    why: printed(why),
    star: starWords(report.sections, lang, radius),
    starNote: t('perSection'),
    place: placePhoto(report, lang),
    fixesTitle: t('fixes', { count: fixes.length }),
    fixes: fixes.map((finding) => fixWords(finding, report, lang)),
    estimated: report.stakes ? t('estimatesBelow') : '',
    owner: t('ownerLine'),
    by: t('byLine'),
    allFixed: printed(allFixedText(report, lang) ?? ''),
  }
}

const points = (outline: readonly Point[]) => outline.map(([x, y]) => [x, y])

type Scored = { key: string; title: string; score: number | null }

/** Data of `star-chart` in documents/charts.typ; `radius` in points. */
export function starWords(sections: readonly Scored[], lang: Lang, radius: number) {
  const { arms } = starOf(
    sections.map(({ score }) => score),
    radius,
    labelGap,
  )
  return {
    radius,
    arms: arms.map(({ ghost, filled, label }, index) => {
      const { key, title, score } = sections[index]!
      return {
        letter: key.length <= 2 ? key : String(index + 1),
        title: breakable(title),
        score: score === null ? null : { ...scoreWords(score, lang), text: formatTenths(score) },
        rounded: score === null ? '–' : String(Math.floor(tenthsOf(score) / 10 + 0.5)),
        ghost: points(ghost),
        filled: filled && points(filled),
        label: [...label],
      }
    }),
    alt: sections
      .map(({ title, score }) => `${title}: ${score === null ? '–' : formatTenths(score)}`)
      .join(lang === 'ar' ? '، ' : '; '),
  }
}

type Photo = { path: string; alt: string; taken: string }

/** The photo at the door; null where none was taken on arrival. */
function placePhoto(report: ClientReport, lang: Lang): Photo | null {
  const questions = [...report.sections.flatMap((section) => section.questions), ...report.unscored]
  const [door] = visitLine({
    code: report.questionnaire.code,
    stamps: report.stamps,
    findings: [],
    photos: questions.flatMap(({ photos }) =>
      photos.flatMap(({ id, src }) => {
        const at = report.photoTimes[id]
        return at === undefined ? [] : [{ id, src, at }]
      }),
    ),
  })
  if (!door?.photo) return null
  const alt = translator(lang, reportDocumentMessages)('photoOf', { question: report.branch })
  return { path: photoPath(door.photo.src), alt, taken: formatTime(new Date(door.photo.at), lang) }
}

function fixWords(finding: Finding, report: ClientReport, lang: Lang) {
  const { sentence, task, photos, given, key } = finding
  const t = translator(lang, reportPageMessages)
  const word = translator(lang, reportDocumentMessages)
  const { amount, note } = worthOf(finding, report, lang)
  const [photo] = photos
  const at = (photo && report.photoTimes[photo.id]) ?? finding.answeredAt
  const answer: Words | null = given && given.kind !== 'text' ? answerWords(given, lang, true) : null
  return {
    key,
    text: printed(sentence),
    task: task ? printed(task) : '',
    photo: photo
      ? {
          path: photoPath(photo.src),
          alt: word('photoOf', { question: sentence }),
          taken: at ? formatTime(new Date(at), lang) : '',
        }
      : null,
    answer: answer ?? free(''),
    amount: amount === null ? '' : formatAmount(amount),
    amountNote: t('perMonthPaper'),
    note: printed(note),
  }
}
