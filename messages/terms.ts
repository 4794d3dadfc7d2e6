import { defineMessages } from '#/domain/text.ts'

/** The frame around the legal documents; the documents themselves are data of their own. */
export const termsMessages = defineMessages({
  title: { en: 'Terms, privacy, conduct and refunds', ar: 'الشروط والخصوصية والسلوك والاسترداد' },
  description: {
    en: 'Terms of service, privacy notice under the Saudi Personal Data Protection Law, the shopper’s code of conduct and the 30-day refund policy.',
    ar: 'شروط الخدمة، وإشعار الخصوصية وفق نظام حماية البيانات الشخصية، وميثاق سلوك المتسوّق، وسياسة الاسترداد خلال 30 يومًا.',
  },
  lead: {
    en: 'Four documents in plain language, each with a version and a date. At registration we record the version you agreed to.',
    ar: 'أربع وثائق بلغة واضحة، لكل منها إصدار وتاريخ. ونحفظ عند التسجيل رقم الإصدار الذي وافقت عليه.',
  },
  contents: { en: 'Contents', ar: 'المحتويات' },
  version: { en: 'Version {version}, in force since {date}', ar: 'الإصدار {version}، سارٍ منذ {date}' },
  backToContents: { en: 'Back to the contents', ar: 'العودة إلى المحتويات' },
  print: {
    en: 'Print this page to keep a copy. Headers and menus are left out.',
    ar: 'يمكنك طباعة هذه الصفحة للاحتفاظ بنسخة منها دون القوائم.',
  },
})
