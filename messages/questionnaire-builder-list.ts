import { defineMessages } from '#/domain/text.ts'

/** The list of questionnaires and its actions. */
export const questionnairesMessages = defineMessages({
  title: { en: 'Questionnaires', ar: 'نماذج التقييم' },
  description: {
    en: 'What shoppers are asked on a visit. A visit keeps the version it began with.',
    ar: 'ما يُسأل عنه المتسوّق في الزيارة. تحتفظ كل زيارة بالإصدار الذي بدأت به.',
  },
  caption: { en: 'Questionnaires', ar: 'نماذج التقييم' },
  branches: { en: 'Branches', ar: 'الفروع' },
  search: { en: 'Code, title or client', ar: 'الرمز أو العنوان أو العميل' },
  code: { en: 'Code', ar: 'الرمز' },
  codeHelp: {
    en: 'Capital letters, digits and hyphens. It stays.',
    ar: 'أحرف لاتينية كبيرة وأرقام وشرطات، ولا يتغير لاحقًا.',
  },
  name: { en: 'Title', ar: 'العنوان' },
  whose: { en: 'For', ar: 'لمن' },
  everybody: { en: 'All clients', ar: 'جميع العملاء' },
  type: { en: 'Type', ar: 'نوع الزيارة' },
  full_service: { en: 'Full service', ar: 'تقييم شامل' },
  basic: { en: 'Basic', ar: 'تقييم أساسي' },
  version: { en: 'Version', ar: 'الإصدار' },
  notPublished: { en: 'None', ar: 'لا يوجد' },
  state: { en: 'Status', ar: 'الحالة' },
  state_draft: { en: 'Draft', ar: 'مسودة' },
  state_published: { en: 'Published', ar: 'منشور' },
  state_changed: { en: 'Changes not published', ar: 'تعديلات غير منشورة' },
  inUse: { en: 'In use', ar: 'معتمد للزيارات' },
  changedAt: { en: 'Changed', ar: 'آخر تعديل' },
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
    en: 'Leave empty for all clients that have none of their own.',
    ar: 'اتركه فارغًا ليسري على كل عميل ليس له نموذج خاص.',
  },
  import: { en: 'Import', ar: 'استيراد' },
  importTitle: { en: 'Import a questionnaire', ar: 'استيراد نموذج تقييم' },
  importText: {
    en: 'A JSON file of this platform, or an XLSForm (.xlsx) of any other. It becomes a draft; nothing in use changes.',
    ar: 'ملف JSON من هذه المنصة أو ملف XLSForm ‏(‎.xlsx) من أي منصة أخرى. يُحفظ كمسودة ولا يتغير شيء مما هو معتمد.',
  },
  file: { en: 'File', ar: 'الملف' },
  fileHelp: { en: 'JSON or Excel (.xlsx), 1 MB at most', ar: 'ملف JSON أو Excel، بحد أقصى 1 ميجابايت' },
  chooseFile: { en: 'Choose a file', ar: 'اختيار ملف' },
  noFile: { en: 'No file chosen', ar: 'لم يُختر ملف' },
  filePart: {
    en: 'The file is JSON, but this part is not as a questionnaire has it: {place}. Nothing was imported.',
    ar: 'الملف بصيغة JSON لكن هذا الجزء ليس كما في نموذج التقييم: {place}. لم يُستورد شيء.',
  },
  imported: { en: '{code} was imported', ar: 'تم استيراد {code}' },
  importedAll: { en: 'Everything in the file was understood.', ar: 'فُهم كل ما في الملف.' },
  importedNotes: {
    en: {
      one: '{count} row was not understood in full. It is listed below.',
      other: '{count} rows were not understood in full. They are listed below.',
    },
    ar: {
      zero: 'فُهمت كل الصفوف.',
      one: 'صف واحد لم يُفهم بالكامل، وهو مدرج أدناه.',
      two: 'صفان لم يُفهما بالكامل، وهما مدرجان أدناه.',
      few: '{count} صفوف لم تُفهم بالكامل، وهي مدرجة أدناه.',
      many: '{count} صفًا لم يُفهم بالكامل، وهي مدرجة أدناه.',
      other: '{count} صف لم يُفهم بالكامل، وهي مدرجة أدناه.',
    },
  },
  sheetRow: { en: '{sheet}, row {row}', ar: '{sheet}، الصف {row}' },
  openDraft: { en: 'Open the draft', ar: 'فتح المسودة' },
})

