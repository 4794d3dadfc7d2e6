import { defineMessages } from '#/domain/text.ts'

/** Two-step sign-in as a rule of a company. */
export const teamSecurityMessages = defineMessages({
  title: { en: 'Two-step sign-in of the team', ar: 'دخول الفريق بخطوتين' },
  lead: {
    en: 'Choose who needs two-step sign-in to work in your company. They have 7 days to set it up. After that, only their own account opens without it.',
    ar: 'حدّد من يحتاج إلى الدخول بخطوتين للعمل في منشأتك. مهلة التفعيل 7 أيام، وبعدها لا يُفتح دونه إلا الحساب الشخصي.',
  },
  rule: { en: 'Required for', ar: 'مطلوب من' },
  rule_off: { en: 'No one', ar: 'لا أحد' },
  rule_owners: { en: 'Owners and managers', ar: 'المُلّاك والمديرون' },
  rule_all: { en: 'All members', ar: 'جميع الأعضاء' },
  notYet: {
    en: 'No rule is in force yet. The 7 days begin when you save one.',
    ar: 'لا يوجد شرط سارٍ بعد. تبدأ مهلة الأيام السبعة عند الحفظ.',
  },
  since: { en: 'In force from {date}.', ar: 'سارٍ منذ {date}.' },
  standing: {
    en: 'Members with two-step sign-in or a passkey: {with} of {members}.',
    ar: 'الأعضاء الذين فعّلوا الدخول بخطوتين أو مفتاح مرور: {with} من {members}.',
  },
  demo: {
    en: 'In the demo the rule is stored, but nothing is locked.',
    ar: 'في النسخة التجريبية يُحفظ الشرط دون قفل أي صفحة.',
  },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Saved. All owners are notified.', ar: 'تم الحفظ، وأُشعر جميع المُلّاك.' },
})
