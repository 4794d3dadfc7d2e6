import { defineMessages } from '#/domain/text.ts'

/** Slides for a board: branches side by side, where points are lost, and what to fix at the weakest branch. */
export const boardDeckMessages = defineMessages({
  button: { en: 'Slides for the board', ar: 'عرض لمجلس الإدارة' },
  otherButton: { en: 'Slides in {language}', ar: 'العرض {language}' },
  in_en: { en: 'English', ar: 'بالإنجليزية' },
  in_ar: { en: 'Arabic', ar: 'بالعربية' },
  title: { en: 'Mystery visits: {company}, {month}', ar: 'زيارات المتسوّق السري: {company}، {month}' },
  head: { en: '{company} · {month}', ar: '{company} · {month}' },
  confidential: { en: 'Confidential', ar: 'سري' },

  allRose: { en: 'Every branch rose since its visit before', ar: 'ارتفعت درجات كل الفروع عن الزيارة السابقة' },
  fell: {
    en: {
      one: '{count} of {of} branches fell; {worst} is lowest at {score}',
      other: '{count} of {of} branches fell; {worst} is lowest at {score}',
    },
    ar: {
      zero: 'لم تنخفض درجة أي فرع، وأدناها {worst} بدرجة {score}',
      one: 'انخفضت درجة فرع واحد من {of}، وأدناها {worst} بدرجة {score}',
      two: 'انخفضت درجتا فرعين من {of}، وأدناها {worst} بدرجة {score}',
      few: 'انخفضت درجات {count} فروع من {of}، وأدناها {worst} بدرجة {score}',
      many: 'انخفضت درجات {count} فرعًا من {of}، وأدناها {worst} بدرجة {score}',
      other: 'انخفضت درجات {count} فرع من {of}، وأدناها {worst} بدرجة {score}',
    },
  },
  range: {
    en: 'From {worst} at {low} to {best} at {high}',
    ar: 'من {worst} بدرجة {low} إلى {best} بدرجة {high}',
  },
  single: { en: '{worst} scored {score}', ar: 'درجة {worst}: {score}' },
  averageOfLast: {
    en: {
      one: 'Score of the last visit: {score}.',
      other: 'Average of the last visit of each branch: {score}. Visited: {count} of {of}.',
    },
    ar: {
      zero: 'لا زيارات.',
      one: 'درجة آخر زيارة: {score}. الفروع المزارة: {count} من {of}.',
      two: 'متوسط آخر زيارة لكل فرع: {score}. الفروع المزارة: {count} من {of}.',
      few: 'متوسط آخر زيارة لكل فرع: {score}. الفروع المزارة: {count} من {of}.',
      many: 'متوسط آخر زيارة لكل فرع: {score}. الفروع المزارة: {count} من {of}.',
      other: 'متوسط آخر زيارة لكل فرع: {score}. الفروع المزارة: {count} من {of}.',
    },
  },
  lowest: {
    en: 'The slide shows the {shown} branches with the lowest scores.',
    ar: 'تعرض الشريحة الفروع الأدنى درجةً، وعددها {shown}.',
  },
  lastVisit: { en: 'last visit {date}', ar: 'آخر زيارة {date}' },
  firstVisit: { en: 'first visit {date}', ar: 'أول زيارة {date}' },
  notVisited: { en: 'No visit in the period', ar: 'لا زيارة خلال الفترة' },
  sections: { en: 'Sections', ar: 'المحاور' },
  sourceStanding: {
    en: '{type} · {period} · Last visit of each branch, and the change since the visit before',
    ar: '{type} · {period} · آخر زيارة لكل فرع، والتغيّر عن الزيارة السابقة',
  },

  lossTitle: {
    en: '“{section}” costs most: {points} points of an average visit',
    ar: '«{section}» أكثر المحاور كلفةً، والنقاط المفقودة فيه في الزيارة: {points}',
  },
  lossUnder: {
    en: {
      one: '{lost} points are lost in {count} visit.',
      other: '{lost} points are lost in an average visit ({count} visits).',
    },
    ar: {
      zero: 'لا زيارات.',
      one: 'النقاط المفقودة في زيارة واحدة: {lost}.',
      two: 'متوسط النقاط المفقودة في زيارتين: {lost}.',
      few: 'متوسط النقاط المفقودة في {count} زيارات: {lost}.',
      many: 'متوسط النقاط المفقودة في {count} زيارة: {lost}.',
      other: 'متوسط النقاط المفقودة في {count} زيارة: {lost}.',
    },
  },
  lossColumn: { en: 'Points lost in a visit', ar: 'النقاط المفقودة في الزيارة' },
  scoreColumn: { en: 'Average score', ar: 'متوسط الدرجة' },
  sourceLoss: {
    en: '{type} · {period} · All visits, each counted once; caps of critical findings left out',
    ar: '{type} · {period} · كل الزيارات، تُحسب كل منها مرة واحدة، دون سقف الملاحظات الحرجة',
  },

  fixTitle: {
    en: {
      one: 'One fix brings {branch} to {score}',
      other: '{count} fixes bring {branch} to {score}',
    },
    ar: {
      zero: '{branch}: {score}',
      one: 'إصلاح واحد يرفع درجة {branch} إلى {score}',
      two: 'إصلاحان يرفعان درجة {branch} إلى {score}',
      few: '{count} إصلاحات ترفع درجة {branch} إلى {score}',
      many: '{count} إصلاحًا ترفع درجة {branch} إلى {score}',
      other: '{count} إصلاح ترفع درجة {branch} إلى {score}',
    },
  },
  fixWorth: {
    en: {
      one: 'One fix brings {branch} to {score}, worth an estimated SAR {amount} a month',
      other: '{count} fixes bring {branch} to {score}, worth an estimated SAR {amount} a month',
    },
    ar: {
      zero: '{branch}: {score}',
      one: 'إصلاح واحد يرفع درجة {branch} إلى {score}، وأثره التقديري {amount} ريال شهريًا',
      two: 'إصلاحان يرفعان درجة {branch} إلى {score}، وأثرهما التقديري {amount} ريال شهريًا',
      few: '{count} إصلاحات ترفع درجة {branch} إلى {score}، وأثرها التقديري {amount} ريال شهريًا',
      many: '{count} إصلاحًا ترفع درجة {branch} إلى {score}، وأثرها التقديري {amount} ريال شهريًا',
      other: '{count} إصلاح ترفع درجة {branch} إلى {score}، وأثرها التقديري {amount} ريال شهريًا',
    },
  },
  capFirst: {
    en: 'The answers alone give {calculated}. The cap of the critical finding goes first; only then do the others count.',
    ar: 'تعطي الإجابات وحدها {calculated}. تُعالج الملاحظة الحرجة أولًا، وبعدها تُحتسب نقاط البقية.',
  },
  answersOf: { en: 'Last visit of the lowest branch, {date}.', ar: 'آخر زيارة لأدنى الفروع درجةً، {date}.' },
  today: { en: 'Today', ar: 'اليوم' },
  target: { en: 'Target {score}', ar: 'الهدف {score}' },
  points: { en: '{points} points', ar: 'النقاط: {points}' },
  riyals: { en: 'SAR {amount}', ar: '{amount} ريال' },
  decide: { en: 'To decide', ar: 'المطلوب قراره' },
  decideOwners: {
    en: { one: 'an owner and a date for this fix', other: 'an owner and a date for each of the {count} fixes' },
    ar: {
      zero: 'لا شيء',
      one: 'مسؤول وموعد لهذا الإصلاح',
      two: 'مسؤول وموعد لكلا الإصلاحين',
      few: 'مسؤول وموعد لكل من الإصلاحات الـ{count}',
      many: 'مسؤول وموعد لكل إصلاح',
      other: 'مسؤول وموعد لكل إصلاح',
    },
  },
  decideVisits: {
    en: { one: 'a visit to {names}, not visited in the period', other: 'visits to {names}, not visited in the period' },
    ar: {
      zero: '',
      one: 'زيارة {names}، إذ لم يُزر خلال الفترة',
      two: 'زيارة {names}، إذ لم يُزارا خلال الفترة',
      few: 'زيارة {names}، إذ لم تُزر خلال الفترة',
      many: 'زيارة {names}، إذ لم تُزر خلال الفترة',
      other: 'زيارة {names}، إذ لم تُزر خلال الفترة',
    },
  },
  more: { en: '{count} more', ar: '{count} غيرها' },
  sourceFix: { en: 'Report {number}', ar: 'التقرير {number}' },
  sourceEstimate: {
    en: 'Report {number}. SAR a month are estimates: guests × average bill × points × your rate.',
    ar: 'التقرير {number}. المبالغ الشهرية تقديرية: الضيوف × متوسط الفاتورة × النقاط × النسبة التي اعتمدتموها.',
  },
  bars: { en: 'Score today and after each fix: {list}', ar: 'الدرجة اليوم وبعد كل إصلاح: {list}' },
})
