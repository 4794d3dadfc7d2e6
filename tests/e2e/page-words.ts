import { type Lang, type Messages, type Translate, translator as wordsOf, unbroken } from '../../domain/text.ts'

/** The texts as a page shows them; see `useT`. */
export function translator<T extends Messages>(lang: Lang, messages: T): Translate<T> {
  const t = wordsOf(lang, messages)
  return (key, ...args) => unbroken(t(key, ...args))
}
