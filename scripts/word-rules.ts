// The rules for texts that a search can hold; docs/words.md gives all of them with reasons.

/**
 * Where a rule holds. `product`: messages, legal texts and the default site, where the product speaks. `content`: also
 * articles, questionnaires and level tests. `all`: also the remarks and stories of people in the demo.
 */
export type Reach = 'product' | 'content' | 'all'
export type WordRule = {
  name: string
  lang: 'en' | 'ar'
  pattern: RegExp
  instead: string
  reach?: Exclude<Reach, 'product'>
}

/** Edges of an Arabic word: `\b` matches Latin letters only. */
const from = String.raw`(?<![\u0621-\u0652])`
const to = String.raw`(?![\u0621-\u0652])`
const word = (words: string): RegExp =>
  new RegExp(`${from}(?:[وفلبك]|ال|وال|بال|لل|فال|كال|ولل)?(?:${words})${to}`, 'u')

const names = 'client|shopper|name|payer|who|person|company|actor|editor|guest'
/** Without those written like their verbal noun, which is the name of a button: حذف. */
const verbs =
  'اعترض|سحب|طلب|طلبت|أعاد|تخلّف|ردّ|أفاد|سدّد|أجاب|بتّ|رفض|أبلغ|أنشأ|قبل|أرسل|أضاف|عدّل|غيّر|أوقف|اعتمد|قسّم|دعا|أزال|نشر|أكّد|سجّل|أصدر|كتب|صحّح'
const counted =
  'يوم|يومًا|أيام|ساعة|ساعات|دقيقة|دقائق|ثانية|ثوانٍ|زيارة|زيارات|شهر|شهرًا|أشهر|أسبوع|أسبوعًا|أسابيع|سنة|سنوات|فرع|فرعًا|فروع|سؤال|سؤالًا|أسئلة|تقرير|تقريرًا|تقارير|صورة|صور|حرف|حرفًا|أحرف|صف|صفًا|صفوف|سطر|سطرًا|أسطر|عميل|عميلًا|عملاء|ضيف|ضيفًا|ضيوف|منشأة|منشآت|متسوّق|متسوّقًا|متسوّقين|مرة|مرات|رسالة|رسائل|محاولة|محاولات|شهادة|شهادات|فاتورة|فواتير|مهمة|مهام|ملف|ملفًا|ملفات|عنصر|عنصرًا|عناصر|إجابة|إجابات'

