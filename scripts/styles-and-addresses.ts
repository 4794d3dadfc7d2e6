import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const problems: string[] = []
const report = (file: string, line: number, what: string): void => void problems.push(`${file}:${line + 1} ${what}`)

/** Physical sides in class names: they do not mirror in Arabic. */
const physical =
  /(?<![\w-])(?:[a-z-]+:)*-?(?:m[lr]|p[lr]|left|right|rounded-[lr]|rounded-[tb][lr]|border-[lr]|scroll-[mp][lr]|float-(?:left|right)|clear-(?:left|right)|text-left|text-right|space-x|flex-row-reverse)(?:-[\w./[\]-]+)?(?![\w-])/
/** Styles that break or slant Arabic letters, unless limited to left-to-right. */
const latinOnly = /(?<![\w:-])(?:(?!ltr:)[a-z-]+:)*(?:uppercase|italic|tracking-[\w.[\]-]+)(?![\w-])/
const physicalCss =
  /(?:^|[\s;{])(?:margin|padding|border)-(?:left|right)\s*:|(?:^|[\s;{])(?:left|right)\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)/

for (const file of globSync('{app,ui,features}/**/*.tsx', { cwd: root })) {
  for (const [index, line] of read(file).split('\n').entries()) {
    for (const [text] of line.matchAll(/(["'`])(?:(?!\1).)*\1/g)) {
      if (!/class|\s/.test(line) || /^\s*(\/\/|\*|import)/.test(line)) continue
      const side = physical.exec(text)
      if (side && /(?:className|class|Class|look|Look)/.test(line))
        report(file, index, `physical side in a class: ${side[0].trim()}`)
      const latin = latinOnly.exec(text)
      if (latin && /(?:className|class|Class)/.test(line))
        report(file, index, `Latin-only style without ltr: ${latin[0].trim()}`)
    }
  }
}
for (const file of globSync('{app,ui}/**/*.css', { cwd: root }))
  for (const [index, line] of read(file).split('\n').entries())
    if (physicalCss.test(line) && !line.includes('physical:'))
      report(file, index, `physical side in a style: ${line.trim()}`)

/** A portal's address that is not the argument of `href`, whose type lists the routes. */
const address = /(?<!\bhref\(\s*)(['"`])\/(?:admin|client|freelancer|notifications|account)(?=[/?#]|\1)[^'"`]*/g
/** Without `href`: what `domain/` may not import, prefixes, the worker's file and the links of messages, which `tell.test.ts` checks. */
const addressesMayStand =
  /\.test\.tsx?$|^features\/messaging\/kinds\/|^features\/identity\/accounts\/destination\.ts$|^features\/fieldwork\/visits\/device\/(?:worker|worker-client|no-connection)\.ts$|^server\/(?:http|route-table)\.ts$/
for (const file of globSync('{app,ui,features,platform,server,jobs,demo}/**/*.{ts,tsx}', { cwd: root })) {
  if (addressesMayStand.test(file)) continue
  const source = read(file)
  for (const found of source.matchAll(address)) {
    if (/(?:^|\n)\s*(?:\/\/|\/?\*).*$|\.startsWith\(\s*$|\bid: $/.test(source.slice(0, found.index))) continue
    report(file, source.slice(0, found.index).split('\n').length - 1, `a portal's address without href(): ${found[0]}`)
  }
}

for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
