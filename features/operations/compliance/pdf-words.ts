import { complianceCap } from '#/domain/operations/papers/compliance-score.ts'
import { hijriDay } from '#/domain/operations/papers/hijri.ts'
import { type Day, formatDateTime, formatDay } from '#/domain/riyadh-time.ts'
import { type Lang, type Text, translator, withoutMarks } from '#/domain/text.ts'
import { complianceMessages } from '#/messages/operations/compliance.ts'
import { compliancePdfMessages } from '#/messages/operations/compliance-pdf.ts'
import { paperMessages } from '#/messages/operations/papers.ts'
import { dangerText } from './danger-text.ts'
import type { Compliance } from './read-compliance.server.ts'
import { type ComplianceRow, isGap } from './rows.ts'

/** Rows of evidence that one document lists; a longer list is left to the reports of the branches. */
const mostEvidence = 600
const mostGaps = 150
const mostDates = 24

/** A score with two decimals, as it is calculated. */
const hundredths = (score: number): string => score.toFixed(2)
/** Other marks of direction than the template reads. */
const printed = (sentence: string): string => sentence.replaceAll('\u2066', '\u2068')

type Given = { report: Compliance; companyName: string; maker: Text; at: Date }

/** Data of documents/compliance.typ in one language. */
export function complianceData({ report, companyName, maker, at }: Given, lang: Lang) {
  const t = translator(lang, compliancePdfMessages)
  const words = rowWords(report, lang)
  const branch = report.branches.find(({ id }) => id === report.branchId)?.name ?? null
  const place = branch ? `${companyName} · ${branch}` : companyName
  const day = formatDay(report.day, lang)
  const gaps = report.rows
    .filter(isGap)
    .toSorted((a, b) => b.weight - a.weight || b.lost - a.lost || (a.daysLeft ?? -1) - (b.daysLeft ?? -1))
  const dates = report.rows
    .filter(({ endsOn, daysLeft }) => endsOn !== null && daysLeft !== null && daysLeft >= 0)
    .toSorted((a, b) => a.endsOn!.localeCompare(b.endsOn!))
    .slice(0, mostDates)
  return {
    company: maker[lang],
    title: withoutMarks(t('documentTitle', { place, day })),
    day: report.day,
    footer: printed(t('footer', { place, day })),
    kicker: t('kicker'),
    heading: branch ?? companyName,
    under: branch ? companyName : '',
    facts: [
      { label: t('stateOn'), value: `${day} · ${hijriDay(report.day, lang)}` },
      { label: t('madeAt'), value: formatDateTime(at, lang) },
      ...(branch ? [] : [{ label: t('covers'), value: t('branchCount', { count: report.branches.length }) }]),
    ],
    score: scoreWords(report, lang),
    verdict: printed(dangerText(report.danger, report.branchId === null && report.branches.length > 1, lang)),
    several: words.several,
    columns: columnWords(lang),
    gaps: {
      title: t('gaps'),
      none: t('gapsNone'),
      rows: gaps.slice(0, mostGaps).map(words.gap),
      more: gaps.length > mostGaps ? t('gapsMore', { count: gaps.length - mostGaps }) : '',
    },
    next: { title: t('next'), none: translator(lang, complianceMessages)('nextNone'), rows: dates.map(words.next) },
    evidence: evidenceWords(report, lang, words),
    apart: {
      title: translator(lang, complianceMessages)('apart'),
      rows: report.apart.map((row) => ({ ...words.named(row), reason: row.exemption?.reason ?? '' })),
    },
    fines: {
      title: t('fines'),
      hint: t('finesHint'),
      rows: report.fines.map(({ name, note }) => ({ name: name[lang], text: note[lang] })),
    },
    about: {
      title: t('about'),
      lines: [
        t('unchanged'),
        ...(report.withWorkers ? [] : [t('withoutWorkers')]),
        ...(report.withCompany ? [] : [t('withoutCompany')]),
        t('reviewed', { day: formatDay(report.reviewedOn, lang) }),
        t('calendar'),
        t('noAdvice'),
      ].map(printed),
    },
  }
}

