import { createContext, use, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { translator, unbroken, type Lang, type Messages, type Translate } from '#/domain/text.ts'

const LangContext = createContext<Lang>('en')

/** Explicit calendar and digits, because engines differ on plain ar-SA. */
export const localeOf = (lang: Lang): string => (lang === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB-u-nu-latn')

/** Provides the page's language; <html lang dir> is set by the root. */
export function LanguageProvider({ lang, children }: { lang: Lang; children: ReactNode }) {
  return (
    <LangContext value={lang}>
      <I18nProvider locale={localeOf(lang)}>{children}</I18nProvider>
    </LangContext>
  )
}

export const useLang = (): Lang => use(LangContext)

/** The texts of a page; codes in them stay on one line. */
export function useT<T extends Messages>(messages: T): Translate<T> {
  const t = translator(useLang(), messages)
  return (key, ...args) => unbroken(t(key, ...args))
}
