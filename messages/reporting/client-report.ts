import { defineMessages } from '#/domain/text.ts'

/** A client's actions on a report. */
export const disputeMessages = defineMessages({
  dispute: { en: 'Dispute', ar: 'اعتراض' },
  disputeThis: { en: 'Dispute this answer: {question}', ar: 'اعتراض على هذه الإجابة: {question}' },
  title: { en: 'Dispute an answer', ar: 'الاعتراض على إجابة' },
  hint: {
    en: 'A second editor, who did not check this report, decides by {due}. If the dispute is upheld, the report gets a new revision and this one stays readable.',
    ar: 'يبتّ في الاعتراض مراجع ثانٍ لم يراجع هذا التقرير، وذلك قبل {due}. وإذا قُبل الاعتراض تصدر نسخة جديدة من التقرير وتبقى هذه متاحة للاطلاع.',
  },
  answerWas: { en: 'The answer', ar: 'الإجابة' },
  reason: { en: 'What is wrong with this answer?', ar: 'ما الخطأ في هذه الإجابة؟' },
  reasonHint: {
    en: 'Give a fact that can be checked: a time, a bill, a camera recording, a roster. At least 20 characters.',
    ar: 'اذكر واقعة يمكن التحقق منها: وقتًا أو فاتورة أو تسجيل كاميرا أو جدول دوام. 20 حرفًا على الأقل.',
  },
  send: { en: 'Send the dispute', ar: 'إرسال الاعتراض' },
  sent: { en: 'The dispute is sent', ar: 'أُرسل الاعتراض' },
  withdraw: { en: 'Withdraw', ar: 'سحب الاعتراض' },
  withdrawTitle: { en: 'Withdraw the dispute?', ar: 'سحب الاعتراض؟' },
  withdrawHint: {
    en: 'The answer stays as it is. You can dispute it again until {until}.',
    ar: 'تبقى الإجابة كما هي، ويمكن الاعتراض عليها مجددًا حتى {until}.',
  },
  withdrawn: { en: 'The dispute is withdrawn', ar: 'سُحب الاعتراض' },
  state_open: { en: 'Disputed', ar: 'معترض عليها' },
  state_upheld: { en: 'Dispute upheld', ar: 'قُبل الاعتراض' },
  state_declined: { en: 'Dispute declined', ar: 'رُفض الاعتراض' },
  state_withdrawn: { en: 'Dispute withdrawn', ar: 'سُحب الاعتراض' },
  answerBy: {
    en: 'Sent on {date}. You will have a decision by {due}.',
    ar: 'أُرسل بتاريخ {date}، ويصلك القرار قبل {due}.',
  },
  lateAnswer: { en: 'The decision is late. It was due by {due}.', ar: 'تأخر القرار، وكان موعده {due}.' },
  decidedOn: { en: 'Decided on {date}', ar: 'تاريخ القرار {date}' },
  files: { en: 'Files that show it', ar: 'ملفات تؤيد الاعتراض' },
  yourReason: { en: 'Your reason', ar: 'سبب الاعتراض' },
  decision: { en: 'Decision', ar: 'القرار' },
})

export const replyMessages = defineMessages({
  title: { en: 'Right of reply', ar: 'حق الرد' },
  hint: {
    en: 'One text, shown beside the score to everyone who opens this report, also by a link. You can change it until the report is final on {until}.',
    ar: 'نص واحد يظهر بجانب الدرجة لكل من يطّلع على هذا التقرير، حتى عبر الروابط. ويمكنك تعديله إلى أن يصبح التقرير نهائيًا في {until}.',
  },
  hintOpenDispute: {
    en: 'One text, shown beside the score to everyone who opens this report. You can change it while a dispute is open.',
    ar: 'نص واحد يظهر بجانب الدرجة لكل من يطّلع على هذا التقرير، ويمكنك تعديله ما دام هناك اعتراض مفتوح.',
  },
  hintFinal: {
    en: 'The report is final. The reply can no longer be changed.',
    ar: 'أصبح التقرير نهائيًا، ولم يعد تعديل الرد ممكنًا.',
  },
  label: { en: 'Your reply', ar: 'ردّك' },
  of: { en: 'Reply of {company}', ar: 'رد {company}' },
  ofClient: { en: 'Reply of the company', ar: 'رد المنشأة' },
  write: { en: 'Write a reply', ar: 'كتابة رد' },
  edit: { en: 'Edit the reply', ar: 'تعديل الرد' },
  save: { en: 'Publish the reply', ar: 'نشر الرد' },
  saved: { en: 'The reply is published', ar: 'نُشر الرد' },
  changedOn: { en: 'Last changed on {date}', ar: 'آخر تعديل {date}' },
})

