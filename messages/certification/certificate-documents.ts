import { defineMessages } from '#/domain/text.ts'

/** Texts of the certificate, its pictures and its badge. */
export const certificateDocumentMessages = defineMessages({
  title: { en: 'Certificate of Guest Experience', ar: 'شهادة تجربة الضيف' },
  documentTitle: { en: 'Certificate {number}: {branch}', ar: 'الشهادة {number}: {branch}' },
  level: { en: '{level} level', ar: 'المستوى {level}' },
  emblem: { en: 'Emblem of the {level} level', ar: 'شعار المستوى {level}' },
  issuedTo: { en: 'Issued to', ar: 'مُنحت إلى' },
  statement: {
    en: '{company} certifies that this branch earned the {level} level on mystery visits, under version {rule} of the published award criteria.',
    ar: 'تشهد {company} بأن هذا الفرع استحق المستوى {level} في زيارات المتسوّق السري، وفق الإصدار {rule} من شروط المنح المعلنة.',
  },
  covers: {
    en: 'It covers the guest’s experience: welcome, service, food, visible cleanliness and the bill. It is not a health licence.',
    ar: 'تشمل تجربة الضيف: الاستقبال والخدمة والطعام والنظافة الظاهرة والفاتورة، وليست رخصة صحية.',
  },
  rule: { en: 'Award criteria', ar: 'شروط المنح' },
  ruleVersion: { en: 'Version {version}', ar: 'الإصدار {version}' },
  band: { en: 'Score band', ar: 'فئة الدرجة' },
  qr: { en: 'QR code that opens {address}', ar: 'رمز استجابة سريعة (QR) يفتح {address}' },
  scan: { en: 'Scan for its status today', ar: 'امسح الرمز لمعرفة حالتها اليوم' },
  genuine: {
    en: 'The status of this certificate can change after printing. Its only genuine address:',
    ar: 'قد تتغير حالة هذه الشهادة بعد طباعتها. عنوانها الأصلي الوحيد:',
  },
  attached: {
    en: 'The signed credential (Open Badges 3.0) of this certificate',
    ar: 'الشهادة الرقمية الموقّعة',
  },

  on_valid: { en: 'Valid until {date}', ar: 'سارية حتى {date}' },
  'on_expires-soon': { en: 'Valid, expires on {date}', ar: 'سارية وتنتهي في {date}' },
  on_suspended: { en: 'Suspended since {date}', ar: 'موقوفة مؤقتًا منذ {date}' },
  on_expired: { en: 'Expired on {date}', ar: 'انتهت صلاحيتها في {date}' },
  on_revoked: { en: 'Revoked on {date}', ar: 'أُلغيت بتاريخ {date}' },
  notAtPresent: { en: 'Not valid at present', ar: 'غير سارية حاليًا' },
  noLonger: { en: 'No longer valid', ar: 'لم تعد سارية' },

  badge: { en: '{level} certificate of guest experience', ar: 'شهادة تجربة الضيف: المستوى {level}' },
  checkedAt: { en: 'Checked {at}', ar: 'وقت التحقق: {at}' },
})
