import { defineMessages } from '#/domain/text.ts'

/** One certificate of a client: its facts, ways to display it, its state. */
export const certificatePageMessages = defineMessages({
  levelCertificate: { en: '{level} certificate', ar: 'شهادة المستوى {level}' },
  publicPage: { en: 'Open the public page', ar: 'فتح الصفحة العامة' },
  facts: { en: 'The certificate', ar: 'الشهادة' },
  meanAtIssue: { en: 'Average when issued', ar: 'المتوسط عند المنح' },
  ruleVersion: { en: 'Criteria version', ar: 'إصدار شروط المنح' },
  covers: {
    en: 'It covers the guest’s experience. It is not a health licence.',
    ar: 'تشمل تجربة الضيف، وليست رخصة صحية.',
  },
  toNewer: { en: 'Open the newer certificate', ar: 'فتح الشهادة الأحدث' },

  picture: { en: 'Certificate and downloads', ar: 'الشهادة والتنزيلات' },
  pictureOf: {
    en: 'Certificate {number} of {branch}, level {level}',
    ar: 'شهادة {branch} رقم {number}، المستوى {level}',
  },
  pdf: { en: 'Download PDF', ar: 'تنزيل PDF' },
  pdfHelp: { en: 'In both languages, to print and frame.', ar: 'باللغتين، للطباعة والتعليق.' },
  sharing: { en: 'Picture for sharing', ar: 'صورة للمشاركة' },
  sharingHelp: { en: 'For social media and messages.', ar: 'لوسائل التواصل والرسائل.' },
  badge: { en: 'Open Badge', ar: 'الشارة الرقمية' },
  badgeHelp: {
    en: 'A picture that contains the signed credential. Any Open Badges program can verify it.',
    ar: 'صورة تتضمن الشهادة الرقمية الموقّعة، ويتحقق منها أي برنامج يدعم معيار الشارات المفتوحة.',
  },

  embed: { en: 'Badge for your website', ar: 'شارة لموقعك الإلكتروني' },
  embedHint: {
    en: 'It always shows the current status. If the certificate is suspended or ends, the badge shows it automatically.',
    ar: 'تعرض الحالة الحالية دائمًا. وإذا أُوقفت الشهادة أو انتهت ظهر ذلك على الشارة تلقائيًا.',
  },
  embedLang: { en: 'Language of the badge', ar: 'لغة الشارة' },
  english: { en: 'English', ar: 'الإنجليزية' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  onLight: { en: 'On a light page', ar: 'على صفحة فاتحة' },
  onDark: { en: 'On a dark page', ar: 'على صفحة داكنة' },
  preview: { en: 'The badge as it shows now, {lang}', ar: 'الشارة كما تظهر الآن، {lang}' },
  code: { en: 'Embed code', ar: 'رمز التضمين' },
  copyCode: { en: 'Copy code', ar: 'نسخ رمز التضمين' },
  codeCopied: { en: 'The code is copied', ar: 'نُسخ رمز التضمين' },
  forWebMaster: {
    en: 'For your webmaster: paste it where the badge should appear. It needs no script, sets no cookies and links to the verification page.',
    ar: 'لمسؤول الموقع: الصقه حيث تريد ظهور الشارة. لا يحتاج إلى JavaScript ولا يستخدم ملفات تعريف ارتباط، ويفتح صفحة التحقق.',
  },
  altOf: { en: 'Certificate of {branch}: check it', ar: 'شهادة {branch}: تحقّق منها' },

  link: { en: 'Link and QR code', ar: 'الرابط ورمز الاستجابة السريعة' },
  linkHint: {
    en: 'Anyone who opens it sees whether the certificate is valid at that moment.',
    ar: 'يُظهر لكل من يفتحه ما إذا كانت الشهادة سارية في تلك اللحظة.',
  },
  publicLink: { en: 'Public link', ar: 'الرابط العام' },
  copyLink: { en: 'Copy link', ar: 'نسخ الرابط' },
  linkCopied: { en: 'The link is copied', ar: 'نُسخ الرابط' },
  copyFailed: { en: 'Select the text and copy it', ar: 'حدد النص وانسخه' },
  qr: { en: 'QR code of the certificate’s page', ar: 'رمز الاستجابة السريعة لصفحة الشهادة' },
  qrDownload: { en: 'QR code for the entrance', ar: 'رمز QR لمدخل الفرع' },
  qrHelp: {
    en: 'A vector file: sharp at any size. Print it at least 25 mm wide.',
    ar: 'ملف متجهي واضح بأي حجم. اطبعه بعرض 25 مم على الأقل.',
  },

  present: { en: 'Public view', ar: 'العرض العام' },
  showsBand: { en: 'Show the score band', ar: 'إظهار فئة الدرجة' },
  showsBandHelp: {
    en: 'The public page and the PDF then show “{band}”. The score itself is never shown.',
    ar: 'تظهر عندها «{band}» في الصفحة العامة وملف PDF. أما الدرجة نفسها فلا تُعرض أبدًا.',
  },
  isListed: { en: 'List it in the public register', ar: 'إدراجها في السجل العام' },
  isListedHelp: {
    en: 'Guests can find it by name on the page Get certified. It can always be found by its number and its link.',
    ar: 'يجدها الضيوف بالاسم في صفحة «احصل على الشهادة». ويمكن العثور عليها برقمها ورابطها في كل الأحوال.',
  },
  publicPreview: { en: 'Shown on the public page', ar: 'نص الصفحة العامة' },
  previewBand: { en: 'Score band: {band}', ar: 'فئة الدرجة: {band}' },
  previewNoBand: { en: 'The score is not mentioned', ar: 'لا تُذكر الدرجة' },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Saved. This is the public view now.', ar: 'حُفظ، وأصبح هذا هو العرض العام الآن' },

  standing: { en: 'Status today', ar: 'الوضع اليوم' },
  standingMean: {
    en: { one: 'Average of the last visit', other: 'Average of the last {count} visits' },
    ar: {
      zero: 'متوسط الزيارات المحتسبة',
      one: 'متوسط آخر زيارة محتسبة',
      two: 'متوسط آخر زيارتين محتسبتين',
      few: 'متوسط آخر {count} زيارات محتسبة',
      many: 'متوسط آخر {count} زيارة محتسبة',
      other: 'متوسط آخر {count} زيارة محتسبة',
    },
  },
  needs: { en: 'Minimum for {level}: {need}', ar: 'الحد الأدنى للمستوى {level}: {need}' },
  noMean: { en: 'Not enough counted visits for an average', ar: 'الزيارات المحتسبة لا تكفي لحساب متوسط' },
  visit: { en: 'Visit', ar: 'الزيارة' },
  report: { en: 'Report', ar: 'التقرير' },
  score: { en: 'Score', ar: 'الدرجة' },
  criticalFailed: { en: 'Critical failure', ar: 'إخفاق حرج' },
  visitsCaption: { en: 'Visits that count today', ar: 'الزيارات المحتسبة اليوم' },
  guests: { en: 'Guests’ reviews', ar: 'تقييمات الضيوف' },
  guestsNone: { en: 'No guest has written a review yet.', ar: 'لم يكتب أي ضيف تقييمًا بعد.' },
  guestsFew: {
    en: 'An average is shown once there are five reviews.',
    ar: 'يظهر المتوسط ابتداءً من خمسة تقييمات.',
  },
  guestsAll: { en: 'Read and reply', ar: 'القراءة والرد' },

  renewal: { en: 'Renewal', ar: 'التجديد' },
  renewNow: {
    en: 'The branch meets the criteria for {level}. It can be renewed now.',
    ar: 'يستوفي الفرع شروط المستوى {level}، ويمكن التجديد الآن.',
  },
  renewRaises: {
    en: 'The branch now reaches {level}. A renewal today raises the certificate to that level.',
    ar: 'بلغ الفرع المستوى {level}، والتجديد اليوم يرفع الشهادة إليه.',
  },
  renewFrom: { en: 'It can be renewed from {date}.', ar: 'يمكن تجديدها ابتداءً من {date}.' },
  renewMissing: { en: 'Still missing for a renewal:', ar: 'الشروط الناقصة للتجديد:' },
  renewSuspended: { en: 'A suspended certificate cannot be renewed.', ar: 'لا يمكن تجديد الشهادة الموقوفة مؤقتًا.' },
  renewText: {
    en: 'A renewal creates a new certificate with its own number and link. This one then points to it.',
    ar: 'ينتج عن التجديد شهادة جديدة برقم ورابط خاصين بها، وتحيل الشهادة الحالية إليها.',
  },

  suspendedTitle: { en: 'Suspended since {date}', ar: 'موقوفة مؤقتًا منذ {date}' },
  suspendedCritical: {
    en: 'A critical failure was found on a visit. Anyone who checks the certificate sees that it is suspended.',
    ar: 'سُجّل إخفاق حرج في إحدى الزيارات، وتظهر الشهادة موقوفة مؤقتًا لكل من يتحقق منها.',
  },
  suspendedNext: {
    en: 'It becomes valid again automatically once the correction of every critical failure of that visit is verified.',
    ar: 'يُستأنف سريانها تلقائيًا فور التحقق من تصحيح كل إخفاق حرج في تلك الزيارة.',
  },
  suspendedByPerson: {
    en: 'Our team suspended it: {reason}. It stays suspended until we reinstate it. Write to us if you disagree.',
    ar: 'أوقفها فريقنا مؤقتًا: {reason}. تعود سارية حين نستأنف سريانها، وراسلنا إن كان لديك اعتراض.',
  },
  theReport: { en: 'The report of that visit', ar: 'تقرير تلك الزيارة' },
  revokedTitle: { en: 'Revoked on {date}', ar: 'أُلغيت في {date}' },
  revokedText: {
    en: 'Public reason: {reason}. It cannot be reinstated, but a new certificate can be earned.',
    ar: 'السبب المعلن: {reason}. لا تعود سارية، ويمكن الحصول على شهادة جديدة.',
  },
  expiredTitle: { en: 'Ended on {date}', ar: 'انتهت في {date}' },
  expiredText: {
    en: 'Anyone who checks it sees that it has expired.',
    ar: 'تظهر منتهية الصلاحية لكل من يتحقق منها.',
  },
  renewedText: {
    en: 'It was renewed. A newer certificate has replaced it.',
    ar: 'جُدّدت، وحلّت الشهادة الأحدث محلها.',
  },
  reasonOfOffice: { en: 'Note from our team', ar: 'ملاحظة فريقنا' },
  rightOfReply: {
    en: 'You have the right to reply. Write to us, and a member of our team will read your message.',
    ar: 'لك حق الرد: راسلنا وسيقرأ رسالتك أحد أعضاء فريقنا.',
  },
  write: { en: 'Write to us', ar: 'راسلنا' },

  history: { en: 'History', ar: 'السجل' },
})