export const shareMessages = defineMessages({
  share: { en: 'Share', ar: 'مشاركة' },
  title: { en: 'Share this report', ar: 'مشاركة هذا التقرير' },
  hint: {
    en: 'Anyone with the link can open this report with its photos and your reply, without an account. Actions and disputes are not included.',
    ar: 'يمكن لكل من لديه الرابط الاطلاع على هذا التقرير بصوره وردّك دون حساب. ولا تظهر فيه الإجراءات ولا الاعتراضات.',
  },
  label: { en: 'Who is it for?', ar: 'لمن هذا الرابط؟' },
  labelHint: { en: 'For your own list, such as “Regional manager”.', ar: 'لقائمتك فقط، مثل «مدير المنطقة».' },
  days: { en: 'Ends after', ar: 'ينتهي بعد' },
  days_1: { en: '1 day', ar: 'يوم واحد' },
  days_7: { en: '7 days', ar: '7 أيام' },
  days_30: { en: '30 days', ar: '30 يومًا' },
  make: { en: 'Create the link', ar: 'إنشاء الرابط' },
  made: { en: 'The link is ready', ar: 'الرابط جاهز' },
  once: {
    en: 'Copy it now. It is shown only once and ends on {date}.',
    ar: 'انسخه الآن، فلن يظهر مرة أخرى. ينتهي في {date}.',
  },
  link: { en: 'Link', ar: 'الرابط' },
  copy: { en: 'Copy the link', ar: 'نسخ الرابط' },
  copied: { en: 'The link is copied', ar: 'نُسخ الرابط' },
  links: { en: 'Links to this report', ar: 'روابط هذا التقرير' },
  none: { en: 'No links yet.', ar: 'لا توجد روابط بعد.' },
  endsOn: { en: 'Ends on {date}', ar: 'ينتهي في {date}' },
  endedOn: { en: 'Ended on {date}', ar: 'انتهى في {date}' },
  openedTimes: {
    en: { one: 'Opened {count} time', other: 'Opened {count} times' },
    ar: {
      zero: 'لم يُفتح بعد',
      one: 'فُتح مرة واحدة',
      two: 'فُتح مرتين',
      few: 'فُتح {count} مرات',
      many: 'فُتح {count} مرة',
      other: 'فُتح {count} مرة',
    },
  },
  notOpened: { en: 'Not opened yet', ar: 'لم يُفتح بعد' },
  state_active: { en: 'Active', ar: 'فعّال' },
  state_ended: { en: 'Ended', ar: 'منتهٍ' },
  state_withdrawn: { en: 'Withdrawn', ar: 'موقوف' },
  withdraw: { en: 'Withdraw: {label}', ar: 'إيقاف: {label}' },
  withdrawShort: { en: 'Withdraw', ar: 'إيقاف' },
  withdrawn: { en: 'The link no longer works', ar: 'لم يعد الرابط يعمل' },
})

export const sharedPageMessages = defineMessages({
  title: { en: 'Report on {branch}', ar: 'تقرير {branch}' },
  titleGone: { en: 'This link does not work', ar: 'هذا الرابط لا يعمل' },
  gone: {
    en: 'The link may have expired, been withdrawn or been copied incompletely. Ask the sender for a new one.',
    ar: 'ربما انتهت مدته أو أُوقف أو نُسخ ناقصًا. اطلب رابطًا جديدًا ممن أرسله إليك.',
  },
  sharedBy: { en: 'Shared by {company} until {date}', ar: 'مُشارَك من {company}، ومتاح حتى {date}' },
  private: {
    en: 'This page is private. Please do not share the link.',
    ar: 'هذه الصفحة مخصصة لك، فنرجو عدم مشاركة رابطها.',
  },
  home: { en: 'To the home page', ar: 'إلى الصفحة الرئيسية' },
  busy: {
    en: 'Too many requests from your network. Try again in a few minutes.',
    ar: 'عدد الطلبات من شبكتك كبير. حاول مرة أخرى بعد بضع دقائق.',
  },
})

