import { defineMessages } from '#/domain/text.ts'

/** The page where staff choose the company's look. */
export const brandingMessages = defineMessages({
  title: { en: 'Branding', ar: 'الهوية البصرية' },
  lead: {
    en: 'Name, logo, colours and font. What you save stays a draft until you publish it; then pages, emails, documents and icons show it.',
    ar: 'الاسم والشعار والألوان والخط. يبقى ما تحفظه مسودة حتى تنشره، ثم يظهر في الصفحات والرسائل والمستندات والأيقونات.',
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
    en: 'Shown in the portals when a person chooses the dark theme.',
    ar: 'يظهر في البوابات عند اختيار المظهر الداكن.',
  },
  logoHasName: {
    en: 'The logo already shows the company name',
    ar: 'الشعار يتضمن اسم المنشأة',
  },
  logoHasNameHelp: {
    en: 'The name is then not written beside it.',
    ar: 'عندئذٍ لا يُكتب الاسم بجانبه.',
  },
  colors: { en: 'Colours', ar: 'الألوان' },
  primaryColor: { en: 'Primary colour', ar: 'اللون الأساسي' },
  primaryHelp: {
    en: 'Buttons, marks and the icon. Text on it is black or white, whichever reads better.',
    ar: 'للأزرار والعلامات والأيقونة. يُكتب النص عليه بالأسود أو الأبيض، أيهما أوضح.',
  },
  secondaryColor: { en: 'Background colour', ar: 'لون الخلفية' },
  secondaryHelp: {
    en: 'The ground of pages and cards in the light theme: white, or something close to it.',
    ar: 'خلفية الصفحات والبطاقات في المظهر الفاتح: أبيض أو ما يقاربه.',
  },
  pickColor: { en: 'Pick: {label}', ar: 'اختيار: {label}' },
  contrast: { en: 'Contrast', ar: 'التباين' },
  contrastText: { en: 'Text on a button', ar: 'النص على الزر' },
  contrastWhite: { en: 'The colour as text on white', ar: 'اللون نصًّا على الأبيض' },
  contrastSurface: { en: 'The colour as text on the background', ar: 'اللون نصًّا على الخلفية' },
  contrastInk: { en: 'Quiet text on the background', ar: 'النص الثانوي على الخلفية' },
  enough: { en: 'Enough', ar: 'كافٍ' },
  tooLow: { en: 'Too low: at least {least} is needed', ar: 'غير كافٍ، والحد الأدنى {least}' },
  notColor: { en: 'Not a colour yet', ar: 'ليس لونًا بعد' },
  style: { en: 'Font and corners', ar: 'الخط والزوايا' },
  fontFamily: { en: 'Latin font', ar: 'الخط اللاتيني' },
  fontHelp: {
    en: 'Arabic always keeps its own font, chosen to go with all of these.',
    ar: 'تحتفظ العربية بخطها الخاص الذي ينسجم مع جميع هذه الخطوط.',
  },
  fontSystem: { en: 'The device’s own ({fonts})', ar: 'خط الجهاز ({fonts})' },
  corners: { en: 'Corners', ar: 'الزوايا' },
  'corners.square': { en: 'Square', ar: 'حادة' },
  'corners.soft': { en: 'Soft', ar: 'مستديرة قليلًا' },
  'corners.round': { en: 'Round', ar: 'مستديرة' },
  save: { en: 'Save draft', ar: 'حفظ المسودة' },
  saved: { en: 'Draft saved. Publish it to show it to everybody.', ar: 'حُفظت المسودة. انشرها لتظهر للجميع.' },
  publish: { en: 'Publish', ar: 'نشر' },
  published: {
    en: 'Published. Pages, emails, documents and icons now show this look.',
    ar: 'تم النشر. تظهر هذه الهوية الآن في الصفحات والرسائل والمستندات والأيقونات.',
  },
  unsavedFirst: {
    en: 'You have changes that are not saved. Save the draft first, then publish it.',
    ar: 'لديك تغييرات لم تُحفظ. احفظ المسودة أولًا ثم انشرها.',
  },
  statePublished: { en: 'Published', ar: 'منشورة' },
  stateDraft: { en: 'Draft differs from what is published', ar: 'المسودة تختلف عن المنشور' },
  reset: { en: 'Reset to the default look', ar: 'استعادة الهوية الافتراضية' },
  discard: { en: 'Discard the draft', ar: 'تجاهل المسودة' },
  taken: {
    en: 'It is in the draft now. Look at the preview, then publish it.',
    ar: 'أصبحت في المسودة. راجع المعاينة ثم انشرها.',
  },
  conflict: {
    en: 'Somebody else saved the draft while you were working. What you typed is still here. Open the page in another tab to see theirs, then load this page anew and make your changes again.',
    ar: 'حفظ شخص آخر المسودة أثناء عملك. ما كتبته لا يزال هنا. افتح الصفحة في تبويب آخر لترى تعديله، ثم أعد تحميل هذه الصفحة وأجرِ تغييراتك من جديد.',
  },
  earlier: { en: 'Published before', ar: 'الإصدارات المنشورة' },
  earlierNone: {
    en: 'Nothing has been published yet: the default look is shown.',
    ar: 'لم يُنشر شيء بعد، والهوية الافتراضية هي المعروضة.',
  },
  earlierBy: { en: 'by {name}', ar: 'نشرها {name}' },
  restore: { en: 'Take into the draft', ar: 'نقل إلى المسودة' },
  preview: { en: 'Preview', ar: 'المعاينة' },
  previewAbout: {
    en: 'Follows what you choose, before it is saved.',
    ar: 'تتغير مع اختيارك قبل الحفظ.',
  },
  previewLang: { en: 'Language', ar: 'اللغة' },
  previewTheme: { en: 'Theme', ar: 'المظهر' },
  light: { en: 'Light', ar: 'فاتح' },
  dark: { en: 'Dark', ar: 'داكن' },
  previewPage: { en: 'Page', ar: 'صفحة' },
  previewEmail: { en: 'Email', ar: 'رسالة بريد' },
  previewDocument: { en: 'Head of a document', ar: 'ترويسة مستند' },
})

/** Sample texts of the preview, in the language of the preview. */
export const brandingSampleMessages = defineMessages({
  menu: { en: 'Services', ar: 'الخدمات' },
  headline: { en: 'Know what your guests experience', ar: 'اعرف ما يعيشه ضيوفك' },
  text: {
    en: 'A visit, a clear report and what to improve first.',
    ar: 'زيارة، وتقرير واضح، وما ينبغي تحسينه أولًا.',
  },
  primary: { en: 'Request a demo', ar: 'اطلب عرضًا' },
  secondary: { en: 'Explore the platform', ar: 'استكشف المنصة' },
  badge: { en: 'Completed', ar: 'مكتمل' },
  card: { en: 'Report of the visit', ar: 'تقرير الزيارة' },
  cardText: { en: 'Olaya branch, Riyadh', ar: 'فرع العليا، الرياض' },
  mailSubject: { en: 'Your report is ready', ar: 'تقريرك جاهز' },
  mailBody: {
    en: 'Dear Sarah,\n\nThe report of the visit to the Olaya branch is ready.\n\nRead it here:\n{link}',
    ar: 'عزيزتنا سارة،\n\nتقرير زيارة فرع العليا جاهز.\n\nيمكنك الاطلاع عليه من هنا:\n{link}',
  },
  documentTitle: { en: 'Mystery visit report', ar: 'تقرير زيارة التسوّق السري' },
})
