import { defineMessages } from '#/domain/text.ts'

/** Everything a shopper reads around a visit: the list, the brief, the check-in. The questionnaire itself is in questionnaire.ts. */
export const visitMessages = defineMessages({
  appName: { en: 'Visits', ar: 'الزيارات' },
  appDescription: {
    en: 'Your visits, briefs and reports, also without a connection.',
    ar: 'زياراتك وتعليماتها وتقاريرها، حتى دون اتصال.',
  },
  installTitle: { en: 'On your home screen', ar: 'على شاشتك الرئيسية' },
  installText: {
    en: 'Have your visits on your home screen: they open at once, also without a connection.',
    ar: 'أضف زياراتك إلى الشاشة الرئيسية لتفتحها مباشرة، حتى دون اتصال.',
  },
  installIos: {
    en: 'To have your visits on your home screen, also without a connection: tap Share in Safari, then “Add to Home Screen”.',
    ar: 'لتكون زياراتك على الشاشة الرئيسية، حتى دون اتصال: اضغط زر المشاركة في المتصفح، ثم «إضافة إلى الشاشة الرئيسية».',
  },
  install: { en: 'Install', ar: 'تثبيت' },
  installDecline: { en: 'Not needed', ar: 'لا حاجة' },
  underWayTitle: { en: 'Go on with your visit', ar: 'تابع زيارتك' },
  returnedTitle: { en: 'The editor asks for changes', ar: 'المراجع يطلب تعديلات' },
  goesOnAt: { en: 'Next: {section}', ar: 'التالي: {section}' },
  lastSaved: { en: 'Last saved', ar: 'آخر حفظ' },
  otherReports: {
    en: { one: '{count} more open report', other: '{count} more open reports' },
    ar: {
      zero: 'لا تقارير أخرى',
      one: 'تقرير آخر مفتوح',
      two: 'تقريران آخران مفتوحان',
      few: '{count} تقارير أخرى مفتوحة',
      many: '{count} تقريرًا آخر مفتوحًا',
      other: '{count} تقرير آخر مفتوح',
    },
  },
  title: { en: 'Evaluation Tasks', ar: 'مهام التقييم' },
  intro: {
    en: 'The visits you have taken on, the most urgent first.',
    ar: 'الزيارات المسندة إليك، والأقرب موعدًا أولًا.',
  },
  emptyTitle: { en: 'No visits yet', ar: 'لا توجد زيارات بعد' },
  emptyText: {
    en: 'When a visit is assigned to you, it appears here with its date, brief and fee. We also tell you by email.',
    ar: 'عند تعيينك لزيارة ستظهر هنا مع موعدها وتعليماتها وأجرها، وسنخبرك بالبريد الإلكتروني أيضًا.',
  },
  group_returned: { en: 'Changes requested', ar: 'بانتظار التعديل' },
  group_in_progress: { en: 'In progress', ar: 'قيد التنفيذ' },
  group_new: { en: 'New', ar: 'زيارات جديدة' },
  group_waiting: { en: 'Waiting for the editor', ar: 'بانتظار المراجعة' },
  group_done: { en: 'Done', ar: 'زيارات مكتملة' },
  type_full_service: { en: 'Full service', ar: 'تقييم شامل' },
  type_basic: { en: 'Basic', ar: 'تقييم أساسي' },
  fee: { en: 'Your fee', ar: 'أجرك' },
  visitAt: { en: 'Visit', ar: 'موعد الزيارة' },
  dueAt: { en: 'Report due', ar: 'آخر موعد للتقرير' },
  submittedAt: { en: 'Submitted', ar: 'أُرسل في' },
  overdue: { en: 'Overdue', ar: 'متأخر' },
  hoursLeft: {
    en: { one: '{count} hour left', other: '{count} hours left' },
    ar: {
      zero: 'أقل من ساعة متبقية',
      one: 'بقيت ساعة واحدة',
      two: 'بقيت ساعتان',
      few: 'بقيت {count} ساعات',
      many: 'بقيت {count} ساعة',
      other: 'بقيت {count} ساعة',
    },
  },
  lessThanHour: { en: 'Less than an hour left', ar: 'بقي أقل من ساعة' },
  readBrief: { en: 'Read the brief', ar: 'تعليمات الزيارة' },
  goOn: { en: 'Continue the report', ar: 'متابعة التقييم' },
  revise: { en: 'Make the changes', ar: 'تعديل التقرير' },
  seeReceipt: { en: 'See the receipt', ar: 'عرض إيصال التقرير' },
  client: { en: 'Client', ar: 'العميل' },
  branch: { en: 'Branch', ar: 'الفرع' },
  location: { en: 'Where', ar: 'الموقع' },
  kind: { en: 'Type', ar: 'نوع التقييم' },
  briefTitle: { en: 'Visit instructions', ar: 'تعليمات الزيارة' },
  clientNotes: { en: 'Notes from the client', ar: 'ملاحظات العميل' },
  whatToDo: { en: 'What you will do', ar: 'ما المطلوب منك' },
  do_full_service: {
    en: 'Eat in as an ordinary guest, with a main course and a drink for each person, and ask for the bill.',
    ar: 'تناول الطعام في الفرع كأي ضيف، واطلب طبقًا رئيسيًا ومشروبًا لكل شخص، ثم اطلب الفاتورة.',
  },
  do_basic: {
    en: 'Order one drink and one item to eat at the counter, and stay until you have tasted both.',
    ar: 'اطلب مشروبًا وصنفًا واحدًا للأكل من المنضدة، وابقَ حتى تتذوق الاثنين.',
  },
  doWithinReason: {
    en: 'Order what an ordinary guest would, within reason. Nothing that needs a special preparation.',
    ar: 'اطلب ما يطلبه أي ضيف في حدود المعقول، دون أصناف تحتاج إلى تجهيز خاص.',
  },
  doReceipt: {
    en: 'Keep the receipt: you photograph it and enter its total.',
    ar: 'احتفظ بإيصال الشراء، فستصوّره وتدخل إجماليه.',
  },
  doDeadline: {
    en: 'Send the report within 24 hours of checking in.',
    ar: 'أرسل التقرير خلال 24 ساعة من تسجيل الوصول.',
  },
  questionsInAll: {
    en: { one: '{count} question', other: '{count} questions' },
    ar: {
      zero: 'لا أسئلة',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '{count} أسئلة',
      many: '{count} سؤالًا',
      other: '{count} سؤال',
    },
  },
  whatIsAsked: { en: 'What the report asks', ar: 'محاور التقرير' },
  mustPhotos: { en: 'Photos you must take', ar: 'صور مطلوبة' },
  photosOnFail: { en: 'Photograph it if something is wrong', ar: 'صوّر عند وجود مخالفة' },
  toTime: { en: 'Times to take', ar: 'أزمنة تُقاس' },
  conductTitle: { en: 'Rules of conduct', ar: 'قواعد السلوك' },
  conduct1: {
    en: 'Do not reveal who you are, and do not take notes in sight of the staff.',
    ar: 'لا تكشف عن صفتك، ولا تدوّن ملاحظاتك أمام الموظفين.',
  },
  conduct2: {
    en: 'Write only what you saw, heard or measured. No guesses, no hearsay.',
    ar: 'اكتب ما شاهدته أو سمعته أو قسته فقط، دون تخمين أو نقل عن الآخرين.',
  },
  conduct3: {
    en: 'No faces in photos, and never a camera in a restroom or a family section.',
    ar: 'لا تُظهر الوجوه في الصور، ولا تستخدم الكاميرا إطلاقًا في دورات المياه أو قسم العائلات.',
  },
  conduct4: {
    en: 'Accept no gifts or favours, and tell us if you or your family work there.',
    ar: 'لا تقبل هدايا أو مزايا، وأخبرنا إذا كنت أنت أو أحد أقاربك تعملون هناك.',
  },
  conduct5: {
    en: 'If you are recognised, stay polite, finish your visit as a guest and say so in the report.',
    ar: 'إذا عُرفت صفتك فحافظ على لباقتك وأكمل زيارتك كضيف واذكر ذلك في التقرير.',
  },
  checkInTitle: { en: 'Check in at branch', ar: 'تسجيل الوصول إلى الفرع' },
  checkInText: {
    en: 'Check in when you arrive. The report opens, and its 24 hours begin.',
    ar: 'سجّل وصولك عند بلوغ الفرع، ليُفتح التقرير وتبدأ مهلة الـ 24 ساعة.',
  },
  placeWhy: {
    en: 'We ask for your location once, now, to show that the visit took place. It is never followed.',
    ar: 'نطلب موقعك مرة واحدة عند تسجيل الوصول لإثبات الزيارة، ولا نتتبّعه بعد ذلك.',
  },
  askPlace: { en: 'Share my location', ar: 'مشاركة موقعي' },
  placeAsking: { en: 'Finding your location…', ar: 'جارٍ تحديد موقعك…' },
  placeFound: { en: 'Location found, accurate to {metres} m', ar: 'تم تحديد الموقع بدقة {metres} متر' },
  placeFar: {
    en: 'Your phone is {distance} from the branch, with an accuracy of {metres} m. Check that this is the right branch. If it is, write below why the location differs.',
    ar: 'جوالك على بعد {distance} من الفرع، بدقة {metres} متر. تأكد من أنه الفرع الصحيح، وإن كان كذلك فاكتب أدناه سبب اختلاف الموقع.',
  },
  placeRefused: {
    en: 'Your location could not be read. You can still check in: write why below.',
    ar: 'تعذّر تحديد موقعك. يمكنك تسجيل الوصول مع كتابة السبب أدناه.',
  },
  otherDay: {
    en: 'The visit is planned for another day. If you check in today, write why below.',
    ar: 'موعد الزيارة في يوم آخر. إذا سجّلت وصولك اليوم فاكتب السبب أدناه.',
  },
  checkInNote: { en: 'Note', ar: 'ملاحظة' },
  checkInNoteHelp: {
    en: 'Needed if your location is missing or the day differs.',
    ar: 'مطلوبة عند عدم مشاركة الموقع أو اختلاف اليوم.',
  },
  confirmBrief: {
    en: 'I have read the brief and keep to the rules of conduct.',
    ar: 'قرأت تعليمات الزيارة وألتزم بقواعد السلوك.',
  },
  checkInButton: { en: 'Check in', ar: 'تسجيل الوصول' },
  begunHereTitle: { en: 'You have begun this visit on this phone', ar: 'بدأت هذه الزيارة على هذا الهاتف' },
  begunHereText: {
    en: 'Your check-in and answers are kept here and are sent once there is a connection.',
    ar: 'تسجيل وصولك وإجاباتك محفوظة هنا وستُرسل عند توفر الاتصال.',
  },
  unsentTitle: { en: 'Not sent yet', ar: 'لم يُرسل بعد' },
  unsentText: {
    en: 'A report on this phone has parts that are not with us yet. Open it to send them.',
    ar: 'على هذا الهاتف تقرير لم تصلنا بعض أجزائه. افتحه لإرسالها.',
  },
  unsentOpen: { en: 'Open the report', ar: 'فتح التقرير' },
  signOutUnsentTitle: { en: 'Sign out with unsent work?', ar: 'هل تريد الخروج قبل اكتمال الإرسال؟' },
  signOutUnsentText: {
    en: 'Answers or photos on this phone are not sent yet. They stay here, sealed: nobody else can open them, and they are sent after you sign in again on this phone.',
    ar: 'على هذا الهاتف إجابات أو صور لم تُرسل بعد. ستبقى هنا مقفلة لا يفتحها غيرك، وتُرسل بعد تسجيل دخولك من هذا الهاتف مرة أخرى.',
  },
  signOutAnyway: { en: 'Sign out', ar: 'تسجيل الخروج' },
  checkedInAt: { en: 'Checked in', ar: 'وقت الوصول' },
  submitTitle: { en: 'Submit report', ar: 'إرسال تقرير' },
  submitIntro: {
    en: 'Reports you have begun or that the editor has returned.',
    ar: 'تقارير بدأتها أو أعادها المراجع للتعديل.',
  },
  noOpenTitle: { en: 'No report to write', ar: 'لا يوجد تقرير بانتظارك' },
  noOpenText: {
    en: 'A report opens when you check in at the branch of an assigned visit.',
    ar: 'يُفتح التقرير عند تسجيل وصولك إلى فرع زيارة مسندة إليك.',
  },
  toVisits: { en: 'To your visits', ar: 'الانتقال إلى الزيارات' },
})

