const folded: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي', ؤ: 'و', ئ: 'ي' }

/** Text as search compares it: alef forms, ta marbuta and ya folded, vowel signs and tatweel dropped, small letters. */
export const fold = (text: string): string =>
  text
    .replace(/[\u064B-\u0652\u0670\u0640]/g, '')
    .replace(/[أإآٱةىؤئ]/g, (letter) => folded[letter] ?? letter)
    .toLowerCase()
    .trim()
