import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { SizeResult } from './measure.ts'
import type { Survival } from './orders-survive.ts'
import { root } from './processes.ts'
import type { DocumentsResult, ReportResult, Timed } from './reports.ts'

const file = join(root, 'docs/performance.md')
const [begin, end] = ['<!-- bench: written by npm run bench -->', '<!-- bench: end -->']

const ms = (value: number): string => value.toFixed(1)
const count = (value: number): string => Math.round(value).toLocaleString('en')

function table(results: readonly SizeResult[]): string {
  const names = results[0]?.measured.map(({ name }) => name) ?? []
  const lines = names.flatMap((name) =>
    results.flatMap(({ requests, measured }) =>
      measured
        .filter((scenario) => scenario.name === name)
        .map(
          ({ ours, bare, ratio }) =>
            `| ${name} | ${count(requests)} | ${count(ours.perSecond)} | ${ms(ours.p50)} | ${ms(ours.p95)} | ${ms(ours.p99)} | ${count(bare.perSecond)} | ${ratio.toFixed(2)} |`,
        ),
    ),
  )
  const head = '| What | Requests in the database | Answers/s | p50 ms | p95 ms | p99 ms | Bare answers/s | Ratio |'
  return [head, '|---|--:|--:|--:|--:|--:|--:|--:|', ...lines].join('\n')
}

function growth(results: readonly SizeResult[]): string {
  const [first, last] = [results[0], results.at(-1)]
  if (!first || !last || first === last) return ''
  const lines = first.measured.flatMap(({ name, ours }) => {
    const later = last.measured.find((other) => other.name === name)
    return later && name.includes('dashboard')
      ? [`| ${name} | ${ms(ours.p95)} | ${ms(later.ours.p95)} | ${(later.ours.p95 / ours.p95).toFixed(2)} |`]
      : []
  })
  const head = `| p95 ms | ${count(first.requests)} | ${count(last.requests)} | Growth |`
  return ['', head, '|---|--:|--:|--:|', ...lines].join('\n')
}

const timedLine = ({ name, times, p50, p95 }: Timed): string => `| ${name} | ${times} | ${ms(p50)} | ${ms(p95)} |`

/** Steps of one report after another, and the cost of its document. */
const documentLines = (manner: string, { pages, pdf, pagesPerSecond }: DocumentsResult): string[] => [
  '',
  `Documents with ${manner}, ${pages.toFixed(1)} pages on average, ${count(pagesPerSecond)} pages a second:`,
  '',
  '| What | Times | p50 ms | p95 ms |',
  '|---|--:|--:|--:|',
  ...pdf.map(timedLine),
]

export function describeReports({ questions, steps, sparing, wordy }: ReportResult): string {
  return [
    '',
    `One report after another, ${questions} questions, by the verbs themselves:`,
    '',
    '| What | Times | p50 ms | p95 ms |',
    '|---|--:|--:|--:|',
    ...steps.map(timedLine),
    ...documentLines('the words that the questionnaire asks for', sparing),
    ...documentLines('a sentence beside every mark', wordy),
  ].join('\n')
}

/** Formats the figures of a run, with machine and day. */
export function describe(
  results: readonly SizeResult[],
  survival: Survival | null,
  run: { seconds: number; rounds: number },
): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
  const memory = results.map(({ requests, residentMb }) => `${residentMb} MB at ${count(requests)}`).join(', ')
  return [
    `\`npm run bench\`, ${new Date().toISOString().slice(0, 10)}, ${machine}; database, both servers and the load on the same machine; 16 connections, ${run.rounds} rounds of ${run.seconds} s in turns, medians.`,
    '',
    table(results),
    growth(results),
    '',
    `Memory of the server process after the load: ${memory}.`,
    ...(survival
      ? [
          '',
          `Server and database killed (SIGKILL) while 12 accounts ordered: ${count(survival.acknowledged)} orders were answered, ${survival.lost} of them lost; ${survival.unanswered} were under way, sent again each exists once (${survival.doubled} wrong); ready again after ${survival.secondsToReady.toFixed(1)} s. The start before, on data that was there, took ${survival.secondsToStart.toFixed(1)} s.`,
        ]
      : []),
  ].join('\n')
}

/**
 * Writes the figures between the markers of docs/performance.md: of the whole run, or of a part with its own markers.
 */
export function writeReport(report: string, part?: string): void {
  const [from, to] = part ? [`<!-- ${part}: written by npm run bench -->`, `<!-- ${part}: end -->`] : [begin, end]
  const text = existsSync(file) ? readFileSync(file, 'utf8') : `# Performance\n\n${from}\n${to}\n`
  const [before, rest] = text.split(from)
  if (before === undefined || rest === undefined) throw new Error(`docs/performance.md has no place for ${from}`)
  writeFileSync(file, `${before}${from}\n\n${report}\n\n${to}${rest.split(to)[1] ?? ''}`)
}
