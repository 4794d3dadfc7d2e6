import { fold } from '../fold.ts'

/**
 * Skeleton of a name: consonants of its words, alike for both scripts and their usual spellings, so that `Sary` finds `ساري`. The
 * database has the same function, `app.skeleton`; a test compares them.
 *
 * Letters that are written alike share one sign: s = ث س ص th; d = د ذ ز ض ظ dh z; t = ت ط; k = خ غ ق ك kh gh q g c; h = ح ه; x = ش sh ch.
 * Vowels, ع, ء and و ي inside a word are dropped, and so are the article, doubled letters and an h at the end; ي at the end stays.
 */
const from = 'éèêëáàâäãåíìîïóòôöõúùûüçñÉÈÊËÁÀÂÄÃÅÍÌÎÏÓÒÔÖÕÚÙÛÜÇÑ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹کگیپڤچ'
const to = 'eeeeaaaaaaiiiiooooouuuucneeeeaaaaaaiiiiooooouuuucn01234567890123456789كقيبفش'
const arabic = 'اعبتطثسصجحهخغقكدذزضظرشفلمنوي'
const latin = 'aabttsssjhhkkkkdddddrxflmnwy'
const similar = 'qgczvp'
const similarTo = 'kkkdfb'

const translate = (text: string, letters: string, signs: string): string =>
  Array.from(text, (letter) => {
    const at = letters.indexOf(letter)
    return at < 0 ? letter : signs[at]
  }).join('')

/** In the order of the database's function. Words stand between double spaces, so that each has both of its own. */
const steps: readonly (readonly [find: RegExp, put: string])[] = [
  [/( عبد) +(ال)/g, '$1$2'],
  [/( abd) +([aeu]l)/g, '$1$2'],
  [/( abd[aeiou][lrsnz]) +([a-z])/g, '$1$2'],
  [/ ال([ا-ي]{3,})/g, ' $1'],
  [/ (al|el|ال) /g, ' '],
]
const sounds: readonly (readonly [find: RegExp, put: string])[] = [
  [/x/g, 'ks'],
  [/ee/g, 'i'],
  [/sh|ch/g, 'x'],
  [/kh|gh|ck/g, 'k'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
  [/c([eiy])/g, 's$1'],
]
const shorten: readonly (readonly [find: RegExp, put: string])[] = [
  [/([a-z])\1+/g, '$1'],
  [/([a-z])[iy]e? /g, '$1Y '],
  [/ [aeiou]/g, ' a'],
  [/([a-z])[aeiouwy]+/g, '$1'],
  [/ al([a-z]{2,})/g, ' $1'],
  [/ abdl([a-z]{2,})/g, ' abd$1'],
  [/([a-z])h /g, '$1 '],
  [/ a([a-zY0-9])/g, ' $1'],
  [/ +/g, ' '],
]
const apply = (text: string, list: readonly (readonly [find: RegExp, put: string])[]): string =>
  list.reduce((changed, [find, put]) => changed.replace(find, put), text)

/** `th` stands for ث in one reading, for ذ in the other. */
function read(text: string, th: 's' | 'd'): string {
  const plain = translate(fold(text.replaceAll('ى', 'ا')), from, to)
    .replace(/['’‘ʼʿʾ`ʻءًٌٍَُِّْ]/g, '')
    .replace(/[^a-z0-9ا-غف-ي]+/g, '  ')
  const words = apply(`  ${plain}  `, steps)
  const heard = apply(words, sounds).replace(/th/g, th)
  return apply(translate(translate(heard, arabic, latin), similar, similarTo), shorten).toLowerCase()
}

/** Words of the skeleton between single spaces, the second reading of `th` at the end. */
export function skeleton(text: string): string {
  const first = read(text, 's')
  return /th/i.test(text) ? first + read(text, 'd').slice(1) : first
}

/** Patterns of a search: for each typed word its readings, one of which a name has. Short words count as a whole. */
export function skeletonPatterns(typed: string): string[][] {
  const [first, second] = [read(typed, 's'), read(typed, 'd')].map((read) => read.trim().split(' ').filter(Boolean))
  return first!.map((word, nth) =>
    [...new Set([word, second![nth] ?? word])].map((each) => (each.length > 2 ? `% ${each}%` : `% ${each} %`)),
  )
}
