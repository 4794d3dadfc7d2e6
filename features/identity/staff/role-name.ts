import { isBuiltin } from '#/domain/staff-cells.ts'
import type { Lang } from '#/domain/text.ts'
import { staffRoleMessages } from '#/messages/identity/staff.ts'

/** Own roles have their names in storage; those of the delivered ones are empty. */
export type RoleNames = { role: string; nameEn: string; nameAr: string }

/** Name of a role in a language. */
export function roleName({ role, nameEn, nameAr }: RoleNames, lang: Lang): string {
  if (isBuiltin(role)) return staffRoleMessages[role][lang]
  return (lang === 'ar' ? nameAr : nameEn) || nameEn || nameAr || role
}
