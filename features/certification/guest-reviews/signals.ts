import { fold } from '#/domain/fold.ts'
import type { ReviewSignal } from './lists.ts'

/** Texts shorter than this are alike by chance ("very good", "ممتاز"). */
export const telltaleLength = 20

const link = /https?:\/\/|www\.|\b[a-z0-9-]{2,}\.(?:com|net|org|info|shop|store|online|site|sa|me|io|co)\b/i
const emails = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/g
const phone = /(?:\+|00)?\d(?:[\s().-]?\d){8,14}/
/** A day is no telephone number. */
const day = /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\b/g
const digits: Record<string, string> = Object.fromEntries(
  [...'٠١٢٣٤٥٦٧٨٩', ...'۰۱۲۳۴۵۶۷۸۹'].map((digit, index) => [digit, String(index % 10)]),
)

/**
 * Plain insults of both languages, as whole words. The list is short on purpose: it points a moderator to a text, and nobody is
 * refused by it.
 */
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

/** Shouted in capitals: Arabic has none, so only Latin letters are counted. */
function isShouted(text: string): boolean {
  const letters = text.match(/[a-z]/gi) ?? []
  const capitals = text.match(/[A-Z]/g) ?? []
  return letters.length >= 12 && capitals.length / letters.length > 0.6
}

/** What stands out in the words themselves, and in the name they are signed with. */
export function signalsIn(text: string, name: string | null): ReviewSignal[] {
  const all = `${name ?? ''}\n${text}`.replace(/[٠-٩۰-۹]/g, (digit) => digits[digit] ?? digit).replace(day, '')
  const found: ReviewSignal[] = []
  if (link.test(all.replace(emails, ''))) found.push('links')
  if (all.search(emails) >= 0 || phone.test(all)) found.push('contact')
  if (wordsOf(all).some(isAbusive)) found.push('abuse')
  if (isShouted(text)) found.push('capitals')
  return found
}
