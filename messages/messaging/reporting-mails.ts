import { defineMessages } from '#/domain/text.ts'

/** Mails about reports, disputes, appeals and corrective actions. */
export const reportingMails = defineMessages({
  'report.returned.subject': { en: 'Changes needed: report on {branch}', ar: 'مطلوب تعديل تقرير {branch}' },
  'report.returned.body': {
    en: 'Hello {name},\n\nThe editor has requested changes to your report on {branch}:\n\n{reason}\n\nPlease submit it again within 24 hours. The report opens at the answers in question.\n\nChange the report:\n{link}',
    ar: 'مرحبًا {name}،\n\nتقريرك عن {branch} يحتاج إلى تعديل. ملاحظات المراجع:\n\n{reason}\n\nيُرجى إرساله مرة أخرى خلال 24 ساعة. يفتح التقرير عند الإجابات المعنية.\n\nتعديل التقرير:\n{link}',
  },
  'report.rejected.subject': { en: 'Report on {branch} not accepted', ar: 'لم يُقبل تقرير {branch}' },
  'report.rejected.body': {
    en: 'Hello {name},\n\nYour report on {branch} was rejected. The editor’s reason:\n\n{reason}\n\nIf you think that this is wrong, you can appeal within 7 days.\n\nView the report or appeal:\n{link}',
    ar: 'مرحبًا {name}،\n\nرُفض تقريرك عن {branch}. سبب المراجع:\n\n{reason}\n\nإن رأيت أن القرار غير صحيح فيمكنك التظلّم خلال 7 أيام.\n\nعرض التقرير أو تقديم تظلّم:\n{link}',
  },
  'report.graded.subject': {
    en: 'Report on {branch} released, grade {grade} of 5',
    ar: 'نُشر تقرير {branch} بدرجة {grade} من 5',
  },
  'report.graded.body': {
    en: 'Hello {name},\n\nThank you for your report on {branch}. It has been released, and the editor graded your work {grade} of 5.\n\nView the report and the grade:\n{link}',
    ar: 'مرحبًا {name}،\n\nشكرًا لك على تقريرك عن {branch}. نُشر التقرير، وحصل عملك على درجة {grade} من 5.\n\nعرض التقرير والدرجة:\n{link}',
  },
  'report.released.subject': { en: 'Your report on {branch}: {score}', ar: 'تقرير {branch}: {score}' },
  'report.released.body': {
    en: 'Hello {name},\n\nThe report of the visit to {branch} is ready.\n\nScore: {score}\n\nIt shows the findings, the photos and the calculation of the score.\n\nView the report:\n{link}',
    ar: 'مرحبًا {name}،\n\nتقرير زيارة {branch} جاهز.\n\nالدرجة: {score}\n\nتجد فيه الملاحظات والصور وطريقة احتساب الدرجة.\n\nعرض التقرير:\n{link}',
  },
  'report.mailing.subject': { en: '{client}: new reports ({count})', ar: '{client}: تقارير جديدة ({count})' },
  'report.mailing.body': {
    en: 'New reports of mystery visits, list “{list}”:\n\n{lines}\n\nEach link opens its report for 30 days. With an account you find all reports here:\n{link}\n\nYou get this email because {client} put your address on the list. End these emails:\n{stop}',
    ar: 'تقارير جديدة لزيارات المتسوّق السري، قائمة «{list}»:\n\n{lines}\n\nيفتح كل رابط تقريره مدة 30 يومًا. لمن لديه حساب، جميع التقارير هنا:\n{link}\n\nتصلك هذه الرسالة لأن {client} أضافت عنوانك إلى القائمة. إيقاف هذه الرسائل:\n{stop}',
  },
  'report.due-soon.subject': { en: 'Report on {branch} due {due}', ar: 'تقرير {branch} موعده {due}' },
  'report.due-soon.body': {
    en: 'Hello {name},\n\nYour report on {branch} is due {due}. Your answers so far are saved.\n\nComplete and submit the report:\n{link}',
    ar: 'مرحبًا {name}،\n\nموعد تقريرك عن {branch}: {due}. إجاباتك محفوظة.\n\nإكمال التقرير وإرساله:\n{link}',
  },
  'report.overdue.subject': { en: 'Overdue: report on {branch}', ar: 'تقرير متأخر: {branch}' },
  'report.overdue.body': {
    en: 'Hello {name},\n\nYour report on {branch} is overdue. Your answers so far are saved. Please complete and submit it now.\n\nComplete and submit the report:\n{link}',
    ar: 'مرحبًا {name}،\n\nتأخر تقرير {branch} عن موعده. إجاباتك محفوظة، فنرجو إكماله وإرساله الآن.\n\nإكمال التقرير وإرساله:\n{link}',
  },
  'report.alert.subject': { en: 'Critical failure at {branch}', ar: 'إخفاق حرج في {branch}' },
  'report.alert.body': {
    en: 'Hello {name},\n\nA critical failure was recorded during a visit. An editor has checked it, and the full report follows.\n\nBranch: {branch}, {location}\nVisit: {at}\n\nFindings:\n{seen}\n\nView the details:\n{link}',
    ar: 'مرحبًا {name}،\n\nسُجّل إخفاق في معيار حرج خلال إحدى الزيارات. تحقق منه أحد المراجعين، وسيصلك التقرير الكامل لاحقًا.\n\nالمكان: {branch}، {location}\nموعد الزيارة: {at}\n\nالملاحظات:\n{seen}\n\nعرض التفاصيل:\n{link}',
  },
  'score.low.subject': { en: 'Low score at {branch}: {score}', ar: 'درجة منخفضة في {branch}: {score}' },
  'score.low.body': {
    en: 'Hello {name},\n\nThe last visit to {branch} scored below the limit of your company.\n\nScore: {score}\nLimit: {limit}\n\nWhat cost most:\n{findings}\n\nView the alert, acknowledge it and open an action:\n{link}',
    ar: 'مرحبًا {name}،\n\nجاءت درجة آخر زيارة إلى {branch} أقل من الحد الذي حددته منشأتك.\n\nالدرجة: {score}\nالحد: {limit}\n\nأبرز أسباب الخصم:\n{findings}\n\nعرض التنبيه وتأكيد الاطلاع وفتح إجراء:\n{link}',
  },
  'score.high.subject': { en: 'High score at {branch}: {score}', ar: 'درجة مرتفعة في {branch}: {score}' },
  'score.high.body': {
    en: 'Hello {name},\n\nThe last visit to {branch} reached the high score of your company.\n\nScore: {score}\nHigh score from: {limit}\n\nView the alert and tell the team:\n{link}',
    ar: 'مرحبًا {name}،\n\nبلغت آخر زيارة إلى {branch} الدرجة المرتفعة التي حددتها منشأتك.\n\nالدرجة: {score}\nتبدأ الدرجة المرتفعة من: {limit}\n\nعرض التنبيه ومشاركته مع الفريق:\n{link}',
  },
  'dispute.upheld.subject': { en: 'Dispute upheld: report on {branch}', ar: 'قُبل الاعتراض على تقرير {branch}' },
  'dispute.upheld.body': {
    en: 'Hello {name},\n\nA second editor reviewed your dispute and upheld it.\n\nQuestion: {question}\nDecision: {decision}\nNew score: {score}\n\nThe report has a new version, and the previous version remains available.\n\nView the report:\n{link}',
    ar: 'مرحبًا {name}،\n\nقُبل اعتراضك بعد أن نظر فيه مراجع ثانٍ.\n\nالسؤال: {question}\nالقرار: {decision}\nالدرجة الجديدة: {score}\n\nصدرت نسخة جديدة من التقرير، وتبقى النسخة السابقة متاحة للاطلاع.\n\nعرض التقرير:\n{link}',
  },
  'dispute.declined.subject': { en: 'Dispute declined: report on {branch}', ar: 'لم يُقبل الاعتراض على تقرير {branch}' },
  'dispute.declined.body': {
    en: 'Hello {name},\n\nA second editor reviewed your dispute. The answer does not change.\n\nQuestion: {question}\nDecision: {decision}\n\nView the report and add your reply:\n{link}',
    ar: 'مرحبًا {name}،\n\nنظر مراجع ثانٍ في اعتراضك، وبقيت الإجابة كما هي.\n\nالسؤال: {question}\nالقرار: {decision}\n\nعرض التقرير وإضافة ردّك:\n{link}',
  },
  'appeal.upheld.subject': { en: 'Appeal upheld: report on {branch}', ar: 'قُبل التظلّم: تقرير {branch}' },
  'appeal.upheld.body': {
    en: 'Hello {name},\n\nA second editor reviewed your appeal about the report on {branch} and upheld it.\n\nDecision: {decision}\n\nView the next step:\n{link}',
    ar: 'مرحبًا {name}،\n\nقُبل تظلّمك بشأن تقرير {branch} بعد أن نظر فيه مراجع آخر.\n\nالقرار: {decision}\n\nعرض الخطوة التالية:\n{link}',
  },
  'appeal.dismissed.subject': { en: 'Appeal dismissed: report on {branch}', ar: 'لم يُقبل التظلّم: تقرير {branch}' },
  'appeal.dismissed.body': {
    en: 'Hello {name},\n\nA second editor reviewed your appeal about the report on {branch}. The rejection is final.\n\nDecision: {decision}\n\nView the report:\n{link}',
    ar: 'مرحبًا {name}،\n\nنظر مراجع آخر في تظلّمك بشأن تقرير {branch}، وقرار الرفض نهائي.\n\nالقرار: {decision}\n\nعرض التقرير:\n{link}',
  },
  'reply.answered.subject': { en: 'Answer to your reply: {branch}', ar: 'الرد على تعقيبك: {branch}' },
  'reply.answered.body': {
    en: 'Hello {name},\n\nYou replied to the grade of your report on {branch}. The answer of our team:\n\n{answer}\n\nView the report:\n{link}',
    ar: 'مرحبًا {name}،\n\nكتبت تعقيبًا على درجة تقريرك عن {branch}. رد فريقنا:\n\n{answer}\n\nعرض التقرير:\n{link}',
  },
  'action.assigned.subject': { en: 'For you: {title} ({branch})', ar: 'إجراء مطلوب منك: {title} ({branch})' },
  'action.assigned.body': {
    en: 'Hello {name},\n\n{client} has assigned a corrective action to you after a visit to {branch}.\n\nAction: {title}\nPriority: {priority}\nDue: {due}\n\nView the action:\n{link}',
    ar: 'مرحبًا {name}،\n\nأُسند إليك إجراء تصحيحي من {client} بعد زيارة {branch}.\n\nالإجراء: {title}\nالأولوية: {priority}\nالموعد النهائي: {due}\n\nعرض الإجراء:\n{link}',
  },
  'action.critical-late.subject': {
    en: 'Critical action overdue: {title} ({branch})',
    ar: 'إجراء حرج متأخر: {title} ({branch})',
  },
  'action.critical-late.body': {
    en: 'Hello {name},\n\nA critical corrective action for {branch} was due on {due} and has not been completed.\n\nAction: {title}\n\nView the action:\n{link}',
    ar: 'مرحبًا {name}،\n\nكان موعد إجراء تصحيحي حرج في {branch} بتاريخ {due}، ولم يُنجز بعد.\n\nالإجراء: {title}\n\nعرض الإجراء:\n{link}',
  },
  'action.handed-over.subject': { en: 'Work handed over to you', ar: 'أُسندت إليك أعمال عضو سابق' },
  'action.handed-over.body': {
    en: 'Hello {name},\n\n{who} has left the team, so this open work is now yours.\n\nCorrective actions: {actions}\nBranches: {branches}\n\nView the corrective actions:\n{link}',
    ar: 'مرحبًا {name}،\n\nانتهت عضوية أحد أعضاء الفريق، وأُسندت إليك أعماله المفتوحة.\n\nالعضو السابق: {who}\nالإجراءات التصحيحية: {actions}\nالفروع: {branches}\n\nعرض الإجراءات التصحيحية:\n{link}',
  },
  'action.due.subject': { en: 'Due today: {title} ({branch})', ar: 'موعده اليوم: {title} ({branch})' },
  'action.due.body': {
    en: 'Hello {name},\n\nA corrective action for {branch} is due today.\n\nAction: {title}\n\nView the action:\n{link}',
    ar: 'مرحبًا {name}،\n\nيحين اليوم الموعد النهائي لإجراء تصحيحي في {branch}.\n\nالإجراء: {title}\n\nعرض الإجراء:\n{link}',
  },
  'action.overdue.subject': { en: 'Overdue: {title} ({branch})', ar: 'متأخر عن موعده: {title} ({branch})' },
  'action.overdue.body': {
    en: 'Hello {name},\n\nA corrective action for {branch} was due on {due} and has not been completed.\n\nAction: {title}\n\nView the action:\n{link}',
    ar: 'مرحبًا {name}،\n\nكان الموعد النهائي لإجراء تصحيحي في {branch} بتاريخ {due}، ولم يُنجز بعد.\n\nالإجراء: {title}\n\nعرض الإجراء:\n{link}',
  },
})
