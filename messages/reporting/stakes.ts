import { defineMessages } from '#/domain/text.ts'

/** Riyals at stake: an estimate beside the findings of a visit, with all that it is made of. */
export const stakeMessages = defineMessages({
  title: { en: 'Riyals at stake, estimated', ar: 'الإيراد المعرّض للخسارة (تقدير)' },
  short: { en: 'At stake', ar: 'الإيراد المعرّض للخسارة' },
  hint: {
    en: 'Revenue of this branch per month that may depend on these findings. An estimate for setting priorities, not an accounting figure.',
    ar: 'إيراد الفرع في الشهر الذي قد يتأثر بهذه الملاحظات. تقدير لترتيب الأولويات، وليس رقمًا محاسبيًا.',
  },
  finding: { en: 'Finding', ar: 'الملاحظة' },
  points: { en: 'Points', ar: 'النقاط' },
  amount: { en: 'SAR per month', ar: 'ريال في الشهر' },
  total: { en: 'Together', ar: 'المجموع' },
  limited: {
    en: 'The findings are not added up beyond the {points} points that the score is short of 100.',
    ar: 'لا يتجاوز المجموع ما ينقص الدرجة عن 100، وهو {points} نقطة.',
  },
  none: { en: 'No finding of this visit cost a point.', ar: 'لا ملاحظة في هذه الزيارة خفضت الدرجة.' },
  how: { en: 'How this was estimated', ar: 'طريقة التقدير' },
  formula: {
    en: 'Guests per month × average bill × points of the overall score that the finding cost × share of revenue per point.',
    ar: 'ضيوف الشهر × متوسط الفاتورة × نقاط الدرجة الكلية التي خفضتها الملاحظة × نسبة الإيراد لكل نقطة.',
  },
  example: {
    en: '{covers} × SAR {bill} × {points} × {rate} = SAR {amount}',
    ar: '\u2066{covers} × {bill} × {points} × {rate} = {amount}\u2069 ريال',
  },
  covers: { en: 'Guests of the branch per month', ar: 'ضيوف الفرع في الشهر' },
  bill: { en: 'Average bill of one guest', ar: 'متوسط فاتورة الضيف' },
  rate: { en: 'Share of revenue per point', ar: 'نسبة الإيراد لكل نقطة' },
  rateOf: { en: '{rate} (confirmed on {date})', ar: '\u2066{rate}\u2069 (اعتُمدت بتاريخ {date})' },
  critical: {
    en: 'A failed critical question costs the points between the calculated score and 59, and nothing where that score is lower.',
    ar: 'الإخفاق في معيار حرج يُحتسب بالنقاط الواقعة بين الدرجة المحسوبة و59، ولا يُحتسب شيء إن كانت الدرجة أقل من ذلك.',
  },
  ground: {
    en: 'Where 0.3% comes from: one star of five more in public ratings went with 5 to 9% more revenue at independent restaurants (Luca, Harvard Business School 12-016, 2011). No effect was found for chains. One star is taken as 20 points, so a point is about 0.3%. Your branches may differ; set the rate that you find right.',
    ar: 'أصل نسبة \u20660.3%\u2069: ارتبطت زيادة نجمة واحدة من خمس في التقييمات العامة بزيادة في الإيراد بين \u20665%\u2069 و\u20669%\u2069 لدى المطاعم المستقلة (لوكا، كلية هارفارد للأعمال \u206612-016\u2069، 2011)، ولم يظهر أثر لدى السلاسل. وتُعدّ النجمة 20 نقطة، فتساوي النقطة نحو \u20660.3%\u2069. وقد تختلف فروعك، فحدّد النسبة التي تراها مناسبة.',
  },
  change: { en: 'Change the rate', ar: 'تغيير النسبة' },
  changeHint: {
    en: 'In percent of revenue per point. Saving confirms the rate; it then holds for all branches and reports.',
    ar: 'نسبة مئوية من الإيراد لكل نقطة. الحفظ يعتمد النسبة لكل الفروع والتقارير.',
  },
  save: { en: 'Save the rate', ar: 'حفظ النسبة' },
  saved: { en: 'The rate is saved', ar: 'حُفظت النسبة' },
  confirm: {
    en: 'Show riyals at stake with this rate. We know that this is an estimate, not an accounting figure.',
    ar: 'عرض الإيراد المعرّض للخسارة بهذه النسبة، ونعلم أنه تقدير وليس رقمًا محاسبيًا.',
  },
  notShown: {
    en: 'Riyals at stake are not shown until guests, bill and the rate are given and confirmed.',
    ar: 'لا يُعرض الإيراد المعرّض للخسارة قبل إدخال عدد الضيوف ومتوسط الفاتورة واعتماد النسبة.',
  },
  shown: {
    en: 'Riyals at stake are shown. The rate was confirmed on {date}.',
    ar: 'يُعرض الإيراد المعرّض للخسارة. اعتُمدت النسبة بتاريخ {date}.',
  },
})
