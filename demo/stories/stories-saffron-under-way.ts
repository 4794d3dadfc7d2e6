import { saffronBranches } from './stories-saffron.ts'
import type { Story } from './stories.ts'

const order = { client: 'saffron', type: 'full_service' } as const
const askedFor = (day: number): Pick<Story, 'ordered' | 'approved'> => ({
  ordered: { day: day - 10, time: '10:20' },
  approved: { day: day - 9, time: '09:35' },
})

/** Current requests of Saffron House: one in every other state. */
export const saffronUnderWay: readonly Story[] = [
  {
    ...order,
    key: 'saffron-cancelled',
    branch: saffronBranches.khobar,
    notes: null,
    visit: { day: -9, time: '20:00' },
    ...askedFor(-9),
    withdrawn: {
      at: { day: -14, time: '16:40' },
      reason: 'The branch is closed that week: the kitchen floor is being renewed.',
    },
  },
  {
    ...order,
    key: 'saffron-returned',
    branch: saffronBranches.redSea,
    notes: null,
    visit: { day: -3, time: '20:15' },
    ...askedFor(-3),
    assigned: {
      shopper: 'secondShopper',
      assigned: { day: -10, time: '11:05' },
      arrived: { day: -3, time: '20:18' },
      sheet: {
        notApplicable: ['A4'],
        answers: { B5: true, C3: false, C4: false, D1: 5, D2: 24, D5: 4, E5: false, F6: 3, H1: false },
        picks: { H1: 1 },
        notes: {
          server_description: 'Waiter in a navy uniform, badge “Adnan”.',
          items_ordered: '1 fattoush, no onions\n1 lamb kabsa\n1 saffron chicken\n2 mint lemonades',
          receipt_total: 232,
          likelihood: 7,
          best_moment: 'The host kept us informed while we waited and seated us two minutes early.',
          fix_first: 'Show allergens for the main courses on the digital menu.',
          narrative:
            'There was a short queue; the host said ten minutes and seated us after eight. The greeting was friendly and the table clean. Adnan knew the dishes, but when I asked about nuts in the dessert he said “I think not” and did not check. He read the order back. The drinks came after about ten minutes, which felt long, and the main courses after 24. Everything was as ordered and hot. He asked about the food two minutes later. There was a cold draught from the air conditioner. We saw no manager. The restroom was clean and stocked. The bill came after four minutes, was correct, and we were invited back.',
        },
      },
      fate: {
        state: 'returned',
        submitted: { day: -2, time: '09:10' },
        returned: { hours: -4 },
        reason:
          'D1 says 5 minutes to the drinks, the narrative says about ten. Please check your notes and correct the one that is wrong. For C3, say which dessert you asked about.',
        questions: ['D1', 'C3', 'narrative'],
      },
    },
  },
  {
    ...order,
    key: 'saffron-submitted',
    branch: saffronBranches.front,
    notes: 'Lunch visit, please.',
    visit: { day: -1, time: '13:30' },
    ...askedFor(-1),
    assigned: {
      shopper: 'lama',
      assigned: { day: -8, time: '11:05' },
      arrived: { day: -1, time: '13:32' },
      sheet: {
        answers: { A3: 5, B3: false, B1: 0.5, C4: false, D1: 3, D2: 16, D5: 5, E2: false, E4: 5, F1: 5, G4: false },
        picks: { D5: 2, F1: 1 },
        notes: {
          server_description: 'نادلة بزي عنابي، والاسم على البطاقة «شهد».',
          items_ordered: '1 شوربة عدس\n1 كبسة دجاج\n1 فتوش بدون بصل\n1 لبن\n1 ماء',
          receipt_total: 139,
          likelihood: 9,
          best_moment: 'أعادت شهد ملء كوب الماء قبل أن يفرغ وأحضرت مناديل إضافية دون طلب.',
          fix_first: 'التأكد من أن جميع الموظفين يضعون بطاقة الاسم.',
          narrative:
            'حضرت وقت الغداء عند الواحدة والنصف ظهرًا، واستُقبلت خلال نصف دقيقة بتحية ودودة، لكن لم أُسأل عن القسم المفضل وأُجلست بجانب باب المطبخ رغم وجود طاولات متاحة. كانت الطاولة نظيفة ومجهزة، والقائمة باللغتين. شرحت شهد الأطباق وأكدت من المطبخ خلو الفتوش من المكسرات، ثم أعادت قراءة الطلب دون أن تقترح شيئًا. وصل اللبن بعد ثلاث دقائق، والأطباق بعد ست عشرة دقيقة ساخنة وكما طُلبت، وكان مذاقها ممتازًا. سألت عن رضاي بعد دقيقتين. كان الموظف الذي أحضر الطعام بلا بطاقة اسم. شاهدت المدير يساعد في ترتيب الطاولات. كانت دورة المياه نظيفة ومجهزة. وصلت الفاتورة خلال ثلاث دقائق صحيحة، وشُكرت عند المغادرة دون دعوة للعودة.',
        },
      },
      fate: { state: 'submitted', submitted: { hours: -5 } },
    },
  },
  {
    ...order,
    key: 'saffron-in-progress',
    branch: saffronBranches.olaya,
    notes: 'The terrace opened last week: please sit there if it is free.',
    visit: { hours: -1.5 },
    ...askedFor(0),
    assigned: {
      shopper: 'freelancer',
      assigned: { day: -7, time: '11:05' },
      sheet: {
        answers: { A3: 5, B1: 1, B2: 5, C2: 4, C4: false, D1: 4, D2: 19, D5: 5 },
        picks: { A3: 1, B2: 2, C4: 2, D5: 2 },
        notes: {},
        until: 'D',
      },
      fate: { state: 'draft' },
    },
  },
  {
    ...order,
    key: 'saffron-assigned',
    branch: saffronBranches.khobar,
    notes: 'Dinner, two guests. Ask about the dishes of the new menu.',
    visit: { day: 2, time: '20:00' },
    ordered: { day: -6, time: '10:20' },
    approved: { day: -5, time: '09:35' },
    assigned: { shopper: 'shopper', assigned: { day: -4, time: '11:05' } },
  },
  {
    ...order,
    key: 'saffron-approved',
    branch: saffronBranches.front,
    notes: null,
    visit: { day: 12, time: '20:30' },
    ordered: { day: -3, time: '12:15' },
    approved: { day: -2, time: '09:35' },
  },
  {
    ...order,
    key: 'saffron-pending',
    branch: saffronBranches.khobar,
    notes: 'If possible on a weekend evening.',
    visit: { day: 18, time: '21:00' },
    ordered: { day: -1, time: '15:05' },
  },
]
