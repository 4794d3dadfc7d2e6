import { commonQuestions, helpArticles } from '#/content/help/articles.ts'
import type { HelpSource } from '#/content/help/help-source.ts'
import { screenText } from '#/content/help/screens.server.ts'
import { type HelpReader, type HelpRole, helpTopics, isFor, readersOf } from '#/domain/site/help-audience.ts'
import { type HelpEntry, searchHelp } from '#/domain/site/help-search.ts'
import { type HelpLine, type HelpText, linesOf, parseHelp, shortened } from '#/domain/site/help-text.ts'
import { isolateFigures, type Lang, langs, otherLang, type Text, textOf, translator } from '#/domain/text.ts'
import { helpMessages } from '#/messages/site/help.ts'
import { type HelpFacts, readHelpFacts } from './help-facts.server.ts'

/** A text with the names of buttons and pages apart, so that they can be set off. */
export type RichPiece = string | { screen: string }
export type RichLine = readonly RichPiece[]
export type HelpCard = { path: string; title: string; lead: string }

/** Longest description that search engines show whole. */
const mostDescription = 160

const textsOf = (source: HelpSource): Record<Lang, HelpText> => ({ en: parseHelp(source.en), ar: parseHelp(source.ar) })
const parsed = new Map(helpArticles.map((source) => [source.slug, { source, texts: textsOf(source) }]))
type Parsed = { source: HelpSource; texts: Record<Lang, HelpText> }

/** English address of an article. */
export const helpPath = ({ role, slug }: Pick<HelpSource, 'role' | 'slug'>): string => `/docs/${role}/${slug}`

const valueOf = ({ kind, value }: HelpLine[number], lang: Lang, facts: HelpFacts): RichPiece => {
  if (kind === 'screen') return { screen: screenText(value, lang) ?? value }
  const text = kind === 'setting' ? (facts(value) ?? value) : value
  return lang === 'ar' ? isolateFigures(text) : text
}
const rich = (line: HelpLine, lang: Lang, facts: HelpFacts): RichLine =>
  line.map((piece) => valueOf(piece, lang, facts))
const quoted = { en: (name: string) => `“${name}”`, ar: (name: string) => `«${name}»` }
const plain = (line: HelpLine, lang: Lang, facts: HelpFacts): string =>
  rich(line, lang, facts)
    .map((piece) => (typeof piece === 'string' ? piece : quoted[lang](piece.screen)))
    .join('')

const cardOf = ({ source, texts }: Parsed, lang: Lang, facts: HelpFacts): HelpCard => ({
  path: helpPath(source),
  title: texts[lang].title,
  lead: plain(texts[lang].lead, lang, facts),
})

/** The ten commonest questions with their answers in short. */
export async function readCommonQuestions(lang: Lang): Promise<HelpCard[]> {
  const facts = await readHelpFacts(lang)
  return commonQuestions.map((slug) => cardOf(parsed.get(slug)!, lang, facts))
}

const belongs = ({ source }: Parsed, role: HelpRole): boolean => source.role === role || isFor(source.audience, role)
/** Number of articles of a role. */
export const countOfRole = (role: HelpRole): number =>
  [...parsed.values()].filter((article) => belongs(article, role)).length

/** The articles of a role by topic. */
export async function readRoleHelp(role: HelpRole, lang: Lang) {
  const facts = await readHelpFacts(lang)
  const own = [...parsed.values()].filter((article) => belongs(article, role))
  return helpTopics
    .map((topic) => ({
      topic,
      articles: own.filter(({ source }) => source.topic === topic).map((article) => cardOf(article, lang, facts)),
    }))
    .filter(({ articles }) => articles.length > 0)
}

const readerText = (reader: HelpReader, lang: Lang): string => {
  const t = translator(lang, helpMessages)
  if (typeof reader === 'string') return t(`reader_${reader}`)
  return t(reader.role === 'manager' && reader.reach === 'root' ? 'reader_wholeManager' : `reader_${reader.role}`)
}

/** An article in a language; null where there is none. */
export async function readHelpArticle(slug: string, lang: Lang) {
  const article = parsed.get(slug)
  if (!article) return null
  const facts = await readHelpFacts(lang)
  const { source, texts } = article
  const text = texts[lang]
  const lines = (all: readonly HelpLine[]) => all.map((line) => rich(line, lang, facts))
  const description: Text = textOf((each) => shortened(plain(texts[each].lead, each, facts), mostDescription))
  return {
    role: source.role,
    path: helpPath(source),
    title: textOf((each) => texts[each].title),
    description,
    readers: readersOf(source.audience).map((reader) => readerText(reader, lang)),
    lead: rich(text.lead, lang, facts),
    steps: lines(text.steps),
    /** The steps as plain text, for search engines. */
    plainSteps: text.steps.map((line) => plain(line, lang, facts)),
    after: lines(text.after),
    troubles: text.troubles.map(({ problem, remedy }) => ({
      problem: rich(problem, lang, facts),
      remedy: rich(remedy, lang, facts),
    })),
    notes: lines(text.notes),
    page: source.page,
    picture: source.picture ?? null,
    code: source.code ?? null,
    changed: source.changed,
    related: source.related.map((each) => cardOf(parsed.get(each)!, lang, facts)),
  }
}
export type HelpArticle = NonNullable<Awaited<ReturnType<typeof readHelpArticle>>>

const noFacts: HelpFacts = () => ''
const entryOf = ({ source, texts }: Parsed, lang: Lang): HelpEntry => ({
  title: texts[lang].title,
  words: source.words[lang],
  lead: plain(texts[lang].lead, lang, noFacts),
  body: linesOf(texts[lang])
    .map((line) => plain(line, lang, noFacts))
    .join(' '),
})
// the work of our team is of no use to a client who searches
const searched = [...parsed.values()].filter(({ source }) => source.audience !== 'staff')
const entries = Object.fromEntries(
  langs.map((lang) => [lang, searched.map((article) => entryOf(article, lang))]),
) as Record<Lang, HelpEntry[]>

/** Most answers shown. */
const mostHits = 20

/** Articles that answer a question in either language. */
export async function findHelp(question: string, lang: Lang): Promise<(HelpCard & { inOther: boolean })[]> {
  const facts = await readHelpFacts(lang)
  return searchHelp(entries[lang], entries[otherLang(lang)], question)
    .slice(0, mostHits)
    .map(({ index, foundIn }) => ({ ...cardOf(searched[index]!, lang, facts), inOther: foundIn === 'other' }))
}

/** Addresses of all articles with the day of their last change, for the map of the site. */
export const helpAddresses = (): { path: string; changedAt: string }[] =>
  searched.map(({ source }) => ({ path: helpPath(source), changedAt: `${source.changed}T00:00:00+03:00` }))
