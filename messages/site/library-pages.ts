import { defineMessages } from '#/domain/text.ts'

/** The glossary and the printable checklists. */
export const libraryPageMessages = defineMessages({
  glossary: { en: 'Glossary', ar: 'المصطلحات' },
  glossaryTitle: {
    en: 'Glossary of mystery shopping and service quality',
    ar: 'مصطلحات التسوّق السري وجودة الخدمة',
  },
  glossaryDescription: {
    en: 'Mystery shopper, evaluation, weight, critical failure, margin of error: the terms of service measurement explained for restaurants and cafes.',
    ar: 'المتسوّق السري أو المتسوّق الخفي، والتقييم، والوزن، والإخفاق في معيار حرج، وهامش الخطأ: مصطلحات قياس الخدمة مشروحة للمطاعم والمقاهي.',
  },
  glossaryLead: {
    en: 'The words of our reports and of the trade, each explained in two sentences.',
    ar: 'كلمات تقاريرنا ومصطلحات المجال، كل منها في جملتين.',
  },
  alsoCalled: { en: 'Also called: {names}', ar: 'وتُعرف أيضًا بـ: {names}' },
  more: { en: 'Read more', ar: 'اقرأ المزيد' },
  moreAbout: { en: 'Read more: {term}', ar: 'اقرأ المزيد: {term}' },

  checklists: { en: 'Checklists', ar: 'قوائم التحقق' },
  checklistsTitle: {
    en: 'Free service checklists for restaurants and cafes',
    ar: 'قوائم تحقق مجانية لخدمة المطاعم والمقاهي',
  },
  checklistsDescription: {
    en: 'Two checklists to print on A4 for your own rounds: full restaurant service, and cafes and counters. With the weights of our questionnaires.',
    ar: 'قائمتا تحقق للطباعة على ورق A4 لجولاتك: خدمة المطاعم الكاملة، والمقاهي ومنافذ البيع، بأوزان نماذج التقييم لدينا.',
  },
  checklistsLead: {
    en: 'The questions of our mystery visits as sheets to print and tick, with boxes, lines for times and notes.',
    ar: 'أسئلة زيارات المتسوّق السري في أوراق جاهزة للطباعة، فيها مربعات للعلامات وأسطر للأوقات والملاحظات.',
  },
  questionCount: { en: 'Questions: {count}', ar: 'عدد الأسئلة: {count}' },
  checklistTitle: { en: 'Checklist: {name}', ar: 'قائمة تحقق: {name}' },
  restaurant: { en: 'Restaurant service checklist', ar: 'قائمة تحقق لخدمة المطاعم' },
  cafe: { en: 'Cafe and counter checklist', ar: 'قائمة تحقق للمقاهي ومنافذ البيع' },
  restaurantAbout: {
    en: 'The questions of a full mystery visit as a checklist for your own rounds: welcome, order, food, cleanliness, payment. Free to print.',
    ar: 'أسئلة زيارة المتسوّق السري الشاملة في قائمة تحقق لجولاتك: الاستقبال والطلب والطعام والنظافة والدفع. مجانية للطباعة.',
  },
  cafeAbout: {
    en: 'The questions of a short mystery visit as a checklist for cafes and counters: greeting, queue, product, cleanliness. Free to print.',
    ar: 'أسئلة زيارة المتسوّق السري القصيرة في قائمة تحقق للمقاهي ومنافذ البيع: الترحيب والصف والمنتج والنظافة. مجانية للطباعة.',
  },
  checklistLead: {
    en: 'Walk through your branch as a guest and tick what you saw. The figure after each question is its weight in our score.',
    ar: 'تجوّل في فرعك كأنك ضيف وضع علامة على ما شاهدته. الرقم بعد كل سؤال هو وزنه في درجتنا.',
  },
  howToPrint: {
    en: 'Print this page from your browser, or download the PDF with all rating steps.',
    ar: 'اطبع هذه الصفحة من المتصفح، أو نزّل ملف PDF وفيه درجات المقياس كاملة.',
  },
  download: { en: 'Download the PDF', ar: 'تنزيل ملف PDF' },
  branch: { en: 'Branch', ar: 'الفرع' },
  date: { en: 'Date and time', ar: 'التاريخ والوقت' },
  by: { en: 'Checked by', ar: 'اسم الفاحص' },
  minutesGoal: { en: 'limit for full points, in minutes: {minutes}', ar: 'حد الدرجة الكاملة بالدقائق: {minutes}' },
  critical: { en: 'critical', ar: 'حرج' },
  sectionWeight: { en: '{weight}% of the score', ar: '{weight}% من الدرجة' },
  notes: { en: 'Notes', ar: 'ملاحظات' },
  minutes: { en: 'minutes', ar: 'دقيقة' },
  sum: { en: 'Sum of the weights you ticked', ar: 'مجموع أوزان ما وُضعت عليه علامة' },
  ofTotal: { en: 'of {total}', ar: 'من {total}' },
  edition: { en: '{code}, version {version}', ar: '{code}، الإصدار {version}' },
  from: { en: 'This checklist is free at', ar: 'هذه القائمة مجانية على' },
  independent: {
    en: 'Your own round shows what your team does when you are there. A mystery visit shows the rest.',
    ar: 'جولتك تُظهر ما يفعله الفريق وأنت موجود، وزيارة المتسوّق السري تُظهر الباقي.',
  },
  order: { en: 'Prices of a mystery visit', ar: 'أسعار زيارة المتسوّق السري' },
  openChecklist: { en: 'Open as a checklist to print', ar: 'عرض قائمة تحقق للطباعة' },
  toGlossary: { en: 'Terms explained', ar: 'شرح المصطلحات' },
  industryTitle: { en: 'Industry reports', ar: 'تقارير عن القطاع' },
  industryPeriod: {
    en: 'What mystery visits found, from companies that cannot be recognised. Visits from {from} to {until}, updated at the start of each month.',
    ar: 'ما رصدته زيارات المتسوّق السري في منشآت لا يمكن التعرّف عليها. زيارات الفترة من {from} إلى {until}، وتُحدَّث في بداية كل شهر.',
  },
})
