import { defineMessages } from '#/domain/text.ts'

/** The list of questionnaires and its actions. */
export const questionnairesMessages = defineMessages({
  title: { en: 'Questionnaires', ar: 'نماذج التقييم' },
  description: {
    en: 'The questions for each visit. A visit keeps the version it started with.',
    ar: 'أسئلة الزيارات. تحتفظ كل زيارة بالإصدار الذي بدأت به.',
  },
  caption: { en: 'Questionnaires', ar: 'نماذج التقييم' },
  bank: { en: 'Question bank', ar: 'بنك الأسئلة' },
  tabs: { en: 'Questionnaires and branches', ar: 'نماذج التقييم والفروع' },
  branches: { en: 'Branches', ar: 'الفروع' },
  search: { en: 'Code, title or client', ar: 'الرمز أو العنوان أو العميل' },
  code: { en: 'Code', ar: 'الرمز' },
  codeHelp: {
    en: 'Capital letters, digits and hyphens. It cannot be changed later.',
    ar: 'أحرف لاتينية كبيرة وأرقام وشرطات، ولا يتغير لاحقًا.',
  },
  name: { en: 'Title', ar: 'العنوان' },
  whose: { en: 'For', ar: 'العملاء' },
  everybody: { en: 'All clients', ar: 'جميع العملاء' },
  type: { en: 'Type', ar: 'نوع الزيارة' },
  full_service: { en: 'Full service', ar: 'تقييم شامل' },
  basic: { en: 'Basic', ar: 'تقييم أساسي' },
  operations_audit: { en: 'Operations audit', ar: 'تدقيق العمليات التشغيلية' },
  version: { en: 'Version', ar: 'الإصدار' },
  notPublished: { en: 'None', ar: 'لا يوجد' },
  state: { en: 'Status', ar: 'الحالة' },
  state_draft: { en: 'Draft', ar: 'مسودة' },
  state_published: { en: 'Published', ar: 'منشور' },
  state_changed: { en: 'Changes not published', ar: 'تعديلات غير منشورة' },
  inUse: { en: 'In use', ar: 'معتمد للزيارات' },
  changedAt: { en: 'Last changed', ar: 'آخر تعديل' },
  actions: { en: 'Actions', ar: 'الإجراءات' },
  actionsOf: { en: 'Actions for {code}', ar: 'إجراءات {code}' },
  edit: { en: 'Edit', ar: 'تعديل' },
  copy: { en: 'Copy', ar: 'نسخ' },
  copyOf: { en: 'Copy {code}', ar: 'نسخ {code}' },
  exportJson: { en: 'Export JSON', ar: 'تصدير JSON' },
  exportXls: { en: 'Export XLSForm', ar: 'تصدير XLSForm' },
  new: { en: 'New questionnaire', ar: 'نموذج تقييم جديد' },
  create: { en: 'Create', ar: 'إنشاء' },
  titleEn: { en: 'Title in English', ar: 'العنوان بالإنجليزية' },
  titleAr: { en: 'Title in Arabic', ar: 'العنوان بالعربية' },
  client: { en: 'Only for one client', ar: 'لعميل واحد فقط' },
  clientHelp: {
    en: 'Leave empty for all clients without a questionnaire of their own.',
    ar: 'اتركه فارغًا ليسري على كل عميل ليس له نموذج خاص.',
  },
  import: { en: 'Import', ar: 'استيراد' },
  importTitle: { en: 'Import a questionnaire', ar: 'استيراد نموذج تقييم' },
  importText: {
    en: 'A JSON file from this platform, or an XLSForm (.xlsx) from any other. It becomes a draft; nothing in use changes.',
    ar: 'ملف JSON من هذه المنصة أو ملف XLSForm بامتداد .xlsx من أي منصة أخرى. يُحفظ كمسودة ولا تتغيّر النماذج المعتمدة.',
  },
  file: { en: 'File', ar: 'الملف' },
  fileHelp: { en: 'JSON or Excel (.xlsx), 1 MB at most', ar: 'ملف JSON أو Excel، بحد أقصى 1 ميجابايت' },
  chooseFile: { en: 'Choose a file', ar: 'اختيار ملف' },
  noFile: { en: 'No file chosen', ar: 'لم يُختر ملف' },
  filePart: {
    en: 'The file is JSON, but this part does not match a questionnaire: {place}. Nothing was imported.',
    ar: 'الملف بصيغة JSON، لكن هذا الجزء لا يطابق بنية نموذج التقييم: {place}. لم يُستورد شيء.',
  },
  imported: { en: '{code} was imported', ar: 'استُورد {code}' },
  importedAll: { en: 'Everything in the file was recognised.', ar: 'قُرئ كل ما في الملف.' },
  importedNotes: {
    en: {
      one: '{count} row was only partly recognised. It is listed below.',
      other: '{count} rows were only partly recognised. They are listed below.',
    },
    ar: {
      zero: 'قُرئت كل الصفوف.',
      one: 'صف واحد لم يُقرأ بالكامل، وهو مدرج أدناه.',
      two: 'صفان لم يُقرآ بالكامل، وهما مدرجان أدناه.',
      few: '{count} صفوف لم تُقرأ بالكامل، وهي مدرجة أدناه.',
      many: '{count} صفًا لم يُقرأ بالكامل، وهي مدرجة أدناه.',
      other: '{count} صف لم يُقرأ بالكامل، وهي مدرجة أدناه.',
    },
  },
  sheetRow: { en: '{sheet}, row {row}', ar: '{sheet}، الصف {row}' },
  openDraft: { en: 'Open the draft', ar: 'فتح المسودة' },
})