/** Errors of an import, per row. */
export const importNoteMessages = defineMessages({
  'type-unknown': {
    en: 'The type “{detail}” is not known here; the question was left out.',
    ar: 'النوع «{detail}» غير معروف هنا، فتُرك السؤال.',
  },
  'type-left-out': {
    en: '“{detail}” is not a question to a person and was left out.',
    ar: '«{detail}» ليس سؤالًا يُوجَّه إلى شخص، فتُرك.',
  },
  repeat: {
    en: 'A repeated group is asked once here.',
    ar: 'المجموعة المتكررة تُسأل هنا مرة واحدة.',
  },
  'group-inside': {
    en: 'A group inside a group: its questions went into the outer section.',
    ar: 'مجموعة داخل مجموعة: نُقلت أسئلتها إلى المحور الخارجي.',
  },
  relevant: {
    en: 'The condition {detail} was not understood: the question is always shown.',
    ar: 'لم يُفهم الشرط {detail}، ولذلك يظهر السؤال دائمًا.',
  },
  constraint: { en: 'The limit {detail} was not understood.', ar: 'لم يُفهم الحد {detail}.' },
  column: {
    en: 'The column “{detail}” has no meaning here.',
    ar: 'العمود «{detail}» لا معنى له هنا.',
  },
  'list-missing': {
    en: 'The list of answers “{detail}” is not in the sheet of choices.',
    ar: 'قائمة الإجابات «{detail}» غير موجودة في ورقة الخيارات.',
  },
  'other-option': {
    en: 'The answer “other” with its own text is not offered here.',
    ar: 'إجابة «أخرى» مع كتابة حرة غير متاحة هنا.',
  },
  name: {
    en: 'The name “{detail}” was replaced: it was missing, not allowed or there twice.',
    ar: 'استُبدل الاسم «{detail}» لأنه مفقود أو غير مسموح أو مكرر.',
  },
  note: {
    en: 'The note became the guidance of the question after it.',
    ar: 'أصبحت الملاحظة إرشادًا للسؤال الذي يليها.',
  },
  'note-left-out': {
    en: 'The note stands before no question and was left out.',
    ar: 'لا سؤال بعد هذه الملاحظة، فتُركت.',
  },
  language: {
    en: 'Texts in “{detail}” were left out: there is English and Arabic here.',
    ar: 'تُركت النصوص بلغة «{detail}»، فاللغتان هنا العربية والإنجليزية.',
  },
  value: { en: 'The value “{detail}” cannot be used here.', ar: 'القيمة «{detail}» لا يمكن استخدامها هنا.' },
  'too-long': { en: 'A text was too long and was cut.', ar: 'نص أطول من المسموح، فاقتُطع.' },
  unclosed: { en: 'The group does not end where it should.', ar: 'المجموعة لا تنتهي حيث ينبغي.' },
})

/** Facilities of each branch, which exclude questionnaire sections, and its location. */
export const branchMessages = defineMessages({
  title: { en: 'Branches', ar: 'الفروع' },
  description: {
    en: 'What each branch has. Questionnaires switch sections off by it; what is not said switches nothing off.',
    ar: 'ما يتوفر في كل فرع. نماذج التقييم تُخفي محاور بناءً عليه، وما لم يُذكر لا يُخفي شيئًا.',
  },
  caption: { en: 'Branches', ar: 'الفروع' },
  search: { en: 'Branch or place', ar: 'الفرع أو الموقع' },
  show: { en: 'Show', ar: 'عرض' },
  all: { en: 'All branches', ar: 'كل الفروع' },
  unsaid: { en: 'Nothing said yet', ar: 'لم يُذكر عنها شيء' },
  unplaced: { en: 'Without coordinates', ar: 'بلا إحداثيات' },
  branch: { en: 'Branch', ar: 'الفرع' },
  location: { en: 'Location', ar: 'الموقع' },
  client: { en: 'Client', ar: 'العميل' },
  has: { en: 'Has', ar: 'يتوفر فيه' },
  hasNot: { en: 'Has not', ar: 'لا يتوفر فيه' },
  nothingSaid: { en: 'Nothing said', ar: 'لم يُذكر شيء' },
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
  notSaid: { en: 'Not said', ar: 'لم يُذكر' },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  none: { en: 'No branches yet', ar: 'لا توجد فروع بعد' },
  noneText: {
    en: 'A branch appears here with its first order.',
    ar: 'يظهر الفرع هنا مع أول طلب له.',
  },
})
