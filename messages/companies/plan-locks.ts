import { defineMessages } from '#/domain/text.ts'

/** Shown in place of features outside the client's plan. */
export const planLockMessages = defineMessages({
  title_summary: { en: 'Summary of this report', ar: 'ملخص هذا التقرير' },
  text_summary: {
    en: 'A few sentences on the main drivers of the score, their possible cost in riyals, and the score after a correction. Each sentence links to its evidence.',
    ar: 'جمل قليلة تبيّن أهم ما أثّر في الدرجة، وتكلفته المحتملة بالريال، والدرجة المتوقعة بعد التصحيح. اضغط أي جملة لعرض دليلها.',
  },
  title_analytics: { en: 'Trend, comparison and answers', ar: 'الاتجاه والمقارنة والإجابات' },
  text_analytics: {
    en: 'Your scores month by month, two visits or branches side by side, every answer over time, and the average of your city.',
    ar: 'درجاتك شهرًا بعد شهر، ومقارنة زيارتين أو فرعين، وكل إجابة عبر الزمن، ومتوسط مدينتك.',
  },
  title_certificates: { en: 'Digital certificates', ar: 'الشهادات الرقمية' },
  text_certificates: {
    en: 'Branches that meet the published award criteria receive a certificate with a QR code, a badge for your site and a public page. Certificates you already hold stay valid until they expire.',
    ar: 'يحصل الفرع المستوفي لشروط المنح المعلنة على شهادة برمز QR وشارة لموقعك الإلكتروني وصفحة عامة. وتبقى شهاداتك الحالية سارية حتى تاريخ انتهائها.',
  },
  title_api: { en: 'API and webhooks', ar: 'الواجهة البرمجية وإشعارات Webhooks' },
  text_api: {
    en: 'Your own programs read reports, actions and invoices with keys, order visits, and get a message when something happens.',
    ar: 'تقرأ برامجك التقارير والإجراءات والفواتير بمفاتيح، وتطلب الزيارات، وتتلقى رسالة عند كل حدث.',
  },
  title_questionnaires: { en: 'Your own questionnaires', ar: 'نماذج تقييم خاصة بك' },
  text_questionnaires: {
    en: 'Questionnaires written for your standards and used for your visits only.',
    ar: 'نماذج تقييم مكتوبة وفق معاييرك وتُستخدم في زياراتك وحدها.',
  },
  inPlan: { en: 'Included in {plan} and above', ar: 'ضمن {plan} وما فوقها' },
  inLargest: { en: 'Included in {plan}', ar: 'ضمن {plan}' },
  toPlan: { en: 'See the plan', ar: 'عرض الباقة' },
})
