import { defineMessages } from '#/domain/text.ts'

const photos = (en: { one: string; other: string }, ar: string) => ({
  en,
  ar: {
    zero: ar.replace('#', 'لا صور'),
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
    zero: ar.replace('#', 'لا إجابات'),
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
    en: 'Signals for your judgement: 100, less the points beside each doubt. None of them rejects a report by itself.',
    ar: 'مؤشرات تعينك على الحكم: 100 مطروحًا منها نقاط كل شك. ولا يُرفض أي تقرير بسببها تلقائيًا.',
  },
  score: { en: '{score} of 100', ar: '{score} من 100' },
  word_strong: { en: 'Well proved', ar: 'أدلة قوية' },
  word_fair: { en: 'Worth a look', ar: 'تحتاج إلى نظر' },
  word_weak: { en: 'Look closely', ar: 'تحتاج إلى تدقيق' },
  fileMissing: { en: 'The file of this photo is missing', ar: 'ملف هذه الصورة مفقود' },
  notWeighed: {
    en: 'The evidence is being weighed. It appears here within a minute of the hand-in.',
    ar: 'يجري تقدير الأدلة، وتظهر هنا خلال دقيقة من إرسال التقرير.',
  },
  points: { en: '−{points}', ar: '−{points}' },
  supports: {
    en: { one: '{count} thing speaks for the visit', other: '{count} things speak for the visit' },
    ar: {
      zero: 'لا شيء يؤيد الزيارة',
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
    en: 'Checked in {distance} from the branch: near, but not at it (accuracy {accuracy}).',
    ar: 'سُجّل الوصول على بُعد {distance} من الفرع: قريبًا منه لا فيه (بدقة {accuracy}).',
  },
  'place-far': {
    en: 'Checked in {distance} away from the branch (accuracy {accuracy}).',
    ar: 'سُجّل الوصول بعيدًا عن الفرع بمسافة {distance} (بدقة {accuracy}).',
  },
  'place-vague': {
    en: 'The phone knew its place only within {accuracy}, which proves nothing.',
    ar: 'لم يحدد الجوال موقعه إلا في نطاق {accuracy}، وهذا لا يثبت شيئًا.',
  },
  'place-refused': {
    en: 'The phone did not tell its place at check-in.',
    ar: 'لم يُشارك الجوال موقعه عند تسجيل الوصول.',
  },
  'place-unknown': {
    en: 'Nobody has entered where the branch stands, so the distance is not known.',
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
  'clock-right': { en: 'The phone’s clock was right.', ar: 'كانت ساعة الجوال صحيحة.' },
  'clock-off_slow': { en: 'The phone’s clock was {duration} slow.', ar: 'كانت ساعة الجوال متأخرة بمقدار {duration}.' },
  'clock-off_fast': { en: 'The phone’s clock was {duration} fast.', ar: 'كانت ساعة الجوال متقدمة بمقدار {duration}.' },
  'clock-unknown': { en: 'The phone did not tell its time.', ar: 'لم يُرسل الجوال وقته.' },
  'sent-late': {
    en: 'Made without a network and sent {duration} later: its time is the phone’s own word.',
    ar: 'سُجّل دون اتصال وأُرسل لاحقًا بعد {duration}: فالوقت هنا كما ذكره الجوال.',
  },
  'stay-full': { en: 'Stayed {duration}.', ar: 'استمرت الزيارة {duration}.' },
  'stay-short': {
    en: 'Stayed {minutes} min; such a visit takes {least} min or more.',
    ar: 'استمرت الزيارة {minutes} د، ومثلها يستغرق {least} د أو أكثر.',
  },
  'stay-unknown': { en: 'Nobody stamped the leaving.', ar: 'لم يُسجَّل وقت المغادرة.' },
  'pace-calm': {
    en: 'Answered calmly: {seconds} s from one answer to the next.',
    ar: 'إجابات متأنية: {seconds} ث بين الإجابة والتي تليها.',
  },
  'pace-fast': {
    en: 'Answered fast: half of {answers} answers came within {seconds} s of the one before.',
    ar: 'إجابات سريعة: نصف {answers} من الإجابات جاء خلال {seconds} ث من سابقتها.',
  },
  'answers-before': answers(
    { one: '{count} answer was given before the check-in.', other: '{count} answers were given before the check-in.' },
    'إجابات سبقت تسجيل الوصول: #.',
  ),
  'answers-after': answers(
    {
      one: '{count} answer was given more than 4 hours after leaving.',
      other: '{count} answers were given more than 4 hours after leaving.',
    },
    'إجابات جاءت بعد المغادرة بأكثر من 4 ساعات: #.',
  ),
  'stamps-disorder': {
    en: 'The stamps of the visit are out of order.',
    ar: 'أوقات مراحل الزيارة غير متسلسلة.',
  },
  'stamps-differ': {
    en: 'An answer says {answered} min, the stamps of the visit say {stamped} min.',
    ar: 'إحدى الإجابات {answered} د، وأوقات مراحل الزيارة {stamped} د.',
  },
  'stamps-edited': { en: 'Stamps were set right by hand.', ar: 'عُدّلت أوقات بعض المراحل يدويًا.' },
  'receipt-fits': {
    en: 'The receipt of {total} is of the time of the visit.',
    ar: 'إيصال الشراء بمبلغ {total} ضمن وقت الزيارة.',
  },
  'receipt-other-hour': {
    en: 'The receipt is {duration} outside the visit.',
    ar: 'وقت إيصال الشراء خارج وقت الزيارة بمقدار {duration}.',
  },
  'receipt-other-day': {
    en: 'The receipt is of another day, {duration} outside the visit.',
    ar: 'إيصال الشراء من يوم آخر، خارج وقت الزيارة بمقدار {duration}.',
  },
  'receipt-unknown': {
    en: 'No receipt whose time and total could be compared.',
    ar: 'لا يوجد إيصال يمكن مقارنة وقته وإجماليه.',
  },
  'receipt-total-differs': {
    en: 'The receipt says {total}, the report says {stated}.',
    ar: 'إجمالي الإيصال {total}، والمذكور في التقرير {stated}.',
  },
  'photos-own': photos(
    { one: '{count} photo, unlike any of another report.', other: '{count} photos, unlike any of another report.' },
    '#، ولا شبيه لها في تقرير آخر.',
  ),
  'photos-known': photos(
    {
      one: '{count} photo looks like one of another report.',
      other: '{count} photos look like ones of other reports.',
    },
    'صور تشبه صورًا في تقارير أخرى: #.',
  ),
  'photos-repeated': photos(
    { one: '{count} photo is in the report twice.', other: '{count} photos are in the report more than once.' },
    'صور مكررة في التقرير نفسه: #.',
  ),
  'photos-missing': photos(
    { one: '{count} photo that was asked for is missing.', other: '{count} photos that were asked for are missing.' },
    'صور مطلوبة غير موجودة: #.',
  ),
  'photos-blank': photos(
    { one: '{count} photo shows nothing.', other: '{count} photos show nothing.' },
    'صور لا يظهر فيها شيء: #.',
  ),
  'photos-outside': photos(
    {
      one: '{count} photo was taken at another time than the visit.',
      other: '{count} photos were taken at another time than the visit.',
    },
    'صور التُقطت خارج وقت الزيارة: #.',
  ),
  'words-own': { en: 'The comments are not those of earlier reports.', ar: 'لا تتكرر التعليقات في تقارير سابقة.' },
  'words-alike': {
    en: '{percent}% of an answer was written before in another report.',
    ar: 'كُتب {percent}% من إحدى الإجابات من قبل في تقرير آخر.',
  },
  'words-known': {
    en: '{percent}% of an answer stands word for word in another report.',
    ar: '{percent}% من إحدى الإجابات ورد بالنص نفسه في تقرير آخر.',
  },

  'words-repeated': answers(
    {
      one: '{count} answer says what another one of this report says.',
      other: '{count} answers say what others of this report say.',
    },
    'إجابات تكرر ما قيل في غيرها من هذا التقرير: #.',
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

  timeline: { en: 'Course of the visit', ar: 'مجريات الزيارة' },
  at_checkIn: { en: 'Checked in', ar: 'تسجيل الوصول' },
  at_arrived: { en: 'Arrived', ar: 'الوصول' },
  at_ordered: { en: 'Ordered', ar: 'الطلب' },
  at_served: { en: 'Served', ar: 'التقديم' },
  at_paid: { en: 'Paid', ar: 'الدفع' },
  at_left: { en: 'Left', ar: 'المغادرة' },
  at_receipt: { en: 'Time on the receipt', ar: 'وقت إيصال الشراء' },
  at_submitted: { en: 'Handed in', ar: 'إرسال التقرير' },
  gap: { en: '{duration} later', ar: 'بعد {duration}' },
  edited: { en: 'set right by hand, first pressed {time}', ar: 'عُدّل يدويًا، وكان {time}' },
  heardLater: { en: 'the server heard of it {time}', ar: 'وصل إلى الخادم {time}' },
  phoneSaid: { en: 'the phone’s clock said {time}', ar: 'كانت ساعة الجوال {time}' },
  note: { en: 'Shopper’s explanation', ar: 'توضيح المتسوّق' },

  alikePhotos: { en: 'Photos that look alike', ar: 'صور متشابهة' },
  thisReport: { en: 'This report', ar: 'هذا التقرير' },
  otherReport: { en: 'Report {code}', ar: 'التقرير {code}' },
  openOther: { en: 'Open report {code}', ar: 'فتح التقرير {code}' },
  alikeWords: { en: 'Words written before', ar: 'عبارات كُتبت من قبل' },
  markedWords: { en: 'What both have is marked.', ar: 'العبارات المشتركة مميّزة.' },
  slowest: { en: 'Time on each question', ar: 'الوقت المستغرق لكل سؤال' },
  seconds: { en: '{seconds} s', ar: '{seconds} ث' },
})
