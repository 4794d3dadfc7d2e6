import { z } from 'zod'
import { readAs } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import type { Book } from '#/domain/kitchen/book.ts'
import { costsOf, type RecipeCost } from '#/domain/kitchen/cost.ts'
import { rounded } from '#/domain/kitchen/figures.ts'
import { authorize } from '#/domain/permissions.ts'
import { planContentNames, planHas, plans } from '#/domain/plans.ts'
import { over, plus, rational, type Rational, times } from '#/domain/rational.ts'
import { scoreIfPassed } from '#/domain/reporting/what-if.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { bandOf, scoreBands } from '#/domain/score.ts'
import { withVat } from '#/domain/vat.ts'
import { readIncluded } from '#/features/companies/plan-contents/included.server.ts'
import { orderedTiers } from '#/features/billing/plans/lists.ts'
import { readBook } from '#/features/kitchen/recipes/read-recipes.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { now } from '#/platform/clock.ts'
import { about, field } from '../operation.ts'
import { functionOperation } from './function-operation.ts'

const percent = z.number().min(0).max(100).nullable()

export const scorePreviewFunction = functionOperation({
  name: 'score-preview',
  scope: 'reports:read',
  summary: {
    en: 'Score of a report if questions had been passed',
    ar: 'درجة تقرير لو اجتازت الزيارة أسئلة محددة',
  },
  body: z.strictObject({
    report_id: field.id,
    passed: z
      .array(z.string().min(1).max(40))
      .max(300)
      .meta(about('Keys of the questions, as in the report.', 'مفاتيح الأسئلة كما في التقرير.')),
  }),
  answer: z.object({
    score: percent.meta(about('The score in the report, in percent.', 'الدرجة في التقرير بالنسبة المئوية.')),
    preview: percent.meta(about('Null: nothing counts in this report.', 'القيمة null تعني أن لا شيء محتسب في التقرير.')),
    band: z.enum(scoreBands).nullable(),
  }),
  run: async ({ report_id: id, passed }, actor) => {
    const report = await readClientReport(actor, id, actor.language)
    const known = new Set(report.sections.flatMap(({ questions }) => questions.map(({ key }) => key)))
    if (passed.some((key) => !known.has(key))) throw new AppError('bad-value', {}, { passed: 'unknown_question' })
    const preview = scoreIfPassed(report, passed)
    return { score: report.score, preview, band: preview === null ? null : bandOf(preview) }
  },
})

export const quotePlanFunction = functionOperation({
  name: 'quote-plan',
  summary: {
    en: 'Price of a plan by months, before what is deducted for the unused part of another plan',
    ar: 'سعر باقة بالأشهر، قبل خصم الجزء غير المستخدم من باقة أخرى',
  },
  body: z.strictObject({
    plan: z.enum(orderedTiers).meta(about('Enterprise is on request.', 'باقة المنشآت الكبرى عند الطلب.')),
    months: z.number().int().min(1).max(36).default(1),
  }),
  answer: z.object({
    monthly: field.halalas,
    net: field.halalas,
    vat: field.halalas,
    gross: field.halalas,
    included_visits: z
      .number()
      .int()
      .nullable()
      .meta(about('Visits in each month.', 'عدد الزيارات المشمولة في كل شهر.')),
    contents: z.array(z.enum(planContentNames as [string, ...string[]])),
  }),
  run: async ({ plan, months }, actor) => {
    const monthly = plans[plan].monthlyPrice
    const included = await readAs(actor, (db) => readIncluded(db))
    // why by month: each month has an invoice of its own
    const { net, vat, gross } = withVat(monthly)
    return {
      monthly,
      net: net * months,
      vat: vat * months,
      gross: gross * months,
      included_visits: included[plan],
      contents: planContentNames.filter((content) => planHas(plan, content)),
    }
  },
})

const mostChanges = 100
const mostRecipes = 500
const change = z.strictObject({
  ingredient_id: field.id,
  percent: z
    .number()
    .min(-100)
    .max(1000)
    .meta(about('Change of its price: 10 is a tenth more.', 'نسبة تغيّر السعر: 10 تعني زيادة العُشر.')),
})
const recosted = z.object({
  recipe_id: field.id,
  name_en: z.string().nullable(),
  name_ar: z.string().nullable(),
  portion_before: field.halalas,
  portion_after: field.halalas,
  change: field.halalas,
  is_cost_whole: z
    .boolean()
    .meta(about('False: some lines are without a price.', 'القيمة false تعني أن لبعض السطور سعرًا غير معروف.')),
})

/** The book with other prices. Throws for an ingredient that it does not have, or that is without a price. */
function repriced(book: Book, changes: readonly z.output<typeof change>[]): Book {
  const ingredients = new Map(book.ingredients)
  for (const { ingredient_id: id, percent: by } of changes) {
    const item = ingredients.get(id)
    if (!item?.price) throw new AppError('bad-value', {}, { changes: item ? 'no_price' : 'unknown_ingredient' })
    const factor = plus(rational(1), over(rational(by), rational(100)))
    ingredients.set(id, { ...item, price: { ...item.price, net: times(item.price.net, factor) } })
  }
  return { ...book, ingredients }
}

const whole = ({ portion, packaging }: RecipeCost): Rational => plus(portion, packaging)

export const recostRecipesFunction = functionOperation({
  name: 'recost-recipes',
  scope: 'kitchen:read',
  summary: {
    en: 'What recipes cost a portion if prices of ingredients changed; nothing is stored',
    ar: 'كلفة حصة الوصفات لو تغيّرت أسعار مكوّنات، دون حفظ أي شيء',
  },
  body: z.strictObject({
    changes: z.array(change).min(1).max(mostChanges),
    recipe_ids: z
      .array(field.id)
      .max(mostRecipes)
      .nullable()
      .default(null)
      .meta(about('Null: every recipe in force whose cost changes.', 'القيمة null تعني كل وصفة سارية تتغير كلفتها.')),
  }),
  answer: z.object({
    recipes: z.array(recosted).meta(about('Largest change first.', 'الأكبر تغيرًا أولًا.')),
    left_out: z
      .number()
      .int()
      .meta(about(`Beyond ${mostRecipes} recipes.`, `ما زاد على ${mostRecipes} وصفة.`)),
  }),
  run: async ({ changes, recipe_ids: asked }, actor) => {
    authorize(actor, 'kitchen.read')
    authorize(actor, 'kitchen.costs')
    const book = await readAs(actor, (db) => readBook(db, { on: riyadhDay(now()) }))
    if (asked?.some((id) => !book.recipes.has(id))) throw new AppError('bad-value', {}, { recipeIds: 'unknown_recipe' })
    const [before, after] = [costsOf(book), costsOf(repriced(book, changes))]
    const rows = (asked ?? [...book.recipes.keys()]).flatMap((id) => {
      const [was, is] = [before.get(id), after.get(id)]
      if (!was || !is) return []
      const { en, ar } = book.recipes.get(id)!.names
      const [old, next] = [rounded(whole(was)), rounded(whole(is))]
      if (asked === null && old === next) return []
      return [
        {
          recipe_id: id,
          name_en: en,
          name_ar: ar,
          portion_before: old,
          portion_after: next,
          change: next - old,
          is_cost_whole: is.open.length === 0,
        },
      ]
    })
    const sorted = rows.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    return { recipes: sorted.slice(0, mostRecipes), left_out: Math.max(0, sorted.length - mostRecipes) }
  },
})
