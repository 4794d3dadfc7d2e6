import { defineMessages } from '#/domain/text.ts'
import { certificateWords } from '../certification/certificate-words.ts'
import { planWords } from '../subscriptions.ts'

const { level_silver, level_gold, level_platinum } = certificateWords
const { plan_free, plan_basic, plan_professional, plan_enterprise } = planWords

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
  hide: { en: 'Hide on the dashboard', ar: 'إخفاء من لوحة التحكم' },
  show: { en: 'Show on the dashboard', ar: 'إظهار في لوحة التحكم' },
  hiddenHelp: {
    en: 'You have hidden these steps on your dashboard.',
    ar: 'أخفيت هذه الخطوات من لوحة التحكم.',
  },
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
    en: 'Add a few branches one by one, or import all of them with their brands and regions from one sheet.',
    ar: 'أضف الفروع القليلة واحدًا واحدًا، أو استورد كل الفروع مع علاماتها التجارية ومناطقها من ملف واحد.',
  },
  do_branches: { en: 'Import branches', ar: 'استيراد الفروع' },
  do_branch: { en: 'Add a branch', ar: 'إضافة فرع' },
  step_team: { en: 'Team', ar: 'فريق المنشأة' },
  why_team: {
    en: 'Invite managers and accountants. Each person sees only the branches and pages that you allow.',
    ar: 'ادعُ المديرين والمحاسبين. يرى كل شخص الفروع والصفحات التي تسمح بها فقط.',
  },
  do_team: { en: 'Invite a person', ar: 'دعوة شخص' },
  step_standards: { en: 'Standards', ar: 'المعايير والدرجة المستهدفة' },
  why_standards: {
    en: 'The questionnaires and thresholds that apply to your branches, and the score that you expect of them.',
    ar: 'نماذج التقييم والدرجات المطبقة على فروعك، والدرجة التي تستهدفها.',
  },
  do_standards: { en: 'Set a target', ar: 'تحديد الدرجة المستهدفة' },
  standardsLead: {
    en: 'They apply to all branches. The target decides which branches need attention.',
    ar: 'تُطبَّق على كل الفروع، وبالدرجة المستهدفة تُعرف الفروع التي تحتاج إلى متابعة.',
  },
  targetTitle: { en: 'Target score', ar: 'الدرجة المستهدفة' },
  targetHelp: {
    en: 'Branches below it appear under “Branches to follow up”.',
    ar: 'تظهر الفروع التي تقل عنها ضمن «فروع تحتاج إلى متابعة».',
  },
  targetLabel: { en: 'Target score of a branch', ar: 'الدرجة المستهدفة للفرع' },
  saveTarget: { en: 'Save and continue', ar: 'حفظ ومتابعة' },
  questionnaires: { en: 'Questionnaires in use', ar: 'نماذج التقييم المستخدمة' },
  questionnairesHelp: { en: 'The type of visit decides which one applies.', ar: 'يُحدَّد النموذج بحسب نوع الزيارة.' },
  ownQuestionnaire: { en: 'Your own questionnaire', ar: 'نموذج خاص بمنشأتك' },
  generalQuestionnaire: { en: 'General questionnaire', ar: 'النموذج العام' },
  versionOf: { en: 'version {version}', ar: 'الإصدار {version}' },
  questionCount: {
    en: { one: '{count} question', other: '{count} questions' },
    ar: {
      zero: 'دون أسئلة',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '{count} أسئلة',
      many: '{count} سؤالًا',
      other: '{count} سؤال',
    },
  },
  criticalQuestions: { en: 'critical: {n}', ar: 'المعايير الحرجة: {n}' },
  thresholds: { en: 'Thresholds', ar: 'حدود الدرجات' },
  thresholdsHelp: {
    en: 'They are the same for every company. A critical failure limits the score of a visit to 59.',
    ar: 'هي نفسها لكل المنشآت. الإخفاق في معيار حرج يحدّ درجة الزيارة بـ 59.',
  },
  bands: { en: 'Score bands', ar: 'فئات الدرجات' },
  certificateLevels: { en: 'Average required for a certificate', ar: 'المتوسط المطلوب للشهادة' },
  fromScore: { en: 'from {score}', ar: 'من {score}' },
  belowAll: { en: 'below 60', ar: 'أقل من 60' },
  level_silver,
  level_gold,
  level_platinum,
  step_figures: { en: 'Cost of findings', ar: 'تقدير أثر الملاحظات' },
  why_figures: {
    en: 'With monthly guests, the average bill and a confirmed rate, each finding shows its estimated cost. The estimate is not an accounting figure.',
    ar: 'بعدد الضيوف شهريًا ومتوسط الفاتورة ونسبة معتمدة منك تظهر مع كل ملاحظة قيمة تقديرية لأثرها، وليست رقمًا محاسبيًا.',
  },
  do_figures: { en: 'Enter the figures', ar: 'إدخال الأرقام' },
  step_billing: { en: 'Invoice details and plan', ar: 'بيانات الفواتير والباقة' },
  planNow: { en: 'Plan: {plan}', ar: 'الاشتراك: {plan}' },
  plan_free,
  plan_basic,
  plan_professional,
  plan_enterprise,
  wait_plan: {
    en: 'The invoice details are complete. Choose a plan, or order the first visit without one.',
    ar: 'اكتملت بيانات الفواتير. اختر باقة، أو اطلب أول زيارة دون باقة.',
  },
  do_plan: { en: 'View plans', ar: 'عرض الباقات' },
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
