import { defineMessages } from '#/domain/text.ts'

/** Everything a shopper reads around a visit: the list, the instructions, the check-in. The questionnaire itself is in questionnaire.ts. */
export const visitMessages = defineMessages({
  appName: { en: 'Visits', ar: 'الزيارات' },
  appDescription: {
    en: 'Your visits, instructions and reports, even offline.',
    ar: 'زياراتك وتعليماتها وتقاريرها، حتى دون اتصال.',
  },
  installTitle: { en: 'On your home screen', ar: 'على شاشتك الرئيسية' },
  installText: {
    en: 'Add your visits to your home screen to open them quickly, even offline.',
    ar: 'أضف زياراتك إلى الشاشة الرئيسية لتفتحها مباشرة، حتى دون اتصال.',
  },
  installIos: {
    en: 'To add your visits to your home screen and open them offline, tap Share in Safari, then “Add to Home Screen”.',
    ar: 'لإضافة زياراتك إلى الشاشة الرئيسية وفتحها حتى دون اتصال: اضغط زر المشاركة في المتصفح، ثم «إضافة إلى الشاشة الرئيسية».',
  },
  install: { en: 'Install', ar: 'تثبيت' },
  installDecline: { en: 'No, thanks', ar: 'لا، شكرًا' },
  underWayTitle: { en: 'Continue your visit', ar: 'تابع زيارتك' },
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
  title: { en: 'Visits', ar: 'الزيارات' },
  group_returned: { en: 'Changes requested', ar: 'بانتظار التعديل' },
  group_in_progress: { en: 'In progress', ar: 'قيد التنفيذ' },
  group_new: { en: 'New visits', ar: 'زيارات جديدة' },
  group_waiting: { en: 'Waiting for the editor', ar: 'بانتظار المراجعة' },
  group_done: { en: 'Approved, to be paid', ar: 'معتمدة بانتظار التحويل' },
  group_paid: { en: 'Paid', ar: 'مدفوعة' },
  type_full_service: { en: 'Full service', ar: 'تقييم شامل' },
  type_basic: { en: 'Basic', ar: 'تقييم أساسي' },
  type_operations_audit: { en: 'Operations audit', ar: 'تدقيق العمليات التشغيلية' },
  fee: { en: 'Your fee', ar: 'أجرك' },
  visitAt: { en: 'Visit', ar: 'موعد الزيارة' },
  dueAt: { en: 'Report due', ar: 'آخر موعد للتقرير' },
  submittedAt: { en: 'Submitted', ar: 'أُرسل في' },
  overdue: { en: 'Overdue', ar: 'متأخر' },
  hoursLeft: {
    en: { one: '{count} hour left', other: '{count} hours left' },
    ar: {
      zero: 'بقي أقل من ساعة',
      one: 'بقيت ساعة واحدة',
      two: 'بقيت ساعتان',
      few: 'بقيت {count} ساعات',
      many: 'بقيت {count} ساعة',
      other: 'بقيت {count} ساعة',
    },
  },
  lessThanHour: { en: 'Less than an hour left', ar: 'بقي أقل من ساعة' },
  readBrief: { en: 'Visit instructions', ar: 'تعليمات الزيارة' },
  goOn: { en: 'Continue the report', ar: 'متابعة التقييم' },
  revise: { en: 'Make the changes', ar: 'تعديل التقرير' },
  seeReceipt: { en: 'View the confirmation', ar: 'عرض تأكيد الاستلام' },
  client: { en: 'Client', ar: 'العميل' },
  branch: { en: 'Branch', ar: 'الفرع' },
  location: { en: 'Location', ar: 'الموقع' },
  kind: { en: 'Type', ar: 'نوع التقييم' },
  briefTitle: { en: 'Visit instructions', ar: 'تعليمات الزيارة' },
  clientNotes: { en: 'Notes from the client', ar: 'ملاحظات العميل' },
  do_full_service: {
    en: 'Eat in as an ordinary guest, with a main course and a drink for each person, and ask for the bill.',
    ar: 'تناول الطعام في الفرع كأي ضيف، واطلب طبقًا رئيسيًا ومشروبًا لكل شخص، ثم اطلب الفاتورة.',
  },
  do_basic: {
    en: 'Order one drink and one item to eat at the counter, and stay until you have tasted both.',
    ar: 'اطلب مشروبًا وصنفًا واحدًا للأكل من المنضدة، وابقَ حتى تتذوق الاثنين.',
  },
  do_operations_audit: { en: 'Order nothing.', ar: 'لا تطلب شيئًا.' },
  doWithinReason: {
    en: 'Order what an ordinary guest would, within reason. Nothing that needs special preparation.',
    ar: 'اطلب ما يطلبه أي ضيف في حدود المعقول، دون أصناف تحتاج إلى تجهيز خاص.',
  },
  doReceipt: {
    en: 'Keep the receipt. You will photograph it and enter its total.',
    ar: 'احتفظ بإيصال الشراء، فستصوّره وتدخل إجماليه.',
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
  whatIsAsked: { en: 'Report sections', ar: 'محاور التقرير' },
  mustPhotos: { en: 'Required photos', ar: 'صور مطلوبة' },
  photosOnFail: { en: 'Photos if something is wrong', ar: 'صور عند وجود مخالفة' },
  toTime: { en: 'Timings to record', ar: 'أوقات مطلوب قياسها' },
  conductTitle: { en: 'Rules of conduct', ar: 'قواعد السلوك' },
  conduct1: {
    en: 'Do not reveal that you are a mystery shopper, and do not take notes in view of the staff.',
    ar: 'لا تكشف أنك متسوّق سري، ولا تدوّن ملاحظاتك أمام الموظفين.',
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
    ar: 'لا تقبل هدايا أو مزايا، وأخبرنا إن كنت تعمل هناك أو كان أحد أفراد أسرتك يعمل هناك.',
  },
  conduct5: {
    en: 'If you are recognised, stay polite, finish your visit as a guest and say so in the report.',
    ar: 'إذا عُرف أنك متسوّق سري فحافظ على لباقتك وأكمل زيارتك كضيف واذكر ذلك في التقرير.',
  },
  conductAudit1: {
    en: 'Introduce yourself, show who sent you, and follow the hygiene rules of the kitchen.',
    ar: 'عرّف بنفسك وبالجهة التي أرسلتك، والتزم بقواعد النظافة في المطبخ.',
  },
  conductAudit2: {
    en: 'Do not leave before the manager on duty has seen the findings and signed.',
    ar: 'لا تغادر قبل أن يطّلع المدير المناوب على الملاحظات ويوقّع.',
  },
  checkInTitle: { en: 'Check in at branch', ar: 'تسجيل الوصول إلى الفرع' },
  checkInText: {
    en: 'When you arrive. The report is then due within 24 hours.',
    ar: 'عند وصولك، ويُرسل التقرير خلال 24 ساعة بعده.',
  },
  placeWhy: {
    en: 'We ask for your location once, now, to confirm the visit. We never track you.',
    ar: 'نطلب موقعك مرة واحدة عند تسجيل الوصول لإثبات الزيارة، ولا نتتبّعه بعد ذلك.',
  },
  askPlace: { en: 'Share my location', ar: 'مشاركة موقعي' },
  placeAsking: { en: 'Finding your location…', ar: 'جارٍ تحديد موقعك…' },
  placeFound: { en: 'Location found, accurate to {metres} m', ar: 'حُدّد موقعك. الدقة بالأمتار: {metres}' },
  placeFar: {
    en: 'Your phone is {distance} from the branch (accuracy {metres} m). Is this the right branch? If so, write below why the location differs.',
    ar: 'جوالك على بُعد {distance} من الفرع (الدقة بالأمتار: {metres}). هل هذا هو الفرع الصحيح؟ إن كان كذلك فاكتب أدناه سبب اختلاف الموقع.',
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
    en: 'Required without location or on another day.',
    ar: 'مطلوبة دون الموقع أو في يوم آخر.',
  },
  confirmBrief: {
    en: 'I have read the instructions and will follow the rules of conduct.',
    ar: 'قرأت تعليمات الزيارة وألتزم بقواعد السلوك.',
  },
  checkInButton: { en: 'Check in', ar: 'تسجيل الوصول' },
  barOtherDay: {
    en: 'Planned for {day}. Another day needs a note.',
    ar: 'الموعد {day}، وأي يوم غيره يحتاج إلى ملاحظة.',
  },
  barBrief: {
    en: 'First confirm that you have read the instructions.',
    ar: 'أكّد أولًا أنك قرأت تعليمات الزيارة.',
  },
  barNote: {
    en: 'Write a note first: your location is missing or differs.',
    ar: 'اكتب ملاحظة أولًا، فموقعك غير متوفر أو مختلف.',
  },
  barReady: { en: 'Tap when you are at the branch.', ar: 'اضغط عند وصولك إلى الفرع.' },
  begunHereTitle: { en: 'You started this visit on this phone', ar: 'بدأت هذه الزيارة على هذا الجوال' },
  begunHereText: {
    en: 'Your check-in and answers are saved here and will be sent when you are back online.',
    ar: 'تسجيل وصولك وإجاباتك محفوظة هنا وستُرسل عند توفر الاتصال.',
  },
  unsentTitle: { en: 'Not sent yet', ar: 'لم يُرسل بعد' },
  unsentText: {
    en: 'A report on this phone has not been fully sent. Open it to send the rest.',
    ar: 'على هذا الجوال تقرير لم يكتمل إرساله. افتحه لإكمال الإرسال.',
  },
  unsentOpen: { en: 'Open the report', ar: 'فتح التقرير' },
  signOutUnsentTitle: { en: 'Sign out with unsent work?', ar: 'هل تريد الخروج قبل اكتمال الإرسال؟' },
  signOutUnsentText: {
    en: 'Some answers or photos on this phone have not been sent. They stay here, encrypted: only you can open them, and they are sent when you sign in again on this phone.',
    ar: 'على هذا الجوال إجابات أو صور لم تُرسل بعد. ستبقى هنا مشفّرة لا يفتحها غيرك، وتُرسل عند تسجيل دخولك من هذا الجوال مرة أخرى.',
  },
  signOutAnyway: { en: 'Sign out', ar: 'تسجيل الخروج' },
  checkedInAt: { en: 'Checked in', ar: 'وقت الوصول' },
  submitTitle: { en: 'Submit report', ar: 'إرسال تقرير' },
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
    ar: 'سجّلت وصولك على بُعد {distance} من الفرع. هل هذا هو الفرع الصحيح؟',
  },
  'stay-short': {
    en: {
      one: 'The visit lasted {count} min; it usually takes at least {least} min.',
      other: 'The visit lasted {count} min; it usually takes at least {least} min.',
    },
    ar: {
      zero: 'استغرقت الزيارة أقل من دقيقة، والمعتاد {least} على الأقل.',
      one: 'استغرقت الزيارة دقيقة واحدة، والمعتاد {least} على الأقل.',
      two: 'استغرقت الزيارة دقيقتين، والمعتاد {least} على الأقل.',
      few: 'استغرقت الزيارة {count} دقائق، والمعتاد {least} على الأقل.',
      many: 'استغرقت الزيارة {count} دقيقة، والمعتاد {least} على الأقل.',
      other: 'استغرقت الزيارة {count} دقيقة، والمعتاد {least} على الأقل.',
    },
  },
  'time-differs': {
    en: 'Your answer is {answered} min, but the times you tapped give {stamped} min.',
    ar: 'إجابتك {answered} د، لكن الأوقات التي سجّلتها تعطي {stamped} د.',
  },
  'photo-repeated': {
    en: 'This photo is already attached to another question.',
    ar: 'هذه الصورة مرفقة بسؤال آخر.',
  },
  'photo-old': {
    en: 'This photo was taken before the visit.',
    ar: 'التُقطت هذه الصورة قبل الزيارة.',
  },
})