export const wordRules: readonly WordRule[] = [
  // Arabic
  { name: 'نسبة الضريبة', lang: 'ar', pattern: /المضافة (?:بنسبة )?15%|[٪١]/u, instead: 'ضريبة القيمة المضافة (15%)' },
  {
    name: 'فرع قبل اسم الفرع',
    lang: 'ar',
    pattern: /فرع \{branch/,
    reach: 'all',
    instead: 'زيارة {branch}، شهادة {branch}',
  },
  { name: 'عزيزنا', lang: 'ar', pattern: word('عزيزنا|عزيزتنا|عزيزي'), reach: 'content', instead: 'مرحبًا {name}،' },
  {
    name: 'فعل فاعله اسم',
    lang: 'ar',
    pattern: new RegExp(`${from}و?(?:${verbs}) \\{(?:${names})\\}`, 'u'),
    instead: 'مصدر: طلب من {client}، … : {shopper}',
  },
  {
    name: 'خطاب الجمع',
    lang: 'ar',
    pattern:
      /(?<![\u0621-\u0652])(?!(?:[وفبلك]|ال|وال|بال|لل)*(?:حكم|تحكم|حاكم|محاكم|تراكم|متراكم|كم|محكم|التحكم|بكم)(?![\u0621-\u0652]))[\u0621-\u0652]{2,}كم(?![\u0621-\u0652])/u,
    instead: 'المفرد: فروعك، لك، إليك',
  },
  {
    name: 'إعادة الزيارة',
    lang: 'ar',
    pattern: word('إعادات|إعادة (?:ال)?زيارة|أعِد الزيارة|أعد الزيارة|أعدها|أعادها|إعادتها من المتسوّق'),
    reach: 'content',
    instead: 'الاعتذار عن الزيارة',
  },
  {
    name: 'من الدخول إلى الحساب',
    lang: 'ar',
    pattern: /الدخول (?:إلى|حتى) الحساب/,
    reach: 'all',
    instead: 'حتى دفع الفاتورة',
  },
  {
    name: 'القاعدة',
    lang: 'ar',
    pattern: word('القاعدة(?! الضريبية)|قاعدة (?:الاسترداد|المنح|المستويات|استرداد|منح)'),
    reach: 'content',
    instead: 'شروط المنح، شروط المستويات، سياسة الاسترداد',
  },
  {
    name: 'سؤال حرج لم يتحقق',
    lang: 'ar',
    pattern: /يتحقق (?:أي )?سؤال|سؤال[ًا]* حرج[ًا]* لم|تحقق (?:الأسئلة|سؤال)|حرج[ًا]* لم يتحقق|حرجة لم تتحقق/u,
    instead: 'إخفاق في معيار حرج',
  },
  {
    name: 'محرّر',
    lang: 'ar',
    pattern: word('محرّر|محرّرًا|محرّرينا|محرّرون|محرّرين|المدقق|مدققنا'),
    reach: 'all',
    instead: 'المراجع',
  },
  { name: 'المكتب', lang: 'ar', pattern: word('مكتب|مكتبنا|فريق العمل'), reach: 'all', instead: 'فريقنا' },
  { name: 'أتعاب', lang: 'ar', pattern: word('أتعاب|أتعابك|أتعابه|سعر الساعة'), reach: 'all', instead: 'أجر، أجور' },
  {
    name: 'استبيان',
    lang: 'ar',
    pattern: word('استبيان|استبيانات|استبيانًا|استبانة'),
    reach: 'all',
    instead: 'نموذج التقييم',
  },
  {
    name: 'التقرير النموذجي',
    lang: 'ar',
    pattern: word('التقرير النموذجي|عينة تقرير|تقرير نموذجي'),
    reach: 'all',
    instead: 'نموذج تقرير',
  },
  {
    name: 'حملة، موجة',
    lang: 'ar',
    pattern: word('حملة|حملات|موجة|موجات|حملات الزيارات'),
    reach: 'all',
    instead: 'جولة',
  },
  { name: 'احتياطي', lang: 'ar', pattern: word('احتياطي|احتياطيًا|احتياطيون|احتياطيين'), reach: 'all', instead: 'بديل' },
  { name: 'جوهري', lang: 'ar', pattern: word('جوهري|جوهرية'), reach: 'all', instead: 'جسيم' },
  { name: 'قائد', lang: 'ar', pattern: word('قائد|قيادي'), reach: 'content', instead: 'خبير' },
  { name: 'في موقعك', lang: 'ar', pattern: /تدريب في موقع|في مواقعك/, reach: 'all', instead: 'في مقر المنشأة' },
  { name: 'هاتف', lang: 'ar', pattern: word('هاتف|هاتفك|هواتف|هاتفه'), instead: 'الجوال' },
  {
    name: 'زيارة سرية',
    lang: 'ar',
    pattern: /زيار(?:ة|ات|تان|تين)\s(?:ال)?سرية/u,
    reach: 'all',
    instead: 'زيارة المتسوّق السري',
  },
  {
    name: 'عدد ثم «من»',
    lang: 'ar',
    pattern: /\} من (?:النقاط|الأحرف|العملاء|الأسئلة|الزيارات|الأيام|الساعات|الرموز|الخانات)/u,
    reach: 'content',
    instead: 'صيغ العدد، أو «نقطة»',
  },
  {
    name: '12 شهرًا القادمة',
    lang: 'ar',
    pattern: /شهرًا (?:القادمة|الماضية|المقبلة|الأخيرة)/u,
    reach: 'content',
    instead: 'الأشهر الاثني عشر القادمة',
  },
  { name: 'يقود إلى', lang: 'ar', pattern: word('يقود|تقود|يقودك|تقودك'), instead: 'يفتح، «اضغط … لعرض …»' },
  { name: 'يقرأ أن', lang: 'ar', pattern: /[يت]قرأ (?:[\u0621-\u0652]+ ){0,4}أن(?:ه|ها)? /u, instead: 'يظهر لـ' },
  {
    name: 'يكسب',
    lang: 'ar',
    pattern: word('يكسب|تكسب|كسبه|كسبته|كسبت|يكسبه|تكسبه'),
    reach: 'content',
    instead: 'تمنح، يُحتسب، حصل على',
  },
  {
    name: 'أخذ',
    lang: 'ar',
    pattern: /(?<![\u0621-\u0652])(?:ال)?(?:أخذ|تأخذ|يأخذ|خذ) (?:\{|(?:ال)?(?:باقة|زيارة))/u,
    instead: 'الاشتراك في الباقة، حجز الزيارة أو قبولها',
  },
  { name: 'مبلغ محرّر', lang: 'ar', pattern: word('يحرره|يحررها|يُحرَّر|حرره|تحريره'), instead: 'رصيد ناتج عن إشعار دائن' },
  {
    name: 'يعيش التجربة',
    lang: 'ar',
    pattern: word('يعيش|يعيشه|عاشه|عاش|عاشها|تعيشه'),
    reach: 'content',
    instead: 'تجربة الضيف',
  },
  {
    name: 'سؤالًا بسؤال',
    lang: 'ar',
    pattern: /سؤالًا بسؤال|نقطة بنقطة|خطوة بخطوة/u,
    reach: 'content',
    instead: 'سؤالًا سؤالًا',
  },
  {
    name: 'تم مع المصدر',
    lang: 'ar',
    pattern: word(
      '(?:تم|تمت) (?!الحفظ|الدفع|التعيين|الموافقة|التحويل|الإرسال|النسخ|التسجيل|نسخ|حفظ التغييرات|إنشاء الطلب|إرسال رسالتك)[\\u0621-\\u0652]+|يتم|تتم|سيتم|ستتم',
    ),
    reach: 'content',
    instead: 'حُفظ، أُرسل: المبني للمجهول، إلا رسائل التأكيد المسماة في docs/words.md',
  },
  { name: 'في طريقه', lang: 'ar', pattern: word('طريقه|طريقها'), instead: 'أُرسل، أُرسلت' },
  { name: 'وحدة لاتينية', lang: 'ar', pattern: /\b(?:MB|KB|GB)\b/, reach: 'all', instead: 'ميجابايت، كيلوبايت' },
  {
    name: 'عدد قبل اسم دون صيغ',
    lang: 'ar',
    pattern: new RegExp(`\\{\\w+\\} (?:${counted})${to}`, 'u'),
    instead: 'صيغ العدد، أو «الاسم: {n}»',
  },
  {
    name: 'كلمة يتجنبها المعجم',
    lang: 'ar',
    pattern: /(?<![\u0621-\u0652])قم ب|باسوورد|داشبورد|سيستم|عفوًا|المتسوق الخفي|كلمة السر|كلمة سر/,
    reach: 'all',
    instead: 'docs/words.md',
  },
  {
    name: 'علامات لاتينية',
    lang: 'ar',
    pattern: /[\u0660-\u0669]|(?<!\d)[,;?](?=\s|$)/,
    reach: 'all',
    instead: '، ؛ ؟ 0-9',
  },
  // English
  { name: 'rate of VAT', lang: 'en', pattern: /\bVAT (?:at )?15%|\b15 %|15% value/, instead: 'VAT (15%), 15% VAT' },
  {
    name: 'headless what',
    lang: 'en',
    pattern:
      /\b(?:[Ww]hat (?:is|was|are|were|has|have|had|came|became|becomes|remains|follows|counts|stands|went|goes|belongs|needs|waits|must|can|cannot|they|it|we|a|the|else)|[Ww]hoever|[Ww]hatever|[Tt]hat which)\b(?![^.]*\?)/,
    instead: 'name the thing',
  },
  { name: 'stands', lang: 'en', pattern: /\bst(?:ands?|ood|anding)\b(?! out)/i, instead: 'is shown, is in, appears' },
  { name: 'at once', lang: 'en', pattern: /\bat once\b/i, reach: 'content', instead: 'immediately' },
  { name: 'anew', lang: 'en', pattern: /\banew\b/i, reach: 'content', instead: 'again' },
  {
    name: 'by itself',
    lang: 'en',
    pattern: /\bby (?:itself|themselves)\b/i,
    reach: 'content',
    instead: 'automatically',
  },
  {
    name: 'from … on',
    lang: 'en',
    pattern: /\bfrom (?:then|now|today|there|that \w+|this \w+|\{\w+\}|the [\w ]{1,25}) on\b(?! [a-z]+ing)/i,
    instead: 'from',
  },
  {
    name: 'somebody',
    lang: 'en',
    pattern: /\b(?:some|every|no|any)body\b/i,
    reach: 'content',
    instead: 'the role, or “no one”',
  },
  {
    name: 'is no',
    lang: 'en',
    pattern: /(?<!\b[Tt]here )\b(?:is|are|was|were|be) no\b(?! (?:longer|one|later|earlier|more than|less than))/i,
    reach: 'content',
    instead: 'is not a',
  },
  {
    name: 'told, asked',
    lang: 'en',
    pattern: /\b(?:is|are|was|were|be|been|being) (?:told|asked)\b/i,
    instead: 'is notified, is requested',
  },
  {
    name: 'reads',
    lang: 'en',
    pattern: /\breads (?:that|it|this|the|as)\b|\b[Ee]very(?:one|body) reads\b/,
    instead: 'sees',
  },
  {
    name: 'given out, taken back',
    lang: 'en',
    pattern:
      /\b(?:[Gg]iv(?:e|es|en|ing)|[Gg]ave|[Tt]ak(?:e|es|en|ing)|[Tt]ook|go|[Gg]oes|[Ww]ent|[Gg]one|[Gg]oing) (?:\w+ )?(?:out|back)\b(?! to)|\b[Gg]iv(?:e|es|en|ing) up\b/,
    instead: 'assign, refund, withdraw, return, credit, cancel',
  },
  {
    name: 'the office',
    lang: 'en',
    pattern: /\b(?:our|the) office\b(?! (?:of|hours))/i,
    reach: 'content',
    instead: 'our team',
  },
  { name: 'e-mail', lang: 'en', pattern: /\be-mails?\b/i, reach: 'content', instead: 'email' },
  { name: 'mend', lang: 'en', pattern: /\bmend(?:s|ed|ing)?\b/i, reach: 'content', instead: 'correct' },
  { name: 'hand in', lang: 'en', pattern: /(?<!the )\bhand(?:s|ed|ing)? (?:it |them )?in\b/i, instead: 'submit' },
  { name: 'papers', lang: 'en', pattern: /\bpapers\b/i, reach: 'content', instead: 'documents' },
  { name: 'notices', lang: 'en', pattern: /\bnotices\b(?! (?:the|that|it|a)\b)/i, instead: 'notifications' },
  { name: 'sealed', lang: 'en', pattern: /\b(?:un)?seal(?:s|ed|ing)?\b/i, reach: 'content', instead: 'encrypted' },
  { name: 'brief', lang: 'en', pattern: /\bbriefs?\b/i, reach: 'content', instead: 'instructions' },
  { name: 'drop', lang: 'en', pattern: /\b(?:[Dd]ropped|Drop (?:this|it|the))\b/, instead: 'cancel' },
  { name: 'leads to', lang: 'en', pattern: /\bleads? (?:to what|back|nowhere)\b/i, instead: 'opens, shows' },
  { name: 'parted by', lang: 'en', pattern: /\bparted by\b/i, reach: 'content', instead: 'separated by' },
  { name: 'your word', lang: 'en', pattern: /\byour word\b/i, instead: 'your approval' },
  {
    name: 'a visit for per',
    lang: 'en',
    pattern: /\d (?:SAR|riyals) an? (?:branch|month|visit)\b/i,
    reach: 'content',
    instead: 'per',
  },
]

/** Terms with one translation: where the English has the term, the Arabic has its word. */
export const terms: readonly { term: RegExp; arabic: RegExp; name: string }[] = [
  { name: 'questionnaire', term: /\bquestionnaires?\b/i, arabic: /نموذج|نماذج|نموذجًا/u },
  { name: 'appeal', term: /\bappeal(?:s|ed)?\b/i, arabic: /تظلّم/u },
  { name: 'wave', term: /\bwaves?\b/i, arabic: /جول(?:ة|ات|تان|تين|ته|تها)/u },
  { name: 'standby', term: /\bstandbys?\b/i, arabic: /بديل|بدلاء|البدلاء/u },
  { name: 'mystery shopper', term: /\bmystery shoppers?\b/i, arabic: /متسوّق/u },
  { name: 'credit note', term: /\bcredit notes?\b/i, arabic: /إشعار|إشعارات/u },
  { name: 'payout batch', term: /\bpayout batch(?:es)?\b/i, arabic: /دفع(?:ة|ات|تي)/u },
  { name: 'refund', term: /\brefund rule|refund policy\b/i, arabic: /سياسة الاسترداد/u },
  { name: 'award criteria', term: /\baward criteria\b/i, arabic: /شروط المنح/u },
]
