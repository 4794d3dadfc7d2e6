import { href } from 'react-router'
import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { isDoorName } from '#/domain/doors.ts'
import { isSettingKey } from '#/domain/settings.ts'
import type { Lang } from '#/domain/text.ts'
import { integrationMessages } from '#/messages/office/integrations.ts'
import { settingTexts } from '#/messages/settings.ts'

type Named = [key: string, record: { label: string; to: string | null }]

export async function tasks(db: Tx, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('work_tasks').select(['id', 'title']).where('id', 'in', ids).execute()
  return rows.map(({ id, title }) => [`task ${id}`, { label: title, to: href('/admin/tasks/:taskId', { taskId: id }) }])
}

export async function actions(db: Tx, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('report_actions')
    .select(['id', 'title', 'report_id'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, title, report_id: reportId }) => [
    `action ${id}`,
    { label: title, to: reportId === null ? null : href('/admin/reports/:reportId', { reportId }) },
  ])
}

/** Automation rules of our team; those of companies have no page here. */
export async function automationRules(db: Tx, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('automation_rules').select(['id', 'name']).where('id', 'in', ids).execute()
  return rows.map(({ id, name }) => [
    `automation-rule ${id}`,
    { label: name, to: href('/admin/automation/:ruleId', { ruleId: id }) },
  ])
}

/** Members of staff; the entry names the account. */
export async function staff(db: Tx, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('staff_members as m')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .select(['p.id', 'p.full_name as name'])
    .where('p.id', 'in', ids)
    .execute()
  return rows.map(({ id, name }) => [
    `staff ${id}`,
    { label: name, to: href('/admin/permissions/:memberId', { memberId: id }) },
  ])
}

export async function staffRoles(db: Tx, ids: string[], lang: Lang): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('staff_roles').select(['id', 'name_en', 'name_ar']).where('id', 'in', ids).execute()
  return rows.map(({ id, name_en: en, name_ar: ar }) => [
    `staff-role ${id}`,
    { label: (lang === 'ar' ? ar : en) || id, to: href('/admin/permissions/roles/:role', { role: id }) },
  ])
}

/** Settings and doors have no rows of their own: their texts name them. */
export const settings = (keys: string[], lang: Lang): Named[] =>
  keys
    .filter(isSettingKey)
    .map((settingKey) => [
      `setting ${settingKey}`,
      { label: settingTexts[settingKey].name[lang], to: href('/admin/settings/:settingKey', { settingKey }) },
    ])

export const integrations = (names: string[], lang: Lang): Named[] =>
  names
    .filter(isDoorName)
    .map((door) => [
      `integration ${door}`,
      { label: integrationMessages[`door_${door}`][lang], to: href('/admin/integrations/:door', { door }) },
    ])

export async function documents(db: Tx, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('library_documents as d')
    .select(['d.id', sql<string>`app.named(d.title_en, d.title_ar)`.as('title')])
    .where('d.id', 'in', ids)
    .execute()
  return rows.map(({ id, title }) => [
    `document ${id}`,
    { label: title, to: href('/admin/document-library/:documentId', { documentId: id }) },
  ])
}