/** Errors of an import, per row. */
export const importNoteMessages = defineMessages({
  'type-unknown': {
    en: 'The type “{detail}” is not supported, so the question was left out.',
    ar: 'النوع «{detail}» غير مدعوم، فاستُبعد السؤال.',
  },
  'type-left-out': {
    en: '“{detail}” is not a question for a person, so it was left out.',
    ar: '«{detail}» ليس سؤالًا يُوجَّه إلى شخص، فاستُبعد.',
  },
  'type-changed': {
    en: 'The type “{detail}” does not exist here. The nearest type was used: check the question.',
    ar: 'النوع «{detail}» غير متاح هنا، فاستُخدم أقرب نوع إليه. راجع السؤال.',
  },
  repeat: {
    en: 'A repeated group appears only once here.',
    ar: 'المجموعة المتكررة تظهر هنا مرة واحدة.',
  },
  'group-inside': {
    en: 'A group inside a group: its questions were moved to the outer section.',
    ar: 'مجموعة داخل مجموعة: نُقلت أسئلتها إلى المحور الخارجي.',
  },
  relevant: {
    en: 'The condition {detail} was not recognised, so the question is always shown.',
    ar: 'تعذّرت قراءة الشرط {detail}، ولذلك يظهر السؤال دائمًا.',
  },
  'note-condition': {
    en: 'The condition {detail} of the note was left out, so the note is always shown.',
    ar: 'استُبعد شرط الملاحظة {detail}، ولذلك تظهر دائمًا.',
  },
  required: {
    en: 'The condition {detail} for a required answer was not recognised, so the answer is optional.',
    ar: 'تعذّرت قراءة شرط الإلزام {detail}، ولذلك تبقى الإجابة اختيارية.',
  },
  constraint: { en: 'The limit {detail} was not recognised.', ar: 'تعذّرت قراءة الحد {detail}.' },
  column: {
    en: 'The column “{detail}” is not used here.',
    ar: 'العمود «{detail}» غير مستخدم هنا.',
  },
  'list-missing': {
    en: 'The list of answers “{detail}” is not in the sheet of choices.',
    ar: 'قائمة الإجابات «{detail}» غير موجودة في ورقة الخيارات.',
  },
  'other-option': {
    en: 'The answer “other” with free text is not available here.',
    ar: 'إجابة «أخرى» مع كتابة حرة غير متاحة هنا.',
  },
  name: {
    en: 'The name “{detail}” was replaced because it was missing, not allowed or duplicated.',
    ar: 'استُبدل الاسم «{detail}» لأنه مفقود أو غير مسموح أو مكرر.',
  },
  note: {
    en: 'The note became guidance for the next question.',
    ar: 'أصبحت الملاحظة إرشادًا للسؤال الذي يليها.',
  },
  'note-left-out': {
    en: 'No question follows this note, so it was left out.',
    ar: 'لا سؤال بعد هذه الملاحظة، فاستُبعدت.',
  },
  language: {
    en: 'Texts in “{detail}” were left out. Only English and Arabic are supported.',
    ar: 'استُبعدت النصوص بلغة «{detail}»، فاللغتان المدعومتان هما العربية والإنجليزية.',
  },
  'language-used': {
    en: 'Texts in “{detail}” were taken as they are. Translate them into English and Arabic.',
    ar: 'أُخذت النصوص بلغة «{detail}» كما هي. ترجمها إلى العربية والإنجليزية.',
  },
  value: { en: 'The value “{detail}” cannot be used here.', ar: 'القيمة «{detail}» لا يمكن استخدامها هنا.' },
  'too-long': { en: 'A text was too long and was shortened.', ar: 'نص أطول من المسموح، فاختُصر.' },
  'too-many': {
    en: 'Too many: the limit is {detail}. The rest was left out.',
    ar: 'تجاوز العدد الحد الأقصى ({detail})، فاستُبعد ما بعده.',
  },
  unclosed: { en: 'The end of the group is in the wrong place.', ar: 'نهاية المجموعة ليست في مكانها الصحيح.' },
})

