import type { Obligation } from '#/domain/operations/papers/obligation.ts'
import { common, finance, months, note, obligation, years } from './obligation-rows.ts'

/** Obligations of few restaurants: off until our team turns them on. Dated data, not legal advice. */
export const obligationsOff: readonly Obligation[] = [
  obligation(
    ['withholding-tax', 'Withholding tax return', 'إقرار ضريبة الاستقطاع', 'zatca', 'company', months(1)],
    3,
    5,
    'B',
    'commoner-law.com, fgould.com',
    {
      ...finance,
      ...note(
        'For payments to companies abroad. Due within 10 days after the month of the payment.',
        'عن المبالغ المدفوعة لجهات خارج المملكة. يُستحق خلال 10 أيام من نهاية شهر الدفع.',
      ),
    },
  ),
  obligation(
    ['live-shows', 'Live shows permit', 'تصريح العروض الحية', 'municipality', 'branch', years(1)],
    2,
    30,
    'C',
    common,
    note('For music and shows inside the branch.', 'للموسيقى والعروض داخل الفرع.'),
  ),
  obligation(
    ['central-kitchen', 'Central kitchen licence', 'ترخيص المطبخ المركزي', 'sfda', 'branch', years(1)],
    4,
    60,
    'C',
    common,
    note(
      'From the Food and Drug Authority, for kitchens that supply other branches.',
      'من هيئة الغذاء والدواء، للمطابخ التي تزوّد فروعًا أخرى.',
    ),
  ),
]
