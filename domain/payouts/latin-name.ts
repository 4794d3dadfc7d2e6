/**
 * Usual Latin spellings of names, by the folded Arabic spelling. Arabic writes no short vowels, so that a letter for a
 * letter would give `mhmd`.
 */
const usual: Record<string, string> = Object.fromEntries(
  (
    'محمد Mohammed,احمد Ahmed,محمود Mahmoud,عبد Abd,الله Allah,عبدالله Abdullah,عبدالرحمن Abdulrahman,عبدالعزيز Abdulaziz,' +
    'عبدالمجيد Abdulmajeed,عبدالكريم Abdulkarim,عبدالملك Abdulmalik,عبدالاله Abdulelah,خالد Khalid,فهد Fahad,فيصل Faisal,' +
    'سعود Saud,سعد Saad,سعيد Saeed,تركي Turki,بندر Bandar,سلطان Sultan,سلمان Salman,ناصر Nasser,صالح Saleh,يوسف Yousef,' +
    'ابراهيم Ibrahim,اسماعيل Ismail,عمر Omar,عثمان Othman,علي Ali,حسن Hassan,حسين Hussain,مشاري Meshari,مشعل Meshal,' +
    'نايف Nayef,وليد Waleed,ماجد Majed,راكان Rakan,ثامر Thamer,معاذ Moath,هيثم Haitham,طارق Tariq,قاسم Qasim,كريم Karim,' +
    'طلال Talal,بدر Badr,منصور Mansour,ياسر Yasser,زياد Ziyad,هشام Hisham,سامي Sami,عادل Adel,جابر Jaber,حمد Hamad,' +
    'سارة Sarah,نورة Norah,نوره Norah,ريم Reem,هند Hind,لمي Lama,مني Mona,غادة Ghada,حصة Hessa,فاطمة Fatima,عائشة Aisha,' +
    'خديجة Khadija,مريم Maryam,هدي Huda,امل Amal,ليلي Layla,لطيفة Latifa,العنود Alanoud,ندي Nada,دانة Dana,روان Rawan,' +
    'الحربي Alharbi,القحطاني Alqahtani,الغامدي Alghamdi,الزهراني Alzahrani,العتيبي Alotaibi,المطيري Almutairi,' +
    'الدوسري Aldosari,الشمري Alshammari,الشهري Alshehri,العنزي Alanazi,السبيعي Alsubaie,الرشيد Alrashid,الشريف Alsharif,' +
    'المالكي Almalki,العمري Alomari,الجهني Aljuhani,البلوي Albalawi,السالم Alsalem,الخالدي Alkhalidi,بن bin,بنت bint,ابو Abu'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

const letters: Record<string, string> = {
  ا: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'a',
  و: 'w',
  ي: 'y',
  ى: 'a',
  ئ: 'e',
  ؤ: 'o',
  ء: '',
  پ: 'p',
  چ: 'ch',
  ڤ: 'v',
  گ: 'g',
}
const vowels = /[aeiou]/

const folded = (word: string): string => word.replaceAll(/[أإآٱ]/g, 'ا').replaceAll('ى', 'ي')
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Letter by letter: w and y between consonants are long vowels, and two consonants get a short one between them. */
function spelled(word: string): string {
  const sounds = [...word.replaceAll(/[إ]/g, 'ي').replaceAll(/[أآٱ]/g, 'ا')].map((letter) => letters[letter] ?? letter)
  let written = ''
  for (const [index, sound] of sounds.entries()) {
    const [before, after] = [sounds[index - 1], sounds[index + 1]]
    const isLong = (sound === 'w' || sound === 'y') && before !== undefined && !vowels.test(before)
    const isFinal = after === undefined
    const isFollowed = after !== undefined && vowels.test(after)
    if (isLong && !isFollowed) written += sound === 'w' ? 'u' : 'i'
    else {
      const needsVowel = index > 0 && !vowels.test(sound) && sound !== '' && !vowels.test(written.at(-1) ?? 'a')
      written += needsVowel && (isFinal || index === 1) ? `a${sound}` : sound
    }
  }
  return written
}

function latinWord(word: string): string {
  const known = usual[folded(word)]
  if (known) return known
  if (!/\p{Script=Arabic}/u.test(word)) return word
  return word.startsWith('ال') && word.length > 3 ? `Al${spelled(word.slice(2))}` : capital(spelled(word))
}

/** Characters that every bank takes in a payment message; others become spaces. */
const notAllowed = /[^A-Za-z0-9/\-?:().,'+ ]/g
const longestName = 70

/**
 * A person's or company's name in the characters that payment messages allow. Empty when nothing of it can be written so.
 */
export const latinName = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{M}|\u0640/gu, '')
    .split('|')
    .toSorted((a, b) => Number(/\p{Script=Arabic}/u.test(a)) - Number(/\p{Script=Arabic}/u.test(b)))[0]!
    .replaceAll(/عبد\s+(?=ال)/g, 'عبد')
    .split(/\s+/)
    .map(latinWord)
    .join(' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(notAllowed, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, longestName)
    .trim()

/** Any other text in these characters. */
export const latinText = (text: string, most: number): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(notAllowed, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most)