function scoreWords({ score, count }: Compliance, lang: Lang) {
  if (!score) return null
  const t = translator(lang, compliancePdfMessages)
  const word = translator(lang, complianceMessages)
  const text = hundredths(score.score)
  return {
    label: word('score'),
    text,
    of: t('outOf'),
    alt: t('scoreAlt', { score: text }),
    share: Math.max(0, Math.min(1, score.score / 100)),
    cap: complianceCap / 100,
    why: printed(
      score.isCapped
        ? t('capped', { calculated: hundredths(score.calculated), cap: complianceCap })
        : t('uncapped', { cap: complianceCap }),
    ),
    counted: printed(t('counted', { count: word('counts', { count }) })),
  }
}

function columnWords(lang: Lang) {
  const t = translator(lang, compliancePdfMessages)
  const word = translator(lang, complianceMessages)
  return {
    obligation: word('obligation'),
    state: word('state'),
    weight: t('weight'),
    lost: t('lost'),
    dates: t('dates'),
    gregorian: t('gregorian'),
    hijri: t('hijri'),
    number: t('number'),
    from: t('from'),
    file: t('file'),
    reason: t('apartReason'),
    critical: word('critical'),
    criticalMark: t('criticalMark'),
  }
}

/** What each table says of a row. */
function rowWords(report: Compliance, lang: Lang) {
  const word = translator(lang, complianceMessages)
  const paper = translator(lang, paperMessages)
  const several = report.branchId === null && report.branches.length > 1
  const dates = (day: Day | null) => ({
    gregorian: day ? formatDay(day, lang) : '',
    hijri: day ? hijriDay(day, lang) : '',
  })
  const named = (row: ComplianceRow) => ({
    name: row.name[lang],
    isCritical: row.isCritical,
    place: several ? (row.branch ?? '') : '',
  })
  const state = ({ state: of, workers, daysLeft, isCheck }: ComplianceRow): string => {
    if (of === 'part' && workers) return word('state_part', workers)
    if (of === 'part' || of === 'not-applicable') return word('state_not-applicable')
    if (of === 'valid' && workers) return word('allWorkers', { count: workers.all })
    if (of === 'valid' && isCheck) return word('state_done')
    if (of === 'late') return daysText(daysLeft)
    return [paper(`state_${of}`), of === 'valid' || of === 'missing' ? '' : daysText(daysLeft)]
      .filter(Boolean)
      .join(' · ')
  }
  const daysText = (left: number | null): string => {
    if (left === null) return ''
    if (left === 0) return paper('endsToday')
    return left > 0 ? paper('daysLeft', { count: left }) : paper('daysOver', { count: -left })
  }
  return {
    several,
    named,
    gap: (row: ComplianceRow) => ({
      ...named(row),
      authority: paper(`authority_${row.authority}`),
      weight: String(row.weight),
      state: printed(state(row)),
      ...dates(row.endsOn),
      lost: row.lost > 0 ? `−${hundredths(row.lost)}` : '',
    }),
    next: (row: ComplianceRow) => ({ ...named(row), state: printed(state(row)), ...dates(row.endsOn) }),
    evidence: (row: ComplianceRow) => ({
      ...named(row),
      state: printed(state(row)),
      number: row.number ?? '',
      from: formatted(row.checkedOn ?? row.issuedOn, lang),
      ...dates(row.endsOn),
      hasFile: row.hasFile,
    }),
  }
}

const formatted = (day: Day | null, lang: Lang): string => (day ? formatDay(day, lang) : '')

function evidenceWords(report: Compliance, lang: Lang, { evidence }: ReturnType<typeof rowWords>) {
  const t = translator(lang, compliancePdfMessages)
  const paper = translator(lang, paperMessages)
  const tooMany = report.rows.length > mostEvidence
  const kept = tooMany ? [] : report.rows.filter(({ state }) => state !== 'missing')
  return {
    title: t('evidence'),
    hint: t(tooMany ? 'evidenceTooMany' : 'evidenceHint'),
    kept: t('fileKept'),
    none: t('fileNone'),
    groups: [...Map.groupBy(kept, ({ authority }) => authority)].map(([authority, rows]) => ({
      title: paper(`authority_${authority}`),
      rows: rows.map(evidence),
    })),
  }
}
