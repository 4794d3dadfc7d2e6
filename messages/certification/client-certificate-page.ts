import { defineMessages } from '#/domain/text.ts'

/** One certificate of a client: what it says, how to show it, where it stands. */
export const certificatePageMessages = defineMessages({
  levelCertificate: { en: '{level} certificate', ar: 'شهادة المستوى {level}' },
  publicPage: { en: 'Open the public page', ar: 'فتح الصفحة العامة' },
  facts: { en: 'The certificate', ar: 'الشهادة' },
  meanAtIssue: { en: 'Mean when issued', ar: 'المتوسط عند المنح' },
  ruleVersion: { en: 'Rule version', ar: 'إصدار القاعدة' },
  covers: {
    en: 'It covers the guest’s experience. It is no health licence.',
    ar: 'تشمل تجربة الضيف، وليست رخصة صحية.',
  },
  replaced: { en: 'Replaced by a newer certificate', ar: 'حلّت محلها شهادة أحدث' },
  toNewer: { en: 'Open the newer certificate', ar: 'فتح الشهادة الأحدث' },

  picture: { en: 'Certificate and downloads', ar: 'الشهادة والتنزيلات' },
  pictureOf: {
    en: 'Certificate {number} of {branch}, level {level}',
    ar: 'شهادة {branch} رقم {number}، المستوى {level}',
  },
  pdf: { en: 'Download PDF', ar: 'تنزيل PDF' },
  pdfHelp: { en: 'Both languages, to print and frame.', ar: 'باللغتين، للطباعة والتعليق.' },
  sharing: { en: 'Picture for sharing', ar: 'صورة للمشاركة' },
  sharingHelp: { en: 'For social media and messages.', ar: 'لوسائل التواصل والرسائل.' },
  badge: { en: 'Open Badge', ar: 'الشارة الرقمية' },
  badgeHelp: {
    en: 'A picture with the signed credential inside: any Open Badges program can check it.',
    ar: 'صورة بداخلها الوثيقة الموقّعة، يتحقق منها أي برنامج يدعم معيار الشارات المفتوحة.',
  },

  embed: { en: 'Badge for your website', ar: 'شارة لموقعكم' },
  embedHint: {
    en: 'It shows the state of this moment: if the certificate is suspended or ends, the badge says so by itself.',
    ar: 'تعرض الحالة في لحظتها: إن أُوقفت الشهادة أو انتهت ظهر ذلك على الشارة من تلقاء نفسها.',
  },
  embedLang: { en: 'Language of the badge', ar: 'لغة الشارة' },
  english: { en: 'English', ar: 'الإنجليزية' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  onLight: { en: 'On a light page', ar: 'على صفحة فاتحة' },
  onDark: { en: 'On a dark page', ar: 'على صفحة داكنة' },
  preview: { en: 'The badge as it shows now, {lang}', ar: 'الشارة كما تظهر الآن، {lang}' },
  code: { en: 'Code to paste', ar: 'الشفرة للّصق' },
  copyCode: { en: 'Copy code', ar: 'نسخ الشفرة' },
  codeCopied: { en: 'The code is copied', ar: 'نُسخت الشفرة' },
  forWebMaster: {
    en: 'For whoever looks after the website: paste it where the badge shall stand; it needs no script, sets no cookies and links to the check.',
    ar: 'لمسؤول الموقع: الصقها حيث تريد ظهور الشارة. لا تحتاج إلى برمجيات ولا تضع ملفات تعريف ارتباط، وتقود إلى صفحة التحقق.',
  },
  altOf: { en: 'Certificate of {branch}: check it', ar: 'شهادة {branch}: تحقّق منها' },

  link: { en: 'Link and QR code', ar: 'الرابط ورمز الاستجابة السريعة' },
  linkHint: {
    en: 'Everybody who opens it sees whether the certificate is valid at that moment.',
    ar: 'يرى كل من يفتحه إن كانت الشهادة سارية في تلك اللحظة.',
  },
  publicLink: { en: 'Public link', ar: 'الرابط العام' },
  copyLink: { en: 'Copy link', ar: 'نسخ الرابط' },
  linkCopied: { en: 'The link is copied', ar: 'نُسخ الرابط' },
  copyFailed: { en: 'Select the text and copy it', ar: 'حدد النص وانسخه' },
  qr: { en: 'QR code of the certificate’s page', ar: 'رمز الاستجابة السريعة لصفحة الشهادة' },
  qrDownload: { en: 'QR code for the door', ar: 'رمز QR للباب' },
  qrHelp: {
    en: 'A vector file: sharp at any size. Print it at least 25 mm wide.',
    ar: 'ملف متجهي واضح بأي حجم. اطبعه بعرض 25 مم على الأقل.',
  },

  present: { en: 'What everybody sees', ar: 'ما يراه الجميع' },
  showsBand: { en: 'Show the score band', ar: 'إظهار فئة الدرجة' },
  showsBandHelp: {
    en: 'The public page and the PDF then say “{band}”. The score itself is never shown.',
    ar: 'تظهر عندها «{band}» في الصفحة العامة وملف PDF. أما الدرجة نفسها فلا تُعرض أبدًا.',
  },
  isListed: { en: 'List it in the public register', ar: 'إدراجها في السجل العام' },
  isListedHelp: {
    en: 'Guests find it by name on the page Get certified. By its number and its link it is found either way.',
    ar: 'يجدها الضيوف بالاسم في صفحة «احصل على الشهادة». أما برقمها ورابطها فيمكن العثور عليها في الحالين.',
  },
  publicPreview: { en: 'The public page says', ar: 'تقول الصفحة العامة' },
  previewBand: { en: 'Score band: {band}', ar: 'فئة الدرجة: {band}' },
  previewNoBand: { en: 'No word about the score', ar: 'لا شيء عن الدرجة' },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Saved: this is what everybody sees now', ar: 'حُفظ، وهذا ما يراه الجميع الآن' },

  standing: { en: 'Standing today', ar: 'الوضع اليوم' },
  standingMean: {
    en: { one: 'Mean of the last visit', other: 'Mean of the last {count} visits' },
    ar: {
      zero: 'متوسط الزيارات المحتسبة',
      one: 'متوسط آخر زيارة محتسبة',
      two: 'متوسط آخر زيارتين محتسبتين',
      few: 'متوسط آخر {count} زيارات محتسبة',
      many: 'متوسط آخر {count} زيارة محتسبة',
      other: 'متوسط آخر {count} زيارة محتسبة',
    },
  },
  needs: { en: '{level} needs {need}', ar: 'يتطلب المستوى {level} {need}' },
  noMean: { en: 'Too few counted visits for a mean', ar: 'الزيارات المحتسبة لا تكفي لحساب متوسط' },
  visit: { en: 'Visit', ar: 'الزيارة' },
  report: { en: 'Report', ar: 'التقرير' },
  score: { en: 'Score', ar: 'الدرجة' },
  criticalFailed: { en: 'Critical failure', ar: 'إخفاق حرج' },
  visitsCaption: { en: 'Visits that count today', ar: 'الزيارات المحتسبة اليوم' },
  guests: { en: 'Guests’ reviews', ar: 'تقييمات الضيوف' },
  guestsNone: { en: 'No guest has written a review yet.', ar: 'لم يكتب أي ضيف تقييمًا بعد.' },
  guestsFew: {
    en: 'A mean is shown from five reviews on.',
    ar: 'يظهر المتوسط ابتداءً من خمسة تقييمات.',
  },
  guestsAll: { en: 'Read and reply', ar: 'القراءة والرد' },

  renewal: { en: 'Renewal', ar: 'التجديد' },
  renewNow: {
    en: 'The branch meets the rule for {level}: it can be renewed now.',
    ar: 'يستوفي الفرع قاعدة المستوى {level}، ويمكن التجديد الآن.',
  },
  renewRaises: {
    en: 'The branch now reaches {level}: a renewal today gives it the higher level.',
    ar: 'يبلغ الفرع الآن المستوى {level}، والتجديد اليوم يمنحه المستوى الأعلى.',
  },
  renewFrom: { en: 'It can be renewed from {date} on.', ar: 'يمكن تجديدها ابتداءً من {date}.' },
  renewMissing: { en: 'To renew it, this is still missing:', ar: 'ينقص للتجديد ما يلي:' },
  renewSuspended: { en: 'A suspended certificate is not renewed.', ar: 'لا تُجدَّد الشهادة الموقوفة مؤقتًا.' },
  renewText: {
    en: 'A renewal makes a new certificate with a number and a link of its own; this one then points to it.',
    ar: 'ينتج عن التجديد شهادة جديدة برقم ورابط خاصين بها، وتشير هذه إليها.',
  },

  suspendedTitle: { en: 'Suspended since {date}', ar: 'موقوفة مؤقتًا منذ {date}' },
  suspendedCritical: {
    en: 'A critical failure was found on a visit. Everybody who checks the certificate reads that it is suspended.',
    ar: 'سُجّل إخفاق حرج في إحدى الزيارات، ويقرأ كل من يتحقق من الشهادة أنها موقوفة مؤقتًا.',
  },
  suspendedNext: {
    en: 'It becomes valid again by itself once the correction of every critical failure of that visit is verified.',
    ar: 'تعود سارية من تلقاء نفسها فور التحقق من تصحيح كل إخفاق حرج في تلك الزيارة.',
  },
  suspendedByPerson: {
    en: 'Our office suspended it: {reason}. It is valid again when our office reinstates it; write to us if you disagree.',
    ar: 'أوقفها فريقنا مؤقتًا: {reason}. تعود سارية حين يعيد فريقنا سريانها، وراسلونا إن كان لديكم اعتراض.',
  },
  theReport: { en: 'The report of that visit', ar: 'تقرير تلك الزيارة' },
  revokedTitle: { en: 'Revoked on {date}', ar: 'أُلغيت في {date}' },
  revokedText: {
    en: 'Reason that everybody reads: {reason}. It does not come back; a new certificate can be earned.',
    ar: 'السبب الذي يقرؤه الجميع: {reason}. لا تعود سارية، ويمكن نيل شهادة جديدة.',
  },
  expiredTitle: { en: 'Ended on {date}', ar: 'انتهت في {date}' },
  expiredText: {
    en: 'Everybody who checks it reads that it has expired.',
    ar: 'يقرأ كل من يتحقق منها أن صلاحيتها انتهت.',
  },
  renewedText: {
    en: 'It was renewed: the newer certificate took its place.',
    ar: 'جُدّدت، وحلّت الشهادة الأحدث محلها.',
  },
  reasonOfOffice: { en: 'What our office wrote to you', ar: 'ما كتبه فريقنا لكم' },
  rightOfReply: {
    en: 'You have the right to reply: write to us and a person reads it.',
    ar: 'لكم حق الرد: راسلونا وسيقرأ رسالتكم شخص من فريقنا.',
  },
  write: { en: 'Write to us', ar: 'راسلونا' },

  history: { en: 'History', ar: 'السجل' },
  theOffice: { en: 'Our office', ar: 'فريقنا' },
  you: { en: 'You', ar: 'أنتم' },
})
