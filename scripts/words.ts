// Checks the texts of both languages against `word-rules.ts`. `node scripts/words.ts messages/billing` looks at a part,
// `--count` prints the number of texts a rule finds.
import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readTexts, type SourceText } from './read-texts.ts'
import { wordExceptions } from './word-exceptions.ts'
import { type Reach, terms, wordRules } from './word-rules.ts'

const root = resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  options: { count: { type: 'boolean', default: false } },
  allowPositionals: true,
})

const arabic = /[\u0600-\u06FF]/
const latinWord = /[A-Za-z]{2,}/
/** Latin text allowed inside Arabic sentences: addresses, names, keys, codes and abbreviations. */
const latinKept =
  /\{\w+\}|(?<!\w)\/[a-z]+(?:[/-][a-z]+)*|\b[a-z]+(?:-[a-z]+)+\b|mailto:|RSS|Excel|JavaScript|Alt|Delete|Itqan|FSR|BAS|API|Webhooks|Apple Pay|APP_SECRET|UTF-8|PDF|QR|IBAN|SAR|\bSA\b|CSV|XLSX|SMTP|XLSForm|JSON|\.(?:json|xlsx)\b|VAT|GPS|English|Ctrl|Esc|Enter|JPEG|PNG|WebP|HEIC|N\/A|(?:https?|smtps?)(?::\S+)?|\S+@\S+|[A-Z]\d+|\bISO\b|\b(?:pain|camt)(?:\.\d{3})+|\b(?:PB|PAY-)…|ID|UTC|Chromium|hash|OpenAPI|POST|RFC \d+|ETag|RateLimit|Authorization|(?:Idempotency|Accept)-[A-Z][a-z]+|If-Match|Retry-After/g

const findings: { text: SourceText; rule: string; instead: string }[] = []
const used = new Set<(typeof wordExceptions)[number]>()

/** Records a finding unless an exception covers it. */
function report(text: SourceText, rule: string, instead: string): void {
  const exception = wordExceptions.find(
    (each) =>
      each.rule === rule &&
      text.file.endsWith(each.file) &&
      (!each.key || text.key.endsWith(each.key)) &&
      (!each.text || text.text.includes(each.text)),
  )
  if (exception) used.add(exception)
  else findings.push({ text, rule, instead })
}

const reachOf = (file: string): Reach =>
  /^(?:demo|content\/remarks)\//.test(file) ? 'all' : /^content\/(?!legal|site)/.test(file) ? 'content' : 'product'
const reaches: readonly Reach[] = ['product', 'content', 'all']

function checkOne(text: SourceText): void {
  const needed = reaches.indexOf(reachOf(text.file))
  for (const { name, lang, pattern, instead, reach = 'product' } of wordRules) {
    if (lang !== text.lang || reaches.indexOf(reach) < needed) continue
    const whole = text.isPlural && name === 'عدد قبل اسم دون صيغ' ? text.text.replaceAll('{count}', '') : text.text
    // why: a finding in an article names its paragraph
    for (const part of whole.split('\n')) if (pattern.test(part)) report({ ...text, text: part }, name, instead)
  }
  if (!text.file.startsWith('messages/')) return
  const language = /^(?:language|switchLanguage)/.test(text.key)
  const rest = text.text.replaceAll(latinKept, '')
  if (text.lang === 'ar' && latinWord.test(rest)) report(text, 'Latin in Arabic', latinWord.exec(rest)![0])
  if (text.lang === 'en' && arabic.test(text.text) && !language) report(text, 'Arabic in English', '')
}

/** Compares the two languages of an entry: a missing Arabic text and terms with one translation. */
function checkPair(english: SourceText, translated: SourceText): void {
  const inWords = english.text.replaceAll(latinKept, '')
  if (english.file.startsWith('messages/') && latinWord.test(inWords) && !arabic.test(translated.text))
    report(translated, 'no Arabic', english.text)
  for (const { name, term, arabic: needed } of terms)
    if (term.test(inWords) && !needed.test(translated.text)) report(translated, `term: ${name}`, String(needed))
}

const inPart = (file: string) => positionals.length === 0 || positionals.some((part) => file.startsWith(part))
for (const file of globSync('{messages,content,demo}/**/*.ts', { cwd: root }).toSorted()) {
  if (file.endsWith('.test.ts') || !inPart(file)) continue
  const texts = readTexts(join(root, file), file)
  for (const text of texts) checkOne(text)
  // why: keys repeat within a file, in other messages; the English of an entry comes right before its Arabic
  const english = new Map<string, SourceText>()
  for (const text of texts)
    if (text.lang === 'en' && text.key && !text.isPlural) english.set(text.key, text)
    else if (file.startsWith('messages/') && text.lang === 'ar' && english.has(text.key))
      checkPair(english.get(text.key)!, text)
}

if (positionals.length === 0)
  for (const each of wordExceptions)
    if (!used.has(each))
      console.error(`scripts/word-exceptions.ts: no text needs ${each.rule} in ${each.file} any more`)

if (values.count) {
  for (const [rule, found] of Object.entries(Object.groupBy(findings, ({ rule: name }) => name)))
    console.log(`${String(found!.length).padStart(5)}  ${rule}`)
  console.log(`${String(findings.length).padStart(5)}  in all`)
} else
  for (const { text, rule, instead } of findings)
    console.error(
      `${text.file}:${text.line} ${text.key} [${rule}] ${text.text.replaceAll('\n', ' ')}${instead ? `  → ${instead}` : ''}`,
    )
const unused = positionals.length === 0 && wordExceptions.some((each) => !used.has(each))
process.exitCode = findings.length > 0 || unused ? 1 : 0