/** Hints to a shopper about likely questions of the editor, before submission. */
export const visitHintMessages = defineMessages({
  title: { en: 'The editor will ask about this', ar: 'سيسأل المراجع عن هذه النقاط' },
  text: {
    en: 'Correct it now, or explain it in a comment. You can send the report as it is.',
    ar: 'صحّحها الآن أو وضّحها في تعليق. ويمكنك إرسال التقرير كما هو.',
  },
  'place-far': {
    en: 'You checked in {distance} from the branch. Is this the right branch?',
    ar: 'سجّلت وصولك على بعد {distance} من الفرع. هل هذا هو الفرع الصحيح؟',
  },
  'stay-short': {
    en: {
      one: 'The visit lasted {count} min; it usually takes at least {least} min.',
      other: 'The visit lasted {count} min; it usually takes at least {least} min.',
    },
    ar: {
      zero: 'استغرقت الزيارة أقل من دقيقة، والمعتاد {least} دقيقة على الأقل.',
      one: 'استغرقت الزيارة دقيقة واحدة، والمعتاد {least} دقيقة على الأقل.',
      two: 'استغرقت الزيارة دقيقتين، والمعتاد {least} دقيقة على الأقل.',
      few: 'استغرقت الزيارة {count} دقائق، والمعتاد {least} دقيقة على الأقل.',
      many: 'استغرقت الزيارة {count} دقيقة، والمعتاد {least} دقيقة على الأقل.',
      other: 'استغرقت الزيارة {count} دقيقة، والمعتاد {least} دقيقة على الأقل.',
    },
  },
  'time-differs': {
    en: 'Your answer says {answered} min, your stamps say {stamped} min.',
    ar: 'إجابتك {answered} د، وأوقات المراحل التي سجّلتها {stamped} د.',
  },
  'photo-repeated': {
    en: 'This photo is already on another question.',
    ar: 'هذه الصورة مرفقة بسؤال آخر.',
  },
  'photo-old': {
    en: 'This photo was taken before the visit.',
    ar: 'التُقطت هذه الصورة قبل الزيارة.',
  },
})
