import { defineMessages } from '#/domain/text.ts'

/** Standard units of the kitchen, as shown beside a quantity. */
export const unitMessages = defineMessages({
  g: { en: 'g', ar: 'جم' },
  kg: { en: 'kg', ar: 'كجم' },
  mg: { en: 'mg', ar: 'ملجم' },
  lb: { en: 'lb', ar: 'رطل' },
  oz: { en: 'oz', ar: 'أونصة' },
  ml: { en: 'ml', ar: 'مل' },
  l: { en: 'l', ar: 'لتر' },
  'metric-cup': { en: 'metric cup', ar: 'كوب متري' },
  tbsp: { en: 'tbsp', ar: 'ملعقة كبيرة' },
  tsp: { en: 'tsp', ar: 'ملعقة صغيرة' },
  'us-gal': { en: 'US gal', ar: 'جالون أمريكي' },
  'us-cup': { en: 'US cup', ar: 'كوب أمريكي' },
  'us-tbsp': { en: 'US tbsp', ar: 'ملعقة كبيرة أمريكية' },
  'us-tsp': { en: 'US tsp', ar: 'ملعقة صغيرة أمريكية' },
  piece: { en: 'piece', ar: 'حبة' },
})

/** The 14 groups of allergens and what is said about them. */
export const allergenMessages = defineMessages({
  gluten: { en: 'Gluten cereals', ar: 'حبوب تحتوي على الجلوتين' },
  crustaceans: { en: 'Crustaceans', ar: 'قشريات' },
  eggs: { en: 'Eggs', ar: 'بيض' },
  fish: { en: 'Fish', ar: 'أسماك' },
  peanuts: { en: 'Peanuts', ar: 'فول سوداني' },
  soya: { en: 'Soya', ar: 'فول الصويا' },
  milk: { en: 'Milk', ar: 'حليب' },
  nuts: { en: 'Nuts', ar: 'مكسرات' },
  celery: { en: 'Celery', ar: 'كرفس' },
  mustard: { en: 'Mustard', ar: 'خردل' },
  sesame: { en: 'Sesame', ar: 'سمسم' },
  sulphites: { en: 'Sulphites (10 ppm and more)', ar: 'كبريتيت (10 أجزاء في المليون فأكثر)' },
  lupin: { en: 'Lupin', ar: 'ترمس' },
  molluscs: { en: 'Molluscs', ar: 'رخويات' },
  state_contains: { en: 'Contains', ar: 'يحتوي على' },
  state_may: { en: 'May contain', ar: 'قد يحتوي على' },
  state_free: { en: 'Free from', ar: 'خالٍ من' },
  state_unknown: { en: 'Not declared', ar: 'غير مُفصح عنه' },
  evidence_label: { en: 'Label of the pack', ar: 'ملصق العبوة' },
  evidence_specification: { en: 'Product specification', ar: 'مواصفة المنتج' },
  evidence_supplier: { en: 'Written statement of the supplier', ar: 'إفادة مكتوبة من المورّد' },
  evidence_laboratory: { en: 'Laboratory test', ar: 'تحليل مخبري' },
})

/** Nutrients per 100 g. */
export const nutrientMessages = defineMessages({
  kcal: { en: 'Energy (kcal)', ar: 'الطاقة (سعرة حرارية)' },
  protein: { en: 'Protein (g)', ar: 'البروتين (جم)' },
  fat: { en: 'Fat (g)', ar: 'الدهون (جم)' },
  saturated: { en: 'Saturated fat (g)', ar: 'الدهون المشبعة (جم)' },
  trans: { en: 'Trans fat (g)', ar: 'الدهون المتحولة (جم)' },
  carbohydrate: { en: 'Carbohydrate (g)', ar: 'الكربوهيدرات (جم)' },
  sugars: { en: 'Sugars (g)', ar: 'السكريات (جم)' },
  addedSugars: { en: 'Added sugars (g)', ar: 'السكريات المضافة (جم)' },
  fibre: { en: 'Fibre (g)', ar: 'الألياف (جم)' },
  sodium: { en: 'Sodium (mg)', ar: 'الصوديوم (ملجم)' },
  caffeine: { en: 'Caffeine (mg)', ar: 'الكافيين (ملجم)' },
  source_label: { en: 'Label', ar: 'الملصق' },
  source_supplier: { en: 'Supplier', ar: 'المورّد' },
  source_usda: { en: 'USDA FoodData Central', ar: 'قاعدة بيانات الأغذية الأمريكية' },
  source_laboratory: { en: 'Laboratory', ar: 'المختبر' },
})

/** Categories and storage of ingredients. */
export const categoryMessages = defineMessages({
  vegetables: { en: 'Vegetables and herbs', ar: 'خضار وأعشاب' },
  fruit: { en: 'Fruit', ar: 'فواكه' },
  meat: { en: 'Meat', ar: 'لحوم' },
  poultry: { en: 'Poultry and eggs', ar: 'دواجن وبيض' },
  seafood: { en: 'Fish and seafood', ar: 'أسماك ومأكولات بحرية' },
  dairy: { en: 'Dairy', ar: 'ألبان وأجبان' },
  grains: { en: 'Rice, flour and pasta', ar: 'أرز ودقيق ومعكرونة' },
  legumes: { en: 'Legumes and nuts', ar: 'بقوليات ومكسرات' },
  oils: { en: 'Oils and fats', ar: 'زيوت ودهون' },
  spices: { en: 'Spices and salt', ar: 'بهارات وملح' },
  sauces: { en: 'Sauces and preserves', ar: 'صلصات ومعلبات' },
  bakery: { en: 'Bread and bakery', ar: 'خبز ومخبوزات' },
  sweets: { en: 'Sugar and sweets', ar: 'سكر وحلويات' },
  drinks: { en: 'Drinks', ar: 'مشروبات' },
  packaging: { en: 'Packaging', ar: 'مواد التغليف' },
  other: { en: 'Other', ar: 'أخرى' },
  storage_ambient: { en: 'Dry store', ar: 'مستودع جاف' },
  storage_chilled: { en: 'Chilled', ar: 'مبرّد' },
  storage_frozen: { en: 'Frozen', ar: 'مجمّد' },
})
