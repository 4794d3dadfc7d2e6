import { defineMessages } from '#/domain/text.ts'

/** Brief of a visit: scenario, budget, directions and contact. */
export const visitBriefMessages = defineMessages({
  brief: { en: 'The brief', ar: 'تعليمات الزيارة' },
  scenario: { en: 'Your part', ar: 'سيناريو الزيارة' },
  scenarioOwn: {
    en: 'Written for this visit. Follow it as it stands.',
    ar: 'مكتوب لهذه الزيارة تحديدًا، فالتزم به كما هو.',
  },
  scenario_basic: {
    en: 'You are on your way and stop for a drink and a bite. You have not been here before, so you look at the board, ask one question about it and let yourself be advised. You order at the counter, wait where guests wait, and stay until you have tasted both.',
    ar: 'أنت في طريقك وتوقفت لتناول مشروب ووجبة خفيفة. هذه زيارتك الأولى للمكان، فانظر إلى القائمة واسأل سؤالًا واحدًا عنها واستمع إلى الاقتراح. اطلب من المنضدة وانتظر حيث ينتظر الضيوف، وابقَ حتى تتذوق الصنفين.',
  },
  scenario_full_service: {
    en: 'You come for a meal as a guest, alone or with one companion. You wait to be greeted and seated, ask about one dish and about allergens, order a main course and a drink for each person, and take your time. Ask for one small thing during the meal, visit the restroom once, then ask for the bill.',
    ar: 'أنت ضيف جئت لتناول وجبة، وحدك أو مع مرافق واحد. انتظر حتى يُرحَّب بك وتُجلس، واسأل عن طبق واحد وعن مسببات الحساسية، واطلب طبقًا رئيسيًا ومشروبًا لكل شخص، وخذ وقتك. اطلب أمرًا بسيطًا أثناء الوجبة، وزر دورة المياه مرة واحدة، ثم اطلب الفاتورة.',
  },
  stay_basic: { en: 'Stay at least 10 minutes.', ar: 'ابقَ 10 دقائق على الأقل.' },
  stay_full_service: { en: 'Stay at least 40 minutes.', ar: 'ابقَ 40 دقيقة على الأقل.' },
  budget: { en: 'What to order, and your budget', ar: 'ما تطلبه وميزانيتك' },
  upTo: { en: 'Up to', ar: 'حتى' },
  budgetText: {
    en: 'You pay yourself. What you spend up to this amount is given back against the receipt, in addition to your fee. Anything above it is yours to bear.',
    ar: 'تدفع بنفسك، ويُعاد إليك ما أنفقته حتى هذا المبلغ مقابل الإيصال، إضافةً إلى أجرك. وما زاد عليه فعلى حسابك.',
  },
  noBudget: {
    en: 'Nothing is given back for this visit: look and ask, without ordering.',
    ar: 'لا يُعاد أي مبلغ في هذه الزيارة: شاهد واسأل دون أن تطلب.',
  },
  bonus: { en: 'Bonus', ar: 'المكافأة' },
  cap: { en: 'Spending ceiling', ar: 'سقف الإنفاق' },
  when: { en: 'Dates', ar: 'المواعيد' },
  visitIn: { en: 'Until the visit', ar: 'المتبقي على الزيارة' },
  visitNow: { en: 'The time of the visit has come', ar: 'حان موعد الزيارة' },
  reportDueTerm: { en: 'Report due', ar: 'آخر موعد للتقرير' },
  reportDue: { en: '24 hours after you check in', ar: 'خلال 24 ساعة من تسجيل الوصول' },
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
    en: 'Maps open outside of this portal and are told only where the branch is.',
    ar: 'تُفتح الخرائط خارج البوابة، ولا تُرسل إليها سوى وجهة الفرع.',
  },
  noPlace: {
    en: 'The exact spot of this branch is not recorded. The map looks for its name and address.',
    ar: 'لم يُسجَّل موقع هذا الفرع بدقة، فتبحث الخريطة باسمه وعنوانه.',
  },
  office: { en: 'Something unclear?', ar: 'هل هناك ما يحتاج إلى توضيح؟' },
  officeText: {
    en: 'Ask us before you go, never the branch. Name the visit {code}.',
    ar: 'اسألنا قبل الذهاب ولا تسأل الفرع أبدًا، واذكر رقم الزيارة {code}.',
  },
  call: { en: 'Call us', ar: 'اتصل بنا' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  mail: { en: 'Write to us', ar: 'راسلنا' },
})
