import { fold } from './fold.ts'
import type { Lang } from './text.ts'
import { langOfText } from './translation.ts'
import { figuresOf, unmatched } from './translation-figures.ts'

export type WarningKind = 'language' | 'figures' | 'names' | 'negation'
/** What differs: words or numbers of the original that the translation lacks, and those that it adds. */
export type TranslationWarning = { kind: WarningKind; missing: string[]; added: string[] }
/** A name that the report knows; a language without its own spelling is null. */
export type KnownName = { en: string | null; ar: string | null }

type Counted = { sure: string[]; maybe: number }

const englishNegations =
  /\b(?:not|no(?!\.?\s*\d)|never|none|nobody|nothing|nowhere|neither|nor|without|cannot)\b|\b\w+n['’]t\b|\b(?:do|does|did|is|was|were|are|has|have|had|ca|could|would|should)nt\b/gi
/** Words that may stand for a negation of the other language, and need none themselves. */
const englishMaybe =
  /\bno doubt\b|\b(?:un\w{3,}|im(?:possible|polite|proper|patient)\w*|in(?:correct|complete|adequate|sufficient|edible|attentive|visible|accurate|consistent|convenient|different)\w*|dis(?:courteous|organi[sz]ed|respectful|satisfied|interested)|lack\w*|fail\w*|miss\w*|absen\w+|refus\w+|ignor\w+|only|just|hardly|barely|rarely|scarcely|seldom|few|little|empty|forg[eo]t\w*|except|unless|until|instead|zero|free of|out of|still|yet|fine|\w+less)\b/gi
const fixed = /\bno doubt\b|\bnot only\b/gi

const before = String.raw`(?<!\p{L})`
const after = String.raw`(?!\p{L})`
const joined = '[وف]?'
/** In folded spelling. */
const arabicNegations = new RegExp(
  [
    `${before}${joined}(?:لا|لم|لن)${after}`,
    `${before}${joined}(?:ليس|لست|لسنا|ليسوا|ليست)${after}`,
    `${before}${joined}(?:ال|ب|ل)?غير${after}`,
    `${before}${joined}(?:ب)?(?:دون)(?:ه|ها|هم|ك|ي)?${after}`,
    `${before}${joined}بلا${after}`,
    `${before}${joined}[بل]?(?:ال)?عدم${after}`,
    `${before}${joined}(?:مو|مب|مهب|مش|ماهو|ماهي|ماكان|ماكانت|مافي|مافيه|ماعند\\p{L}*|ماحد|محد|مالقينا|ماشفت|ماشفنا|ماجا|ماقال)${after}`,
    // why: elsewhere in a sentence it is mostly 'what'
    `(?<=^\\s*|[،,:]\\s*|${before}(?:لكن|بس|لان|لانه|لانهم|والله|تري)\\s)${joined}ما${after}`,
  ].join('|'),
  'gu',
)
/** Where these words are no negation: 'still', 'what', 'as', 'fine'. */
const arabicFixed = new RegExp(
  [
    `${before}${joined}(?:لا|ما|لم)\\s?(?:يزال|تزال|يزالون|زال|زالت|زالوا|نزال|يزل|تزل)${after}`,
    `${before}${joined}لا\\s(?:باس|شك|بد|سيما)${after}`,
    `${before}${joined}ليس\\s(?:فقط|فحسب)${after}`,
    `${before}${joined}ما\\s(?:شاء|دام|دامت|بين|يقارب|يزيد|يلي|هو|هي|سبق|عدا|اذا|ان|يسمي)${after}`,
    `${before}(?:كل|هذا|وهو|هو|اول|بعد|قبل|مع|علي|حسب|مثل|الي|في|عن|من|بعض|اهم|اكثر|افضل|اسوا|ابرز|وهذا|بقدر|وفق|نوعا|حد|يوما|شييا|امرا)\\s${joined}ما${after}`,
    `${before}لا\\s?شييا${after}`,
  ].join('|'),
  'gu',
)
const arabicMaybe =
  /(?<!\p{L})[وفبل]*(?:ال)?(?:نقص|ينقص|تنقص|ناقص|ناقصه|خال|خالي|خاليه|خلا|خلت|فشل|فشلت|رفض|رفضت|تجاهل|تجاهلت|نسي|نسيت|فقط|سوي|نادرا|الا|انعدام|غياب|غاب|غابت|مفقود|مفقوده|يفتقر|تفتقر|افتقر|تعذر|تعذرت|امتنع|لاباس|باس|مستحيل|ممنوع|باستثناء|حتي|بدل|بدلا|قبل|فارغ|فارغه|مجاني|مجانا|صفر|يزال|تزال|زال|زالت|قليل|قليله|بالكاد|كلا|ما)(?!\p{L})/gu

/**
 * The first negation of a sentence is sure; further ones that are joined to it ('nor', 'and not') may be one with it in the
 * other language.
 */
const counted = (text: string, negation: RegExp, isJoined: RegExp, maybe: number): Counted => {
  const sentences = text.split(/[.!?؟؛;\n]+/).map((sentence) => sentence.match(negation) ?? [])
  const isSure = (word: string, at: number): boolean => at === 0 || !isJoined.test(word)
  const all = sentences.flat()
  const sure = sentences.flatMap((found) => found.filter(isSure))
  return { sure, maybe: maybe + all.length - sure.length }
}

const englishCount = (text: string): Counted =>
  counted(text.replace(fixed, ' '), englishNegations, /^nor$/i, text.match(englishMaybe)?.length ?? 0)

const arabicCount = (text: string): Counted => {
  const folded = fold(text)
  return counted(folded.replace(arabicFixed, ' '), arabicNegations, /^و/, folded.match(arabicMaybe)?.length ?? 0)
}

const countOf = (text: string, lang: Lang): Counted => (lang === 'en' ? englishCount(text) : arabicCount(text))

const outnumbers = (a: Counted, b: Counted): boolean => a.sure.length > b.sure.length + b.maybe

const words = (found: readonly string[]): string[] => [...new Set(found.map((word) => word.toLowerCase()))]

const plainName = (name: string): string => fold(name).replace(/\s+/g, ' ')
const holds = (text: string, name: string | null): boolean =>
  name !== null && name.trim() !== '' && plainName(text).includes(plainName(name))

/** Consonants of both scripts in one alphabet, so that a name is found in the letters of the other. */
const sounds: [RegExp, string][] = [
  [/sh|ش/g, 'x'],
  [/ch/g, 'x'],
  [/th|ث/g, 't'],
  [/dh|ذ|ظ|ض|د/g, 'd'],
  [/kh|خ/g, 'k'],
  [/gh|غ/g, 'g'],
  [/ph|v|ف|ڤ/g, 'f'],
  [/p|ب|پ/g, 'b'],
  [/[ckqكق]/g, 'k'],
  [/[jgجگ]/g, 'g'],
  [/[zز]/g, 'z'],
  [/[sسص]/g, 's'],
  [/[tتط]/g, 't'],
  [/[rر]/g, 'r'],
  [/[lل]/g, 'l'],
  [/[mم]/g, 'm'],
  [/[nن]/g, 'n'],
  [/[hحه]/g, 'h'],
]
function skeleton(word: string): string {
  const spelled = sounds.reduce((text, [from, to]) => text.replace(from, to), fold(word).toLowerCase())
  // why: g and k are spelled in several ways, and an h at the end is often left out
  return spelled
    .replace(/[^xtdkgfbzsrlmnh]/g, '')
    .replaceAll('g', 'k')
    .replace(/(.)\1+/g, '$1')
    .replace(/h$/, '')
}

/** Capitalised words that are no names: of the calendar, of places at the table, of work. */
const ordinary =
  /^(?:I|I['’].*|The|A|An|He|She|They|We|It|You|My|Our|His|Her|This|That|There|No|Not|Yes|And|But|Or|If|When|After|Before|On|In|At|Once|All|Mr|Mrs|Ms|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?$|^(?:Sunday|Monday|January|February|March|April|May|June|July|August|September|October|November|December|Ramadan|Eid|Arabic|English|Saudi|Riyadh|Jeddah|Makkah|Mecca|Medina|Dammam|Khobar|Kingdom|SAR|SR|VAT|TV|AC|OK|WC|QR|PM|AM|AC|ID|WiFi|Wi|Fi|Manager|Supervisor|Waiter|Waitress|Cashier|Chef|Host|Hostess|Barista|Staff|Guest|Menu|Family|Section|Receipt|Bill|Order)s?$/

/** Capitalised words inside of English sentences. */
function namesIn(text: string): string[] {
  const inside = text.replace(/(?:^|[.!?:;\n•“”"(–-])\s*["“(]?\s*[A-Z][\p{L}'’]*/gu, ' ')
  return [...new Set(inside.match(/(?<![\p{L}\d])[A-Z][\p{L}'’]+/gu) ?? [])]
    .map((name) => name.replace(/['’]s?$/, ''))
    .filter((name) => name.length > 1 && !ordinary.test(name))
}

function hasSound(name: string, arabic: string): boolean {
  const sound = skeleton(name)
  if (sound.length < 2) return true
  return (arabic.match(/\p{Script=Arabic}+/gu) ?? []).some((word) => {
    const other = skeleton(word.replace(/^[وفبلك]?(?:ال)?(?=\p{L}{3})/u, ''))
    return other === sound || skeleton(word) === sound
  })
}

/** Names of the English text without a counterpart in the Arabic one, in its letters or in Arabic ones. */
const lost = (english: string, arabic: string, known: readonly KnownName[]): string[] =>
  namesIn(english).filter(
    (name) =>
      !holds(arabic, name) &&
      !known.some(({ en }) => holds(english, en) && holds(en ?? '', name)) &&
      !hasSound(name, arabic),
  )

/** Latin words of the Arabic text that the English one does not have. */
const foreign = (arabic: string, english: string): string[] =>
  (arabic.match(/[A-Za-z][A-Za-z'’&.-]*[A-Za-z]/g) ?? []).filter((word) => !holds(english, word))

/** Known names of a text that the other has in neither language. */
const unnamed = (text: string, other: string, known: readonly KnownName[]): string[] =>
  known.flatMap(({ en, ar }) => {
    const name = holds(text, en) ? en : holds(text, ar) ? ar : null
    const isKept = holds(other, en) || holds(other, ar) || (en !== null && ar === null && hasSound(en, other))
    return name === null || isKept ? [] : [name]
  })

type Compared = { original: string; text: string; lang: Lang }

function comparedNames({ original, text, lang }: Compared, known: readonly KnownName[]) {
  const [english, arabic] = lang === 'ar' ? [original, text] : [text, original]
  const ofEnglish = lost(english, arabic, known)
  const ofArabic = foreign(arabic, english)
  const [here, there] = lang === 'ar' ? [ofEnglish, ofArabic] : [ofArabic, ofEnglish]
  return {
    missing: [...new Set([...unnamed(original, text, known), ...here])],
    added: [...new Set([...unnamed(text, original, known), ...there])],
  }
}

/**
 * Compares a translation into `lang` with its original: figures, names and negation. The result warns an editor; it refuses
 * nothing, because both languages say the same in many ways.
 */
export function checkTranslation(compared: Compared, known: readonly KnownName[] = []): TranslationWarning[] {
  const { original, text, lang } = compared
  if (text.trim() === '') return []
  if (langOfText(text) !== lang) return [{ kind: 'language', missing: [], added: [] }]
  const from: Lang = lang === 'en' ? 'ar' : 'en'
  const [figures, told] = [figuresOf(original, from), figuresOf(text, lang)]
  const [said, kept] = [countOf(original, from), countOf(text, lang)]
  const warnings: TranslationWarning[] = [
    { kind: 'figures', missing: unmatched(figures, told), added: unmatched(told, figures) },
    { kind: 'names', ...comparedNames(compared, known) },
    {
      kind: 'negation',
      missing: outnumbers(said, kept) ? words(said.sure) : [],
      added: outnumbers(kept, said) ? words(kept.sure) : [],
    },
  ]
  return warnings.filter(({ missing, added }) => missing.length > 0 || added.length > 0)
}
