import { defineMessages } from '#/domain/text.ts'

/** What the file of an e-invoice says of its lines and of what was prepaid. */
export const invoiceFileMessages = defineMessages({
  linesRead: {
    en: 'Lines filled from the file: {count} of {of}. Lines of the order that are not in the file are 0.',
    ar: 'البنود المعبأة من الملف: {count} من {of}. بنود الطلب غير الواردة في الملف قيمتها 0.',
  },
  title: { en: 'Lines of the file to choose for', ar: 'بنود في الملف تحتاج اختيارك' },
  hint: {
    en: 'It is not clear which line of the order they bill. Choose it, or enter the line as billed besides the order.',
    ar: 'لم يتضح أي بند في الطلب تخصه هذه البنود. اختر البند، أو سجّله بندًا خارج الطلب.',
  },
  figures: { en: '{quantity} × {price}', ar: '{quantity} × {price}' },
  billsLine: { en: 'Line that {name} bills', ar: 'البند الذي يخصه {name}' },
  choose: { en: 'Choose a line', ar: 'اختر البند' },
  besides: { en: 'Besides the order', ar: 'خارج الطلب' },
  unnamed: { en: 'a line without a name', ar: 'بند بلا اسم' },
  prepaid: { en: 'Prepaid, with VAT', ar: 'المدفوع مقدمًا شامل الضريبة' },
  prepaidHint: {
    en: 'Paid before by a prepayment invoice. The total includes it.',
    ar: 'دُفع سابقًا بفاتورة دفعة مقدمة، والإجمالي يشمله.',
  },
  leftToPay: { en: 'Left to pay', ar: 'المتبقي للدفع' },
  fileTypes: {
    en: 'JPEG, PNG, PDF or XML, up to 9 MB',
    ar: 'JPEG أو PNG أو PDF أو ملف الفاتورة الإلكترونية، حتى 9 ميجابايت',
  },
  scanTypes: { en: 'JPEG, PNG or PDF, up to 9 MB', ar: 'JPEG أو PNG أو PDF، حتى 9 ميجابايت' },
  xmlTypes: { en: 'XML, up to 9 MB', ar: 'ملف الفاتورة الإلكترونية، حتى 9 ميجابايت' },
  scanHint: { en: 'JPEG, PNG or PDF, up to 9 MB.', ar: 'JPEG أو PNG أو PDF، حتى 9 ميجابايت.' },
  xml: { en: 'E-invoice file (XML)', ar: 'ملف الفاتورة الإلكترونية' },
  xmlHint: {
    en: 'Up to 9 MB. A file opened above is kept here.',
    ar: 'حتى 9 ميجابايت. ويُحفظ هنا الملف المفتوح أعلاه.',
  },
  openXml: { en: 'Download the e-invoice', ar: 'تنزيل الفاتورة الإلكترونية' },
  addXml: { en: 'Add the e-invoice file', ar: 'إضافة ملف الفاتورة الإلكترونية' },
  addScan: { en: 'Add the scan or photo', ar: 'إضافة نسخة أو صورة الفاتورة' },
})
