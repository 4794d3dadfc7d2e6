import type { Question, QuestionnaireDefinition, Section } from '#/domain/questionnaire.ts'
import { measure, yesNo } from './ask.ts'
import { boh1FailuresCold } from './boh-1-failures-cold.ts'
import { boh1FailuresHot } from './boh-1-failures-hot.ts'
import { boh1FailuresPremises } from './boh-1-failures-premises.ts'
import { withFailures } from './write-failures.ts'

const section = (key: string, weight: number, en: string, ar: string, questions: readonly Question[]): Section => ({
  key,
  title: { en, ar },
  weight,
  questions,
})
const photo = { photo: 'on_fail' } as const
const major = { major: true } as const
const critical = { critical: true } as const
const optional = { allowNotApplicable: true } as const

/** Usual limits in degrees Celsius with their grey bands; cooking and reheating have none. */
const chilled = { direction: 'at_most', limit: 5, grey: 7 } as const
const frozen = { direction: 'at_most', limit: -18, grey: -15 } as const
const hotHolding = { direction: 'at_least', limit: 60, grey: 57 } as const
const cooked = { direction: 'at_least', limit: 75 } as const

const receiving = section('A', 12, 'Receiving and storage', 'الاستلام والتخزين', [
  yesNo(
    'A1',
    2,
    {
      en: 'Deliveries are checked (temperature, dates, packing) and logged',
      ar: 'يُفحص كل توريد (حرارة وتواريخ وتغليف) ويُسجَّل الفحص',
    },
    major,
  ),
  yesNo('A2', 2, {
    en: 'Suppliers are approved and their invoices are kept',
    ar: 'المورّدون معتمدون وفواتير الشراء محفوظة',
  }),
  yesNo(
    'A3',
    2,
    {
      en: 'Food stands at least 15 cm off the floor, away from walls',
      ar: 'الأغذية مرفوعة عن الأرض 15 سم على الأقل وبعيدة عن الجدران',
    },
    photo,
  ),
  yesNo('A4', 2, { en: 'First expired is used first', ar: 'يُستخدم أولًا الصنف الأقرب إلى انتهاء الصلاحية' }),
  yesNo(
    'A5',
    3,
    {
      en: 'No expired, spoiled or unlabelled food anywhere',
      ar: 'لا توجد أغذية منتهية الصلاحية أو فاسدة أو بلا ملصق بيانات',
    },
    { ...critical, ...photo },
  ),
  yesNo(
    'A6',
    1,
    {
      en: 'Chemicals are labelled and kept apart from food',
      ar: 'المواد الكيميائية عليها ملصقات ومحفوظة بعيدًا عن الأغذية',
    },
    { ...major, ...photo },
  ),
])

const coldChain = section('B', 18, 'Cold chain', 'سلسلة التبريد', [
  measure(
    'B1',
    4,
    { en: 'Warmest chiller reading, °C', ar: 'أعلى قراءة لدرجة حرارة ثلاجات التبريد (°م)' },
    chilled,
    critical,
  ),
  measure(
    'B2',
    3,
    { en: 'Warmest freezer reading, °C', ar: 'أعلى قراءة لدرجة حرارة ثلاجات التجميد (°م)' },
    frozen,
    major,
  ),
  measure(
    'B3',
    3,
    { en: 'Core of a chilled ready-to-eat item, °C', ar: 'درجة الحرارة الداخلية لصنف مبرّد جاهز للأكل (°م)' },
    chilled,
    major,
  ),
  measure(
    'B4',
    2,
    { en: 'Cold display or salad bar, °C', ar: 'درجة حرارة ثلاجة العرض أو بوفيه السلطات (°م)' },
    chilled,
    optional,
  ),
  yesNo('B5', 2, {
    en: 'Probe is clean and within calibration (ice water 0 ± 1 °C)',
    ar: 'مقياس حرارة الأغذية نظيف ومعايَر (ماء مثلّج: 0 ± 1 °م)',
  }),
  yesNo(
    'B6',
    2,
    {
      en: 'Thawing in the chiller or under cold running water only',
      ar: 'تُذاب الأغذية المجمّدة في الثلاجة أو تحت ماء بارد جارٍ فقط',
    },
    { ...optional, ...major },
  ),
  yesNo('B7', 2, {
    en: 'Temperature log is complete for the last 7 days',
    ar: 'سجل درجات الحرارة مكتمل لآخر 7 أيام',
  }),
])