/** Facilities of each branch, which exclude questionnaire sections, and its location. */
export const branchMessages = defineMessages({
  title: { en: 'Branches', ar: 'الفروع' },
  description: {
    en: 'The features of each branch. Questionnaires hide sections based on them; a feature that is not specified hides nothing.',
    ar: 'ما يتوفر في كل فرع. تُخفى محاور في نماذج التقييم بناءً عليه، وما لم يُحدد لا يُخفي شيئًا.',
  },
  caption: { en: 'Branches', ar: 'الفروع' },
  search: { en: 'Branch or location', ar: 'الفرع أو الموقع' },
  show: { en: 'Show', ar: 'عرض' },
  all: { en: 'All branches', ar: 'كل الفروع' },
  unsaid: { en: 'Nothing specified yet', ar: 'لم يُحدد عنها شيء' },
  unplaced: { en: 'Without coordinates', ar: 'بلا إحداثيات' },
  branch: { en: 'Branch', ar: 'الفرع' },
  location: { en: 'Location', ar: 'الموقع' },
  client: { en: 'Client', ar: 'العميل' },
  has: { en: 'Has', ar: 'يتوفر فيه' },
  hasNot: { en: 'Does not have', ar: 'لا يتوفر فيه' },
  nothingSaid: { en: 'Nothing specified', ar: 'لم يُحدد شيء' },
  place: { en: 'Coordinates', ar: 'الإحداثيات' },
  placeHelp: {
    en: 'Latitude and longitude as a map shows them: 24.7136,46.6753',
    ar: 'خط العرض وخط الطول كما تعرضهما الخرائط: 24.7136,46.6753',
  },
  noPlace: { en: 'None', ar: 'غير محددة' },
  edit: { en: 'Edit', ar: 'تعديل' },
  editOf: { en: 'Edit {branch}', ar: 'تعديل {branch}' },
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  notSaid: { en: 'Not specified', ar: 'غير محدد' },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  none: { en: 'No branches yet', ar: 'لا توجد فروع بعد' },
  noneText: {
    en: 'A branch appears here with its first order.',
    ar: 'يظهر الفرع هنا مع أول طلب له.',
  },
})
