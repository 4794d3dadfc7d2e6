import { currentVersions, type LegalDocument } from '#/domain/terms.ts'
import { isolate, isolateFigures, type Lang, type Text } from '#/domain/text.ts'
import type { LegalText } from '#/content/legal/legal-text.ts'
import { privacyNotice } from '#/content/legal/privacy.ts'
import { refundPolicy } from '#/content/legal/refunds.ts'
import { shopperCode } from '#/content/legal/shopper-code.ts'
import { termsOfService } from '#/content/legal/terms.ts'

const texts: readonly LegalText[] = [termsOfService, privacyNotice, shopperCode, refundPolicy]

export type ClauseView = { title: string; text: string[]; list: string[] }
export type LegalView = {
  key: LegalDocument
  title: string
  summary: string
  version: string
  since: string
  clauses: ClauseView[]
}

/** Current documents in one language, with the company's name and address filled in. */
export function legalDocumentsIn(lang: Lang, names: { company: string; email: string }): LegalView[] {
  const say = (text: Text): string => {
    const said = text[lang].replace(/\{(company|email)\}/g, (_, name: 'company' | 'email') =>
      lang === 'ar' ? isolate(names[name]) : names[name],
    )
    return lang === 'ar' ? isolateFigures(said) : said
  }
  return texts.map(({ key, title, summary, clauses }) => ({
    key,
    title: say(title),
    summary: say(summary),
    ...currentVersions[key],
    clauses: clauses.map((clause) => ({
      title: say(clause.title),
      text: (clause.text ?? []).map(say),
      list: (clause.list ?? []).map(say),
    })),
  }))
}