const preparation = section('C', 14, 'Preparation', 'التحضير', [
  yesNo(
    'C1',
    4,
    {
      en: 'Raw and ready-to-eat food are kept and prepared apart',
      ar: 'الأغذية النيئة مفصولة عن الجاهزة للأكل في الحفظ والتحضير',
    },
    { ...critical, ...photo },
  ),
  yesNo('C2', 2, {
    en: 'Boards and knives follow the colour code',
    ar: 'ألواح التقطيع والسكاكين وفق نظام الألوان',
  }),
  yesNo(
    'C3',
    2,
    {
      en: 'Prepared items carry name, date made and use-by',
      ar: 'على كل صنف محضَّر ملصق باسمه وتاريخ تحضيره وتاريخ انتهائه',
    },
    photo,
  ),
  yesNo(
    'C4',
    2,
    { en: 'Produce eaten raw is washed and sanitised', ar: 'تُغسل الخضراوات والفواكه التي تؤكل نيئة وتُعقَّم' },
    optional,
  ),
  yesNo(
    'C5',
    2,
    { en: 'Allergens are kept apart and the allergen sheet is current', ar: 'مسببات الحساسية مفصولة وجدولها محدَّث' },
    major,
  ),
  yesNo('C6', 2, {
    en: 'Surfaces are sanitised between tasks, strength tested',
    ar: 'تُعقَّم الأسطح بين المهام ويُقاس تركيز المعقّم',
  }),
])

const hotFood = section('D', 16, 'Hot food', 'الطهي والأغذية الساخنة', [
  measure(
    'D1',
    4,
    {
      en: 'Core of cooked poultry or minced meat, °C',
      ar: 'درجة الحرارة الداخلية للدواجن أو اللحم المفروم بعد الطهي (°م)',
    },
    cooked,
    { ...critical, ...optional },
  ),
  measure(
    'D2',
    3,
    { en: 'Lowest hot-holding reading, °C', ar: 'أدنى قراءة لدرجة حرارة الأغذية في الحفظ الساخن (°م)' },
    hotHolding,
    major,
  ),
  measure(
    'D3',
    2,
    { en: 'Reheated food, core, °C', ar: 'درجة الحرارة الداخلية للطعام المُعاد تسخينه (°م)' },
    cooked,
    optional,
  ),
  yesNo(
    'D4',
    3,
    {
      en: 'Cooling is timed and logged (60 to 21 in 2 h, to 5 in 4 h)',
      ar: 'يُسجَّل زمن التبريد (60 إلى 21 في ساعتين ثم 5 في 4 ساعات)',
    },
    { ...optional, ...major },
  ),
  yesNo('D5', 2, { en: 'Frying oil is tested and changed in time', ar: 'يُفحص زيت القلي ويُغيَّر في وقته' }, optional),
  yesNo('D6', 2, { en: 'Nothing cooked yesterday is served', ar: 'لا يُقدَّم طعام مطبوخ من اليوم السابق' }, major),
])

const staffHygiene = section('E', 12, 'Staff hygiene', 'النظافة الشخصية', [
  yesNo(
    'E1',
    3,
    { en: 'Every food handler has a valid health certificate', ar: 'لكل متداول للأغذية شهادة صحية سارية' },
    major,
  ),
  yesNo(
    'E2',
    3,
    {
      en: 'Hands are washed at the right moments (5 minutes watched)',
      ar: 'تُغسل الأيدي كلما وجب غسلها (مراقبة 5 دقائق)',
    },
    major,
  ),
  yesNo(
    'E3',
    2,
    {
      en: 'Hand basin: soap, warm water, paper, no other use',
      ar: 'مغسلة الأيدي مجهزة بصابون وماء دافئ ومناديل، ولغسل الأيدي فقط',
    },
    photo,
  ),
  yesNo('E4', 2, {
    en: 'Clean uniform, hair and beard covered, no jewellery',
    ar: 'الزي نظيف والشعر واللحية مغطّيان ولا تُلبس الحلي',
  }),
  yesNo(
    'E5',
    1,
    {
      en: 'No ill person and no open wound near food',
      ar: 'لا يعمل قرب الغذاء مريض أو مصاب بجرح مكشوف',
    },
    critical,
  ),
  yesNo('E6', 1, {
    en: 'Gloves and tools are used rightly and changed',
    ar: 'تُستخدم القفازات والأدوات بشكل صحيح وتُبدَّل عند الحاجة',
  }),
])

