import { defineMessages } from '#/domain/text.ts'

/** Measurements: readings of a thermometer against a limit. */
export const measureMessages = defineMessages({
  limit_at_most: { en: 'Limit: at most {limit}', ar: 'الحد المسموح: {limit} أو أقل' },
  limit_at_least: { en: 'Limit: at least {limit}', ar: 'الحد المسموح: {limit} أو أكثر' },
  greyTo: { en: 'grey band to {grey}', ar: 'نطاق التنبيه حتى {grey}' },
  withGrey: { en: '{limit}, {grey}', ar: '{limit}، و{grey}' },
  against: { en: '{readings} ({limit})', ar: '{readings} ({limit})' },
  degrees: { en: '{value}\u00a0°C', ar: '{value}\u00a0°م' },
  within: { en: 'Within the limit', ar: 'ضمن الحد المسموح' },
  grey: { en: 'Grey band: half the points', ar: 'في نطاق التنبيه: نصف الدرجة' },
  beyond: { en: 'Beyond the limit: no points', ar: 'خارج الحد المسموح: بلا درجة' },
  short_within: { en: 'Within', ar: 'ضمن الحد' },
  short_grey: { en: 'Grey band', ar: 'نطاق التنبيه' },
  short_beyond: { en: 'Beyond', ar: 'خارج الحد' },
  reading: { en: 'Reading {number}', ar: 'القراءة {number}' },
  place: { en: 'Place', ar: 'الموضع' },
  placeHint: { en: 'Such as walk-in chiller', ar: 'مثل غرفة التبريد' },
  value: { en: 'Temperature in °C', ar: 'الحرارة بالدرجة المئوية' },
  minus: { en: 'Below zero', ar: 'تحت الصفر' },
  device: { en: 'Thermometer', ar: 'مقياس الحرارة' },
  deviceHelp: { en: 'Number or name', ar: 'رقمه أو اسمه' },
  add: { en: 'Add a reading', ar: 'إضافة قراءة' },
  remove: { en: 'Remove reading {number}', ar: 'حذف القراءة {number}' },
  worstCounts: { en: 'The worst reading counts.', ar: 'تُحتسب القراءة الأبعد عن الحد.' },
  needed: {
    en: { one: 'One reading is required.', other: '{count} readings are required.' },
    ar: {
      zero: 'لا تلزم أي قراءة.',
      one: 'تلزم قراءة واحدة.',
      two: 'تلزم قراءتان.',
      few: 'تلزم {count} قراءات.',
      many: 'تلزم {count} قراءة.',
      other: 'تلزم {count} قراءة.',
    },
  },
  'reading-missing': { en: 'Enter the temperature', ar: 'أدخل درجة الحرارة' },
  'reading-number': { en: 'Enter a number, such as 4.5 or -18', ar: 'أدخل رقمًا، مثل 4.5 أو -18' },
  'reading-decimals': { en: 'Use at most one decimal', ar: 'اكتب منزلة عشرية واحدة على الأكثر' },
  'reading-range': {
    en: 'Check the number: a reading lies between -40 and 260 °C',
    ar: 'تحقق من الرقم: تقع القراءة بين -40 و260 °م',
  },
  'reading-place': {
    en: 'Shorten the place or thermometer to 60 characters',
    ar: 'اختصر الموضع أو المقياس إلى 60 حرفًا',
  },
})

/** Fields of a measurement in the builder. */
export const measureFieldMessages = defineMessages({
  limits: { en: 'Limit in {unit}', ar: 'الحد المسموح ({unit})' },
  direction: { en: 'A reading is good when it is', ar: 'تكون القراءة سليمة إذا كانت' },
  at_most: { en: 'At most the limit (cold)', ar: 'مساوية للحد أو أقل منه (للبارد)' },
  at_least: { en: 'At least the limit (hot)', ar: 'مساوية للحد أو أعلى منه (للساخن)' },
  limit: { en: 'Limit, {unit}', ar: 'الحد ({unit})' },
  grey: { en: 'Grey band up to, {unit}', ar: 'نطاق التنبيه حتى ({unit})' },
  greyHelp: {
    en: 'Readings in it earn half. Empty: none.',
    ar: 'تُحتسب القراءة فيه بنصف الدرجة. اتركه فارغًا إن لم يوجد.',
  },
  fewest: { en: 'Readings required', ar: 'عدد القراءات المطلوبة' },
  fewestHelp: { en: 'Up to {most} can be entered.', ar: 'يمكن إدخال {most} على الأكثر.' },
})
