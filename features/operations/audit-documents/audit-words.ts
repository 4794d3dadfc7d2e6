import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import { type MeasureValue, readingText } from '#/domain/fieldwork/measure.ts'
import type { AnswerValue, Question } from '#/domain/questionnaire.ts'
import { formatDateTime, formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { formatScore } from '#/domain/score.ts'
import { type Lang, type Text, translator, withoutMarks } from '#/domain/text.ts'
import { auditDocumentMessages } from '#/messages/operations/audit-documents.ts'
import { auditResultMessages } from '#/messages/operations/audits-result.ts'
import { auditMessages } from '#/messages/operations/audits.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import type { AuditDetails, AuditFinding } from '../audits/read-audit.server.ts'

/** Most photos that one document shows. */
export const mostPhotos = 40

const wordsIn = (lang: Lang) => ({
  t: translator(lang, auditDocumentMessages),
  result: translator(lang, auditResultMessages),
  audit: translator(lang, auditMessages),
  action: translator(lang, correctiveActionMessages),
})
type Words = ReturnType<typeof wordsIn>

const scoreText = (score: number | null, lang: Lang): string => (score === null ? '-' : formatScore(score, lang))
const decimals = (value: number): string => String(Math.round(value * 100) / 100)

/** Ids of the files that the document shows, in its order. */
export const photosOf = ({ findings }: AuditDetails): string[] =>
  findings.flatMap(({ photos, fixPhotos }) => [...photos, ...fixPhotos]).slice(0, mostPhotos)

function readingsOf(question: Question, value: AnswerValue, { t, result }: Words): string[] {
  if (question.type !== 'measure' || value === null) return []
  const degrees = (of: number) => withoutMarks(result('degrees', { value: readingText(of) }))
  const limit = result(question.direction === 'at_most' ? 'limitMax' : 'limitMin', { degrees: degrees(question.limit) })
  const lines = (value as MeasureValue).readings.map(({ place, value: read, device }, index) => {
    const of = { place: place || result('reading', { number: index + 1 }), degrees: degrees(read) }
    return device ? t('placeReadingBy', { ...of, device }) : t('placeReading', of)
  })
  return [...lines, limit]
}

type Rest = AuditDetails['rest'][number]

function answerOf({ question, value, na }: Rest, words: Words): string[] {
  if (na) return [words.result('na')]
  const readings = readingsOf(question, value, words)
  return readings.length > 0 ? readings : [words.result(value === false ? 'no' : 'yes')]
}

const isAskedAgain = ({ key }: Question): boolean => actionAskedAgain(key) !== null
/** Number of a question; none for one that is asked again, whose key is that of its action. */
const keyOf = (question: Question): string => (isAskedAgain(question) ? '' : question.key)

function findingOf(finding: AuditFinding, printed: ReadonlySet<string>, words: Words, lang: Lang) {
  const { question, value, sentence, note, failed, photos, fixPhotos, actions } = finding
  const { t, result, action } = words
  const alt = withoutMarks(result('photoOf', { question: question.text[lang] }))
  const shown = (ids: readonly string[]) =>
    ids.filter((id) => printed.has(id)).map((id) => ({ path: `/photos/${id}.jpg`, alt }))
  return {
    key: keyOf(question),
    mark: isAskedAgain(question)
      ? result('askedAgain')
      : question.critical
        ? result('critical')
        : question.major
          ? result('major')
          : failed
            ? ''
            : result('partly'),
    sentence: sentence[lang],
    readings: readingsOf(question, value, words),
    note,
    photos: shown(photos),
    fixed: shown(fixPhotos),
    actions: actions.map(({ title, status, dueOn, owner }) => ({
      title,
      state: t('actionState', { state: action(`status_${status}`), owner, day: formatDay(dueOn, lang) }),
    })),
  }
}

function factsOf(details: AuditDetails, { result, audit }: Words, lang: Lang) {
  const moment = (at: string | null): string => (at ? formatDateTime(new Date(at), lang) : '')
  const rows: [label: string, text: string, typed?: 'typed'][] = [
    [audit('auditor'), details.auditor, 'typed'],
    [audit('planned'), formatDay(details.plannedOn, lang)],
    [result('startedAt'), moment(details.startedAt)],
    [result('signedAt'), moment(details.signedAt)],
    [result('deviceAt'), moment(details.signedDeviceAt)],
    [result('releasedAt'), moment(details.releasedAt)],
    [result('releasedBy'), details.releasedBy ?? '', 'typed'],
    [result('lockedAt'), moment(details.lockedAt)],
  ]
  return rows.flatMap(([label, text, typed]) => (text === '' ? [] : [{ label, text, typed: typed === 'typed' }]))
}

/** Data of documents/audit.typ: a signed audit as its reader sees it. */
export function auditWords(details: AuditDetails, lang: Lang, company: Text) {
  const words = wordsIn(lang)
  const { t, result, audit } = words
  const { score, signature, definition, signedAt } = details
  const day = signedAt ? riyadhDay(new Date(signedAt)) : details.plannedOn
  const printed = new Set(photosOf(details))
  const all = details.findings.reduce((sum, { photos, fixPhotos }) => sum + photos.length + fixPhotos.length, 0)
  const isCapped = score !== null && score.calculated !== null && score.final !== null && score.final < score.calculated
  return {
    company: company[lang],
    title: withoutMarks(t('title', { branch: details.branch, day: formatDay(day, lang) })),
    footer: t('footer', { branch: details.branch, day: formatDay(day, lang), number: details.number }),
    day,
    kicker: t('kicker'),
    branch: details.branch,
    under: [audit(`kind_${details.kind}`), formatDay(day, lang), audit('auditNumber', { number: details.number })].join(
      ' · ',
    ),
    draft: details.state === 'signed' ? t('draft') : '',
    score: scoreText(score?.final ?? null, lang),
    isCritical: (score?.criticalFailed.length ?? 0) > 0,
    limit:
      (score?.criticalFailed.length ?? 0) === 0
        ? ''
        : isCapped
          ? result('capped', { score: scoreText(score.calculated, lang) })
          : result('criticalLow'),
    sections: (score?.sections ?? []).map(({ key, weight, numerator, denominator, score: part }) => ({
      title: definition.sections.find((one) => one.key === key)?.title[lang] ?? key,
      weight: decimals(weight),
      points: result('pointsOf', { earned: decimals(numerator), possible: decimals(denominator) }),
      score: part === null ? result('notCounted') : formatScore(part, lang),
    })),
    findings: details.findings.map((finding) => findingOf(finding, printed, words, lang)),
    leftOut: all > printed.size ? t('leftOut', { count: all - printed.size }) : '',
    rest: details.rest.map((one) => ({
      key: keyOf(one.question),
      text: isAskedAgain(one.question)
        ? `${one.question.text[lang]} (${result('askedAgain')})`
        : one.question.text[lang],
      answer: answerOf(one, words),
      note: one.note,
    })),
    facts: factsOf(details, words, lang),
    signature: signature && {
      name: signature.name,
      verdict: result(`verdict_${signature.verdict}`),
      path: signature.path,
      alt: withoutMarks(result('signatureOf', { name: signature.name })),
    },
    t: {
      ...Object.fromEntries(
        (['score', 'sections', 'section', 'weight', 'points', 'failed', 'noFailed', 'rest'] as const).map((key) => [
          key,
          result(key),
        ]),
      ),
      fixedPhotos: result('fixedPhotos'),
      facts: result('facts'),
      signature: result('signature'),
      question: t('question'),
      answer: t('answer'),
      code: t('code'),
      nothing: t('nothing'),
      photoMissing: t('photoMissing'),
      own: t('own'),
    },
  }
}
