import { saffronBranches } from './stories-saffron.ts'
import { completed, type Story } from './stories.ts'

const order = { client: 'saffron', type: 'operations_audit' } as const
const signedBy = (name: string) => ({
  'MGR-NAME': name,
  'MGR-VERDICT': 'seen',
  'MGR-SIGN': 'M40 90L70 40L95 96L120 60L150 92L190 52L230 88L262 60',
})

/** Audits that Saffron House bought from us: one reported, one ordered for next week. */
export const auditStories: readonly Story[] = [
  completed({
    ...order,
    key: 'saffron-audit-first',
    branch: saffronBranches.olaya,
    notes: 'Please ask for Maha Al-Subaie, the branch manager, at the service entrance.',
    day: -16,
    time: '14:00',
    shopper: 'abdullah',
    sheet: {
      answers: {
        A2: true,
        B5: true,
        E6: true,
        A4: false,
        B2: { readings: [{ place: 'مجمّد المخزن', value: -16.4 }] },
        F4: false,
        E3: false,
      },
      words: {
        A4: 'عبوتا زبادي بتاريخ أقدم خلف عبوات أحدث في ثلاجة التحضير.',
        B2: 'مجمّد المخزن عند 16.4 درجة تحت الصفر بعد فتح الباب للتوريد، وعاد إلى 18 بعد ربع ساعة.',
        F4: 'طبقة دهون على فلترين فوق الشواية، ولا تاريخ لآخر تنظيف.',
        E3: 'لا مناديل عند مغسلة الأيدي القريبة من خط الإنتاج.',
      },
      notes: {
        'FIX-E3': 'وُضعت المناديل عند المغسلة قبل مغادرتي.',
        'MGR-FIXED': 'أُعيد مقياس الحرارة إلى مكانه عند خط الإنتاج.',
        ...signedBy('Maha Al-Subaie'),
      },
    },
    grades: { facts: 5, completeness: 5, objectivity: 5, language: 4, punctuality: 5 },
    note: 'قراءات واضحة وصور كافية، شكرًا.',
  }),
  {
    ...order,
    key: 'saffron-audit-next',
    branch: saffronBranches.front,
    notes: null,
    visit: { day: 8, time: '13:00' },
    ordered: { day: -1, time: '11:10' },
  },
]
