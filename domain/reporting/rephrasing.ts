import { latinDigits } from '../digits.ts'
import type { Lang } from '../text.ts'

/** Reasons to reject a rephrased sentence. */
export type RephrasingProblem = 'figures' | 'names' | 'claims' | 'length' | 'sentences' | 'signs' | 'words'

/** Words that carry a claim: neither added nor removed. */
const fixedClaims: Record<Lang, readonly RegExp[]> = {
  en: [
    /\b(?:not|no|never|none|without|nor|cannot|neither)\b|n['’]t\b|\bfail|\black/i,
    /\b(?:up|rose|risen|rise[sn]?|rising|more|above|higher|improv\w*|increas\w*|gain\w*|climb\w*|exceed\w*|grew)\b/i,
    /\b(?:down|fell|fallen|falls?|falling|less|below|lower|worse\w*|drop\w*|declin\w*|decreas\w*|under|dip\w*|slip\w*|short of)\b/i,
    /\b(?:critical\w*|major|serious\w*|severe\w*)\b/i,
    /\b(?:strongest|best|highest|top)\b/i,
    /\b(?:weakest|worst|lowest|poorest)\b/i,
    /\b(?:excellent|outstanding|superb)\b/i,
    /\b(?:acceptable|adequate)\b/i,
  ],
  ar: [
    /(?:^|[\s«(])(?:و|ف)?(?:لا|لم|لن|ليس\S*|غير|دون|بدون|عدم)(?=\s)/,
    /ارتف|أعلى|اعلى|فوق|زاد|زيادة|تحسن|تحسّن|صعود/,
    /انخف|أدنى|ادنى|أقل|اقل|تراجع|هبط|هبوط|نقص|خُصم|خصم/,
    /حرج|جسيم|خطير/,
    /أقوى|أفضل|الأفضل/,
    /أضعف|أسوأ/,
    /ممتاز/,
    /مقبول/,
  ],
}
/** Words that may be removed but not added: causes, certainty, advice, numbers in words. */
const newClaims: Record<Lang, readonly RegExp[]> = {
  en: [
    /\b(?:because|due to|caus\w*|therefore|thanks to|result(?:s|ed|ing) (?:in|from)|as a result|owing|led to)\b/i,
    /\b(?:always|all|every\w*|entire\w*|complete\w*|certain\w*|guarante\w*|prove\w*|definite\w*)\b/i,
    /\b(?:should|must|recommend\w*|need(?:s|ed)? to|ought|urgent\w*|immediate\w*)\b/i,
    /\b(?:most|majority|last|several|many|few)\b/i,
    /\b(?:dirty|unsafe|illegal|dangerous\w*|rude|fired?|disgust\w*|terribl\w*|amazing|perfect\w*|disappoint\w*|alarming|significant\w*)\b/i,
    /\b(?:customers?|competitors?|staff|employees?|manager|chef|waiter|team)\b/i,
  ],
  ar: [
    /بسبب|لأن|نتيجة|بفضل|أدى|ادى|يعود إلى/,
    /دائم|جميع|كل |كافة|مؤكد|يضمن|بالتأكيد|حتم/,
    /يجب|ينبغي|نوصي|يلزم|لا بد|ضروري|عاجل|فور/,
    /معظم|أغلب|آخر/,
    /قذر|خطر|مخالف|سيئ|رائع|مذهل|مخيب|مقلق|كارث/,
    /عملاء|منافس|موظف|مدير|طاه|نادل|فريق/,
  ],
}

/** Numbers in words must be identical and in the same order. */
const numberWords: Record<Lang, RegExp> = {
  en: /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|millions?|half|halves|thirds?|quarters?|once|twice|double\w*|triple\w*|couple|first|second|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b/gi,
  ar: /واحد|اثن|ثلاث|أربع|خمس|ست(?=\s|ة)|سبع|ثمان|تسع|عشر|مئة|مائة|ألف|مليون|نصف|ثلث|ربع|ضعف|مرتين|أول|الأولى|ثاني|ثالث|رابع/g,
}

const marks = /[\u2066-\u2069\u200e\u200f\u061c]/g
const plainText = (text: string): string => text.replace(marks, '').trim()
/** Ordered, because swapped figures change the meaning. */
const figuresOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*%?/g) ?? []
const endsOf = (text: string): number => (text.match(/[.!?؟…](?=\s|$|["”»)])/g) ?? []).length
const countOf = (text: string, part: string): number => text.split(part).length - 1
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

/** Finds new capitalised names: persons or places absent from the original. */
function newNames(before: string, after: string, lang: Lang): boolean {
  const known = new Set(wordsOf(before))
  const foreign = lang === 'ar' ? /[A-Za-z]{2,}/g : /\p{Script=Arabic}{2,}/gu
  const inside = lang === 'ar' ? [] : (after.replace(/^\W*\w+/, '').match(/\b[A-Z][\p{L}]+/gu) ?? [])
  return [...(after.match(foreign) ?? []), ...inside].some((word) => !known.has(word.toLowerCase()))
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index])

const without = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, ' '), text)

/**
 * Checks a rephrased sentence; null when equivalent: figures and names unchanged in any digits, no new claims. Prefers
 * rejecting a good sentence to accepting a false one.
 */
export function rephrasingProblem(
  original: string,
  worded: string,
  names: readonly string[],
  lang: Lang,
): RephrasingProblem | null {
  const [before, after] = [plainText(original), plainText(worded)]
  const kept = names.map(plainText)
  if (after.length < before.length * 0.4 || after.length > before.length * 1.6 + 30) return 'length'
  if (/[\n\r\t<>*_#`{}[\]\\|@~^=]|https?:|www\./i.test(without(after, kept))) return 'signs'
  if (latinDigits(after) !== after || /[\p{Nl}\p{No}]|(?![0-9])\p{Nd}/u.test(without(after, kept))) return 'figures'
  if (kept.some((name) => countOf(before, name) !== countOf(after, name))) return 'names'
  const [bareBefore, bareAfter] = [without(before, kept), without(after, kept)]
  if (!isSame(figuresOf(bareBefore), figuresOf(bareAfter))) return 'figures'
  const inWords = (text: string) => (text.toLowerCase().match(numberWords[lang]) ?? []) as string[]
  if (!isSame(inWords(bareBefore), inWords(bareAfter))) return 'figures'
  for (const sign of ['%', '+', '−', '-', '±', 'SAR', 'ريال', '“', '”', '«', '»', '"'])
    if (countOf(bareBefore, sign) !== countOf(bareAfter, sign)) return 'signs'
  if (endsOf(bareBefore) !== endsOf(bareAfter)) return 'sentences'
  if (newNames(bareBefore, bareAfter, lang)) return 'names'
  if (fixedClaims[lang].some((claim) => claim.test(bareBefore) !== claim.test(bareAfter))) return 'claims'
  if (newClaims[lang].some((claim) => claim.test(bareAfter) && !claim.test(bareBefore))) return 'claims'
  const known = new Set(wordsOf(bareBefore))
  const fresh = wordsOf(bareAfter).filter((word) => !known.has(word))
  return fresh.length > Math.max(4, known.size * 0.6) ? 'words' : null
}
