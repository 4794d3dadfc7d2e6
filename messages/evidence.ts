import { defineMessages } from '#/domain/text.ts'

const photos = (en: { one: string; other: string }, ar: string) => ({
  en,
  ar: {
    zero: ar.replace('#', '{count} صورة'),
    one: ar.replace('#', 'صورة واحدة'),
    two: ar.replace('#', 'صورتان'),
    few: ar.replace('#', '{count} صور'),
    many: ar.replace('#', '{count} صورة'),
    other: ar.replace('#', '{count} صورة'),
  },
})

const answers = (en: { one: string; other: string }, ar: string) => ({
  en,
  ar: {
    zero: ar.replace('#', '{count} إجابة'),
    one: ar.replace('#', 'إجابة واحدة'),
    two: ar.replace('#', 'إجابتان'),
    few: ar.replace('#', '{count} إجابات'),
    many: ar.replace('#', '{count} إجابة'),
    other: ar.replace('#', '{count} إجابة'),
  },
})

/** How far a visit is proved, as an editor reads it. */
export const evidenceMessages = defineMessages({
  title: { en: 'Evidence of the visit', ar: 'أدلة الزيارة' },
  intro: {
    en: 'Signals to help you judge. The score starts at 100 and loses the points beside each doubt. No report is rejected automatically.',
    ar: 'مؤشرات تعينك على الحكم. تبدأ الدرجة من 100 وتُخصم منها نقاط كل شك، ولا يُرفض أي تقرير تلقائيًا.',
  },
  score: { en: '{score} of 100', ar: '{score} من 100' },
  word_strong: { en: 'Strong evidence', ar: 'أدلة قوية' },
  word_fair: { en: 'Worth a look', ar: 'تحتاج إلى مراجعة' },
  word_weak: { en: 'Look closely', ar: 'تحتاج إلى تدقيق' },
  fileMissing: { en: 'The file of this photo is missing', ar: 'ملف هذه الصورة مفقود' },
  notWeighed: {
    en: 'The evidence is being assessed. It appears here within a minute of submission.',
    ar: 'يجري تقييم الأدلة، وتظهر هنا خلال دقيقة من إرسال التقرير.',
  },
  points: { en: '−{points}', ar: '−{points}' },
  supports: {
    en: { one: '{count} indicator supports the visit', other: '{count} indicators support the visit' },
    ar: {
      zero: 'لا مؤشرات تؤيد الزيارة',
      one: 'مؤشر واحد يؤيد الزيارة',
      two: 'مؤشران يؤيدان الزيارة',
      few: '{count} مؤشرات تؤيد الزيارة',
      many: '{count} مؤشرًا يؤيد الزيارة',
      other: '{count} مؤشر يؤيد الزيارة',
    },
  },
  tone_good: { en: 'Supports the visit', ar: 'يؤيد الزيارة' },
  tone_unknown: { en: 'Not known', ar: 'غير معروف' },
  tone_doubt: { en: 'In doubt', ar: 'موضع شك' },
  tone_serious: { en: 'Serious doubt', ar: 'شك كبير' },

  'place-verified': {
    en: 'Checked in {distance} from the branch (accuracy {accuracy}).',
    ar: 'سُجّل الوصول على بُعد {distance} من الفرع (بدقة {accuracy}).',
  },
  'place-near': {
    en: 'Checked in near the branch, {distance} away (accuracy {accuracy}).',
    ar: 'سُجّل الوصول بالقرب من الفرع، على بُعد {distance} (بدقة {accuracy}).',
  },
  'place-far': {
    en: 'Checked in {distance} away from the branch (accuracy {accuracy}).',
    ar: 'سُجّل الوصول بعيدًا عن الفرع بمسافة {distance} (بدقة {accuracy}).',
  },
  'place-vague': {
    en: 'The phone’s location was accurate only to {accuracy}, so it proves nothing.',
    ar: 'لم يُحدَّد موقع الجوال إلا بدقة {accuracy}، وهذا لا يثبت شيئًا.',
  },
  'place-refused': {
    en: 'The phone did not share its location at check-in.',
    ar: 'لم يُشارَك موقع الجوال عند تسجيل الوصول.',
  },
  'place-unknown': {
    en: 'The branch’s location has not been entered, so the distance is unknown.',
    ar: 'لم يُسجَّل موقع الفرع بعد، فالمسافة غير معروفة.',
  },
  'hour-kept': { en: 'Checked in at the agreed time.', ar: 'سُجّل الوصول في الموعد المتفق عليه.' },
  'hour-off_early': {
    en: 'Checked in {duration} before the agreed time.',
    ar: 'سُجّل الوصول قبل الموعد المتفق عليه بمقدار {duration}.',
  },
  'hour-off_late': {
    en: 'Checked in {duration} after the agreed time.',
    ar: 'سُجّل الوصول بعد الموعد المتفق عليه بمقدار {duration}.',
  },
  'day-off_early': {
    en: 'Checked in {duration} before the agreed time, on an earlier day.',
    ar: 'سُجّل الوصول في يوم سابق، قبل الموعد المتفق عليه بمقدار {duration}.',
  },
  'day-off_late': {
    en: 'Checked in {duration} after the agreed time, on a later day.',
    ar: 'سُجّل الوصول في يوم لاحق، بعد الموعد المتفق عليه بمقدار {duration}.',
  },
  'clock-right': { en: 'The phone’s clock was correct.', ar: 'كانت ساعة الجوال صحيحة.' },
  'clock-off_slow': { en: 'The phone’s clock was {duration} slow.', ar: 'كانت ساعة الجوال متأخرة بمقدار {duration}.' },
  'clock-off_fast': { en: 'The phone’s clock was {duration} fast.', ar: 'كانت ساعة الجوال متقدمة بمقدار {duration}.' },
  'clock-unknown': { en: 'The phone did not share its time.', ar: 'لم يُرسَل وقت الجوال.' },
  'sent-late': {
    en: 'Recorded offline and sent {duration} later; the time is as reported by the phone.',
    ar: 'سُجّل دون اتصال وأُرسل بعد {duration}، فالوقت هنا هو وقت الجوال.',
  },
  'stay-full': { en: 'Stayed {duration}.', ar: 'استمرت الزيارة {duration}.' },
  'stay-short': {
    en: 'Stayed {minutes} min; a visit of this type takes at least {least} min.',
    ar: 'استمرت الزيارة {minutes} د، والمعتاد لهذا النوع {least} د على الأقل.',
  },
  'stay-unknown': { en: 'The departure time was not recorded.', ar: 'لم يُسجَّل وقت المغادرة.' },
  'pace-calm': {
    en: 'Answered at a steady pace: {seconds} s between answers.',
    ar: 'إجابات متأنية: {seconds} ث بين كل إجابة وأخرى.',
  },
  'pace-fast': {
    en: 'Answered quickly: half of the {answers} answers came within {seconds} s of the previous one.',
    ar: 'إجابات سريعة: نصف الإجابات ({answers}) جاء خلال {seconds} ث من الإجابة السابقة.',
  },
  'answers-before': answers(
    { one: '{count} answer was given before the check-in.', other: '{count} answers were given before the check-in.' },
    'سُجّلت # قبل تسجيل الوصول.',
  ),
  'answers-after': answers(
    {
      one: '{count} answer was given more than 4 hours after leaving.',
      other: '{count} answers were given more than 4 hours after leaving.',
    },
    'سُجّلت # بعد المغادرة بأكثر من 4 ساعات.',
  ),
  'stamps-disorder': {
    en: 'The times of the visit are out of order.',
    ar: 'أوقات مراحل الزيارة غير متسلسلة.',
  },
  'stamps-differ': {
    en: 'One answer is {answered} min, but the times of the visit give {stamped} min.',
    ar: 'إحدى الإجابات {answered} د، لكن أوقات مراحل الزيارة تعطي {stamped} د.',
  },
  'stamps-edited': { en: 'Some times of the visit were corrected by hand.', ar: 'عُدّلت أوقات بعض المراحل يدويًا.' },
  'receipt-fits': {
    en: 'The receipt for {total} matches the time of the visit.',
    ar: 'وقت إيصال الشراء بمبلغ {total} ضمن وقت الزيارة.',
  },
  'receipt-other-hour': {
    en: 'The time on the receipt is {duration} outside the visit.',
    ar: 'وقت إيصال الشراء خارج وقت الزيارة بمقدار {duration}.',
  },
  'receipt-other-day': {
    en: 'The receipt is from another day, {duration} outside the visit.',
    ar: 'إيصال الشراء من يوم آخر، خارج وقت الزيارة بمقدار {duration}.',
  },
  'receipt-unknown': {
    en: 'No receipt with a time and total to compare.',
    ar: 'لا يوجد إيصال يمكن مقارنة وقته وإجماليه.',
  },
  'receipt-total-differs': {
    en: 'The receipt says {total}, the report says {stated}.',
    ar: 'إجمالي إيصال الشراء {total}، والمذكور في التقرير {stated}.',
  },
  'photos-own': photos(
    { one: '{count} photo with no match in other reports.', other: '{count} photos with no match in other reports.' },
    '# دون شبيه في تقارير أخرى.',
  ),
  'photos-known': photos(
    {
      one: '{count} photo resembles one in another report.',
      other: '{count} photos resemble photos in other reports.',
    },
    'تشبه # صورًا في تقارير أخرى.',
  ),
  'photos-repeated': photos(
    { one: '{count} photo appears twice in the report.', other: '{count} photos appear more than once in the report.' },
    'تكررت # في التقرير نفسه.',
  ),
  'photos-missing': photos(
    { one: '{count} required photo is missing.', other: '{count} required photos are missing.' },
    'تنقص # من الصور المطلوبة.',
  ),
  'photos-blank': photos(
    { one: '{count} photo shows nothing.', other: '{count} photos show nothing.' },
    'لا تُظهر # أي شيء.',
  ),
  'photos-outside': photos(
    {
      one: '{count} photo was taken outside the time of the visit.',
      other: '{count} photos were taken outside the time of the visit.',
    },
    'التُقطت # خارج وقت الزيارة.',
  ),
  'words-own': { en: 'The comments do not repeat earlier reports.', ar: 'لا تتكرر التعليقات في تقارير سابقة.' },
  'words-alike': {
    en: '{percent}% of an answer appeared before in another report.',
    ar: 'ورد {percent}% من إحدى الإجابات من قبل في تقرير آخر.',
  },
  'words-known': {
    en: '{percent}% of an answer appears word for word in another report.',
    ar: 'ورد {percent}% من إحدى الإجابات حرفيًا في تقرير آخر.',
  },

  'words-repeated': answers(
    {
      one: '{count} answer repeats another answer in this report.',
      other: '{count} answers repeat other answers in this report.',
    },
    'تكرر # نص إجابات أخرى في هذا التقرير.',
  ),

  minutes: {
    en: { one: '{count} minute', other: '{count} minutes' },
    ar: {
      zero: 'أقل من دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتين',
      few: '{count} دقائق',
      many: '{count} دقيقة',
      other: '{count} دقيقة',
    },
  },
  hours: {
    en: { one: '{count} hour', other: '{count} hours' },
    ar: {
      zero: 'أقل من ساعة',
      one: 'ساعة واحدة',
      two: 'ساعتين',
      few: '{count} ساعات',
      many: '{count} ساعة',
      other: '{count} ساعة',
    },
  },
  days: {
    en: { one: '{count} day', other: '{count} days' },
    ar: {
      zero: 'أقل من يوم',
      one: 'يوم واحد',
      two: 'يومين',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  },

  metres: { en: '{count} m', ar: '{count} م' },
  kilometres: { en: '{count} km', ar: '{count} كم' },

  timeline: { en: 'Timeline of the visit', ar: 'مجريات الزيارة' },
  at_checkIn: { en: 'Checked in', ar: 'تسجيل الوصول' },
  at_arrived: { en: 'Arrived', ar: 'الوصول' },
  at_ordered: { en: 'Ordered', ar: 'الطلب' },
  at_served: { en: 'Served', ar: 'التقديم' },
  at_paid: { en: 'Paid', ar: 'الدفع' },
  at_left: { en: 'Left', ar: 'المغادرة' },
  at_receipt: { en: 'Time on the receipt', ar: 'وقت إيصال الشراء' },
  at_submitted: { en: 'Submitted', ar: 'إرسال التقرير' },
  gap: { en: '{duration} later', ar: 'بعد {duration}' },
  edited: { en: 'corrected by hand, first tapped at {time}', ar: 'عُدّل يدويًا، وكان {time}' },
  heardLater: { en: 'received by the server at {time}', ar: 'وصل إلى الخادم {time}' },
  phoneSaid: { en: 'the phone’s clock showed {time}', ar: 'كانت ساعة الجوال {time}' },
  note: { en: 'Shopper’s explanation', ar: 'توضيح المتسوّق' },

  alikePhotos: { en: 'Similar photos', ar: 'صور متشابهة' },
  thisReport: { en: 'This report', ar: 'هذا التقرير' },
  otherReport: { en: 'Report {code}', ar: 'التقرير {code}' },
  alikeWords: { en: 'Repeated wording', ar: 'عبارات مكررة' },
  markedWords: { en: 'Shared wording is marked.', ar: 'العبارات المشتركة مميّزة.' },
  slowest: { en: 'Time on each question', ar: 'الوقت المستغرق لكل سؤال' },
  seconds: { en: '{seconds} s', ar: '{seconds} ث' },
})
