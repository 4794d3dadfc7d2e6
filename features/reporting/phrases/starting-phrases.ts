export const phrasePurposes = ['return', 'grade', 'correct', 'dispute'] as const
export type PhrasePurpose = (typeof phrasePurposes)[number]
export type StartingPhrase = { id: string; purpose: PhrasePurpose; en: string; ar: string }

const phrase = (number: number, purpose: PhrasePurpose, en: string, ar: string): StartingPhrase => ({
  id: `0190e000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  purpose,
  en,
  ar,
})

/** Initial phrases; each is stored once and managed by the editors from then on. */
export const startingPhrases: readonly StartingPhrase[] = [
  phrase(
    1,
    'return',
    'Please describe the facts rather than your feelings: who did what, and when.',
    'نرجو وصف الوقائع لا الانطباعات: من فعل ماذا ومتى.',
  ),
  phrase(
    2,
    'return',
    'The comment does not explain the low rating. Please add the fact behind it.',
    'التعليق لا يوضح سبب التقييم المنخفض. نرجو إضافة الواقعة التي استندت إليها.',
  ),
  phrase(
    3,
    'return',
    'The photo does not show what the question asks about. Please add one that does, if you took it during the visit.',
    'الصورة لا تُظهر ما يسأل عنه السؤال. نرجو إضافة صورة توضحه إن كنت قد التقطتها أثناء الزيارة.',
  ),
  phrase(
    4,
    'return',
    'The times you noted do not match the receipt. Please check them.',
    'الأوقات المسجلة لا تتفق مع إيصال الشراء. نرجو مراجعتها.',
  ),
  phrase(
    5,
    'return',
    'Two of your answers contradict each other. Please say which one is right and why.',
    'توجد إجابتان متعارضتان. نرجو توضيح الصحيحة منهما وسببها.',
  ),
  phrase(
    6,
    'return',
    'Please leave out names and anything that describes a member of staff beyond their role.',
    'نرجو عدم ذكر الأسماء أو أي وصف للموظف يتجاوز دوره.',
  ),
  phrase(7, 'grade', 'A complete report with clear facts. Thank you.', 'تقرير مكتمل ووقائعه واضحة. شكرًا لك.'),
  phrase(
    8,
    'grade',
    'Good observations. Next time, note the exact minute of each step.',
    'ملاحظات جيدة. في المرة القادمة سجّل دقيقة كل خطوة بدقة.',
  ),
  phrase(
    9,
    'grade',
    'The report was late. Please send it on the day of the visit.',
    'وصل التقرير بعد موعده. نرجو إرساله في يوم الزيارة.',
  ),
  phrase(
    10,
    'correct',
    'Corrected after comparing the answer with the receipt.',
    'صُحّحت بعد مقارنة الإجابة بإيصال الشراء.',
  ),
  phrase(
    11,
    'correct',
    'Corrected because the comment and the photo show otherwise.',
    'صُحّحت لأن التعليق والصورة يدلان على خلافها.',
  ),
  phrase(12, 'correct', 'Spelling and wording only. The meaning is unchanged.', 'تصحيح لغوي فقط، والمعنى كما هو.'),
  phrase(
    13,
    'dispute',
    'Your evidence shows that the answer was wrong. We have corrected it. Thank you for pointing it out.',
    'تبيّن مما أرسلته أن الإجابة غير صحيحة. صحّحناها، ونشكرك على التنبيه.',
  ),
  phrase(
    14,
    'dispute',
    'The photo and the time on the receipt support the answer, so it stays.',
    'الصورة ووقت إيصال الشراء يؤيدان الإجابة، لذلك تبقى كما هي.',
  ),
]
