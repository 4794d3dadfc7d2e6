import { defineMessages } from '#/domain/text.ts'

/** The public reference of the API. */
export const apiReferenceMessages = defineMessages({
  title: { en: 'API reference', ar: 'مرجع الواجهة البرمجية' },
  shortName: { en: 'API', ar: 'الواجهة البرمجية' },
  description: {
    en: 'Every operation of the Itqan API: addresses, fields, keys, limits, pages and errors, with requests to copy and to try.',
    ar: 'جميع عمليات الواجهة البرمجية لإتقان: العناوين والحقول والمفاتيح والحدود والصفحات والأخطاء، مع طلبات تنسخها وتجربها.',
  },
  lead: {
    en: 'Read reports, actions and invoices from your own programs, and order visits. The answers are those of the portal, with the same rights.',
    ar: 'اقرأ التقارير والإجراءات والفواتير من برامجك، واطلب الزيارات. الإجابات نفسها التي تراها في البوابة، وبالصلاحيات ذاتها.',
  },
  document: { en: 'OpenAPI document', ar: 'وثيقة OpenAPI' },
  keys: { en: 'Your keys', ar: 'مفاتيحك' },
  contents: { en: 'On this page', ar: 'في هذه الصفحة' },
  start: { en: 'Start', ar: 'البداية' },
  startText: {
    en: 'An owner of the company makes a key, chooses its rights and the part of the company in which it works. Send it in the header Authorization with every request. The Enterprise plan includes the API.',
    ar: 'يُنشئ مالك المنشأة مفتاحًا ويحدد صلاحياته والجزء الذي يعمل فيه من المنشأة. أرسله في الترويسة Authorization مع كل طلب. الواجهة البرمجية مشمولة في باقة المنشآت الكبرى.',
  },
  limits: { en: 'Limits', ar: 'الحدود' },
  limitsText: {
    en: 'Each key may send 120 requests a minute, 30 of them at the same moment. The header RateLimit says how many are left. Above the limit the answer is 429, and Retry-After says how many seconds to wait.',
    ar: 'لكل مفتاح 120 طلبًا في الدقيقة، منها 30 في اللحظة نفسها. تبيّن الترويسة RateLimit العدد المتبقي. وعند تجاوز الحد تكون الإجابة 429، وتحدد Retry-After عدد ثواني الانتظار.',
  },
  pages: { en: 'Lists', ar: 'القوائم' },
  pagesText: {
    en: 'A list answers data and next. Send next as cursor to get the following page; on the last one it is null. The parameter fields answers only the fields that you name.',
    ar: 'تجيب القائمة بالحقلين data وnext. أرسل قيمة next في المعامل cursor للحصول على الصفحة التالية، وتكون null في الصفحة الأخيرة. ويقصر المعامل fields الإجابة على الحقول التي تسميها.',
  },
  safe: { en: 'Repeat safely', ar: 'التكرار الآمن' },
  safeText: {
    en: 'Send a header Idempotency-Key that you choose with every POST. If the answer is lost, repeat the same request with the same key: it takes effect once, and you get the first answer. Records have a version in ETag; steps that depend on it ask for it in If-Match.',
    ar: 'أرسل مع كل طلب POST ترويسة Idempotency-Key تختار قيمتها. إن ضاعت الإجابة فكرر الطلب نفسه بالمفتاح نفسه: يُنفَّذ مرة واحدة وتحصل على الإجابة الأولى. وللسجلات نسخة في ETag تُرسل في If-Match مع الخطوات التي تعتمد عليها.',
  },
  problems: { en: 'Errors', ar: 'الأخطاء' },
  problemsText: {
    en: 'A refused request changes nothing. Its body says why (RFC 9457): status and code for your program, title for people in the language of Accept-Language, and errors with the fields at fault. Give request_id when you contact us.',
    ar: 'الطلب المرفوض لا يغيّر شيئًا، ويبيّن محتواه السبب (RFC 9457): الحقلان status وcode لبرنامجك، وtitle للأشخاص بلغة Accept-Language، وerrors للحقول الخاطئة. اذكر request_id عند التواصل معنا.',
  },
  values: { en: 'Values', ar: 'القيم' },
  valuesText: {
    en: 'Moments are in UTC (2026-11-30T09:00:00Z), days as 2026-11-30, amounts in halalas as whole numbers. A record that the key does not see is answered like one that does not exist.',
    ar: 'الأوقات بالتوقيت العالمي (2026-11-30T09:00:00Z) والأيام بصيغة 2026-11-30 والمبالغ بالهللات أعدادًا صحيحة. والسجل الذي لا يراه المفتاح يُعامل كأنه غير موجود.',
  },
  tag_company: { en: 'Company', ar: 'المنشأة' },
  tag_branches: { en: 'Branches', ar: 'الفروع' },
  tag_members: { en: 'Team', ar: 'أعضاء الفريق' },
  tag_requests: { en: 'Visit requests', ar: 'طلبات الزيارات' },
  tag_reports: { en: 'Reports', ar: 'التقارير' },
  tag_actions: { en: 'Corrective actions', ar: 'الإجراءات التصحيحية' },
  tag_certificates: { en: 'Certificates', ar: 'الشهادات' },
  tag_money: { en: 'Invoices and payments', ar: 'الفواتير والمدفوعات' },
  scope: { en: 'Right', ar: 'الصلاحية' },
  parameters: { en: 'Parameters', ar: 'المعاملات' },
  body: { en: 'Body', ar: 'المحتوى' },
  answer: { en: 'Answer', ar: 'الإجابة' },
  eachOf: { en: 'Each entry of data', ar: 'كل عنصر في data' },
  field: { en: 'Field', ar: 'الحقل' },
  type: { en: 'Type', ar: 'النوع' },
  about: { en: 'Meaning', ar: 'المعنى' },
  required: { en: 'required', ar: 'مطلوب' },
  example: { en: 'Request', ar: 'الطلب' },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Copied', ar: 'نُسخ' },
  // try
  tryTitle: { en: 'Try a request', ar: 'تجربة طلب' },
  tryText: {
    en: 'Reads with your key from this page. The key stays in this page and is not stored.',
    ar: 'تقرأ من هذه الصفحة بمفتاحك. يبقى المفتاح في الصفحة ولا يُحفظ.',
  },
  tryKey: { en: 'Key', ar: 'المفتاح' },
  tryAddress: { en: 'Address', ar: 'العنوان' },
  trySend: { en: 'Send', ar: 'إرسال' },
  tryAnswer: { en: 'Answer {status}', ar: 'الإجابة {status}' },
  tryFailed: {
    en: 'The request did not reach the server. Check the connection.',
    ar: 'لم يصل الطلب إلى الخادم. تحقق من الاتصال.',
  },
})
