import type { Obligation } from '#/domain/operations/papers/obligation.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { check, common, critical, finance, months, note, obligation as of, years } from './obligation-rows.ts'
import { obligationsOff } from './obligations-off.ts'

/** When our team last compared the catalogue with the authorities' pages. */
export const catalogueReviewedOn: Day = '2026-11-01'

/** Obligations of a restaurant, in the order of the report within each authority. Dated data, not legal advice. */
const obligationsOn: readonly Obligation[] = [
  of(
    ['civil-defence-permit', 'Civil Defence permit', 'تصريح الدفاع المدني', 'civil-defence', 'branch', years(1)],
    5,
    60,
    'B',
    'businesslink.sa',
    {
      ...critical,
      ...note('Needed to renew the municipal licence.', 'يلزم لتجديد الرخصة التجارية.'),
    },
  ),
  of(
    [
      'fire-system-contract',
      'Fire-system maintenance contract',
      'عقد صيانة أنظمة الإطفاء',
      'civil-defence',
      'branch',
      years(1),
    ],
    3,
    45,
    'B',
    'shumuas.com',
  ),
  of(
    ['municipal-licence', 'Municipal licence', 'الرخصة التجارية (بلدي)', 'municipality', 'branch', years(1)],
    5,
    90,
    'A',
    'balady.gov.sa/en/node/10855',
    {
      ...critical,
      ...note(
        'Working without a licence: fines of SAR 10,000 to 50,000 have been reported.',
        'العمل دون رخصة: نُشر عن غرامات من 10,000 إلى 50,000 ريال.',
      ),
    },
  ),
  of(
    ['health-certificate', 'Health certificate', 'الشهادة الصحية', 'municipality', 'worker', years(1)],
    5,
    30,
    'B',
    'balady.gov.sa',
    {
      ...critical,
      ...note(
        'Food handlers without one: fines of SAR 200 to 2,000 have been reported.',
        'تشغيل متداول للأغذية دون شهادة: نُشر عن غرامات من 200 إلى 2,000 ريال.',
      ),
    },
  ),
  of(
    ['food-safety-training', 'Food-safety training', 'تدريب سلامة الغذاء', 'municipality', 'worker', years(1)],
    2,
    30,
    'C',
    common,
  ),
  of(
    ['pest-control', 'Pest control', 'مكافحة الآفات', 'municipality', 'branch', months(1)],
    3,
    7,
    'B',
    'malayalamnewsdaily 871966',
  ),
  of(
    [
      'waste',
      'Waste, oil and grease collection',
      'النفايات والزيوت ومصائد الدهون',
      'municipality',
      'branch',
      months(3),
    ],
    2,
    14,
    'C',
    common,
  ),
  of(
    [
      'tank-and-hood',
      'Water-tank and hood cleaning',
      'تنظيف خزانات المياه والشفاطات',
      'municipality',
      'branch',
      months(6),
    ],
    2,
    14,
    'C',
    common,
  ),
  of(
    ['delivery-permit', 'Home delivery permit', 'تصريح التوصيل المنزلي', 'municipality', 'branch', years(1)],
    2,
    30,
    'A',
    'balady.gov.sa',
  ),
  of(
    ['night-permit', '24-hour permit', 'تصريح العمل 24 ساعة', 'municipality', 'branch', years(1)],
    2,
    30,
    'A',
    'balady.gov.sa/en/node/11356',
  ),
  of(
    [
      'seating-and-shisha',
      'Outdoor seating and tobacco permits',
      'تصاريح الجلسات الخارجية والتبغ',
      'municipality',
      'branch',
      years(1),
    ],
    2,
    60,
    'A',
    'monshaat.gov.sa',
  ),
  of(
    ['menu-disclosures', 'Menu disclosures', 'إفصاحات القائمة', 'sfda', 'branch', { days: 90 }],
    3,
    7,
    'A',
    'sfda.gov.sa',
    {
      ...check,
      ...note(
        'Calories, high salt, caffeine and the activity equivalent; check after each change of the menu.',
        'السعرات، والملح المرتفع، والكافيين، ومكافئ النشاط البدني؛ تُراجع بعد كل تغيير في القائمة.',
      ),
    },
  ),
  of(
    [
      'cr-confirmation',
      'Commercial register confirmation',
      'التأكيد السنوي للسجل التجاري',
      'commerce',
      'company',
      years(1),
    ],
    5,
    30,
    'A',
    'sama.gov.sa node 10428',
    {
      ...critical,
      ...note(
        'Confirmed once a year; 90 days of grace, then the register is suspended.',
        'يؤكَّد سنويًا، ثم مهلة 90 يومًا يُعلَّق السجل بعدها.',
      ),
    },
  ),
  of(
    [
      'national-address',
      'National address and chamber membership',
      'العنوان الوطني والغرفة التجارية',
      'commerce',
      'company',
      years(1),
    ],
    1,
    30,
    'C',
    common,
  ),
  of(['beneficial-owner', 'Beneficial owner', 'المستفيد الحقيقي', 'commerce', 'company', years(1)], 2, 30, 'C', common),
  of(
    [
      'e-payment',
      'Electronic payment and price display',
      'الدفع الإلكتروني وعرض الأسعار',
      'commerce',
      'branch',
      months(1),
    ],
    2,
    7,
    'A',
    'mc.gov.sa 28-07-20-01',
    check,
  ),
  of(
    ['vat-return', 'VAT return', 'إقرار ضريبة القيمة المضافة', 'zatca', 'company', months(3)],
    4,
    15,
    'B',
    'avalara.com',
    {
      ...finance,
      ...note(
        'Due on the last day of the month after the period. Late returns: 5 to 25 % of the tax.',
        'يُستحق في آخر يوم من الشهر التالي للفترة. التأخر في الإقرار: من 5% إلى 25% من الضريبة.',
      ),
    },
  ),
  of(['zakat', 'Zakat certificate', 'شهادة الزكاة', 'zatca', 'company', years(1)], 3, 45, 'C', common, finance),
  of(
    ['e-invoice-certificate', 'E-invoicing certificate', 'شهادة الفوترة الإلكترونية', 'zatca', 'company', years(5)],
    4,
    60,
    'A',
    'ZATCA security standard 1.1',
    { ...critical, ...finance },
  ),
  of(['gosi', 'GOSI contributions', 'التأمينات الاجتماعية', 'labour', 'company', months(1)], 3, 5, 'C', common, finance),
  of(
    ['wage-file', 'Wage protection file', 'ملف حماية الأجور', 'labour', 'company', months(1)],
    4,
    3,
    'B',
    'saudigazette 654104',
    finance,
  ),
  of(
    ['iqama', 'Iqama and work permit', 'الإقامة ورخصة العمل', 'labour', 'worker', years(1)],
    4,
    60,
    'C',
    common,
    critical,
  ),
  of(['medical-insurance', 'Medical insurance', 'التأمين الطبي', 'labour', 'worker', years(1)], 3, 60, 'C', common),
  of(['qiwa-contract', 'Qiwa contract', 'عقد العمل في قوى', 'labour', 'worker', null], 3, 60, 'C', common),
  of(['saudisation', 'Saudisation', 'نسبة التوطين', 'labour', 'company', months(1)], 3, 7, 'B', 'gulfnews 78414006'),
  of(['cameras', 'Security cameras', 'كاميرات المراقبة', 'interior', 'branch', years(1)], 2, 30, 'B', 'almowaten.net', {
    ...check,
    ...note(
      'A notice at the entrance, recordings kept, no cameras where privacy is expected.',
      'لوحة تنبيه عند المدخل، وحفظ التسجيلات، ولا كاميرات في أماكن الخصوصية.',
    ),
  }),
  of(['lease', 'Lease', 'عقد الإيجار', 'contracts', 'branch', null], 3, 90, 'C', common),
  of(['trademark', 'Trademark', 'العلامة التجارية', 'contracts', 'company', years(10)], 2, 90, 'C', common),
  of(
    ['property-insurance', 'Property insurance', 'تأمين الممتلكات', 'contracts', 'company', years(1)],
    1,
    90,
    'C',
    common,
  ),
]

/** Every obligation of the seeds, also those that are off until our team turns them on. */
export const obligations: readonly Obligation[] = [...obligationsOn, ...obligationsOff]

/** Codes of the seeds that ask for nothing at first. */
export const offAtFirst: ReadonlySet<string> = new Set(obligationsOff.map(({ code }) => code))

const byCode = new Map(obligations.map((each) => [each.code, each]))
export const obligationOf = (code: string): Obligation | null => byCode.get(code) ?? null
export const obligationCodes: readonly string[] = obligations.map(({ code }) => code)
