import type { MemberRole } from '#/domain/member-roles.ts'
import type { NodeKind } from '#/domain/org-tree.ts'
import { type Day, formatDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { teamMessages } from '#/messages/companies/team.ts'

type Grant = { role: MemberRole; kind: NodeKind; nameEn: string | null; nameAr: string | null; endsOn: Day | null }

/** A role with its place and last day, in the reader's language. */
export function grantWords({ role, kind, nameEn, nameAr, endsOn }: Grant, lang: Lang): string {
  const t = translator(lang, teamMessages)
  const place = kind === 'root' ? t('wholeCompany') : ((lang === 'ar' ? (nameAr ?? nameEn) : (nameEn ?? nameAr)) ?? '')
  const words = t('roleAt', { role: t(`role_${role}`), place })
  return endsOn ? t('roleUntil', { role: words, date: formatDay(endsOn, lang) }) : words
}
