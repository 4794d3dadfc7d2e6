import { defineMessages } from '#/domain/text.ts'

/** Brief of a visit: scenario, budget, directions and contact. */
export const visitBriefMessages = defineMessages({
  brief: { en: 'Instructions', ar: 'تعليمات الزيارة' },
  scenario: { en: 'Your scenario', ar: 'سيناريو الزيارة' },
  scenarioOwn: {
    en: 'Written for this visit. Follow it exactly.',
    ar: 'مكتوب لهذه الزيارة تحديدًا، فالتزم به بدقة.',
  },
  scenario_basic: {
    en: 'You are on your way and stop for a drink and a bite. It is your first time here, so you look at the menu board, ask one question about it and listen to the advice. You order at the counter, wait where guests wait, and stay until you have tasted both.',
    ar: 'أنت في طريقك وتوقفت لتناول مشروب ووجبة خفيفة. هذه زيارتك الأولى للمكان، فانظر إلى القائمة واسأل سؤالًا واحدًا عنها واستمع إلى الاقتراح. اطلب من المنضدة وانتظر حيث ينتظر الضيوف، وابقَ حتى تتذوق الصنفين.',
  },
  scenario_full_service: {
    en: 'You come for a meal as a guest, alone or with one companion. You wait to be greeted and seated, ask about one dish and about allergens, order a main course and a drink for each person, and take your time. Ask for one small thing during the meal, visit the restroom once, then ask for the bill.',
    ar: 'أنت ضيف جئت لتناول وجبة، وحدك أو مع مرافق واحد. انتظر حتى يُرحَّب بك وتُرافَق إلى طاولتك، واسأل عن طبق واحد وعن مسببات الحساسية، واطلب طبقًا رئيسيًا ومشروبًا لكل شخص، دون استعجال. اطلب أمرًا بسيطًا أثناء الوجبة، وزر دورة المياه مرة واحدة، ثم اطلب الفاتورة.',
  },
  scenario_operations_audit: {
    en: 'This is an announced audit. Introduce yourself to the manager on duty, see the kitchen together and measure with a calibrated probe. At the end go through the findings and let the manager sign.',
    ar: 'هذا تدقيق معلن. عرّف بنفسك للمدير المناوب، واطّلعا معًا على المطبخ، وقِس بمقياس حرارة معايَر. راجعا الملاحظات في النهاية ثم اطلب توقيع المدير.',
  },
  stay_basic: { en: 'Stay at least 10 minutes.', ar: 'ابقَ 10 دقائق على الأقل.' },
  stay_full_service: { en: 'Stay at least 40 minutes.', ar: 'ابقَ 40 دقيقة على الأقل.' },
  stay_operations_audit: { en: 'Plan at least 45 minutes on site.', ar: 'خصّص 45 دقيقة على الأقل في الفرع.' },
  audit: { en: 'The audit', ar: 'التدقيق' },
  auditNoBudget: { en: 'An audit buys nothing: nothing is reimbursed.', ar: 'لا مشتريات في التدقيق ولا تعويض عنها.' },
  budget: { en: 'Order and budget', ar: 'الطلب والميزانية' },
  upTo: { en: 'Up to', ar: 'حتى' },
  budgetText: {
    en: 'You pay at the branch. We reimburse your spending up to this amount against the receipt, on top of your fee. You cover anything above it.',
    ar: 'تدفع في الفرع، ونعوّضك عن مشترياتك حتى هذا المبلغ مقابل إيصال الشراء، إضافةً إلى أجرك. وتتحمّل ما زاد عليه.',
  },
  noBudget: {
    en: 'Nothing is reimbursed for this visit. Look and ask, without ordering.',
    ar: 'لا تعويض عن المشتريات في هذه الزيارة. شاهد واسأل دون أن تطلب.',
  },
  bonus: { en: 'Bonus', ar: 'المكافأة' },
  visitIn: { en: 'Time until the visit', ar: 'المتبقي على الزيارة' },
  visitNow: { en: 'It is time for the visit', ar: 'حان موعد الزيارة' },
  reportDueTerm: { en: 'Report due', ar: 'آخر موعد للتقرير' },
  reportDue: { en: 'Within 24 hours of check-in', ar: 'خلال 24 ساعة من تسجيل الوصول' },
  receiptNeeded: { en: 'Keep the receipt', ar: 'احتفظ بالإيصال' },
  spending: { en: 'Reimbursement', ar: 'تعويض المشتريات' },
  noPhotos: { en: 'None', ar: 'لا صور مطلوبة' },
  wayThere: { en: 'How to get there', ar: 'الوصول إلى الفرع' },
  directions: { en: 'Directions', ar: 'الاتجاهات' },
  mapApp: { en: 'Open in a map app', ar: 'فتح في تطبيق الخرائط' },
  copyAddress: { en: 'Copy the address', ar: 'نسخ العنوان' },
  addressCopied: { en: 'Address copied', ar: 'تم نسخ العنوان' },
  copyFailed: {
    en: 'The address could not be copied. Select it by hand.',
    ar: 'تعذّر نسخ العنوان. حدّده يدويًا.',
  },
  outside: {
    en: 'Maps open outside this portal and receive only the branch’s location.',
    ar: 'تُفتح الخرائط خارج البوابة، ولا يُرسل إليها سوى موقع الفرع.',
  },
  noPlace: {
    en: 'The exact location of this branch is not recorded. The map searches by its name and address.',
    ar: 'لم يُسجَّل موقع هذا الفرع بدقة، فتبحث الخريطة باسمه وعنوانه.',
  },
  office: { en: 'Something unclear?', ar: 'هل هناك ما يحتاج إلى توضيح؟' },
  officeText: {
    en: 'Ask us before you go, never the branch. Mention visit {code}.',
    ar: 'اسألنا قبل الذهاب ولا تسأل الفرع أبدًا، واذكر رقم الزيارة {code}.',
  },
  call: { en: 'Call us', ar: 'اتصل بنا' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  mail: { en: 'Write to us', ar: 'راسلنا' },
})
