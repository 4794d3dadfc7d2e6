import { fold } from '#/domain/fold.ts'
import type { ReviewSignal } from './lists.ts'

/** Minimum length of a text compared with others; shorter ones are alike by chance ("very good", "ممتاز"). */
export const telltaleLength = 20

const link = /https?:\/\/|www\.|\b[a-z0-9-]{2,}\.(?:com|net|org|info|shop|store|online|site|sa|me|io|co)\b/i
const emails = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/g
const phone = /(?:\+|00)?\d(?:[\s().-]?\d){8,14}/
/** Strips dates before matching phone numbers. */
const day = /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b/g
const digits: Record<string, string> = Object.fromEntries(
  [...'٠١٢٣٤٥٦٧٨٩', ...'۰۱۲۳۴۵۶۷۸۹'].map((digit, index) => [digit, String(index % 10)]),
)

/** Plain insults in both languages, as whole words. Short on purpose: only flags a text for moderators. */
const abusive = new Set(
  [
    'fuck',
    'fucking',
    'fucked',
    'shit',
    'bullshit',
    'bitch',
    'bastard',
    'asshole',
    'idiot',
    'idiots',
    'moron',
    'morons',
    'scum',
    'كلب',
    'كلاب',
    'حمار',
    'حمير',
    'حقير',
    'حقيرة',
    'حقراء',
    'وسخ',
    'وسخين',
    'زبالة',
    'غبي',
    'أغبياء',
    'تافه',
    'تافهين',
    'لعنة',
    'يلعن',
    'نصاب',
    'نصابين',
    'حرامي',
    'حرامية',
    'خنزير',
  ].map(fold),
)

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{M}]+/gu) ?? []
const isAbusive = (word: string): boolean =>
  abusive.has(word) ||
  (word.startsWith('ال') && abusive.has(word.slice(2))) ||
  (/^[وي]/.test(word) && abusive.has(word.slice(1)))

/** Mostly capitals. Counts Latin letters only: Arabic has no capitals. */
function isShouted(text: string): boolean {
  const letters = text.match(/[a-z]/gi) ?? []
  const capitals = text.match(/[A-Z]/g) ?? []
  return letters.length >= 12 && capitals.length / letters.length > 0.6
}

/** Signals in a review's text and name. */
export function signalsIn(text: string, name: string | null): ReviewSignal[] {
  const all = `${name ?? ''}\n${text}`.replace(/[٠-٩۰-۹]/g, (digit) => digits[digit] ?? digit).replace(day, '')
  const found: ReviewSignal[] = []
  if (link.test(all.replace(emails, ''))) found.push('links')
  if (all.search(emails) >= 0 || phone.test(all)) found.push('contact')
  if (wordsOf(all).some(isAbusive)) found.push('abuse')
  if (isShouted(text)) found.push('capitals')
  return found
}
