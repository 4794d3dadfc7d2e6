import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { DailyValue, DailyValues } from '#/domain/operations/daily-reports/values.ts'
import { addDays, addHours, type Day, startOfDay } from '#/domain/riyadh-time.ts'
import { readTemplate, type VersionedTemplate } from '#/features/operations/daily-reports/template.server.ts'
import { dailyFieldForm, exceptionForm } from '#/features/operations/daily-templates/form.ts'
import { saveException } from '#/features/operations/daily-templates/save-exception.server.ts'
import { saveField } from '#/features/operations/daily-templates/save-field.server.ts'
import { happeningAt } from '../time-travel.server.ts'

const fields = [
  {
    labelEn: 'Ice machine cleaned',
    labelAr: 'تنظيف ماكينة الثلج',
    section: 'checklist',
    type: 'yes-no',
    due: 'yes',
    alert: 'submission',
  },
  { labelEn: 'Guests turned away', labelAr: 'ضيوف لم تتوفر لهم طاولة', section: 'sales', type: 'number', max: '15' },
  {
    labelEn: 'Queue at the till',
    labelAr: 'الازدحام عند الصندوق',
    section: 'staff',
    type: 'choice',
    'choices-1-en': 'Short',
    'choices-1-ar': 'قصير',
    'choices-2-en': 'Usual',
    'choices-2-ar': 'معتاد',
    'choices-3-en': 'Long',
    'choices-3-ar': 'طويل',
    'choices-3-concern': 'on',
  },
] as const
/** For the branch alone that has the template of its own. */
const terraceField = {
  labelEn: 'Terrace heaters turned off',
  labelAr: 'إطفاء دفايات الجلسة الخارجية',
  section: 'checklist',
  type: 'yes-no',
  due: 'yes',
} as const

const newest = (owner: Actor): Promise<VersionedTemplate> => readAs(owner, (db) => readTemplate(db, companyOf(owner)))

async function addField(owner: Actor, of: string, field: object): Promise<void> {
  const { version } = await newest(owner)
  const input = dailyFieldForm.parse({ intent: 'save', version, of, ...field })
  if (input.intent === 'save') await saveField(owner, input)
}

/**
 * The own fields of a company since a day, and the template of one of its branches, as their owner set them up. Answers the
 * template; repeated it adds nothing.
 */
export async function tellDailyTemplate(owner: Actor, since: Day, branchId: string): Promise<VersionedTemplate> {
  const known = await newest(owner)
  if (known.version > 0) return known
  await happeningAt(addHours(startOfDay(addDays(since, -1)), 11), async () => {
    for (const field of fields) await addField(owner, '', field)
    const { version } = await newest(owner)
    const input = exceptionForm.parse({
      intent: 'save',
      version,
      of: '',
      nameEn: 'Branches with a terrace',
      nameAr: 'فروع بجلسة خارجية',
      branch: branchId,
    })
    if (input.intent !== 'save') return
    await addField(owner, await saveException(owner, input), terraceField)
  })
  return newest(owner)
}

/** Answers to the own fields on a day. `size`: from 0 to 1, the same for the same day. */
export function ownAnswers({ template }: VersionedTemplate, branchId: string, size: number): DailyValues {
  const parts = template.exceptions.find(({ branchIds }) => branchIds.includes(branchId)) ?? template
  return Object.fromEntries(
    parts.fields.flatMap(({ key, label, type, choices }): [string, DailyValue][] => {
      if (!label) return []
      if (type === 'yes-no') return [[key, size < 0.93]]
      if (type === 'number') return [[key, Math.round(size * 12)]]
      const choice = choices?.[Math.min(choices.length - 1, Math.floor(size * 3))]
      return choice ? [[key, choice.key]] : []
    }),
  )
}
