import { defineMessages } from '#/domain/text.ts'
import { categoryMessages } from './terms.ts'

type Categories = { [K in keyof typeof categoryMessages as `category_${K}`]: (typeof categoryMessages)[K] }
const categories = Object.fromEntries(
  Object.entries(categoryMessages).map(([key, text]) => [`category_${key}`, text]),
) as Categories

/** The list of ingredients. */
export const ingredientListMessages = defineMessages({
  ...categories,
  title: { en: 'Ingredients', ar: 'المكونات' },
  caption: { en: 'Ingredients of the kitchen', ar: 'مكونات المطبخ' },
  search: { en: 'Search name, other name, number', ar: 'البحث بالاسم أو اسم آخر أو الرقم' },
  states: { en: 'State', ar: 'الحالة' },
  state_active: { en: 'In use', ar: 'مستخدمة' },
  state_proposed: { en: 'Proposed', ar: 'مقترحة' },
  state_archived: { en: 'Archived', ar: 'مؤرشفة' },
  state_merged: { en: 'Merged', ar: 'مدموجة' },
  name: { en: 'Ingredient', ar: 'المكوّن' },
  nameEn: { en: 'English name', ar: 'الاسم الإنجليزي' },
  nameAr: { en: 'Arabic name', ar: 'الاسم العربي' },
  category: { en: 'Category', ar: 'التصنيف' },
  sku: { en: 'Item number', ar: 'رقم الصنف' },
  barcode: { en: 'Barcode', ar: 'الباركود' },
  base: { en: 'Counted in', ar: 'وحدة القياس' },
  base_g: { en: 'Grams', ar: 'جرام' },
  base_ml: { en: 'Millilitres', ar: 'ملليلتر' },
  base_piece: { en: 'Pieces', ar: 'حبة' },
  price: { en: 'Cost', ar: 'التكلفة' },
  perUnit: { en: '{price} / {unit}', ar: '{price} / {unit}' },
  age: { en: 'Price age (days)', ar: 'عمر السعر (بالأيام)' },
  ageDays: {
    en: { one: '1 day', other: '{count} days' },
    ar: {
      zero: 'اليوم',
      one: 'يوم واحد',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  },
  today: { en: 'today', ar: 'اليوم' },
  gaps: { en: 'Missing', ar: 'الناقص' },
  gap: { en: 'Missing', ar: 'الناقص' },
  gap_price: { en: 'Price', ar: 'السعر' },
  gap_allergens: { en: 'Allergens', ar: 'مسببات الحساسية' },
  gap_energy: { en: 'Calories', ar: 'السعرات' },
  gap_name: { en: 'Second language', ar: 'اللغة الثانية' },
  complete: { en: 'Complete', ar: 'مكتمل' },
  noPrice: { en: 'No price', ar: 'بلا سعر' },
  add: { en: 'Add ingredient', ar: 'إضافة مكوّن' },
  propose: { en: 'Propose ingredient', ar: 'اقتراح مكوّن' },
  import: { en: 'Import', ar: 'استيراد' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  none: { en: 'No ingredients yet', ar: 'لا توجد مكونات بعد' },
  noneHint: {
    en: 'Recipes, costs and allergens are computed from ingredients. Start with a set of 24 common ones, without prices, and change what differs.',
    ar: 'تُحسب الوصفات والتكاليف ومسببات الحساسية من المكونات. يمكن البدء بمجموعة من 24 مكوّنًا شائعًا دون أسعار، ثم تعديل ما يختلف.',
  },
  noneRead: {
    en: 'An owner, or a manager with the duty “Recipes”, adds them.',
    ar: 'يضيفها المالك، أو مدير مُسندة إليه مهمة «الوصفات».',
  },
  noneFound: { en: 'No ingredient matches', ar: 'لا يوجد مكوّن مطابق' },
  sample: { en: 'Add the sample set', ar: 'إضافة المجموعة النموذجية' },
  sampleAdded: {
    en: { one: '1 ingredient added', other: '{count} ingredients added' },
    ar: {
      zero: 'لم يُضف أي مكوّن',
      one: 'أُضيف مكوّن واحد',
      two: 'أُضيف مكوّنان',
      few: 'أُضيفت {count} مكونات',
      many: 'أُضيف {count} مكوّنًا',
      other: 'أُضيف {count} مكوّن',
    },
  },
})
