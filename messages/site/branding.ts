import { defineMessages } from '#/domain/text.ts'

/** The page where staff choose the company's look. */
export const brandingMessages = defineMessages({
  title: { en: 'Branding', ar: 'الهوية البصرية' },
  lead: {
    en: 'Name, logo, colours and font. Changes stay a draft until you publish them; then pages, emails, documents and icons show them.',
    ar: 'الاسم والشعار والألوان والخط. تبقى التغييرات مسودة حتى تنشرها، ثم تظهر في الصفحات والرسائل والمستندات والأيقونات.',
  },
  names: { en: 'Company', ar: 'المنشأة' },
  nameEn: { en: 'Company name in English', ar: 'اسم المنشأة بالإنجليزية' },
  nameAr: { en: 'Company name in Arabic', ar: 'اسم المنشأة بالعربية' },
  taglineEn: { en: 'Tagline in English', ar: 'العبارة التعريفية بالإنجليزية' },
  taglineAr: { en: 'Tagline in Arabic', ar: 'العبارة التعريفية بالعربية' },
  logo: { en: 'Logo', ar: 'الشعار' },
  logoHelp: {
    en: 'A picture with a transparent background works best. Without one, the star with a check is shown.',
    ar: 'يُفضّل أن تكون خلفية الصورة شفافة. وبدون شعار تظهر النجمة التي تتوسطها علامة الصح.',
  },
  logoDark: { en: 'Logo for dark backgrounds', ar: 'الشعار على الخلفيات الداكنة' },
  logoDarkHelp: {
    en: 'Shown in the portals in the dark theme.',
    ar: 'يظهر في البوابات عند اختيار المظهر الداكن.',
  },
  logoHasName: {
    en: 'The logo already shows the company name',
    ar: 'الشعار يتضمن اسم المنشأة',
  },
  logoHasNameHelp: {
    en: 'The name is then not repeated beside it.',
    ar: 'لن يُكرّر الاسم بجانبه.',
  },
  colors: { en: 'Colours', ar: 'الألوان' },
  primaryColor: { en: 'Primary colour', ar: 'اللون الأساسي' },
  primaryHelp: {
    en: 'Buttons, marks and the icon. Text on it is black or white, whichever is easier to read.',
    ar: 'للأزرار والعلامات والأيقونة. يُكتب النص عليه بالأسود أو الأبيض، أيهما أوضح.',
  },
  secondaryColor: { en: 'Background colour', ar: 'لون الخلفية' },
  secondaryHelp: {
    en: 'The background of pages and cards in the light theme: white or close to white.',
    ar: 'خلفية الصفحات والبطاقات في المظهر الفاتح: أبيض أو ما يقاربه.',
  },
  pickColor: { en: 'Pick: {label}', ar: 'اختيار: {label}' },
  contrast: { en: 'Contrast', ar: 'التباين' },
  contrastText: { en: 'Text on a button', ar: 'النص على الزر' },
  contrastWhite: { en: 'Text in this colour on white', ar: 'نص بهذا اللون على الأبيض' },
  contrastSurface: { en: 'Text in this colour on the background', ar: 'نص بهذا اللون على الخلفية' },
  contrastInk: { en: 'Secondary text on the background', ar: 'النص الثانوي على الخلفية' },
  enough: { en: 'Enough', ar: 'كافٍ' },
  tooLow: { en: 'Too low: at least {least} is needed', ar: 'غير كافٍ، والحد الأدنى {least}' },
  notColor: { en: 'Not a valid colour', ar: 'لون غير صالح' },
  style: { en: 'Font and corners', ar: 'الخط والزوايا' },
  fontFamily: { en: 'Latin font', ar: 'الخط اللاتيني' },
  fontHelp: {
    en: 'Arabic always uses its own font, which goes with all of these.',
    ar: 'للنص العربي خط ثابت ينسجم مع جميع هذه الخطوط.',
  },
  fontSystem: { en: 'Device font ({fonts})', ar: 'خط الجهاز ({fonts})' },
  corners: { en: 'Corners', ar: 'الزوايا' },
  'corners.square': { en: 'Square', ar: 'حادة' },
  'corners.soft': { en: 'Soft', ar: 'مستديرة قليلًا' },
  'corners.round': { en: 'Round', ar: 'مستديرة' },
  save: { en: 'Save draft', ar: 'حفظ المسودة' },
  saved: { en: 'Draft saved. Publish it to make it public.', ar: 'حُفظت المسودة. انشرها لتظهر للجميع.' },
  publish: { en: 'Publish', ar: 'نشر' },
  published: {
    en: 'Published. Pages, emails, documents and icons now show the new look.',
    ar: 'نُشرت الهوية، وتظهر الآن في الصفحات والرسائل والمستندات والأيقونات.',
  },
  unsavedFirst: {
    en: 'You have unsaved changes. Save the draft first, then publish it.',
    ar: 'لديك تغييرات لم تُحفظ. احفظ المسودة أولًا ثم انشرها.',
  },
  statePublished: { en: 'Published', ar: 'منشورة' },
  stateDraft: { en: 'Draft differs from the published look', ar: 'المسودة تختلف عن الهوية المنشورة' },
  reset: { en: 'Reset to the default look', ar: 'استعادة الهوية الافتراضية' },
  discard: { en: 'Discard the draft', ar: 'تجاهل المسودة' },
  taken: {
    en: 'It is now in the draft. Check the preview, then publish it.',
    ar: 'أصبحت في المسودة. راجع المعاينة ثم انشرها.',
  },
  conflict: {
    en: 'The draft was saved from another window while you were working. Your entries are still here. Open the page in another tab to see the new draft, then reload this page and make your changes again.',
    ar: 'حُفظت المسودة من نافذة أخرى أثناء عملك، وما كتبته لا يزال هنا. افتح الصفحة في علامة تبويب أخرى لترى المسودة الجديدة، ثم أعد تحميل هذه الصفحة وأجرِ تغييراتك من جديد.',
  },
  earlier: { en: 'Published versions', ar: 'النسخ المنشورة' },
  earlierNone: {
    en: 'Nothing has been published yet. The default look is shown.',
    ar: 'لم يُنشر شيء بعد، والهوية الافتراضية هي المعروضة.',
  },
  earlierBy: { en: 'by {name}', ar: 'بواسطة {name}' },
  restore: { en: 'Copy to the draft', ar: 'نسخ إلى المسودة' },
  preview: { en: 'Preview', ar: 'المعاينة' },
  previewAbout: {
    en: 'Shows your choices before they are saved.',
    ar: 'تتغير مع اختيارك قبل الحفظ.',
  },
  previewLang: { en: 'Language', ar: 'اللغة' },
  previewTheme: { en: 'Theme', ar: 'المظهر' },
  light: { en: 'Light', ar: 'فاتح' },
  dark: { en: 'Dark', ar: 'داكن' },
  previewPage: { en: 'Page', ar: 'صفحة' },
  previewEmail: { en: 'Email', ar: 'رسالة بريد' },
  previewDocument: { en: 'Document header', ar: 'ترويسة مستند' },
})

