import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Result } from './scenario.ts'
import { root } from './server.ts'

const file = join(root, 'docs/reliability.md')
const begin = '<!-- hard: written by npm run test:hard -->'
const end = '<!-- hard: end -->'
const head = [
  '| Scenario | Day | Rounds | Acknowledged | Unknown | Lost | Doubled | Half done | Longest recovery, s | Result |',
  '|---|---|--:|--:|--:|--:|--:|--:|--:|---|',
]

const count = (value: number): string => value.toLocaleString('en')

function rowOf(name: string, { rounds, tally, longestSeconds, faults, note }: Result): string {
  const { acknowledged, unknown, lost, doubled, half } = tally
  const figures = [rounds, acknowledged, unknown, lost.length, doubled.length, half.length].map(count)
  const verdict = faults.length === 0 ? 'passed' : `${faults.length} faults`
  const said = note ? `${verdict}; ${note}` : verdict
  const day = new Date().toISOString().slice(0, 10)
  return `| ${[name, day, ...figures, longestSeconds.toFixed(1), said].join(' | ')} |`
}

const machine = (): string =>
  `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}; load, servers and PostgreSQL on the same machine.`

/** Replaces the row of a scenario between the markers of docs/reliability.md, in the order of `names`. */
export function writeResult(names: readonly string[], name: string, result: Result): void {
  const text = readFileSync(file, 'utf8')
  const [before, rest] = text.split(begin)
  const [figures, after] = rest?.split(end) ?? []
  if (before === undefined || figures === undefined || after === undefined)
    throw new Error(`docs/reliability.md has no place between ${begin} and ${end}`)
  const rows = new Map<string, string>()
  for (const line of figures.split('\n')) {
    const known = /^\| ([a-z-]+) \|/.exec(line)?.[1]
    if (known) rows.set(known, line)
  }
  rows.set(name, rowOf(name, result))
  const lines = names.flatMap((each) => rows.get(each) ?? [])
  writeFileSync(file, [before + begin, '', machine(), '', ...head, ...lines, '', end + after].join('\n'))
}
