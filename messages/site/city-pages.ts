import { defineMessages } from '#/domain/text.ts'

/** The pages of mystery shopping in one city. */
export const cityPageMessages = defineMessages({
  title: { en: 'Mystery shopping in {city}', ar: 'المتسوّق السري في {city}' },
  metaTitle: {
    en: 'Mystery shopping in {city} for restaurants and cafes',
    ar: 'المتسوّق السري (المتسوّق الخفي) في {city} للمطاعم والمقاهي',
  },
  description: {
    en: 'Mystery shopper visits to restaurants and cafes in {city}: the average score there with its number of visits, prices with VAT and how a visit works.',
    ar: 'زيارات المتسوّق السري، ويُعرف أيضًا بالمتسوّق الخفي، للمطاعم والمقاهي في {city}: متوسط الدرجة مع عدد الزيارات، والأسعار شاملة الضريبة، وخطوات الزيارة.',
  },
  lead: {
    en: 'Mystery shoppers, also called secret shoppers, visit restaurants and cafes in {city} as ordinary guests. Below are their results and the price of a visit to your branch.',
    ar: 'يزور المتسوّق السري، ويسميه بعضهم المتسوّق الخفي، مطاعم ومقاهي {city} كأي ضيف. إليك ما رصدته الزيارات، وتكلفة زيارة فرعك.',
  },
  order: { en: 'Order a visit', ar: 'طلب زيارة' },
  seePrices: { en: 'See the prices', ar: 'عرض الأسعار' },
  results: { en: 'Results from {city}', ar: 'نتائج الزيارات في {city}' },
  resultsText: {
    en: 'Released visits from {from} to {until}, beside those of all cities together.',
    ar: 'الزيارات المنشورة من {from} إلى {until}، وبجانبها نتائج المدن كلها.',
  },
  place: { en: 'Place', ar: 'المكان' },
  everywhere: { en: 'All cities', ar: 'كل المدن' },
  average: { en: 'Average score', ar: 'متوسط الدرجة' },
  basis: { en: 'Visits and margin of error', ar: 'الزيارات وهامش الخطأ' },
  note: {
    en: 'A figure is shown from {reports} visits to at least {clients} companies, rounded to whole percentages. It is the average of companies that chose to be measured, not of every restaurant in {city}.',
    ar: 'يُعرض الرقم عند بلوغ الحد الأدنى: الزيارات {reports}، والمنشآت {clients}، ويُقرَّب إلى نسبة صحيحة. وهو متوسط منشآت اختارت قياس خدمتها، لا متوسط مطاعم {city} كلها.',
  },
  toReport: { en: 'Read the whole report', ar: 'عرض التقرير كاملًا' },
  prices: { en: 'Price of a visit', ar: 'تكلفة الزيارة' },
  pricesText: {
    en: 'One price per visit, the same in {city} as in every other city. Visits within the allowance of a monthly plan cost nothing extra.',
    ar: 'سعر واحد للزيارة، وهو في {city} نفسه في كل المدن. ولا تُضاف تكلفة على الزيارات ضمن حصة الباقة الشهرية.',
  },
  how: { en: 'How a visit works', ar: 'خطوات الزيارة' },
  questions: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' },
  q1: { en: 'Who visits my branch in {city}?', ar: 'من يزور فرعي في {city}؟' },
  a1: {
    en: 'A shopper whom your team does not know: not the same branch within 90 days, not the same client within 14 days, and no one who works or has worked there or has relatives there.',
    ar: 'متسوّق لا يعرفه فريقك: لا يزور الفرع نفسه خلال 90 يومًا ولا العميل نفسه خلال 14 يومًا، ولا يُختار من يعمل أو عمل هناك أو له أقارب فيه.',
  },
  q2: { en: 'How soon do I receive the report?', ar: 'متى يصلني التقرير؟' },
  a2: {
    en: 'Usually within 48 hours of the visit: score, sections, critical findings and photos, in Arabic and English.',
    ar: 'عادةً خلال 48 ساعة من الزيارة: الدرجة والمحاور والملاحظات الحرجة والصور، بالعربية والإنجليزية.',
  },
  q3: { en: 'Is a mystery shopper the same as a secret shopper?', ar: 'هل المتسوّق السري هو المتسوّق الخفي؟' },
  a3: {
    en: 'Yes. In Arabic the work has two names as well, and all of them mean a guest who answers set questions after an ordinary visit.',
    ar: 'نعم، اسمان لعمل واحد: ضيف يجيب عن أسئلة محددة بعد زيارة عادية. ويُسمّى أيضًا العميل السري.',
  },
  others: { en: 'Other cities', ar: 'مدن أخرى' },
  cities: { en: 'Results by city', ar: 'النتائج حسب المدينة' },
  citiesText: {
    en: 'Cities with enough released visits for a published average.',
    ar: 'المدن التي تكفي زياراتها المنشورة لعرض متوسط.',
  },
  closingTitle: { en: 'Measure your branch in {city}', ar: 'قِس خدمة فرعك في {city}' },
  closingText: {
    en: 'Register your company, choose a branch and a date. The price with VAT is shown before you send the order.',
    ar: 'سجّل منشأتك واختر الفرع والموعد. ويظهر السعر شاملًا الضريبة قبل إرسال الطلب.',
  },
  talk: { en: 'Talk to a consultant', ar: 'التحدث مع مستشار' },

  noneTitle: { en: 'No published results from {city} yet', ar: 'لا توجد نتائج منشورة من {city} بعد' },
  noneText: {
    en: 'Visits to {city} can be ordered like anywhere else. This page appears once there are at least {reports} released visits to at least {clients} companies, so that no company can be recognised.',
    ar: 'يمكنك طلب زيارة في {city} كأي مدينة أخرى. وتظهر هذه الصفحة عند بلوغ الحد الأدنى: الزيارات المنشورة {reports}، والمنشآت {clients}، حتى لا يمكن التعرّف على أي منشأة.',
  },
  toShopping: { en: 'How mystery shopping works', ar: 'كيف تُجرى زيارة المتسوّق السري' },
  toResults: { en: 'Published results', ar: 'النتائج المنشورة' },
})
