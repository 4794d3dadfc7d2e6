import { defineMessages } from '#/domain/text.ts'

/** The public page of a certificate: its state today, its facts, and how to verify them. */
export const verificationMessages = defineMessages({
  title: { en: 'Certificate {number}: {branch}', ar: 'الشهادة {number}: {branch}' },
  description: {
    en: 'Status of certificate {number} of {holder} today, its scope and how to verify it.',
    ar: 'حالة الشهادة {number} الممنوحة إلى {holder} اليوم، وما تشمله، وطريقة التحقق منها.',
  },
  kind: { en: 'Certificate of Guest Experience', ar: 'شهادة تجربة الضيف' },

  state: { en: 'Status today', ar: 'حالة الشهادة اليوم' },
  is_valid: { en: 'This certificate is valid', ar: 'هذه الشهادة سارية المفعول' },
  'is_expires-soon': { en: 'This certificate is valid and ends soon', ar: 'هذه الشهادة سارية المفعول وتنتهي قريبًا' },
  is_suspended: { en: 'This certificate is suspended', ar: 'هذه الشهادة موقوفة مؤقتًا' },
  is_expired: { en: 'This certificate has expired', ar: 'انتهت صلاحية هذه الشهادة' },
  is_revoked: { en: 'This certificate was revoked', ar: 'أُلغيت هذه الشهادة' },
  means_valid: {
    en: 'It was awarded under the published criteria and is valid until {until}.',
    ar: 'مُنحت وفق الشروط المعلنة، وتسري حتى {until}.',
  },
  'means_expires-soon': {
    en: 'It is valid until {until}. After that day this page shows it as expired unless it is renewed.',
    ar: 'تسري حتى {until}، وبعدها تظهر هنا منتهية الصلاحية ما لم تُجدَّد.',
  },
  means_suspended: {
    en: 'It has not been valid since {since}. It becomes valid again once the cause has been corrected and verified.',
    ar: 'غير سارية منذ {since}، وتعود سارية بعد معالجة السبب والتحقق من معالجته.',
  },
  means_expired: {
    en: 'It ended on {until} and says nothing about the branch today.',
    ar: 'انتهت في {until}، ولا تدل على حال الفرع اليوم.',
  },
  means_revoked: {
    en: 'It has not been valid since {since} and will not become valid again.',
    ar: 'غير سارية منذ {since}، ولن تعود سارية.',
  },
  is_unverified: { en: 'This certificate cannot be verified', ar: 'لا يمكن التحقق من هذه الشهادة' },
  means_unverified: {
    en: 'Do not rely on it. The details signed when it was issued do not match the details shown here. The reason is given below, under “Signature”.',
    ar: 'لا تعتمد عليها: البيانات الموقّعة عند إصدارها لا تطابق البيانات المعروضة هنا. السبب مذكور أدناه تحت «التوقيع الرقمي».',
  },
  is_unsigned: { en: 'This certificate cannot be verified at present', ar: 'لا يمكن التحقق من هذه الشهادة حاليًا' },
  means_unsigned: {
    en: 'It is being signed. Please check again later.',
    ar: 'يجري توقيعها رقميًا. تحقق منها لاحقًا.',
  },
  checkedAt: { en: 'Checked on {at}, Riyadh time', ar: 'وقت التحقق: {at} بتوقيت الرياض' },
  newer: { en: 'A newer certificate of this branch has replaced it.', ar: 'حلّت محلها شهادة أحدث للفرع نفسه.' },
  seeNewer: { en: 'See the newer certificate', ar: 'عرض الشهادة الأحدث' },

  picture: {
    en: 'Picture of the certificate: {branch}, {level} level, number {number}',
    ar: 'صورة الشهادة: {branch}، المستوى {level}، الرقم {number}',
  },
  openPdf: { en: 'Open the certificate as PDF', ar: 'فتح الشهادة بصيغة PDF' },
  facts: { en: 'Certificate details', ar: 'بيانات الشهادة' },
  issuedTo: { en: 'Issued to', ar: 'مُنحت إلى' },
  issuedBy: { en: 'Issued by', ar: 'الجهة المانحة' },
  band: { en: 'Score band', ar: 'فئة الدرجة' },
  rule: { en: 'Award criteria', ar: 'شروط المنح' },
  ruleVersion: {
    en: 'Version {version} of the published award criteria',
    ar: 'الإصدار {version} من شروط المنح المعلنة',
  },
  covers: { en: 'It covers', ar: 'تشمل' },
  coversText: {
    en: 'Guest experience as found on mystery visits: welcome, service, food, visible cleanliness and the bill.',
    ar: 'تجربة الضيف كما رُصدت في زيارات المتسوّق السري: الاستقبال والخدمة والطعام والنظافة الظاهرة والفاتورة.',
  },
  coversNot: { en: 'It does not cover', ar: 'لا تشمل' },
  coversNotText: {
    en: 'Health, food safety, municipal or civil-defence licences, and anything guests do not see.',
    ar: 'الرخص الصحية ورخص سلامة الغذاء والبلدية والدفاع المدني، وما لا يراه الضيف.',
  },

  whySuspended: { en: 'Why it is suspended', ar: 'سبب الإيقاف' },
  whyRevoked: { en: 'Why it was revoked', ar: 'سبب الإلغاء' },
  reason: { en: 'Reason', ar: 'السبب' },
  since: { en: 'Since', ar: 'منذ' },
  why_critical_failure: {
    en: 'A mystery shopper found a critical failure. The certificate is suspended until the branch’s correction has been verified.',
    ar: 'رصد متسوّق سري إخفاقًا حرجًا، فأُوقفت الشهادة تلقائيًا إلى أن يُتحقق من التصحيح في الفرع.',
  },
  why_misuse: {
    en: 'The certificate was shown where it does not apply, or it was altered.',
    ar: 'عُرضت الشهادة في غير موضعها أو غُيّر محتواها.',
  },
  why_issued_in_error: {
    en: 'It should not have been issued. The mistake was ours.',
    ar: 'ما كان ينبغي أن تُمنح، والخطأ من جانبنا.',
  },
  why_branch_closed: { en: 'The branch no longer receives guests.', ar: 'لم يعد الفرع يستقبل الضيوف.' },
  why_holder_request: { en: 'At the request of the holder.', ar: 'بطلب من صاحب الشهادة.' },
  why_renewed: { en: 'A renewed certificate has replaced it.', ar: 'حلّت محلها شهادة مجدّدة.' },
  why_time_over: { en: 'The period for which it was issued has ended.', ar: 'انقضت المدة التي مُنحت لها.' },
  why_other: {
    en: 'The holder has been notified of the reason, which is not one of the usual ones.',
    ar: 'أُبلغ صاحب الشهادة بالسبب، وليس من الأسباب المعتادة.',
  },
  reply: {
    en: 'The holder knows the full reason and may object. If the objection is upheld, this page changes immediately. Only the type of reason is public.',
    ar: 'يعرف صاحب الشهادة السبب كاملًا ويحق له الاعتراض عليه. وإذا قُبل الاعتراض حُدّثت هذه الصفحة فورًا، ولا يُنشر إلا نوع السبب.',
  },

  check: { en: 'How to check it yourself', ar: 'كيف تتحقق منها بنفسك' },
  address: {
    en: 'A certificate is genuine only at this address. The address bar of your browser must show exactly this address.',
    ar: 'الشهادة الأصلية لا تظهر إلا في هذا العنوان. تأكد من أن شريط العنوان في متصفحك يعرضه كما هو تمامًا.',
  },
  qr: { en: 'QR code that opens {address}', ar: 'رمز استجابة سريعة (QR) يفتح {address}' },
  qrText: {
    en: 'The code on the printed certificate opens this page. Any other address is not ours.',
    ar: 'الرمز المطبوع على الشهادة يفتح هذه الصفحة، وأي عنوان آخر لا يتبعنا.',
  },
  lookup: { en: 'Check another number', ar: 'التحقق من رقم آخر' },
  lookupButton: { en: 'Check the number', ar: 'التحقق من الرقم' },

  signature: { en: 'Signature', ar: 'التوقيع الرقمي' },
  signatureText: {
    en: 'The details above were signed when the certificate was issued (Open Badges 3.0). The signature does not change. The certificate’s current status is shown at the top.',
    ar: 'وُقّعت البيانات أعلاه رقميًا عند إصدار الشهادة وفق معيار الشارات المفتوحة 3.0. والتوقيع لا يتغيّر، أما حالة الشهادة اليوم فتظهر في أعلى الصفحة.',
  },
  server: { en: 'Checked by us', ar: 'التحقق من جانبنا' },
  browser: { en: 'Checked by your browser', ar: 'التحقق في متصفحك' },
  serverOk: {
    en: 'The signature is valid and every signed detail matches this page.',
    ar: 'التوقيع صحيح، وكل البيانات الموقّعة مطابقة لما يظهر هنا.',
  },
  browserOk: {
    en: 'Your browser checked the signature with our published key. It is valid, and every signed detail matches this page.',
    ar: 'تحقّق متصفحك من التوقيع بمفتاحنا المنشور: التوقيع صحيح، وكل البيانات الموقّعة مطابقة لما يظهر هنا.',
  },
  unsigned: {
    en: 'It cannot be verified because this certificate has no signature yet. We sign it shortly. Please check again later.',
    ar: 'لا يمكن التحقق منها: لم تُوقَّع هذه الشهادة بعد، وسنوقّعها قريبًا. تحقق منها لاحقًا.',
  },
  'not-ours': {
    en: 'It cannot be verified because the signature is wrong. Do not rely on this certificate, and please tell us.',
    ar: 'لا يمكن التحقق منها: التوقيع غير صحيح. لا تعتمد على هذه الشهادة، ونرجو إبلاغنا.',
  },
  'key-compromised': {
    en: 'It cannot be verified at present because the key that signed it was withdrawn. It is being signed again. Please check again later.',
    ar: 'لا يمكن التحقق منها حاليًا: سُحب المفتاح الذي وقّعها، ويجري توقيعها من جديد. تحقق منها لاحقًا.',
  },
  differs: {
    en: 'It cannot be verified because the signed details differ from this page. Do not rely on this certificate, and please tell us.',
    ar: 'لا يمكن التحقق منها: البيانات الموقّعة تختلف عن البيانات المعروضة هنا. لا تعتمد على هذه الشهادة، ونرجو إبلاغنا.',
  },
  unreachable: {
    en: 'Your browser could not fetch the signature or the key. Our own check above remains valid.',
    ar: 'تعذّر على متصفحك جلب التوقيع أو المفتاح، ويبقى تحقّقنا أعلاه قائمًا.',
  },
  unable: {
    en: 'Your browser cannot check signatures on this address. Our own check above remains valid.',
    ar: 'لا يستطيع متصفحك التحقق من التواقيع في هذا العنوان، ويبقى تحقّقنا أعلاه قائمًا.',
  },
  checking: { en: 'Your browser is checking…', ar: 'متصفحك يتحقق…' },
  checkAgain: { en: 'Check again in this browser', ar: 'إعادة التحقق في متصفحك' },
  details: { en: 'Details compared', ar: 'البيانات المقارَنة' },
  algorithm: { en: 'Algorithm', ar: 'الخوارزمية' },
  keyId: { en: 'Key', ar: 'المفتاح' },
  keys: { en: 'Published keys', ar: 'المفاتيح المنشورة' },
  compared: { en: 'Compared', ar: 'المقارنة' },
  comparedFacts: {
    en: 'Holder, branch, city, number, level, criteria, dates and address on this page, compared with the signed details',
    ar: 'صاحب الشهادة والفرع والمدينة والرقم والمستوى وشروط المنح والتواريخ وعنوان هذه الصفحة، مقارنةً بالبيانات الموقّعة',
  },

  actions: { en: 'Keep or share it', ar: 'الحفظ والمشاركة' },
  pdf: { en: 'Certificate (PDF)', ar: 'الشهادة (PDF)' },
  credential: { en: 'Digital credential', ar: 'ملف الشهادة الرقمية' },
  badge: { en: 'Open Badge (PNG)', ar: 'الشارة الرقمية (PNG)' },
  copy: { en: 'Copy the link', ar: 'نسخ الرابط' },
  copied: { en: 'The link is copied.', ar: 'نُسخ الرابط.' },
  share: { en: 'Share', ar: 'مشاركة' },
  linkedIn: { en: 'Share on LinkedIn', ar: 'مشاركة عبر لينكدإن' },
  whatsApp: { en: 'Share by WhatsApp', ar: 'مشاركة عبر واتساب' },
  shared: { en: 'Certificate {number} of {branch}', ar: 'الشهادة {number} لـ{branch}' },

  misuse: { en: 'Report misuse', ar: 'الإبلاغ عن إساءة استخدام' },
  footer: { en: 'This page is published by the issuer, {company}.', ar: 'هذه الصفحة من الجهة المانحة، {company}.' },
  ruleLink: { en: 'Award criteria', ar: 'شروط المنح' },
  privacy: { en: 'Terms and privacy', ar: 'الشروط والخصوصية' },

  none: { en: 'There is no certificate at this address', ar: 'لا توجد شهادة في هذا العنوان' },
  noneText: {
    en: 'The address may be incomplete or mistyped. If it was shown to you as one of our certificates, check its number. If the number is not found, we did not issue the certificate.',
    ar: 'ربما نُقل العنوان ناقصًا أو كُتب خطأ. إذا عُرض عليك على أنه شهادة صادرة عنا فتحقق من رقمها، وإن لم يُعثر عليه فالشهادة غير صادرة عنا.',
  },
  busy: { en: 'Please wait a moment', ar: 'انتظر قليلًا من فضلك' },
  busyText: {
    en: 'Too many invalid addresses were requested from your network. Try again in a few minutes.',
    ar: 'محاولات كثيرة بعناوين غير صحيحة من شبكتك. حاول مرة أخرى بعد دقائق.',
  },
})
