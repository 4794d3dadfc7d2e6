import { defineMessages } from '#/domain/text.ts'

/** Riyals at stake: an estimate beside the findings of a visit, with all that it is made of. */
export const stakeMessages = defineMessages({
  title: { en: 'Riyals at stake, estimated', ar: 'الإيراد المعرّض للخسارة (تقدير)' },
  hint: {
    en: 'Monthly revenue of this branch that may depend on these findings. An estimate for setting priorities, not an accounting figure.',
    ar: 'إيراد الفرع الشهري الذي قد يتأثر بهذه الملاحظات. تقدير لترتيب الأولويات، وليس رقمًا محاسبيًا.',
  },
  finding: { en: 'Finding', ar: 'الملاحظة' },
  points: { en: 'Points', ar: 'النقاط' },
  amount: { en: 'SAR per month', ar: 'ريال في الشهر' },
  total: { en: 'Total', ar: 'المجموع' },
  limited: {
    en: 'The total is limited to {points} points, the distance of the score from 100.',
    ar: 'لا يتجاوز المجموع ما ينقص الدرجة عن 100، وهو {points} نقطة.',
  },
  none: { en: 'No finding of this visit lost points.', ar: 'لم تُخصم نقاط بسبب أي ملاحظة في هذه الزيارة.' },
  how: { en: 'How this was estimated', ar: 'طريقة التقدير' },
  formula: {
    en: 'Guests per month × average bill × points of the overall score lost to the finding × share of revenue per point.',
    ar: 'ضيوف الشهر × متوسط الفاتورة × النقاط المخصومة من الدرجة الكلية بسبب الملاحظة × نسبة الإيراد لكل نقطة.',
  },
  example: {
    en: '{covers} × SAR {bill} × {points} × {rate} = SAR {amount}',
    ar: '{covers} × {bill} × {points} × {rate} = {amount} ريال',
  },
  covers: { en: 'Guests of the branch per month', ar: 'ضيوف الفرع في الشهر' },
  bill: { en: 'Average bill of one guest', ar: 'متوسط فاتورة الضيف' },
  rate: { en: 'Share of revenue per point', ar: 'نسبة الإيراد لكل نقطة' },
  rateOf: { en: '{rate} (confirmed on {date})', ar: '{rate} (اعتُمدت بتاريخ {date})' },
  critical: {
    en: 'A critical failure costs the points between the calculated score and 59, and nothing where that score is lower.',
    ar: 'يُحتسب الإخفاق في معيار حرج بالنقاط الواقعة بين الدرجة المحتسبة و59، ولا يُحتسب شيء إن كانت الدرجة أقل من ذلك.',
  },
  ground: {
    en: 'Source of the 0.3%: at independent restaurants, one more star out of five in public ratings went with 5 to 9% more revenue (Luca, Harvard Business School 12-016, 2011). No effect was found for chains. One star is taken as 20 points, so one point is about 0.3%. Your branches may differ, so set the rate that you find right.',
    ar: 'مصدر نسبة 0.3%: ارتبطت زيادة نجمة واحدة من خمس في التقييمات العامة بزيادة في الإيراد بين 5% و9% لدى المطاعم المستقلة (لوكا، كلية هارفارد للأعمال 12-016، 2011)، ولم يظهر أثر لدى السلاسل. وتُعدّ النجمة 20 نقطة، فتساوي النقطة نحو 0.3%. وقد تختلف فروعك، فحدّد النسبة التي تراها مناسبة.',
  },
  change: { en: 'Change the rate', ar: 'تغيير النسبة' },
  changeHint: {
    en: 'In percent of revenue per point. Saving confirms the rate for all branches and reports.',
    ar: 'نسبة مئوية من الإيراد لكل نقطة. وبالحفظ تُعتمد النسبة لكل الفروع والتقارير.',
  },
  save: { en: 'Save the rate', ar: 'حفظ النسبة' },
  saved: { en: 'The rate is saved', ar: 'حُفظت النسبة' },
  confirm: {
    en: 'Show riyals at stake with this rate. We understand that this is an estimate, not an accounting figure.',
    ar: 'عرض الإيراد المعرّض للخسارة بهذه النسبة، ونعلم أنه تقدير وليس رقمًا محاسبيًا.',
  },
  notShown: {
    en: 'Riyals at stake are shown once guests, average bill and rate are entered and the rate is confirmed.',
    ar: 'يُعرض الإيراد المعرّض للخسارة بعد إدخال عدد الضيوف ومتوسط الفاتورة واعتماد النسبة.',
  },
  shown: {
    en: 'Riyals at stake are shown. The rate was confirmed on {date}.',
    ar: 'يُعرض الإيراد المعرّض للخسارة. اعتُمدت النسبة بتاريخ {date}.',
  },
})
