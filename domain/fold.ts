const folded: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي', ؤ: 'و', ئ: 'ي' }

/** Folds text for search: alef forms, ta marbuta and ya unified, vowel signs and tatweel dropped, lower case. */
export const fold = (text: string): string =>
  text
    .replace(/[\u064B-\u0652\u0670\u0640]/g, '')
    .replace(/[أإآٱةىؤئ]/g, (letter) => folded[letter] ?? letter)
    .toLowerCase()
    .trim()