/** Sample texts of the preview, in the language of the preview. */
export const brandingSampleMessages = defineMessages({
  menu: { en: 'Services', ar: 'الخدمات' },
  headline: { en: 'Know what your guests experience', ar: 'اعرف تجربة ضيوفك كما هي' },
  text: {
    en: 'A visit, a clear report and your first improvements.',
    ar: 'زيارة وتقرير واضح وأولويات التحسين.',
  },
  primary: { en: 'Request a demo', ar: 'طلب عرض تجريبي' },
  secondary: { en: 'Explore the platform', ar: 'استكشاف المنصة' },
  badge: { en: 'Completed', ar: 'مكتمل' },
  card: { en: 'Report of the visit', ar: 'تقرير الزيارة' },
  cardText: { en: 'Olaya branch, Riyadh', ar: 'فرع العليا، الرياض' },
  mailSubject: { en: 'Your report is ready', ar: 'تقريرك جاهز' },
  mailBody: {
    en: 'Hello Sarah,\n\nThe report of the visit to the Olaya branch is ready.\n\nView it here:\n{link}',
    ar: 'مرحبًا سارة،\n\nتقرير زيارة فرع العليا جاهز.\n\nيمكنك الاطلاع عليه من هنا:\n{link}',
  },
  documentTitle: { en: 'Mystery visit report', ar: 'تقرير زيارة المتسوّق السري' },
})
