import { defineMessages } from '#/domain/text.ts'

/** Screens beside the slides of the home page. What is not from the demo is marked as an example. */
export const homeStageMessages = defineMessages({
  example: { en: 'Example', ar: 'مثال' },
  supply: {
    en: 'Example: three suppliers of chicken breast compared by price and delivery.',
    ar: 'مثال: مقارنة ثلاثة مورّدين لصدور الدجاج بالسعر ومدة التوصيل.',
  },
  item: { en: 'Chicken breast, 10 kg', ar: 'صدور دجاج، 10 كجم' },
  supplierA: { en: 'Supplier A', ar: 'المورّد أ' },
  supplierB: { en: 'Supplier B', ar: 'المورّد ب' },
  supplierC: { en: 'Supplier C', ar: 'المورّد ج' },
  in24: { en: 'Delivers within 24 hours', ar: 'التوصيل خلال 24 ساعة' },
  in48: { en: 'Delivers within 48 hours', ar: 'التوصيل خلال 48 ساعة' },
  priceA: { en: 'SAR 218.00', ar: '218.00 ريالًا' },
  priceB: { en: 'SAR 224.50', ar: '224.50 ريالًا' },
  priceC: { en: 'SAR 241.00', ar: '241.00 ريالًا' },
  digital: {
    en: 'Example: a dish of the digital menu, and a bill shared by four guests of whom three have paid.',
    ar: 'مثال: طبق من القائمة الرقمية، وفاتورة قُسّمت على أربعة ضيوف سدّد ثلاثة منهم.',
  },
  dish: { en: 'Saffron chicken with salad', ar: 'دجاج بالزعفران مع سلطة' },
  dishPrice: { en: 'SAR 62', ar: '62 ريالًا' },
  dishFacts: { en: '640 kcal, contains milk', ar: '640 سعرة حرارية، يحتوي على الحليب' },
  shared: { en: 'Bill shared by 4', ar: 'فاتورة مقسومة على 4' },
  sharedTotal: { en: 'SAR 286.50', ar: '286.50 ريالًا' },
  sharedPaid: { en: '3 of 4 paid', ar: 'سدّد 3 من 4' },
  quality: {
    en: 'The Platinum certificate of the Al Khobar branch, and its eight section scores as a star.',
    ar: 'الشهادة البلاتينية لفرع الخبر، ودرجات محاوره الثمانية على شكل نجمة.',
  },
  sections: { en: 'Scores of the eight sections', ar: 'درجات المحاور الثمانية' },
  weakest: { en: 'Training starts with menu and ordering: 85.7%', ar: 'يبدأ التدريب من القائمة وأخذ الطلب: 85.7%' },
})
