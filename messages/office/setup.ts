import { defineMessages } from '#/domain/text.ts'

/** The guided start of a company. */
export const setupMessages = defineMessages({
  title: { en: 'Getting started', ar: 'بدء الاستخدام' },
  lead: {
    en: 'From your company’s details to the first report. You can leave at any time and continue later.',
    ar: 'من بيانات منشأتك حتى أول تقرير. يمكنك التوقف في أي وقت والمتابعة لاحقًا.',
  },
  progress: { en: '{done} of {all} steps done', ar: 'اكتملت {done} من {all} خطوات' },
  finishedHelp: {
    en: 'Everything is set up. You can return to any step whenever something changes.',
    ar: 'اكتمل إعداد حسابك. يمكنك العودة إلى أي خطوة متى تغيّر شيء.',
  },
  next: { en: 'Next', ar: 'الخطوة التالية' },
  nextStep: { en: 'Next: {step}', ar: 'التالي: {step}' },
  open: { en: 'Continue the set-up', ar: 'متابعة الإعداد' },
  state_done: { en: 'Done', ar: 'مكتملة' },
  state_waiting: { en: 'Waiting', ar: 'قيد الانتظار' },
  state_open: { en: 'To do', ar: 'مطلوبة' },
  state_skipped: { en: 'Left for later', ar: 'مؤجلة' },
  skip: { en: 'Later', ar: 'لاحقًا' },
  skipNamed: { en: 'Leave for later: {step}', ar: 'تأجيل: {step}' },
  resume: { en: 'Take up again', ar: 'استئناف' },
  resumeNamed: { en: 'Take up again: {step}', ar: 'استئناف: {step}' },
  saved: { en: 'Saved', ar: 'حُفظ' },
  step_company: { en: 'Company details', ar: 'بيانات المنشأة' },
  why_company: {
    en: 'The name in English and Arabic and the address, as reports and certificates show them.',
    ar: 'الاسم بالعربية والإنجليزية والعنوان، كما تظهر في التقارير والشهادات.',
  },
  do_company: { en: 'Complete the details', ar: 'إكمال البيانات' },
  step_papers: { en: 'Company documents', ar: 'مستندات المنشأة' },
  why_papers: {
    en: 'With the commercial registration we approve the account, and visits can be arranged.',
    ar: 'بالسجل التجاري نعتمد الحساب ويمكن ترتيب الزيارات.',
  },
  wait_papers: {
    en: 'We are checking your documents and will notify you.',
    ar: 'نراجع مستنداتك وسنبلغك بالنتيجة.',
  },
  do_papers: { en: 'Send documents', ar: 'إرسال المستندات' },
  step_branches: { en: 'Branches', ar: 'الفروع' },
  why_branches: {
    en: 'One sheet imports all branches with their brands and regions. You check the errors before anything is saved.',
    ar: 'ملف واحد يستورد كل الفروع مع علاماتها التجارية ومناطقها، وتراجع الأخطاء قبل الحفظ.',
  },
  do_branches: { en: 'Import branches', ar: 'استيراد الفروع' },
  step_team: { en: 'Team', ar: 'فريق المنشأة' },
  why_team: {
    en: 'Invite managers and accountants. Each person sees only the branches and pages that you allow.',
    ar: 'ادعُ المديرين والمحاسبين. يرى كل شخص الفروع والصفحات التي تسمح بها فقط.',
  },
  do_team: { en: 'Invite a person', ar: 'دعوة شخص' },
  step_figures: { en: 'Target and estimate', ar: 'الدرجة المستهدفة والتقدير' },
  why_figures: {
    en: 'With a target score, monthly guests and the average bill, each finding shows its estimated cost. The estimate is not an accounting figure.',
    ar: 'بالدرجة المستهدفة وعدد الضيوف شهريًا ومتوسط الفاتورة تظهر مع كل ملاحظة قيمة تقديرية لأثرها، وليست رقمًا محاسبيًا.',
  },
  do_figures: { en: 'Enter the figures', ar: 'إدخال الأرقام' },
  step_billing: { en: 'Invoice details', ar: 'بيانات الفواتير' },
  why_billing: {
    en: 'The legal name, VAT number and national address for your tax invoices.',
    ar: 'الاسم النظامي والرقم الضريبي والعنوان الوطني لفواتيرك الضريبية.',
  },
  do_billing: { en: 'Enter the details', ar: 'إدخال البيانات' },
  step_order: { en: 'First visit', ar: 'أول زيارة' },
  why_order: {
    en: 'Choose a branch, the type of visit and a day. The plan’s price is shown before you order.',
    ar: 'اختر الفرع ونوع الزيارة واليوم. يظهر السعر بحسب باقتك قبل الطلب.',
  },
  do_order: { en: 'Request a visit', ar: 'طلب زيارة' },
  step_report: { en: 'First report', ar: 'أول تقرير' },
  why_report: {
    en: 'The score, what to fix first and the evidence.',
    ar: 'الدرجة وما يُصلح أولًا والأدلة.',
  },
  wait_report: {
    en: 'The report appears here after the first visit. We will notify you.',
    ar: 'يظهر التقرير هنا بعد أول زيارة، وسنبلغك عند نشره.',
  },
  do_report: { en: 'Read the report', ar: 'قراءة التقرير' },
})
