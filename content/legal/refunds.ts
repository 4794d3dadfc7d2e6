import type { LegalText } from './legal-text.ts'

export const refundRule: LegalText = {
  key: 'refunds',
  title: { en: 'Refund rule', ar: 'قاعدة استرداد المبلغ' },
  summary: {
    en: 'Your first plan payment comes back in full if you ask within 30 days.',
    ar: 'تسترد أول دفعة للباقة كاملة إذا طلبت ذلك خلال 30 يومًا.',
  },
  clauses: [
    {
      title: { en: '30 days on the first plan payment', ar: '30 يومًا لأول دفعة للباقة' },
      text: [
        {
          en: 'If a plan does not suit you, you get the first payment for it back in full, VAT included, when you ask within 30 days of paying. You need not give a reason. Reports released until then stay yours.',
          ar: 'إذا لم تناسبك الباقة استرددت أول دفعة لها كاملة شاملة الضريبة متى طلبت ذلك خلال 30 يومًا من الدفع، دون حاجة إلى ذكر سبب. وتبقى لك التقارير الصادرة حتى ذلك الحين.',
        },
      ],
    },
    {
      title: { en: 'How to ask', ar: 'طريقة الطلب' },
      text: [
        {
          en: 'Ask on the page of your plan in the portal, or write to {email} from the address of your account. We confirm your request and send the money within 14 days by the way you paid, with a credit note for the invoice.',
          ar: 'اطلب ذلك من صفحة باقتك في البوابة، أو راسلنا على {email} من البريد المسجّل في حسابك. نؤكد استلام طلبك ونعيد المبلغ خلال 14 يومًا بطريقة الدفع نفسها، مع إشعار دائن للفاتورة.',
        },
      ],
    },
    {
      title: { en: 'Later payments', ar: 'الدفعات اللاحقة' },
      text: [
        {
          en: 'A plan can be ended for the end of any paid month. Months that were used are not refunded.',
          ar: 'يمكن إنهاء الباقة بنهاية أي شهر مدفوع، ولا تُسترد قيمة الأشهر المستخدمة.',
        },
      ],
    },
    {
      title: { en: 'Single visits', ar: 'الزيارات المفردة' },
      list: [
        {
          en: 'Cancelled before a shopper was assigned: nothing is owed, and what was paid comes back in full.',
          ar: 'إذا أُلغيت قبل تعيين متسوّق: لا يُستحق شيء، ويُعاد ما دُفع كاملًا.',
        },
        {
          en: 'Not carried out, or its report rejected by our editors: a new visit at no cost, or the money back, as you prefer.',
          ar: 'إذا لم تُنفَّذ أو رفض محرّرونا تقريرها: زيارة جديدة دون تكلفة أو استرداد المبلغ، حسب اختيارك.',
        },
        {
          en: 'Carried out and reported: no refund; objections to single answers are open for 7 days.',
          ar: 'إذا نُفّذت وصدر تقريرها: لا استرداد، ويبقى باب الاعتراض على الإجابات مفتوحًا 7 أيام.',
        },
      ],
    },
    {
      title: { en: 'Your rights by law', ar: 'حقوقك النظامية' },
      text: [
        {
          en: 'This rule comes on top of the rights that the law gives you and takes none of them away.',
          ar: 'هذه القاعدة إضافة إلى حقوقك التي يكفلها النظام ولا تنتقص منها.',
        },
      ],
    },
  ],
}
