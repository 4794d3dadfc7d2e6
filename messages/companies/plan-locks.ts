import { defineMessages } from '#/domain/text.ts'

/** Shown in place of features outside the client's plan. */
export const planLockMessages = defineMessages({
  title_summary: { en: 'Summary of this report', ar: 'ملخص هذا التقرير' },
  text_summary: {
    en: 'A few sentences with the main drivers of the score, what they may cost in riyals, and what the score would be after a correction. Each sentence leads to its evidence.',
    ar: 'جمل قليلة تبيّن أهم ما أثّر في الدرجة، وما قد يكلّفه بالريال، وما ستكون عليه الدرجة بعد التصحيح، وكل جملة تقود إلى دليلها.',
  },
  title_analytics: { en: 'Trend, comparison and answers', ar: 'الاتجاه والمقارنة والإجابات' },
  text_analytics: {
    en: 'How your scores move month by month, two visits or branches side by side, every answer over time, and the average of your city.',
    ar: 'تغيّر درجاتك شهرًا بعد شهر، ومقارنة زيارتين أو فرعين، وكل إجابة عبر الزمن، ومتوسط مدينتك.',
  },
  title_certificates: { en: 'Digital certificates', ar: 'الشهادات الرقمية' },
  text_certificates: {
    en: 'Branches that meet the published rule receive a certificate with a QR code, a badge for your site and a public page. Certificates that you already hold stay valid until their date.',
    ar: 'يحصل الفرع المستوفي لشروط المنح المعلنة على شهادة برمز QR وشارة لموقعك وصفحة عامة. وتبقى شهاداتك الحالية سارية حتى تاريخ انتهائها.',
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
