import { defineMessages } from '#/domain/text.ts'

/** Mails about certificates. */
export const certificationMails = defineMessages({
  'certificate.issued.subject': { en: 'Certificate for {branch}: {level}', ar: 'شهادة {branch}: المستوى {level}' },
  'certificate.issued.body': {
    en: 'Hello {name},\n\n{branch} has been awarded a certificate: {level}. It is valid until {date}, and anyone can verify it on its public page. The document, the badge and the code for your website are in your portal.\n\nOpen the public page:\n{page}\n\nView the certificate in your portal:\n{link}',
    ar: 'مرحبًا {name}،\n\nصدرت شهادة {branch} بالمستوى {level}، وهي سارية حتى {date}، ويمكن للجميع التحقق منها في صفحتها العامة. تجد ملف الشهادة والشارة ورمز التضمين لموقعك في حسابك.\n\nفتح الصفحة العامة:\n{page}\n\nعرض الشهادة في حسابك:\n{link}',
  },
  'certificate.renewed.subject': {
    en: 'Certificate of {branch} renewed: {level}',
    ar: 'تجديد شهادة {branch}: المستوى {level}',
  },
  'certificate.renewed.body': {
    en: 'Hello {name},\n\nThe certificate of {branch} has been renewed: {level}. It has a new number and is valid until {date}. Please replace the printed certificate and the code on your website; you will find both in your portal.\n\nOpen the public page:\n{page}\n\nView the certificate in your portal:\n{link}',
    ar: 'مرحبًا {name}،\n\nجُدّدت شهادة {branch} بالمستوى {level}. لها رقم جديد، وهي سارية حتى {date}. نرجو استبدال النسخة المطبوعة ورمز التضمين في موقعك، وتجدهما في حسابك.\n\nفتح الصفحة العامة:\n{page}\n\nعرض الشهادة في حسابك:\n{link}',
  },
  'certificate.suspended.subject': { en: 'Certificate of {branch} suspended', ar: 'إيقاف شهادة {branch} مؤقتًا' },
  'certificate.suspended.body': {
    en: 'Hello {name},\n\nThe certificate of {branch} is suspended. Reason: {why}\n\n{reason}\n\nAnyone who verifies the certificate sees the suspension, so please do not display it for now. Reply to this email to resolve the matter.\n\nView the certificate:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُوقفت شهادة {branch} مؤقتًا. السبب: {why}\n\n{reason}\n\nيظهر الإيقاف لكل من يتحقق من الشهادة، فنرجو عدم عرضها حاليًا. يكفي الرد على هذه الرسالة لمعالجة الأمر.\n\nعرض الشهادة:\n{link}',
  },
  'certificate.suspended-by-rule.subject': {
    en: 'Certificate of {branch} suspended after a critical failure',
    ar: 'إيقاف شهادة {branch} مؤقتًا بعد إخفاق حرج',
  },
  'certificate.suspended-by-rule.body': {
    en: 'Hello {name},\n\nA critical failure was recorded on a visit to {branch}, so its certificate is suspended. Anyone who verifies the certificate sees the suspension; please do not display it for now.\n\nTo restore it, open a corrective action for each critical finding and complete it. The certificate becomes valid again once our review desk or the next visit confirms the corrections. If a finding is wrong, you can dispute it in the report.\n\nView the findings:\n{link}',
    ar: 'مرحبًا {name}،\n\nسُجّل إخفاق في معيار حرج خلال زيارة {branch}، فأُوقفت شهادته مؤقتًا. يظهر الإيقاف لكل من يتحقق من الشهادة، فنرجو عدم عرضها حاليًا.\n\nلاستعادتها، افتح إجراءً تصحيحيًا لكل ملاحظة حرجة وأنجزه. تعود الشهادة سارية بعد تأكيد معالجتها من فريق المراجعة أو في الزيارة التالية. وإن كانت إحدى الملاحظات غير صحيحة فيمكنك الاعتراض عليها في التقرير.\n\nعرض الملاحظات:\n{link}',
  },
  'certificate.reinstated.subject': { en: 'Certificate of {branch} valid again', ar: 'استئناف سريان شهادة {branch}' },
  'certificate.reinstated.body': {
    en: 'Hello {name},\n\nThe certificate of {branch} is valid again until {date}. You can display it, and anyone can verify it on its public page.\n\nOpen the public page:\n{page}\n\nView the certificate in your portal:\n{link}',
    ar: 'مرحبًا {name}،\n\nعادت شهادة {branch} سارية حتى {date}. يمكنك عرضها، ويمكن للجميع التحقق منها في صفحتها العامة.\n\nفتح الصفحة العامة:\n{page}\n\nعرض الشهادة في حسابك:\n{link}',
  },
  'certificate.revoked.subject': { en: 'Certificate of {branch} revoked', ar: 'إلغاء شهادة {branch}' },
  'certificate.revoked.body': {
    en: 'Hello {name},\n\nThe certificate of {branch} has been revoked. Reason: {why}\n\n{reason}\n\nPlease take down the printed certificate and the badge. Anyone who verifies them sees that the certificate is not valid. If you disagree, reply to this email.\n\nView the certificate:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُلغيت شهادة {branch}. السبب: {why}\n\n{reason}\n\nنرجو إزالة النسخة المطبوعة والشارة، إذ يظهر لكل من يتحقق منهما أن الشهادة غير سارية. وإن كان لديك اعتراض فيكفي الرد على هذه الرسالة.\n\nعرض الشهادة:\n{link}',
  },
  'certificate.expired.subject': { en: 'Certificate of {branch} expired', ar: 'انتهاء صلاحية شهادة {branch}' },
  'certificate.expired.body': {
    en: 'Hello {name},\n\nThe certificate of {branch} expired on {date}. You can renew it if the branch meets the award criteria; otherwise the page shows the criteria still to be met.\n\nRenew or view the criteria:\n{link}',
    ar: 'مرحبًا {name}،\n\nانتهت صلاحية شهادة {branch} بتاريخ {date}. يمكنك تجديدها إن استوفى الفرع شروط المنح، وإلا فستجد في الصفحة الشروط المتبقية.\n\nالتجديد أو عرض الشروط:\n{link}',
  },
  'certificate.ends.subject': {
    en: 'Certificate of {branch} ends on {date}',
    ar: 'شهادة {branch} تنتهي بتاريخ {date}',
  },
  'certificate.ends.body': {
    en: 'Hello {name},\n\nThe certificate of {branch} ends on {date}. You can renew it in the last 60 days if the branch meets the award criteria.\n\nRenew or view the criteria:\n{link}',
    ar: 'مرحبًا {name}،\n\nتنتهي شهادة {branch} بتاريخ {date}. يمكنك تجديدها خلال آخر 60 يومًا ما دام الفرع يستوفي شروط المنح.\n\nالتجديد أو عرض الشروط:\n{link}',
  },
  'certificate.declined.subject': {
    en: 'Certificate application for {branch} not granted',
    ar: 'طلب شهادة {branch} لم يُقبل',
  },
  'certificate.declined.body': {
    en: 'Hello {name},\n\nWe could not grant a certificate for {branch} for this reason:\n\n{answer}\n\nYou can apply again once the matter is resolved.\n\nView your certificates:\n{link}',
    ar: 'مرحبًا {name}،\n\nتعذّر قبول طلب شهادة {branch} للسبب التالي:\n\n{answer}\n\nيمكنك تقديم طلب جديد بعد معالجة السبب.\n\nعرض شهاداتك:\n{link}',
  },
})
