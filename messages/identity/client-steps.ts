import { defineMessages } from '#/domain/text.ts'

/** The registration of a company in three steps, and what it leads to. */
export const clientStepMessages = defineMessages({
  stepOf: { en: 'Step {step} of {total}', ar: 'الخطوة {step} من {total}' },
  steps: { en: 'Steps of the registration', ar: 'خطوات التسجيل' },
  next: { en: 'Next', ar: 'التالي' },
  back: { en: 'Back', ar: 'السابق' },
  company: { en: 'Your company', ar: 'المنشأة' },
  person: { en: 'Your account', ar: 'الحساب' },
  details: { en: 'Details and agreement', ar: 'التفاصيل والموافقة' },
  detailsHelp: {
    en: 'Only the agreement is required. You can add the rest later.',
    ar: 'الموافقة وحدها مطلوبة، ويمكنك إضافة الباقي لاحقًا.',
  },

  panelTitle: { en: 'What you get', ar: 'ما تحصل عليه' },
  panelExample: { en: 'Example: {name}, one visit', ar: 'مثال: {name}، زيارة واحدة' },
  panelScore: { en: 'Score', ar: 'الدرجة' },
  panelStar: { en: 'Scores of the eight sections', ar: 'درجات المحاور الثمانية' },
  get1: {
    en: 'Order a visit as soon as you have registered. It goes ahead when our team has approved your account.',
    ar: 'اطلب زيارة فور التسجيل، وتُنفَّذ بعد أن يعتمد فريقنا حسابك.',
  },
  get2: {
    en: 'A single visit costs {basic} or {full}, before VAT. No plan and no card are needed to register.',
    ar: 'تكلّف الزيارة المنفردة {basic} أو {full} قبل الضريبة، ولا يتطلب التسجيل باقة ولا بطاقة.',
  },
  get3: {
    en: 'The report arrives usually within 48 hours of the visit, checked by an editor, with photos and times.',
    ar: 'يصل التقرير عادةً خلال 48 ساعة من الزيارة بعد تدقيق المراجع، وفيه الصور والأوقات.',
  },
  get4: { en: 'You may dispute any answer for 7 days.', ar: 'لك الاعتراض على أي إجابة خلال 7 أيام.' },
})
