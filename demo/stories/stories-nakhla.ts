import type { Sheet } from '#/content/remarks/answer-sheet.ts'
import { completed, type Story } from './stories.ts'

const branches = {
  sari: { name: 'شارع صاري', location: 'شارع صاري، جدة', latitude: 21.5765, longitude: 39.1532 },
  narjis: { name: 'حي النرجس', location: 'طريق أبي بكر الصديق، الرياض', latitude: 24.8432, longitude: 46.6721 },
} as const
const order = { client: 'nakhla', type: 'basic', notes: null } as const
const grades = { facts: 5, completeness: 4, objectivity: 5, language: 5, punctuality: 5 } as const

type Told = { items: string; total: number; likelihood: number; fix: string; narrative: string }
const sheet = (answers: Sheet['answers'], { items, total, likelihood, fix, narrative }: Told): Sheet => ({
  answers,
  notes: { items_ordered: items, receipt_total: total, likelihood, fix_first: fix, narrative },
})

/** Nakhla: four short visits in two cities, of a client without a plan. A third company makes averages publishable. */
export const nakhlaStories: readonly Story[] = [
  completed({
    ...order,
    key: 'nakhla-sari-first',
    branch: branches.sari,
    day: -188,
    time: '20:10',
    shopper: 'lama',
    sheet: sheet(
      { Q1: 1, Q2: 3, Q4: 5, Q5: 4, Q6: false, Q8: 6, Q11: 4, Q13: 3 },
      {
        items: '1 بروست حار 4 قطع\n1 كولسلو',
        total: 36,
        likelihood: 7,
        fix: 'فتح نقطة دفع ثانية بعد صلاة العشاء.',
        narrative:
          'وصلت بعد العشاء والصف طويل، وأشار إليّ الموظف بأنه رآني ثم رحّب بي بعد دقيقة. دفعت بعد خمس دقائق دون أن يُقرأ الطلب، واستلمته بعد ست دقائق كاملًا. الدجاج ساخن ومقرمش، والثوم وافر. كانت ثلاث طاولات تنتظر التنظيف، والإيصال صحيح.',
      },
    ),
    grades,
    note: 'أوقات دقيقة ووصف محايد.',
  }),
  completed({
    ...order,
    key: 'nakhla-narjis-first',
    branch: branches.narjis,
    day: -176,
    time: '14:30',
    shopper: 'abdullah',
    sheet: sheet(
      { Q1: 0.5, Q2: 4, Q4: 3, Q8: 5, Q11: 5, Q13: 4 },
      {
        items: '1 وجبة بروست عادي\n1 بطاطس كبيرة',
        total: 41,
        likelihood: 8,
        fix: 'مسح مقابض الأبواب عند المدخل.',
        narrative:
          'دخلت بعد الظهر ورحّب بي موظفان معًا. لم ينتظر أمامي إلا ضيف واحد، وأعيد الطلب عليّ واقتُرح شراب مع الوجبة. وصلت الوجبة بعد خمس دقائق، ساخنة وكما في الصورة. الطاولات نظيفة وأرضية المدخل جافة، وعلى مقبض الباب أثر زيت. ودّعني المشرف بنفسه.',
      },
    ),
    grades,
    note: 'ملاحظات مفيدة ومحددة.',
  }),
  completed({
    ...order,
    key: 'nakhla-narjis-second',
    branch: branches.narjis,
    day: -118,
    time: '21:20',
    shopper: 'yousef',
    sheet: sheet(
      { Q1: 0.5, Q2: 4, Q4: 4, Q5: 5, Q8: 6, Q11: 4, Q13: 4 },
      {
        items: '1 spicy broast, 4 pieces\n1 garlic dip\n1 lemonade',
        total: 44,
        likelihood: 8,
        fix: 'Say the waiting time when the kitchen is behind.',
        narrative:
          'A busy evening with families. I was greeted on the way to the queue and paid after four minutes; the order was read back from the screen. Six minutes later it was called by number, hot and complete, with the dip that I had asked for. One tray stand was full, the floor was dry and the receipt was right. Nobody said how long the wait would be.',
      },
    ),
    grades,
    note: 'Clear and fair. Thank you for the times at every step.',
  }),
  completed({
    ...order,
    key: 'nakhla-sari-second',
    branch: branches.sari,
    day: -83,
    time: '13:05',
    shopper: 'majed',
    sheet: sheet(
      { Q1: 0.5, Q2: 5, Q4: 2, Q5: 5, Q8: 4, Q11: 5, Q13: 4 },
      {
        items: '1 broast meal\n1 coleslaw\n1 water',
        total: 38,
        likelihood: 9,
        fix: 'Refill the sauce counter before the noon rush.',
        narrative:
          'Before the noon rush the branch was calm. I had a smile and a greeting at once and paid after two minutes, after the order had been repeated and a side suggested. The meal came after four minutes, crisp and hot. Tables were wiped between guests; one of the sauce pumps was empty. I was thanked at the door.',
      },
    ),
    grades,
    note: 'Well observed, and every figure is where it belongs.',
  }),
]
