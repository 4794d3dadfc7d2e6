import type { MemberRole } from '#/domain/member-roles.ts'
import type { NodeKind } from '#/domain/org-tree.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { teamMessages } from '#/messages/companies/team.ts'

type Grant = { role: MemberRole; kind: NodeKind; nameEn: string | null; nameAr: string | null }

/** A role with its place, in the reader's language. */
export function grantWords({ role, kind, nameEn, nameAr }: Grant, lang: Lang): string {
  const t = translator(lang, teamMessages)
  const place = kind === 'root' ? t('wholeCompany') : ((lang === 'ar' ? (nameAr ?? nameEn) : (nameEn ?? nameAr)) ?? '')
  return t('roleAt', { role: t(`role_${role}`), place })
}
