import { defineMessages } from '#/domain/text.ts'

/** Page of integrations. Product names are passed as values. */
export const integrationMessages = defineMessages({
  title: { en: 'What connects today, and what is planned', ar: 'التكاملات المتاحة اليوم والمخطط لها' },
  shortName: { en: 'Integrations', ar: 'التكاملات' },
  description: {
    en: 'Every integration of the platform with its honest state: what works today, how it is set up, and what is planned.',
    ar: 'كل تكاملات المنصة وحالتها كما هي: ما يعمل اليوم وطريقة إعداده، وما هو مخطط له.',
  },
  lead: {
    en: 'Live means that you can use it now. Planned means that it does not exist yet, and we do not sell it.',
    ar: '«متاح» تعني أنه يمكنك استخدامه الآن. و«مخطط له» تعني أنه غير موجود بعد ولا نبيعه.',
  },
  liveTitle: { en: 'Live', ar: 'متاح الآن' },
  liveText: { en: 'Part of every installation.', ar: 'جزء من كل نسخة من المنصة.' },
  plannedTitle: { en: 'Planned', ar: 'مخطط له' },
  plannedText: {
    en: 'What it will do once it is there. Tell us which one you need: that decides the order.',
    ar: 'ما سيقدمه عند توفره. أخبرنا بما تحتاج إليه، فذلك يحدد الأولوية.',
  },
  live: { en: 'Live', ar: 'متاح' },
  planned: { en: 'Planned', ar: 'مخطط له' },
  howTo: { en: 'How to connect it', ar: 'طريقة الربط' },
  settings: { en: 'Settings for whoever runs the server', ar: 'إعدادات لمن يشغّل الخادم' },
  open: { en: 'Open', ar: 'فتح' },

  mail: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  mailText: {
    en: 'Notices, receipts and password links go out through any mail provider, in the reader’s language. Without one they stay in the outbox.',
    ar: 'تُرسل الإشعارات والإيصالات وروابط كلمة المرور عبر أي مزوّد بريد وبلغة القارئ. ودونه تبقى في صندوق الصادر.',
  },
  mailHow: {
    en: 'Give the address of the mail server and the sender. The status page shows whether it answers.',
    ar: 'أدخل عنوان خادم البريد والمُرسل. وتبيّن صفحة حالة النظام إن كان يستجيب.',
  },
  sheets: { en: 'Spreadsheets', ar: 'جداول البيانات' },
  sheetsText: {
    en: 'Messages from forms and the activity log can be downloaded as CSV with Arabic intact, safe to open in any spreadsheet.',
    ar: 'يمكن تنزيل رسائل النماذج وسجل النشاط بصيغة CSV مع سلامة النص العربي وأمان الفتح في أي برنامج جداول.',
  },
  sheetsHow: {
    en: 'Staff choose “Export” above the list; filters apply to the file too.',
    ar: 'يختار الموظف «تصدير» أعلى القائمة، وتسري عوامل التصفية على الملف أيضًا.',
  },
  papers: { en: 'PDF and paper', ar: 'ملفات PDF والطباعة' },
  papersText: {
    en: 'The sample reports and our questionnaires are PDF files in both languages; every client report prints cleanly on A4.',
    ar: 'نماذج التقارير والاستبيانات ملفات PDF باللغتين، ويُطبع كل تقرير للعميل على ورق A4 بترتيب.',
  },
  papersHow: { en: 'Download them from the library of reports.', ar: 'يمكن تنزيلها من مكتبة التقارير.' },
  feed: { en: 'Blog feed', ar: 'خلاصة المدونة' },
  feedText: {
    en: 'New articles reach feed readers and your intranet, one feed for each language.',
    ar: 'تصل المقالات الجديدة إلى قارئات الخلاصات وإلى شبكتك الداخلية، ولكل لغة خلاصة.',
  },
  feedHow: { en: 'Add the address of the feed to your reader.', ar: 'أضف عنوان الخلاصة إلى قارئ الخلاصات.' },
  database: { en: 'Your own database server', ar: 'خادم قاعدة بيانات خاص' },
  databaseText: {
    en: 'Runs on the built-in database or on your own {postgres} from version 16, with the same separation of clients.',
    ar: 'تعمل المنصة على قاعدة البيانات المدمجة أو على خادم {postgres} لديك من الإصدار 16، مع الفصل نفسه بين العملاء.',
  },
  databaseHow: {
    en: 'Set the address of the database; tables are made and updated at the start.',
    ar: 'أدخل عنوان قاعدة البيانات، وتُنشأ الجداول وتُحدَّث عند بدء التشغيل.',
  },
  monitoring: { en: 'Monitoring', ar: 'المراقبة' },
  monitoringText: {
    en: 'Two addresses say whether a server lives and can take requests; the status page checks every part.',
    ar: 'عنوانان يبيّنان أن الخادم يعمل ويستقبل الطلبات، وصفحة حالة النظام تفحص كل جزء.',
  },
  monitoringHow: {
    en: 'Point your monitor or balancer to {alive} and {ready}.',
    ar: 'وجّه أداة المراقبة أو موزّع الأحمال إلى {alive} و{ready}.',
  },

  payments: { en: 'Card payments', ar: 'الدفع بالبطاقة' },
  paymentsText: {
    en: 'Pay invoices and plans by mada, card or {applePay} through {moyasar}.',
    ar: 'دفع الفواتير والباقات عبر مدى أو البطاقة أو {applePay} من خلال {moyasar}.',
  },
  paymentsHow: {
    en: 'Enter the keys of your {moyasar} account. Without them the built-in test page takes the payments.',
    ar: 'أدخل مفاتيح حسابك لدى {moyasar}. ودونها تُستخدم صفحة الدفع التجريبية المدمجة.',
  },
  invoicing: { en: 'E-invoicing', ar: 'الفوترة الإلكترونية' },
  invoicingText: {
    en: 'Tax invoices and credit notes with QR code and XML as the tax authority ({zatca}) asks.',
    ar: 'فواتير ضريبية وإشعارات دائنة برمز استجابة سريعة وملف منظّم وفق متطلبات هيئة الزكاة والضريبة والجمارك ({zatca}).',
  },
  invoicingHow: {
    en: 'An administrator registers a tax unit with a one-time code from the portal of the authority.',
    ar: 'يسجّل مدير النظام وحدة فوترة برمز لمرة واحدة من بوابة الهيئة.',
  },
  programming: { en: 'API and webhooks', ar: 'واجهة البرمجة والإشعارات البرمجية' },
  programmingText: {
    en: 'Read reports and scores from your own systems, order visits, and be called when a report is released.',
    ar: 'قراءة التقارير والدرجات من أنظمتك، وطلب الزيارات، وتلقّي إشعار برمجي عند صدور تقرير.',
  },
  storage: { en: 'Object storage', ar: 'التخزين السحابي للملفات' },
  storageText: {
    en: 'Keep photos and documents in any {s3} storage instead of on the server’s disk.',
    ar: 'حفظ الصور والمستندات في أي تخزين متوافق مع {s3} بدل قرص الخادم.',
  },
  calendar: { en: 'Calendar subscription', ar: 'الاشتراك في التقويم' },
  calendarText: {
    en: 'Shoppers see visits and deadlines in the calendar of their phone.',
    ar: 'يرى المتسوّقون الزيارات والمواعيد النهائية في تقويم الجوال.',
  },
  calendarHow: {
    en: 'Shoppers copy their address from the timeline and add it to the calendar of their phone.',
    ar: 'ينسخ المتسوّق عنوان التقويم من الخط الزمني ويضيفه إلى تقويم جواله.',
  },

  closingTitle: { en: 'Is yours missing?', ar: 'لم تجد ما تحتاج إليه؟' },
  closingText: {
    en: 'Say which system you use and what should flow where.',
    ar: 'أخبرنا بالنظام الذي تستخدمه وبما ينبغي أن ينتقل بينه وبين المنصة.',
  },
  ask: { en: 'Ask for an integration', ar: 'اطلب تكاملًا' },
})