export const alertPeopleMessages = defineMessages({
  title: { en: 'Critical alerts', ar: 'التنبيهات الحرجة' },
  intro: {
    en: 'When there is a critical failure, an editor checks it ahead of the rest of the report, usually within 2 hours. Then the branch manager, or the nearest manager, is notified, and these contacts outside your team by email. If no one opens the alert in time, it goes to the next level, up to the owners.',
    ar: 'عند الإخفاق في معيار حرج تُراجع الواقعة قبل بقية التقرير، وغالبًا خلال ساعتين، ثم يُبلَّغ مدير الفرع أو أقرب مدير مسؤول عنه، وتصل رسالة إلى جهات الاتصال هذه من خارج فريقك. وإن لم يُفتح التنبيه في موعده وصل إلى المستوى الأعلى، حتى مالكي الحساب.',
  },
  people: { en: 'Contacts outside your team', ar: 'جهات اتصال من خارج فريقك' },
  none: { en: 'No contacts yet', ar: 'لا توجد جهات اتصال بعد' },
  noneHint: {
    en: 'Only your team is notified. Add anyone without an account who has to act immediately, such as a pest control company.',
    ar: 'لا يصل التنبيه إلا إلى فريقك. أضف من عليه التصرف فورًا وليس له حساب، مثل شركة مكافحة الحشرات.',
  },
  add: { en: 'Add a person', ar: 'إضافة شخص' },
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  language: { en: 'Language of the message', ar: 'لغة الرسالة' },
  language_en: { en: 'English', ar: 'الإنجليزية' },
  language_ar: { en: 'Arabic', ar: 'العربية' },
  place: { en: 'Part of the company', ar: 'القسم من المنشأة' },
  placeHelp: {
    en: 'This person is notified of critical failures there and in everything below it.',
    ar: 'يُبلَّغ هذا الشخص بالإخفاقات الحرجة في هذا القسم وفي كل ما يندرج تحته.',
  },
  choosePlace: { en: 'Choose', ar: 'اختر' },
  agreed: {
    en: 'This person knows about it and agreed to receive these emails.',
    ar: 'هذا الشخص على علم بذلك ووافق على تلقي هذه الرسائل.',
  },
  agreedHint: {
    en: 'The message names the branch, the question and the finding. It never names the shopper.',
    ar: 'تتضمن الرسالة الفرع والسؤال والملاحظة، ولا تتضمن اسم المتسوّق أبدًا.',
  },
  save: { en: 'Add', ar: 'إضافة' },
  saved: { en: 'Added to the list', ar: 'أُضيف إلى القائمة' },
  remove: { en: 'Remove: {name}', ar: 'حذف: {name}' },
  removeShort: { en: 'Remove', ar: 'حذف' },
  removeTitle: { en: 'Remove {name}?', ar: 'حذف من القائمة: {name}؟' },
  removeHint: {
    en: '{email} will no longer be notified of critical failures.',
    ar: 'لن تصل التنبيهات الحرجة بعد الآن إلى {email}.',
  },
  removed: { en: 'Removed from the list', ar: 'حُذف من القائمة' },
  settings: { en: 'Critical alerts', ar: 'التنبيهات الحرجة' },
})

export const clientPageMessages = defineMessages({
  ownAverage: {
    en: { one: 'Your average {mean} ({count} visit)', other: 'Your average {mean} ({count} visits)' },
    ar: {
      zero: 'متوسطك {mean}',
      one: 'متوسطك {mean} (زيارة واحدة)',
      two: 'متوسطك {mean} (زيارتان)',
      few: 'متوسطك {mean} ({count} زيارات)',
      many: 'متوسطك {mean} ({count} زيارة)',
      other: 'متوسطك {mean} ({count} زيارة)',
    },
  },
  cityAverage: {
    en: { one: 'City average {mean} ({count} visit)', other: 'City average {mean} ({count} visits)' },
    ar: {
      zero: 'متوسط المدينة {mean}',
      one: 'متوسط المدينة {mean} (زيارة واحدة)',
      two: 'متوسط المدينة {mean} (زيارتان)',
      few: 'متوسط المدينة {mean} ({count} زيارات)',
      many: 'متوسط المدينة {mean} ({count} زيارة)',
      other: 'متوسط المدينة {mean} ({count} زيارة)',
    },
  },
  sectionsHint: {
    en: 'Solid line: all your visits of this type in the last 12 months. Dashed line: the anonymous city average. Averages of fewer than 3 visits are not shown.',
    ar: 'الخط المتصل: متوسط كل زياراتك من هذا النوع في آخر 12 شهرًا. الخط المتقطع: متوسط المدينة دون ذكر أسماء. ولا يُعرض متوسط أقل من 3 زيارات.',
  },
  own: { en: 'Your average', ar: 'متوسطك' },
  city: { en: 'City average', ar: 'متوسط المدينة' },
  stamp_arrived: { en: 'Arrived', ar: 'الوصول' },
  stamp_ordered: { en: 'Ordered', ar: 'الطلب' },
  stamp_served: { en: 'Served', ar: 'التقديم' },
  stamp_paid: { en: 'Paid', ar: 'الدفع' },
  stamp_left: { en: 'Left', ar: 'المغادرة' },
  photoCaption: { en: '{question} · {time}', ar: '{question} · {time}' },
  revision: { en: 'Revision {number}', ar: 'النسخة {number}' },
  revisions: { en: 'Revisions', ar: 'نسخ التقرير' },
  revisionsHint: {
    en: 'An upheld dispute creates a new revision. Earlier revisions stay as they were.',
    ar: 'تصدر نسخة جديدة عن كل اعتراض مقبول، وتبقى النسخ السابقة كما هي.',
  },
  oldTitle: {
    en: 'Revision {number} is no longer valid',
    ar: 'النسخة {number} لم تعد سارية',
  },
  oldText: {
    en: 'It was replaced on {date}.',
    ar: 'حلّت محلها نسخة أحدث بتاريخ {date}.',
  },
  toCurrent: { en: 'Read the current revision', ar: 'عرض النسخة الحالية' },
  read: { en: 'Read revision {number}', ar: 'عرض النسخة {number}' },
  shown: { en: 'Shown here', ar: 'معروضة هنا' },
  before: { en: 'Before', ar: 'قبل' },
  after: { en: 'Now', ar: 'الآن' },
  why: { en: 'Why', ar: 'السبب' },
  noAnswer: { en: 'No answer', ar: 'دون إجابة' },
})
