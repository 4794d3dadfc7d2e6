import { defineMessages } from '#/domain/text.ts'

/** The tests before the levels. */
export const levelTestMessages = defineMessages({
  test_professional: { en: 'Test for the professional level', ar: 'اختبار المستوى الاحترافي' },
  test_lead: { en: 'Test for the lead level', ar: 'اختبار المستوى القيادي' },
  about_professional: {
    en: 'What a shopper has to know: honesty, discretion, photos, facts, times, receipts, food safety.',
    ar: 'ما يجب أن يعرفه المتسوّق: الصدق والتكتّم والصور والوقائع والأوقات والإيصالات وسلامة الغذاء.',
  },
  about_lead: {
    en: 'For those who edit, make second visits and help newcomers.',
    ar: 'لمن يحرّر التقارير وينفّذ الزيارات الثانية ويساعد الجدد.',
  },
  rules: {
    en: '{count} questions, no time limit. {percent}% right passes. Your answers are kept while you go.',
    ar: '{count} أسئلة دون حد زمني. تجتاز بنسبة {percent}% من الإجابات الصحيحة، وتُحفظ إجاباتك أثناء الاختبار.',
  },
  retryRule: {
    en: 'Not passed? Try again after {hours} hours; from the third time on after {days} days.',
    ar: 'لم تجتزه؟ يمكنك الإعادة بعد {hours} ساعة، ومن المرة الثالثة بعد {days} أيام.',
  },
  begin: { en: 'Begin the test', ar: 'بدء الاختبار' },
  again: { en: 'Take the test again', ar: 'إعادة الاختبار' },
  passedAt: { en: 'Passed on', ar: 'تم اجتيازه بتاريخ' },
  retryFrom: { en: 'You can take it again from', ar: 'يمكنك إعادته ابتداءً من' },
  locked: { en: 'First pass the test for the professional level.', ar: 'اجتز أولًا اختبار المستوى الاحترافي.' },
  otherOpen: { en: 'Finish the open test first.', ar: 'أكمل الاختبار المفتوح أولًا.' },

  question: { en: 'Question {number} of {count}', ar: 'السؤال {number} من {count}' },
  progress: { en: 'Answered', ar: 'تمت الإجابة' },
  progressText: { en: '{done} of {count}', ar: '{done} من {count}' },
  keep: { en: 'Keep for later', ar: 'حفظ للمتابعة لاحقًا' },
  kept: { en: 'Answers kept', ar: 'تم حفظ الإجابات' },
  finish: { en: 'Send my answers', ar: 'إرسال إجاباتي' },

  passed: { en: 'Passed', ar: 'ناجح' },
  notPassed: { en: 'Not passed', ar: 'لم تجتز' },
  resultPassed: { en: 'You passed: {correct} of {count} right.', ar: 'اجتزت الاختبار: {correct} من {count} صحيحة.' },
  resultPassedText: {
    en: 'The rule of levels looks at your profile now. What else the next level asks for stands above.',
    ar: 'ستُراجع قاعدة المستويات ملفك الآن. وتجد أعلاه ما يتطلبه المستوى التالي أيضًا.',
  },
  resultFailed: {
    en: 'Not passed this time: {correct} of {count} right.',
    ar: 'لم تجتز هذه المرة: {correct} من {count} صحيحة.',
  },
  lastResult: { en: 'Your last test', ar: 'آخر اختبار لك' },
  yourAnswer: { en: 'Your answer', ar: 'إجابتك' },
  rightAnswer: { en: 'Right answer', ar: 'الإجابة الصحيحة' },
  why: { en: 'Why', ar: 'السبب' },
  warningTitle: { en: 'Your level is in danger until {day}', ar: 'مستواك مهدد حتى {day}' },
  warningText: {
    en: 'Unless your latest reports get better by then, you go on as {level}. Three good reports lead back afterwards too.',
    ar: 'إن لم تتحسن تقاريرك الأخيرة حتى ذلك اليوم فستتابع ضمن {level}. وتعيدك ثلاثة تقارير جيدة بعدها أيضًا.',
  },
  toNext: { en: 'What {level} asks for', ar: 'ما يتطلبه {level}' },
  atTheTop: { en: 'There is no higher level. Thank you.', ar: 'لا يوجد مستوى أعلى، شكرًا لك.' },
  requirementMet: { en: 'Reached', ar: 'تحقق' },
  requirementOpen: { en: 'Not reached yet', ar: 'لم يتحقق بعد' },
  right: { en: 'Right', ar: 'صحيحة' },
  wrong: { en: 'Wrong', ar: 'غير صحيحة' },
})
