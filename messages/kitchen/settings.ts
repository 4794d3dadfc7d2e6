import { defineMessages } from '#/domain/text.ts'

/** Settings of the kitchen. */
export const kitchenSettingMessages = defineMessages({
  title: { en: 'Kitchen settings', ar: 'إعدادات المطبخ' },
  lead: {
    en: 'They count for the costs of all ingredients and recipes, as soon as they are saved.',
    ar: 'تسري على تكاليف جميع المكونات والوصفات فور حفظها.',
  },
  vat: { en: 'VAT registration of the company', ar: 'تسجيل المنشأة في ضريبة القيمة المضافة' },
  vatLead: {
    en: 'A registered company deducts the VAT that it pays, so its costs count without VAT; otherwise they count with it.',
    ar: 'تخصم المنشأة المسجلة الضريبة التي تدفعها، فتُحسب تكاليفها بدونها. وغير المسجلة تُحسب تكاليفها شاملة الضريبة.',
  },
  registered: { en: 'Is the company registered for VAT?', ar: 'هل المنشأة مسجلة في ضريبة القيمة المضافة؟' },
  registered_yes: { en: 'Yes', ar: 'نعم' },
  registered_no: { en: 'No', ar: 'لا' },
  vatFrom: { en: 'Registered from', ar: 'مسجلة من' },
  vatUntil: { en: 'Registered until', ar: 'مسجلة إلى' },
  vatUntilHelp: { en: 'Leave empty while the registration goes on.', ar: 'يُترك فارغًا ما دام التسجيل ساريًا.' },
  prices: { en: 'Which price counts', ar: 'السعر المعتمد' },
  pricesText: {
    en: 'Costs follow the choice immediately, also those of past days. An ingredient can have an exception on its page. A price of a branch comes before the price of all branches, and every change above 15% has to be confirmed.',
    ar: 'تتبع التكاليف هذا الاختيار فور حفظه، ومنها تكاليف الأيام السابقة. ويمكن استثناء مكوّن من صفحته. ويُقدَّم سعر الفرع على سعر جميع الفروع، ويُطلب تأكيد كل تغيّر يتجاوز 15%.',
  },
  priceRule: { en: 'The price that counts', ar: 'السعر المعتمد في التكاليف' },
  costs: { en: 'Who sees costs', ar: 'من يطّلع على التكاليف' },
  costsText: {
    en: 'Owners, managers and accountants see all costs. Whether branch managers and viewers see them is set under Team.',
    ar: 'يطّلع المُلّاك والمديرون والمحاسبون على جميع التكاليف. أما اطّلاع مديري الفروع ومستخدمي الاطلاع فيُحدَّد في صفحة الفريق.',
  },
  toTeam: { en: 'Team visibility', ar: 'اطلاع الفريق' },
  targets: { en: 'Targets and labour', ar: 'المستهدف والعمالة' },
  targetFoodCost: { en: 'Target food cost', ar: 'نسبة تكلفة الطعام المستهدفة' },
  targetHelp: { en: 'Percent of the menu price without VAT.', ar: 'نسبة من سعر القائمة بدون ضريبة القيمة المضافة.' },
  labourHour: { en: 'Cost of an hour of kitchen work in riyals', ar: 'تكلفة ساعة العمل في المطبخ بالريال' },
  labourHelp: {
    en: 'Leave empty when recipes count ingredients only.',
    ar: 'يُترك فارغًا إذا كانت الوصفات تحتسب المكونات فقط.',
  },
  save: { en: 'Save settings', ar: 'حفظ الإعدادات' },
  saved: { en: 'Settings saved', ar: 'حُفظت الإعدادات' },
  readOnly: {
    en: 'An owner, or a manager of the whole company with the duty “Recipes”, changes these settings.',
    ar: 'يعدّل هذه الإعدادات المالك، أو مدير المنشأة كاملة المُسندة إليه مهمة «الوصفات».',
  },
  receiving: { en: 'Receiving deliveries', ar: 'استلام البضاعة' },
  receivingLead: {
    en: 'Highest temperatures at which goods are taken. Above them the phone asks for a photo.',
    ar: 'أعلى درجات الحرارة المقبولة عند الاستلام. فوقها يُطلب التقاط صورة على الجوال.',
  },
  chilledLimit: { en: 'Chilled goods, °C', ar: 'المبردات، بالدرجات المئوية' },
  frozenLimit: { en: 'Frozen goods, °C', ar: 'المجمدات، بالدرجات المئوية' },
  degrees: { en: '{value} °C', ar: '{value} °م' },
  orderLimits: { en: 'Limits of purchase orders', ar: 'حدود أوامر الشراء' },
  orderLimitsLead: {
    en: 'An order above the limit of its maker, with the orders to the same supplier of 24 hours, needs another person. Owners have no limit.',
    ar: 'يحتاج أمر الشراء الذي يتجاوز حد مُعِدّه، مع الطلبات من المورّد نفسه خلال 24 ساعة، إلى اعتماد شخص آخر. لا حد للمالك.',
  },
  orderLimitsRead: { en: 'Owners of the company change these limits.', ar: 'يعدّل مالكو المنشأة هذه الحدود.' },
  limitBranchManager: { en: 'Branch manager, riyals without VAT', ar: 'مدير الفرع، بالريال قبل الضريبة' },
  limitManager: { en: 'Manager, riyals without VAT', ar: 'المدير، بالريال قبل الضريبة' },
  saveLimits: { en: 'Save limits', ar: 'حفظ الحدود' },
})
