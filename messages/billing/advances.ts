import { defineMessages } from '#/domain/text.ts'

/** Prepayments: paid before the service, deducted from later invoices. */
export const advanceMessages = defineMessages({
  kind: { en: 'Document', ar: 'نوع المستند' },
  kind_invoice: { en: 'Invoice', ar: 'فاتورة' },
  kind_invoiceHelp: {
    en: 'For services provided. You add its lines next.',
    ar: 'لخدمات قُدمت. تضيف بنودها في الخطوة التالية.',
  },
  kind_prepayment: { en: 'Prepayment invoice', ar: 'فاتورة دفعة مقدمة' },
  kind_prepaymentHelp: {
    en: 'For an amount paid before the service. Later invoices deduct it.',
    ar: 'لمبلغ يُدفع قبل تقديم الخدمة، ثم يُخصم من الفواتير اللاحقة.',
  },
  received: { en: 'Amount including VAT', ar: 'المبلغ شامل الضريبة' },
  description: { en: 'Description', ar: 'البيان' },
  startName: { en: 'Prepayment for evaluation services', ar: 'دفعة مقدمة عن خدمات التقييم' },
  split: {
    en: '{net} plus VAT of {vat}: {gross} in total',
    ar: '{net} مع ضريبة قدرها {vat}، والإجمالي {gross}',
  },
  splitRest: {
    en: 'VAT is rounded to the halala, so the nearest invoice is one halala less.',
    ar: 'تُقرَّب الضريبة إلى الهللة، فأقرب فاتورة تقل عن المبلغ بهللة واحدة.',
  },

  title: { en: 'Prepayments of the client', ar: 'الدفعات المقدمة من العميل' },
  hint: {
    en: 'Paid amounts that this invoice can deduct. The draft reserves them until it is issued or deleted.',
    ar: 'مبالغ مسددة يمكن خصمها من هذه الفاتورة. تحجزها المسودة حتى تصدر أو تُحذف.',
  },
  openAmount: { en: '{amount} available', ar: 'المتاح {amount}' },
  amount: { en: 'Amount to deduct, incl. VAT', ar: 'المبلغ المخصوم شاملًا الضريبة' },
  sar: { en: 'SAR', ar: 'ريال' },
  deduct: { en: 'Deduct', ar: 'خصم' },
  deductOf: { en: 'Deduct prepayment {number}', ar: 'خصم الدفعة المقدمة {number}' },
  changeOf: { en: 'Change the amount of prepayment {number}', ar: 'تعديل المخصوم من الدفعة المقدمة {number}' },
  change: { en: 'Change amount', ar: 'تعديل المبلغ' },
  takeOff: { en: 'Do not deduct', ar: 'إلغاء الخصم' },
  takeOffOf: { en: 'Do not deduct prepayment {number}', ar: 'إلغاء خصم الدفعة المقدمة {number}' },

  prepaid: { en: 'Prepayments deducted', ar: 'الدفعات المقدمة المخصومة' },
  due: { en: 'Amount due', ar: 'المبلغ المستحق' },
  deducted: { en: 'Prepayments deducted', ar: 'الدفعات المقدمة المخصومة' },
  use: { en: 'Use of the prepayment', ar: 'الخصم من الدفعة المقدمة' },
  open: { en: 'Available to deduct', ar: 'المتاح للخصم' },
  unused: { en: 'No invoice has deducted it yet', ar: 'لم تُخصم من أي فاتورة بعد' },
  unpaid: { en: 'Invoices deduct only amounts already paid', ar: 'لا يُخصم من الفواتير إلا ما سُدد منها' },
  creditAll: {
    en: '{amount} net: everything that no invoice deducts.',
    ar: '{amount} صافيًا، وهو كل ما لم يُخصم في فاتورة.',
  },
})
