import { defineMessages } from '#/domain/text.ts'

/** Page of integrations. Product names are passed as values. */
export const integrationMessages = defineMessages({
  title: { en: 'Integrations that work today', ar: 'تكاملات تعمل اليوم' },
  shortName: { en: 'Integrations', ar: 'التكاملات' },
  description: {
    en: 'Every integration of the platform with its setup, and recipes that you run yourself.',
    ar: 'كل تكاملات المنصة وطريقة إعدادها، ووصفات ربط تشغّلها بنفسك.',
  },
  lead: {
    en: 'Live means that it is part of the platform and you can use it now. A recipe is a program that you run yourself.',
    ar: '«متاح» تعني أنه جزء من المنصة ويمكنك استخدامه الآن. و«وصفة» تعني برنامجًا تشغّله بنفسك.',
  },
  liveTitle: { en: 'Live', ar: 'متاح الآن' },
  liveText: { en: 'Included in every installation.', ar: 'مشمولة في كل نسخة من المنصة.' },
  recipesTitle: { en: 'Recipes', ar: 'وصفات الربط' },
  recipesText: {
    en: 'A recipe is a small program that you run yourself over the API and webhooks of the Enterprise plan. It is not a built-in connection. Each one is in the help with its steps, its code and its limits, and our tests run that very code.',
    ar: 'الوصفة برنامج صغير تشغّله بنفسك عبر الواجهة البرمجية وإشعارات الأحداث في باقة المنشآت الكبرى، وليست ربطًا جاهزًا. لكل وصفة مقال في المساعدة فيه خطواتها ونصها البرمجي وحدودها، وتختبر فحوصنا النص نفسه.',
  },
  recipe: { en: 'Recipe', ar: 'وصفة' },
  recipeOpen: { en: 'Read the recipe', ar: 'قراءة الوصفة' },
  foodics: { en: 'Sales from Foodics', ar: 'المبيعات من فودكس' },
  foodicsText: {
    en: 'A program writes the sales of a day as the file that the sales page imports.',
    ar: 'يكتب برنامج مبيعات اليوم في ملف تستورده صفحة المبيعات.',
  },
  powerBi: { en: 'Power BI', ar: 'باور بي آي' },
  powerBiText: {
    en: 'A query reads all released reports page by page.',
    ar: 'يقرأ استعلام كل التقارير المنشورة صفحة بعد صفحة.',
  },
  googleSheets: { en: 'Google Sheets', ar: 'جداول بيانات جوجل' },
  googleSheetsText: {
    en: 'A script fills a sheet with reports and orders visits from rows.',
    ar: 'يملأ نص برمجي الجدول بالتقارير ويطلب الزيارات من أسطره.',
  },
  slack: { en: 'Slack', ar: 'سلاك' },
  slackText: {
    en: 'A relay posts a line in your channel for each event that you choose.',
    ar: 'ينشر برنامج سطرًا في قناتك لكل حدث تختاره.',
  },
  whatsapp: { en: 'WhatsApp gateway', ar: 'بوابة واتساب' },
  whatsappText: {
    en: 'A relay sends a template to your staff for each event that you choose.',
    ar: 'يرسل برنامج قالبًا إلى موظفيك لكل حدث تختاره.',
  },
  live: { en: 'Live', ar: 'متاح' },
  howTo: { en: 'How to connect', ar: 'طريقة الربط' },
  settings: { en: 'Settings for the server administrator', ar: 'إعدادات لمسؤول الخادم' },
  open: { en: 'Open', ar: 'فتح' },

  mail: { en: 'Email', ar: 'البريد الإلكتروني' },
  mailText: {
    en: 'Notifications, receipts and password links are sent through any mail provider, in the recipient’s language. Without a provider they stay in the outbox.',
    ar: 'تُرسل الإشعارات والإيصالات وروابط كلمة المرور عبر أي مزوّد بريد وبلغة المستلم. ودون مزوّد تبقى في صندوق الصادر.',
  },
  mailHow: {
    en: 'Enter the address of the mail server and the sender. The status page shows whether the server responds.',
    ar: 'أدخل عنوان خادم البريد والمُرسل. وتظهر استجابة الخادم في صفحة حالة النظام.',
  },
  texts: { en: 'Text messages', ar: 'الرسائل النصية' },
  textsText: {
    en: 'Sign-in codes reach a Saudi mobile number through the provider of text messages that you choose.',
    ar: 'تصل رموز تسجيل الدخول إلى الجوال السعودي عبر مزوّد الرسائل النصية الذي تختاره.',
  },
  textsHow: {
    en: 'An administrator enters the provider’s address and key under “Integrations”.',
    ar: 'يُدخل مدير النظام عنوان المزوّد ومفتاحه في صفحة «التكاملات».',
  },
  model: { en: 'Language model', ar: 'النموذج اللغوي' },
  modelText: {
    en: 'A model of your choice proposes translations of what shoppers write. An editor confirms each one before a client sees it.',
    ar: 'يقترح نموذج تختاره ترجمة ما يكتبه المتسوّقون، ويعتمد المراجع كل ترجمة قبل أن يقرأها العميل.',
  },
  modelHow: {
    en: 'An administrator enters the model’s address and name under “Integrations”. Without one, editors translate.',
    ar: 'يُدخل مدير النظام عنوان النموذج واسمه في صفحة «التكاملات». ودونه يترجم المراجعون.',
  },
  maps: { en: 'Map tiles', ar: 'خرائط الأساس' },
  mapsText: {
    en: 'Maps of branches and visits show streets from the map server that you choose.',
    ar: 'تعرض خرائط الفروع والزيارات الشوارع من خادم الخرائط الذي تختاره.',
  },
  mapsHow: {
    en: 'An administrator enters the address of the tiles under “Integrations”. Without one, maps show places without streets.',
    ar: 'يُدخل مدير النظام عنوان الخادم في صفحة «التكاملات». ودونه تظهر المواقع دون شوارع.',
  },
  bank: { en: 'Bank files', ar: 'ملفات البنك' },
  bankText: {
    en: 'Payouts leave as {iso} payment files, and bank statements are read and matched with invoices and payouts.',
    ar: 'تُصدَّر المستحقات في ملفات دفع بمعيار {iso}، وتُقرأ كشوف الحساب وتُطابق مع الفواتير والمستحقات.',
  },
  bankHow: {
    en: 'Our finance team exchanges the files with the bank. No access to the bank is needed.',
    ar: 'يتبادل فريقنا المالي الملفات مع البنك، ولا حاجة إلى ربط مباشر به.',
  },
  sheets: { en: 'Spreadsheets', ar: 'جداول البيانات' },
  sheetsText: {
    en: 'The lists of the portals can be downloaded as Excel or CSV files with Arabic intact, and branches, clients and orders can be imported from Excel files.',
    ar: 'يمكن تنزيل قوائم البوابات بصيغة Excel أو CSV مع سلامة النص العربي، واستيراد الفروع والعملاء والطلبات من ملفات Excel.',
  },
  sheetsHow: {
    en: 'Choose “Export” above the list. The filters apply to the file too.',
    ar: 'اختر «تصدير» أعلى القائمة، وتسري عوامل التصفية على الملف أيضًا.',
  },
  papers: { en: 'PDF and print', ar: 'ملفات PDF والطباعة' },
  papersText: {
    en: 'Reports, invoices, certificates and questionnaires are PDF files in both languages, and the results of a month become slides for your board.',
    ar: 'التقارير والفواتير والشهادات ونماذج التقييم ملفات PDF باللغتين، وتتحول نتائج الشهر إلى شرائح عرض لمجلس الإدارة.',
  },
  papersHow: {
    en: 'Clients download them from their reports. Examples are in the report library.',
    ar: 'ينزّلها العملاء من تقاريرهم، وفي مكتبة التقارير أمثلة منها.',
  },
  feed: { en: 'Blog feed', ar: 'خلاصة المدونة' },
  feedText: {
    en: 'New articles reach feed readers and your intranet, with one feed per language.',
    ar: 'تصل المقالات الجديدة إلى برامج قراءة الخلاصات (RSS) وإلى شبكتك الداخلية، ولكل لغة خلاصة.',
  },
  feedHow: { en: 'Add the address of the feed to your reader.', ar: 'أضف عنوان الخلاصة إلى برنامج القراءة.' },
  database: { en: 'Your own database server', ar: 'خادم قاعدة بيانات خاص' },
  databaseText: {
    en: 'The platform runs on the built-in database or on your own {postgres} server (version 16 or later), with the same separation of client data.',
    ar: 'تعمل المنصة على قاعدة البيانات المدمجة أو على خادم {postgres} لديك من الإصدار 16، مع الفصل نفسه بين بيانات العملاء.',
  },
  databaseHow: {
    en: 'Set the address of the database. Tables are created and updated at startup.',
    ar: 'أدخل عنوان قاعدة البيانات، وتُنشأ الجداول وتُحدَّث عند بدء التشغيل.',
  },
  monitoring: { en: 'Monitoring', ar: 'المراقبة' },
  monitoringText: {
    en: 'Two endpoints report whether the server is up and ready, measurements follow the {prometheus} format, and the status page checks every component.',
    ar: 'عنوانان لمعرفة أن الخادم يعمل وجاهز للطلبات، وقياسات بصيغة {prometheus}، وتُفحص جميع الأجزاء في صفحة حالة النظام.',
  },
  monitoringHow: {
    en: 'Point your monitor or load balancer to {alive} and {ready}.',
    ar: 'وجّه أداة المراقبة أو موزّع الأحمال إلى {alive} و{ready}.',
  },

  payments: { en: 'Card payments', ar: 'الدفع بالبطاقة' },
  paymentsText: {
    en: 'Pay invoices and plans by mada, card or {applePay} through {moyasar}.',
    ar: 'دفع الفواتير والباقات عبر مدى أو البطاقة أو {applePay} من خلال {moyasar}.',
  },
  paymentsHow: {
    en: 'Enter the keys of your {moyasar} account. Without them, payments use the built-in test page.',
    ar: 'أدخل مفاتيح حسابك لدى {moyasar}. ودونها تُستخدم صفحة الدفع التجريبية المدمجة.',
  },
  invoicing: { en: 'E-invoicing', ar: 'الفوترة الإلكترونية' },
  invoicingText: {
    en: 'Tax invoices and credit notes with a QR code and XML, as required by the Zakat, Tax and Customs Authority ({zatca}).',
    ar: 'فواتير ضريبية وإشعارات دائنة برمز استجابة سريعة وملف منظّم وفق متطلبات هيئة الزكاة والضريبة والجمارك ({zatca}).',
  },
  invoicingHow: {
    en: 'An administrator registers a tax unit with a one-time code from the authority’s portal.',
    ar: 'يسجّل مدير النظام وحدة فوترة برمز لمرة واحدة من بوابة الهيئة.',
  },
  programming: { en: 'API and webhooks', ar: 'واجهة البرمجة (API) وWebhooks' },
  programmingText: {
    en: 'Read reports and scores from your own systems, order visits, and be notified when a report is released.',
    ar: 'قراءة التقارير والدرجات من أنظمتك، وطلب الزيارات، وتلقّي إشعار آلي عند نشر التقرير.',
  },
  programmingHow: {
    en: 'An owner makes a key or adds an endpoint in the portal. The reference lists every operation and event; the Enterprise plan includes them.',
    ar: 'يُنشئ المالك مفتاحًا أو يضيف عنوان استقبال من البوابة. ويعرض المرجع كل عملية وحدث، وهي مشمولة في باقة المنشآت الكبرى.',
  },
  storage: { en: 'Object storage', ar: 'التخزين السحابي للملفات' },
  storageText: {
    en: 'Keep photos and documents in any {s3} storage instead of on the server’s disk.',
    ar: 'حفظ الصور والمستندات في أي تخزين متوافق مع {s3} بدل قرص الخادم.',
  },
  storageHow: {
    en: 'Set the address, the bucket and the key of the storage. One command moves the files that are already there.',
    ar: 'أدخل عنوان خدمة التخزين واسم الحاوية والمفتاح. وينقل أمر واحد الملفات الموجودة.',
  },
  calendar: { en: 'Calendar subscription', ar: 'الاشتراك في التقويم' },
  calendarText: {
    en: 'Shoppers see visits and deadlines in their phone’s calendar.',
    ar: 'يرى المتسوّقون الزيارات والمواعيد النهائية في تقويم الجوال.',
  },
  calendarHow: {
    en: 'Shoppers copy their calendar link from the timeline and add it to their phone’s calendar.',
    ar: 'ينسخ المتسوّق رابط التقويم من الخط الزمني ويضيفه إلى تقويم جواله.',
  },

  closingTitle: { en: 'Is an integration missing?', ar: 'لم تجد ما تحتاج إليه؟' },
  closingText: {
    en: 'Tell us which system you use and which data it should exchange with the platform.',
    ar: 'أخبرنا بالنظام الذي تستخدمه وبالبيانات المطلوب تبادلها مع المنصة.',
  },
  ask: { en: 'Request an integration', ar: 'طلب تكامل' },
})
