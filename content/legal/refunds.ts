import type { LegalText } from './legal-text.ts'

export const refundPolicy: LegalText = {
  key: 'refunds',
  title: { en: 'Refund policy', ar: 'سياسة الاسترداد' },
  summary: {
    en: 'Your first plan payment is refunded in full if you request it within 30 days.',
    ar: 'تسترد أول دفعة للباقة كاملة إذا طلبت ذلك خلال 30 يومًا.',
  },
  clauses: [
    {
      title: { en: '30 days on the first plan payment', ar: 'مهلة 30 يومًا لأول دفعة للباقة' },
      text: [
        {
          en: 'If a plan does not suit you, the first payment for it is refunded in full, VAT included, when you request it within 30 days of paying. You do not need to give a reason. Reports released until then remain yours.',
          ar: 'إذا لم تناسبك الباقة استرددت أول دفعة لها كاملة شاملة الضريبة متى طلبت ذلك خلال 30 يومًا من الدفع، دون حاجة إلى ذكر سبب. وتبقى لك التقارير الصادرة حتى ذلك الحين.',
        },
      ],
    },
    {
      title: { en: 'How to request it', ar: 'طريقة الطلب' },
      text: [
        {
          en: 'Request it on your plan page in the portal, or write to {email} from the address of your account. We confirm your request and refund the amount within 14 days by the same payment method, with a credit note for the invoice.',
          ar: 'اطلب ذلك من صفحة باقتك في البوابة، أو راسلنا على {email} من البريد المسجّل في حسابك. نؤكد استلام طلبك ونعيد المبلغ خلال 14 يومًا بطريقة الدفع نفسها، مع إشعار دائن للفاتورة.',
        },
      ],
    },
    {
      title: { en: 'Later payments', ar: 'الدفعات اللاحقة' },
      text: [
        {
          en: 'You may end a plan with effect from the end of any paid month. Used months are not refunded.',
          ar: 'يمكن إنهاء الباقة بنهاية أي شهر مدفوع، ولا تُسترد قيمة الأشهر المستخدمة.',
        },
      ],
    },
    {
      title: { en: 'Single visits', ar: 'الزيارات المفردة' },
      list: [
        {
          en: 'Cancelled before a shopper was assigned: nothing is due, and any payment is refunded in full.',
          ar: 'إذا أُلغيت قبل تعيين متسوّق: لا يُستحق شيء، ويُعاد ما دُفع كاملًا.',
        },
        {
          en: 'Not carried out, or its report rejected by our editors: a new visit at no cost or a refund, as you prefer.',
          ar: 'إذا لم تُنفَّذ أو رفض مراجعونا تقريرها: زيارة جديدة دون تكلفة أو استرداد المبلغ، حسب اختيارك.',
        },
        {
          en: 'Carried out and reported: no refund; individual answers can be disputed for 7 days.',
          ar: 'إذا نُفّذت وصدر تقريرها: لا استرداد، ولك الاعتراض على الإجابات خلال 7 أيام.',
        },
      ],
    },
    {
      title: { en: 'Your rights under the law', ar: 'حقوقك النظامية' },
      text: [
        {
          en: 'This policy applies in addition to your rights under the law and limits none of them.',
          ar: 'هذه السياسة إضافة إلى حقوقك التي يكفلها النظام ولا تنتقص منها.',
        },
      ],
    },
  ],
}
