import { defineMessages } from '#/domain/text.ts'

/** What a company says about itself, in the own account of its owner. */
export const companyDetailsMessages = defineMessages({
  title: { en: 'Your company', ar: 'منشأتك' },
  lead: {
    en: 'Documents that were already issued keep the previous details.',
    ar: 'تبقى البيانات السابقة على ما صدر من مستندات.',
  },
  toVisibility: { en: 'Team visibility', ar: 'اطلاع الفريق' },
  toSecurity: { en: 'Two-step sign-in of the team', ar: 'دخول الفريق بخطوتين' },
  toClosing: { en: 'Close the company', ar: 'إغلاق حساب المنشأة' },
  toOwnership: { en: 'Transfer of ownership', ar: 'نقل الملكية' },
  noVatOnInvoices: {
    en: 'Your invoices do not show the VAT number yet',
    ar: 'لا يظهر الرقم الضريبي على فواتيرك بعد',
  },
  noVatOnInvoicesNote: {
    en: 'A tax invoice carries the number together with the national address.',
    ar: 'يظهر الرقم في الفاتورة الضريبية مع العنوان الوطني.',
  },
  addTaxAddress: { en: 'Add the address', ar: 'إضافة العنوان' },
  toTaxDetails: { en: 'Details on invoices', ar: 'بيانات الفواتير' },
  nameEn: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
  nameAr: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
  save: { en: 'Save', ar: 'حفظ' },
})
