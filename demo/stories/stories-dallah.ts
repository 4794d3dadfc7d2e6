import { completed, type Story } from './stories.ts'

export const dallahBranches = {
  malqa: {
    name: 'حي الملقا',
    location: 'طريق أنس بن مالك، الرياض',
    latitude: 24.8026,
    longitude: 46.6094,
    path: ['Central region'],
  },
  rawdah: {
    name: 'حي الروضة',
    location: 'شارع الأمير سلطان، جدة',
    latitude: 21.5642,
    longitude: 39.159,
    path: ['Western region'],
  },
  tahlia: {
    name: 'التحلية',
    location: 'شارع التحلية، الرياض',
    latitude: 24.6957,
    longitude: 46.679,
    path: ['Central region'],
  },
} as const

const order = { client: 'dallah', type: 'basic' } as const

/** Dallah: three short visits of the past, and current requests. */
export const dallahStories: readonly Story[] = [
  completed({
    ...order,
    key: 'dallah-malqa-first',
    branch: dallahBranches.malqa,
    notes: null,
    day: -64,
    time: '17:10',
    shopper: 'abdullah',
    sheet: {
      answers: { Q1: 0.5, Q2: 3, Q4: 4, Q6: false, Q7: false, Q8: 5, Q11: 4, Q13: 3 },
      notApplicable: ['Q15'],
      picks: { Q6: 1 },
      notes: {
        items_ordered: '1 فلات وايت وسط\n1 كرواسون سادة',
        receipt_total: 34,
        likelihood: 6,
        fix_first: 'تأكيد الطلب بصوت مسموع قبل الدفع.',
        narrative:
          'دخلت المقهى عصرًا وحياني الموظف خلال نصف دقيقة بعبارة مهذبة بلا ابتسامة. انتظرت في الصف أربع دقائق، ثم دفعت دون أن يُعاد الطلب أو يُقترح شيء. استلمت القهوة بعد خمس دقائق صحيحة وطازجة، وبقي حليب مسكوب عند ركن السكر. الإيصال صحيح وشُكرت عند المغادرة.',
      },
    },
    grades: { facts: 4, completeness: 4, objectivity: 4, language: 4, punctuality: 5 },
    note: 'بداية جيدة. اذكر وقت الوصول ووقت المغادرة في الوصف.',
  }),
  completed({
    ...order,
    key: 'dallah-rawdah-first',
    branch: dallahBranches.rawdah,
    notes: 'نرجو أن تكون الزيارة صباحًا.',
    day: -33,
    time: '09:40',
    shopper: 'lama',
    sheet: {
      answers: { Q1: 0.5, Q2: 4, Q4: 4, Q6: false, Q8: 4, Q11: 5, Q13: 4, Q18: false },
      picks: { Q6: 1, Q11: 1, Q18: 1 },
      notes: {
        items_ordered: '1 قهوة سعودية (دلة صغيرة)\n1 كيك التمر',
        receipt_total: 41,
        likelihood: 8,
        fix_first: 'توديع الضيوف بكلمة شكر عند المغادرة.',
        narrative:
          'وصلت عند التاسعة وأربعين دقيقة صباحًا، ورُحّب بي قبل أن أصل إلى المنضدة. كان الصف قصيرًا وانتظرت أربع دقائق. أعاد الموظف الطلب على الشاشة قبل الدفع لكنه لم يقترح شيئًا. وصلت القهوة بعد أربع دقائق، محضّرة للتو بالهيل ومذاقها ممتاز. المكان نظيف، ولم يلتفت أحد عند مغادرتي.',
      },
    },
    grades: { facts: 5, completeness: 5, objectivity: 5, language: 5, punctuality: 5 },
    note: 'ممتاز، كل معلومة في مكانها.',
  }),
  completed({
    ...order,
    key: 'dallah-malqa-second',
    branch: dallahBranches.malqa,
    notes: null,
    day: -5,
    time: '10:15',
    shopper: 'shopper',
    sheet: {
      answers: { Q1: 0.5, Q2: 5, Q3: 5, Q4: 2, Q5: 5, Q8: 3, Q11: 5, Q13: 3 },
      notApplicable: ['Q15'],
      notes: {
        items_ordered: '1 لاتيه بحليب الشوفان\n1 كيك التمر',
        receipt_total: 43,
        likelihood: 9,
        fix_first: 'مسح ركن السكر فور انسكاب شيء عليه.',
        narrative:
          'استقبلتني موظفة مبتسمة وسألت عن صباحي ورشّحت محصول اليوم. انتظرت دقيقتين فقط، وشرحت لي الفرق بين المحصولين وأي مشروب يناسب كلًّا منهما. عُرض الطلب على شاشة أمامي قبل الدفع، واستلمته بعد ثلاث دقائق صحيحًا وبالحليب المطلوب. الواجهة نظيفة جدًا، وبقي حليب مسكوب عند ركن السكر، والإيصال مكتمل، وشكرتني الموظفة عند المغادرة.',
      },
    },
    grades: { facts: 5, completeness: 5, objectivity: 4, language: 5, punctuality: 5 },
    note: 'وصف واضح ومفيد للعميل.',
  }),
  {
    ...order,
    key: 'dallah-rejected',
    branch: dallahBranches.tahlia,
    notes: null,
    visit: { day: -2, time: '18:00' },
    ordered: { day: -12, time: '10:20' },
    approved: { day: -11, time: '09:35' },
    assigned: {
      shopper: 'yousef',
      assigned: { day: -10, time: '11:05' },
      arrived: { day: -2, time: '18:04' },
      sheet: {
        answers: { Q1: 1, Q2: 3, Q4: 6, Q6: false, Q8: 5, Q11: 4, Q13: 3, Q15: 4 },
        notes: {
          items_ordered: '1 cappuccino\n1 cheesecake',
          receipt_total: 46,
          likelihood: 7,
          fix_first: 'Open a second till when the queue is long.',
          narrative:
            'The place was full and I waited six minutes in the queue. The welcome was polite. The order was shown on a screen before I paid and came after five minutes, correct and fresh. The tables were mostly clean and I was thanked on leaving.',
        },
      },
      fate: {
        state: 'rejected',
        submitted: { day: -1, time: '09:20' },
        rejected: { hours: -3 },
        reason:
          'The receipt is from another branch and its time is an hour before the check-in. The visit cannot be used; another shopper will go.',
      },
    },
  },
  {
    ...order,
    key: 'dallah-in-review',
    branch: dallahBranches.rawdah,
    notes: null,
    visit: { day: -2, time: '16:30' },
    ordered: { day: -12, time: '11:40' },
    approved: { day: -11, time: '09:40' },
    assigned: {
      shopper: 'abdullah',
      assigned: { day: -10, time: '11:15' },
      arrived: { day: -2, time: '16:33' },
      sheet: {
        answers: { Q1: 1.5, Q2: 4, Q4: 6, Q6: false, Q8: 5, Q10: 3, Q11: 4, Q14: false },
        picks: { Q6: 1 },
        notes: {
          items_ordered: '1 كابتشينو كبير\n1 كرواسون بالجبن',
          receipt_total: 38,
          likelihood: 6,
          fix_first: 'فصل من يستلم النقود عمن يلمس المعجنات.',
          narrative:
            'حضرت عصرًا وكان الصف طويلًا، فانتظرت ست دقائق حتى أول سؤال عن الطلب. التحية لطيفة والطلب عُرض على الشاشة قبل الدفع. لاحظت أن الموظف تسلّم النقود ثم وضع الكرواسون في الكيس باليد نفسها. استلمت الطلب بعد خمس دقائق صحيحًا، وفتر المشروب سريعًا.',
        },
      },
      fate: { state: 'in_review', submitted: { hours: -6 }, taken: { hours: -1 } },
    },
  },
  {
    ...order,
    key: 'dallah-assigned',
    branch: dallahBranches.tahlia,
    notes: 'نرجو تجربة محصول اليوم.',
    visit: { day: 4, time: '18:30' },
    ordered: { day: -6, time: '13:10' },
    approved: { day: -5, time: '09:50' },
    assigned: { shopper: 'freelancer', assigned: { day: -3, time: '10:45' } },
  },
  {
    ...order,
    key: 'dallah-pending',
    branch: dallahBranches.malqa,
    notes: null,
    visit: { day: 14, time: '17:00' },
    ordered: { hours: -3 },
  },
  {
    ...order,
    client: 'mandi',
    key: 'mandi-pending',
    branch: { name: 'المحمدية', location: 'شارع الملك فهد، جدة', latitude: 21.648, longitude: 39.13 },
    type: 'full_service',
    notes: 'أول زيارة لنا، ونرجو أن تكون وقت العشاء.',
    visit: { day: 10, time: '20:30' },
    ordered: { hours: 0 },
  },
]
