import { createContext, use, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { translator, type Lang, type Messages, type Translate } from '#/domain/text.ts'

const LangContext = createContext<Lang>('en')

/** Calendar and digits are spelled out, because what a bare ar-SA means differs between engines. */
export const localeOf = (lang: Lang): string => (lang === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB-u-nu-latn')

/** Gives every component below it the language of the page; <html lang dir> is set by the root. */
export function LanguageProvider({ lang, children }: { lang: Lang; children: ReactNode }) {
  return (
    <LangContext value={lang}>
      <I18nProvider locale={localeOf(lang)}>{children}</I18nProvider>
    </LangContext>
  )
}

export const useLang = (): Lang => use(LangContext)

export const useT = <T extends Messages>(messages: T): Translate<T> => translator(useLang(), messages)
