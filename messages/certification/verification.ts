import { defineMessages } from '#/domain/text.ts'

/** The public page of a certificate: its state today, its facts, and how anybody checks them. */
export const verificationMessages = defineMessages({
  title: { en: 'Certificate {number}: {branch}', ar: 'الشهادة {number}: {branch}' },
  description: {
    en: 'Whether certificate {number} of {holder} is valid today, what it covers and how to check it.',
    ar: 'هل الشهادة {number} الممنوحة إلى {holder} سارية اليوم، وما الذي تشمله، وكيف تتحقق منها.',
  },
  kind: { en: 'Certificate of Guest Experience', ar: 'شهادة تجربة الضيف' },

  state: { en: 'State today', ar: 'حالة الشهادة اليوم' },
  is_valid: { en: 'This certificate is valid', ar: 'هذه الشهادة سارية المفعول' },
  'is_expires-soon': { en: 'This certificate is valid and ends soon', ar: 'هذه الشهادة سارية المفعول وتنتهي قريبًا' },
  is_suspended: { en: 'This certificate is suspended', ar: 'هذه الشهادة موقوفة مؤقتًا' },
  is_expired: { en: 'This certificate has expired', ar: 'انتهت صلاحية هذه الشهادة' },
  is_revoked: { en: 'This certificate was revoked', ar: 'أُلغيت هذه الشهادة' },
  means_valid: {
    en: 'It was earned under the published rule and runs until {until}.',
    ar: 'اكتُسبت وفق القاعدة المنشورة، وتسري حتى {until}.',
  },
  'means_expires-soon': {
    en: 'It runs until {until}. After that day this page shows it as expired unless it is renewed.',
    ar: 'تسري حتى {until}، وبعدها تظهر هنا منتهية ما لم تُجدَّد.',
  },
  means_suspended: {
    en: 'It has not been valid since {since}. It becomes valid again once the cause has been put right and checked.',
    ar: 'لا تسري منذ {since}، وتعود سارية بعد معالجة السبب والتحقق من معالجته.',
  },
  means_expired: {
    en: 'It ended on {until} and says nothing about the branch today.',
    ar: 'انتهت في {until}، ولا تدل على حال الفرع اليوم.',
  },
  means_revoked: {
    en: 'It has not been valid since {since} and will not become valid again.',
    ar: 'لا تسري منذ {since}، ولن تعود سارية.',
  },
  is_unverified: { en: 'This certificate cannot be verified', ar: 'لا يمكن التحقق من هذه الشهادة' },
  means_unverified: {
    en: 'Do not rely on it: what was signed when it was issued does not agree with what is shown here. The reason stands below, under “Signature”.',
    ar: 'لا تعتمد عليها: ما وُقّع عليه عند إصدارها لا يطابق ما يظهر هنا. السبب مذكور أدناه تحت «التوقيع الرقمي».',
  },
  is_unsigned: { en: 'This certificate cannot be verified at present', ar: 'لا يمكن التحقق من هذه الشهادة حاليًا' },
  means_unsigned: {
    en: 'Its signature is being made. Please check again later.',
    ar: 'يجري توقيعها رقميًا. تحقق منها لاحقًا.',
  },
  checkedAt: { en: 'Checked on {at}, Riyadh time', ar: 'وقت التحقق: {at} بتوقيت الرياض' },
  newer: { en: 'A newer certificate of this branch has taken its place.', ar: 'حلّت محلها شهادة أحدث للفرع نفسه.' },
  seeNewer: { en: 'See the newer certificate', ar: 'عرض الشهادة الأحدث' },

  picture: {
    en: 'Picture of the certificate: {branch}, {level} level, number {number}',
    ar: 'صورة الشهادة: {branch}، المستوى {level}، الرقم {number}',
  },
  openPdf: { en: 'Open the certificate as PDF', ar: 'فتح الشهادة بصيغة PDF' },
  facts: { en: 'What it certifies', ar: 'ما تشهد به' },
  issuedTo: { en: 'Issued to', ar: 'مُنحت إلى' },
  issuedBy: { en: 'Issued by', ar: 'الجهة المانحة' },
  band: { en: 'Score band', ar: 'فئة الدرجة' },
  rule: { en: 'Rule', ar: 'القاعدة' },
  ruleVersion: { en: 'Version {version} of the published rule', ar: 'الإصدار {version} من القاعدة المنشورة' },
  covers: { en: 'It covers', ar: 'تشمل' },
  coversText: {
    en: 'What guests experienced on mystery visits: welcome, service, food, visible cleanliness and the bill.',
    ar: 'ما عاشه الضيوف في زيارات التسوّق السري: الاستقبال والخدمة والطعام والنظافة الظاهرة والفاتورة.',
  },
  coversNot: { en: 'It does not cover', ar: 'لا تشمل' },
  coversNotText: {
    en: 'Health, food safety, municipal or civil-defence licences, and whatever no guest sees.',
    ar: 'الرخص الصحية ورخص سلامة الغذاء والبلدية والدفاع المدني، وما لا يراه الضيف.',
  },

  whySuspended: { en: 'Why it is suspended', ar: 'سبب الإيقاف' },
  whyRevoked: { en: 'Why it was revoked', ar: 'سبب الإلغاء' },
  reason: { en: 'Reason', ar: 'السبب' },
  since: { en: 'Since', ar: 'منذ' },
  why_critical_failure: {
    en: 'A mystery shopper met a critical failure. The rule suspends the certificate until the correction of the branch has been checked.',
    ar: 'رصد متسوّق سري إخفاقًا حرجًا، فأوقفت القاعدة الشهادة إلى أن يُتحقق من التصحيح في الفرع.',
  },
  why_misuse: {
    en: 'The certificate was shown where it does not belong, or changed.',
    ar: 'عُرضت الشهادة في غير موضعها أو غُيّر محتواها.',
  },
  why_issued_in_error: {
    en: 'It should not have been issued; the mistake was ours.',
    ar: 'ما كان ينبغي أن تُمنح، والخطأ من جانبنا.',
  },
  why_branch_closed: { en: 'The branch no longer receives guests.', ar: 'لم يعد الفرع يستقبل الضيوف.' },
  why_holder_request: { en: 'The holder asked for it.', ar: 'طلب صاحب الشهادة ذلك.' },
  why_renewed: { en: 'A renewed certificate has taken its place.', ar: 'حلّت محلها شهادة مجدّدة.' },
  why_time_over: { en: 'The time for which it was issued is over.', ar: 'انقضت المدة التي مُنحت لها.' },
  why_other: {
    en: 'The holder has been told the reason; it is none of the usual ones.',
    ar: 'أُبلغ صاحب الشهادة بالسبب، وليس من الأسباب المعتادة.',
  },
  reply: {
    en: 'The holder knows the full reason and may object to it. If the objection is right, this page changes at once; only the kind of reason is public.',
    ar: 'يعرف صاحب الشهادة السبب كاملًا ويحق له الاعتراض عليه. إذا صح الاعتراض تغيّرت هذه الصفحة فورًا، ولا يُنشر إلا نوع السبب.',
  },

  check: { en: 'How to check it yourself', ar: 'كيف تتحقق منها بنفسك' },
  address: {
    en: 'A certificate is genuine only at this address. Look at the address bar of your browser: it must show exactly this.',
    ar: 'لا تكون الشهادة صحيحة إلا في هذا العنوان. انظر إلى شريط العنوان في متصفحك: يجب أن يظهر فيه هذا العنوان نفسه.',
  },
  qr: { en: 'QR code that leads to {address}', ar: 'رمز استجابة سريعة (QR) يقود إلى {address}' },
  qrText: {
    en: 'The code on the paper certificate leads here. Any other address is not ours.',
    ar: 'الرمز المطبوع على الشهادة يقود إلى هنا، وأي عنوان آخر ليس لنا.',
  },
  lookup: { en: 'Check another number', ar: 'تحقق من رقم آخر' },
  lookupButton: { en: 'Check the number', ar: 'تحقق من الرقم' },

  signature: { en: 'Signature', ar: 'التوقيع الرقمي' },
  signatureText: {
    en: 'The facts above were signed when the certificate was issued (Open Badges 3.0). The signature does not change; whether the certificate is still valid is said at the top.',
    ar: 'وُقّعت البيانات أعلاه رقميًا عند إصدار الشهادة وفق معيار الشارات المفتوحة 3.0. لا يتغيّر التوقيع، أما سريان الشهادة اليوم فمذكور في أعلى الصفحة.',
  },
  server: { en: 'Checked by us', ar: 'تحقّقنا منه' },
  browser: { en: 'Checked by your browser', ar: 'تحقّق منه متصفحك' },
  serverOk: {
    en: 'The signature is right and every signed fact is the one shown here.',
    ar: 'التوقيع صحيح، وكل بيان موقّع مطابق لما يظهر هنا.',
  },
  browserOk: {
    en: 'Your browser checked the signature with our published key: it is right, and every signed fact is the one shown here.',
    ar: 'تحقّق متصفحك من التوقيع بمفتاحنا المنشور: التوقيع صحيح، وكل بيان موقّع مطابق لما يظهر هنا.',
  },
  unsigned: {
    en: 'It cannot be verified: this certificate has no signature yet. We sign it shortly; please check again later.',
    ar: 'لا يمكن التحقق منها: لم تُوقَّع هذه الشهادة بعد، وسنوقّعها قريبًا. تحقق منها لاحقًا.',
  },
  'not-ours': {
    en: 'It cannot be verified: the signature is wrong. Do not rely on this certificate, and please tell us.',
    ar: 'لا يمكن التحقق منها: التوقيع غير صحيح. لا تعتمد على هذه الشهادة، ونرجو إبلاغنا.',
  },
  'key-compromised': {
    en: 'It cannot be verified at present: the key that signed it was withdrawn. It is being signed anew; please check again later.',
    ar: 'لا يمكن التحقق منها حاليًا: سُحب المفتاح الذي وقّعها، ويجري توقيعها من جديد. تحقق منها لاحقًا.',
  },
  differs: {
    en: 'It cannot be verified: what was signed is not what is shown here. Do not rely on this certificate, and please tell us.',
    ar: 'لا يمكن التحقق منها: ما وُقّع عليه ليس ما يظهر هنا. لا تعتمد على هذه الشهادة، ونرجو إبلاغنا.',
  },
  unreachable: {
    en: 'Your browser could not fetch the signature or the key. Our own check above stands.',
    ar: 'تعذّر على متصفحك جلب التوقيع أو المفتاح، ويبقى تحقّقنا أعلاه قائمًا.',
  },
  unable: {
    en: 'Your browser cannot check signatures on this address. Our own check above stands.',
    ar: 'لا يستطيع متصفحك التحقق من التواقيع في هذا العنوان، ويبقى تحقّقنا أعلاه قائمًا.',
  },
  checking: { en: 'Your browser is checking…', ar: 'متصفحك يتحقق…' },
  checkAgain: { en: 'Check again in this browser', ar: 'تحقق مجددًا في متصفحك' },
  details: { en: 'What was compared', ar: 'ما جرت مقارنته' },
  algorithm: { en: 'Algorithm', ar: 'الخوارزمية' },
  keyId: { en: 'Key', ar: 'المفتاح' },
  keys: { en: 'Published keys', ar: 'المفاتيح المنشورة' },
  compared: { en: 'Compared', ar: 'المقارَن' },
  comparedFacts: {
    en: 'Holder, branch, city, number, level, rule, dates and address of this page against what was signed',
    ar: 'صاحب الشهادة والفرع والمدينة والرقم والمستوى والقاعدة والتواريخ وعنوان هذه الصفحة مقابل ما وُقّع عليه',
  },

  actions: { en: 'Keep or share it', ar: 'الحفظ والمشاركة' },
  pdf: { en: 'Certificate (PDF)', ar: 'الشهادة (PDF)' },
  credential: { en: 'Digital credential', ar: 'ملف الشهادة الرقمية' },
  badge: { en: 'Open Badge (PNG)', ar: 'الشارة المفتوحة (PNG)' },
  copy: { en: 'Copy the link', ar: 'نسخ الرابط' },
  copied: { en: 'The link is copied.', ar: 'نُسخ الرابط.' },
  share: { en: 'Share', ar: 'مشاركة' },
  linkedIn: { en: 'Share on LinkedIn', ar: 'مشاركة عبر لينكدإن' },
  whatsApp: { en: 'Share by WhatsApp', ar: 'مشاركة عبر واتساب' },
  shared: { en: 'Certificate {number} of {branch}', ar: 'الشهادة {number} لـ{branch}' },

  misuse: { en: 'Report misuse', ar: 'الإبلاغ عن إساءة استخدام' },
  footer: { en: 'This page is made by the issuer, {company}.', ar: 'هذه الصفحة من الجهة المانحة، {company}.' },
  ruleLink: { en: 'The published rule', ar: 'القاعدة المنشورة' },
  privacy: { en: 'Terms and privacy', ar: 'الشروط والخصوصية' },

  none: { en: 'There is no certificate here', ar: 'لا توجد شهادة هنا' },
  noneText: {
    en: 'The address may be cut off or mistyped. If somebody shows it to you as a certificate of ours, check its number: what the register does not know was not issued by us.',
    ar: 'ربما نُقل العنوان ناقصًا أو كُتب خطأ. إذا عُرض عليك على أنه شهادة منا فتحقق من رقمها: ما لا يعرفه السجل لم نصدره.',
  },
  busy: { en: 'Please wait a moment', ar: 'انتظر قليلًا من فضلك' },
  busyText: {
    en: 'Many addresses that lead nowhere were asked for from your network. Try again in a few minutes.',
    ar: 'طُلبت من شبكتك عناوين كثيرة لا تقود إلى شيء. حاول مرة أخرى بعد دقائق.',
  },
  toLookup: { en: 'Check a number', ar: 'تحقق من رقم' },
})
