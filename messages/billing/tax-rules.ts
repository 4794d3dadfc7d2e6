import type { TaxRule } from '#/domain/billing/tax-rules.ts'
import { defineMessages } from '#/domain/text.ts'

/** Reasons of rejection by the tax authority; one text per rule of domain/billing/tax-rules.ts. */
export const taxRuleMessages = defineMessages({
  number: { en: 'The document needs a number of at most 127 characters', ar: 'يلزم رقم للمستند لا يزيد على 127 خانة' },
  'seller-vat': {
    en: 'The company’s VAT number is missing, or is not 15 digits starting and ending with 3',
    ar: 'الرقم الضريبي للمنشأة ناقص أو لا يتكون من 15 رقمًا أولها وآخرها 3',
  },
  'seller-name': { en: 'The company’s legal name is missing', ar: 'الاسم النظامي للمنشأة ناقص' },
  'seller-name-too-long': {
    en: 'The company’s legal name does not fit into the QR code',
    ar: 'الاسم النظامي للمنشأة أطول مما يتسع له رمز الاستجابة',
  },
  'seller-id': {
    en: 'The company’s commercial registration or other number is missing or wrong',
    ar: 'رقم السجل التجاري للمنشأة أو ما يقوم مقامه ناقص أو غير صحيح',
  },
  'seller-address': {
    en: 'The company’s national address is incomplete',
    ar: 'العنوان الوطني للمنشأة غير مكتمل',
  },
  'buyer-missing': { en: 'The client’s tax details are missing', ar: 'البيانات الضريبية للعميل غير مكتملة' },
  'buyer-name': { en: 'The client’s legal name is missing', ar: 'الاسم النظامي للعميل ناقص' },
  'buyer-id': {
    en: 'The client needs a valid VAT number or another number',
    ar: 'يلزم للعميل رقم ضريبي صحيح أو رقم تعريفي آخر',
  },
  'buyer-address': { en: 'The client’s address is incomplete', ar: 'عنوان العميل غير مكتمل' },
  'buyer-is-seller': {
    en: 'The client has the company’s own VAT number',
    ar: 'الرقم الضريبي للعميل هو رقم المنشأة نفسها',
  },
  'reason-missing': {
    en: 'A note must name the invoice it corrects and the reason',
    ar: 'يلزم أن يذكر الإشعار الفاتورة التي يصححها وسبب التصحيح',
  },
  'no-lines': { en: 'There are no lines yet', ar: 'لا توجد بنود بعد' },
  'line-name': { en: 'The line has no description', ar: 'البند بلا وصف' },
  'line-quantity': {
    en: 'The quantity is not above zero with at most three decimals',
    ar: 'كمية البند ليست أكبر من صفر بثلاث منازل عشرية على الأكثر',
  },
  'line-negative': { en: 'The line has a negative amount', ar: 'في البند مبلغ سالب' },
  'allowance-reason': { en: 'The discount needs a reason', ar: 'يلزم ذكر سبب الخصم' },
  'exemption-reason': {
    en: 'A line without VAT needs a reason',
    ar: 'يلزم ذكر سبب عدم احتساب الضريبة على البند',
  },
  'one-reason': {
    en: 'Lines of one VAT category must have the same reason; put the other reason on another invoice',
    ar: 'بنود الفئة الضريبية الواحدة يجب أن يكون لها سبب واحد، فضع السبب الآخر في فاتورة أخرى',
  },
  'citizen-id': {
    en: 'Education and healthcare for citizens need the client’s national ID',
    ar: 'يلزم رقم الهوية الوطنية للعميل في تعليم المواطنين وعلاجهم',
  },
  'total-too-large': {
    en: 'The total with VAT exceeds SAR 99,999,999,999.99; split the invoice',
    ar: 'الإجمالي مع الضريبة يتجاوز 99,999,999,999.99 ريال، فقسّم الفاتورة',
  },
  counter: { en: 'The document has no place in the unit’s chain', ar: 'ليس للمستند موضع في تسلسل وحدة الإصدار' },
  'text-too-long': { en: 'A text is longer than the authority accepts', ar: 'أحد النصوص أطول مما تقبله الهيئة' },
  'supply-days': {
    en: 'The period of supply ends before it begins',
    ar: 'نهاية فترة التوريد قبل بدايتها',
  },
  'prepaid-too-much': {
    en: 'The prepayments exceed the total of the invoice; reduce them',
    ar: 'الدفعات المقدمة المخصومة أكبر من إجمالي الفاتورة، فخفّضها',
  },
  'prepaid-category': {
    en: 'A prepayment exceeds the lines of the same VAT category; reduce it',
    ar: 'الدفعة المقدمة أكبر من البنود التي لها الفئة الضريبية نفسها، فخفّضها',
  },
  'prepaid-tax': {
    en: 'The VAT of a prepayment does not match its amount',
    ar: 'ضريبة الدفعة المقدمة لا تطابق مبلغها',
  },
} satisfies Record<TaxRule, { en: string; ar: string }>)