const cleaning = section('F', 14, 'Cleaning and pests', 'النظافة ومكافحة الآفات', [
  yesNo(
    'F1',
    4,
    { en: 'No pests, droppings or traces', ar: 'لا توجد آفات ولا فضلات أو آثار لها' },
    { ...critical, ...photo },
  ),
  yesNo('F2', 1, {
    en: 'This month’s pest-control visit is documented',
    ar: 'زيارة مكافحة الآفات لهذا الشهر موثّقة',
  }),
  yesNo(
    'F3',
    2,
    {
      en: 'Floors, walls, drains, ceiling are clean and whole',
      ar: 'الأرضيات والجدران وفتحات التصريف والأسقف نظيفة وسليمة',
    },
    photo,
  ),
  yesNo(
    'F4',
    2,
    {
      en: 'Hood and filters free of grease, last cleaning dated',
      ar: 'الشفّاط والفلاتر بلا دهون وتاريخ آخر تنظيف مدوَّن',
    },
    { ...photo, actionPhoto: true },
  ),
  yesNo('F5', 2, { en: 'Cleaning schedule is followed and signed', ar: 'جدول التنظيف مطبَّق وموقَّع' }),
  yesNo('F6', 2, {
    en: 'Bins are covered and emptied, used oil goes to a licensed firm',
    ar: 'حاويات النفايات مغطاة ومفرغة والزيت المستعمل لجهة مرخّصة',
  }),
  yesNo('F7', 1, {
    en: 'Single-use paper for hands, no cloth towels',
    ar: 'تُجفَّف الأيدي بمناديل ورقية لمرة واحدة لا بمناشف قماشية',
  }),
])

const equipment = section('G', 8, 'Equipment and fire safety', 'المعدات والسلامة', [
  yesNo(
    'G1',
    3,
    {
      en: 'Extinguishers and hood suppression in date, within reach',
      ar: 'الطفايات ونظام إطفاء الشفّاط سارية الصلاحية وفي المتناول',
    },
    { ...major, ...photo },
  ),
  yesNo(
    'G2',
    2,
    {
      en: 'Gas shut-off works and is marked, no smell of gas',
      ar: 'محبس الغاز يعمل وعليه علامة ولا توجد رائحة غاز',
    },
    major,
  ),
  yesNo('G3', 2, { en: 'Exits and corridors are clear', ar: 'المخارج والممرات سالكة' }, { ...major, ...photo }),
  yesNo('G4', 1, {
    en: 'Equipment is in repair, first-aid box is full',
    ar: 'المعدات سليمة وصندوق الإسعافات الأولية مكتمل',
  }),
])

const documents = section('H', 6, 'Documents', 'المستندات', [
  yesNo(
    'H1',
    2,
    {
      en: 'Municipal licence and Civil Defence permit valid and shown',
      ar: 'الرخصة التجارية وتصريح الدفاع المدني ساريان ومعروضان',
    },
    major,
  ),
  yesNo('H2', 2, {
    en: 'Calories, salt, caffeine, allergens match the menu in use',
    ar: 'السعرات والملح والكافيين ومسببات الحساسية كما في القائمة',
  }),
  yesNo('H3', 2, {
    en: 'Cameras work, notice posted, none in changing rooms or toilets',
    ar: 'الكاميرات تعمل ولها لوحة وليست بغرف التبديل ودورات المياه',
  }),
])

/** The kitchen audit: 45 scored questions in 8 sections, weights adding up to 100. */
export const boh1: QuestionnaireDefinition = {
  code: 'BOH-1',
  version: 1,
  evaluationType: 'operations_audit',
  title: { en: 'Kitchen audit', ar: 'تدقيق المطبخ' },
  sections: [
    ...withFailures([receiving, coldChain, preparation], boh1FailuresCold),
    ...withFailures([hotFood, staffHygiene], boh1FailuresHot),
    ...withFailures([cleaning, equipment, documents], boh1FailuresPremises),
  ],
  unscored: [],
}
