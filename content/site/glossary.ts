import type { Text } from '#/domain/text.ts'

/** A term of the trade; `also`: other names in use, in either language. */
export type Term = { key: string; term: Text; also?: Text; meaning: Text; to?: string }

/** The glossary, in the order of a visit: from the order to the certificate. */
export const glossary: readonly Term[] = [
  {
    key: 'mystery-shopper',
    term: { en: 'Mystery shopper', ar: 'المتسوّق السري' },
    also: { en: 'secret shopper, mystery guest', ar: 'المتسوّق الخفي، الضيف السري، الزائر السري' },
    meaning: {
      en: 'A person who visits a business as an ordinary customer, on its owner’s order, and reports what happened by fixed questions. The team at the branch doesn’t know who it is or when.',
      ar: 'شخص يزور المنشأة كأي عميل بطلب من مالكها، وينقل ما حدث وفق أسئلة ثابتة. ولا يعرف فريق الفرع من هو ولا متى يأتي.',
    },
    to: '/mystery-shopping',
  },
  {
    key: 'mystery-shopping',
    term: { en: 'Mystery shopping', ar: 'التسوّق السري' },
    also: { en: 'secret shopping, mystery visits', ar: 'التسوّق الخفي، زيارات المتسوّق الخفي' },
    meaning: {
      en: 'Measuring service by visits of mystery shoppers. It answers how a branch treats a guest whom it doesn’t know, which neither cameras nor sales figures show.',
      ar: 'قياس الخدمة من خلال زيارات المتسوّقين السريين. يبيّن كيف يعامل الفرع ضيفًا لا يعرفه، وهذا ما لا تُظهره الكاميرات ولا أرقام المبيعات.',
    },
    to: '/mystery-shopping',
  },
  {
    key: 'evaluation',
    term: { en: 'Evaluation', ar: 'التقييم' },
    also: { en: 'visit', ar: 'زيارة التقييم' },
    meaning: {
      en: 'One visit to one branch with its report. A full service evaluation covers the meal from the door to the bill; a basic evaluation covers a short visit to a counter.',
      ar: 'زيارة واحدة لفرع واحد مع تقريرها. التقييم الشامل يغطي الوجبة من الباب حتى الفاتورة، والتقييم الأساسي يغطي زيارة قصيرة لمنفذ بيع.',
    },
    to: '/plans#visit-prices',
  },
  {
    key: 'operations-audit',
    term: { en: 'Operations audit', ar: 'تدقيق العمليات التشغيلية' },
    meaning: {
      en: 'An announced inspection of what guests don’t see: kitchen, storage, records. It complements mystery visits, because the team knows that the auditor is there.',
      ar: 'فحص معلن لما لا يراه الضيف: المطبخ والمستودع والسجلات. يكمّل زيارات المتسوّق السري، لأن الفريق يعلم بوجود المدقّق.',
    },
    to: '/services/operations-audit',
  },
  {
    key: 'questionnaire',
    term: { en: 'Questionnaire', ar: 'نموذج التقييم' },
    meaning: {
      en: 'The fixed list of questions of a visit, with the weight of each. The questions are the same for every branch, so that results can be compared.',
      ar: 'قائمة أسئلة الزيارة ووزن كل سؤال منها. تُطرح الأسئلة نفسها على كل فرع حتى يمكن مقارنة النتائج.',
    },
    to: '/reports#questionnaires',
  },
  {
    key: 'section',
    term: { en: 'Section', ar: 'المحور' },
    meaning: {
      en: 'A part of the questionnaire, such as welcome, food or cleanliness. It has a fixed share of the score, however many of its questions apply.',
      ar: 'جزء من نموذج التقييم، مثل الاستقبال أو الطعام أو النظافة. له نسبة ثابتة من الدرجة مهما كان عدد الأسئلة المنطبقة فيه.',
    },
  },
  {
    key: 'weight',
    term: { en: 'Weight', ar: 'الوزن' },
    meaning: {
      en: 'How much a question or section counts in the score. Weights are published, so that a team knows what matters before the visit.',
      ar: 'مقدار تأثير السؤال أو المحور في الدرجة. الأوزان معلنة حتى يعرف الفريق المهم قبل الزيارة.',
    },
  },
  {
    key: 'rating-steps',
    term: { en: 'Rating steps', ar: 'درجات المقياس' },
    meaning: {
      en: 'The five described steps of a rated question. Step 4 describes a good branch, so two shoppers give the same step for the same service.',
      ar: 'الدرجات الخمس الموصوفة للسؤال المقيَّم. تصف الدرجة الرابعة ما يراه الضيف في فرع جيد، فيعطي متسوّقان الدرجة نفسها للخدمة نفسها.',
    },
  },
  {
    key: 'critical-failure',
    term: { en: 'Critical failure', ar: 'إخفاق في معيار حرج' },
    meaning: {
      en: 'A finding that endangers guests or breaks the law, such as an insect or a missing allergen notice. It caps the score and triggers an immediate alert.',
      ar: 'ملاحظة تمس سلامة الضيوف أو تخالف النظام، مثل وجود حشرة أو غياب بيان مسببات الحساسية. تضع سقفًا للدرجة ويصدر بها تنبيه فوري.',
    },
  },
  {
    key: 'evidence',
    term: { en: 'Evidence', ar: 'الدليل' },
    meaning: {
      en: 'The photo, time, receipt line or note that supports an answer. Without it a lost point is an opinion.',
      ar: 'الصورة أو الوقت أو سطر الفاتورة أو الملاحظة التي تدعم الإجابة. ودونه تبقى النقطة المخصومة مجرد رأي.',
    },
  },
  {
    key: 'service-time',
    term: { en: 'Service time', ar: 'مدة الخدمة' },
    also: { en: 'waiting time', ar: 'مدة الانتظار' },
    meaning: {
      en: 'Minutes between two moments that a guest feels: seat to order, order to dish, request to bill. Measured by the shopper, not estimated.',
      ar: 'الدقائق بين لحظتين يشعر بهما الضيف: من الجلوس إلى الطلب، ومن الطلب إلى الطبق، ومن طلب الفاتورة إلى وصولها. يقيسها المتسوّق ولا يقدّرها.',
    },
    to: '/blog',
  },
  {
    key: 'editor',
    term: { en: 'Editor', ar: 'المراجع' },
    meaning: {
      en: 'The member of our team who compares answers, times, photos and receipt before a report is released, and returns what doesn’t fit together.',
      ar: 'عضو فريقنا الذي يطابق الإجابات والأوقات والصور والفاتورة قبل نشر التقرير، ويعيد ما لا يتطابق.',
    },
  },
  {
    key: 'score',
    term: { en: 'Score', ar: 'الدرجة' },
    meaning: {
      en: 'The weighted result of a visit out of 100. The report shows the calculation question by question.',
      ar: 'النتيجة الموزونة للزيارة من 100، ويعرض التقرير حسابها سؤالًا سؤالًا.',
    },
    to: '/reports#method',
  },
  {
    key: 'score-band',
    term: { en: 'Score band', ar: 'فئة الدرجة' },
    meaning: {
      en: 'The name of a range of scores, from excellent to critical, with its colour. It makes a list of branches readable at a glance.',
      ar: 'اسم نطاق من الدرجات، من ممتاز إلى حرج، ولكل فئة لونها. تجعل قائمة الفروع مقروءة بنظرة واحدة.',
    },
  },
  {
    key: 'margin',
    term: { en: 'Margin of error', ar: 'هامش الخطأ' },
    meaning: {
      en: 'How far the average of a few visits may lie from the branch’s true level. It shrinks with every visit, which is why one score is never a verdict.',
      ar: 'المسافة المحتملة بين متوسط زيارات قليلة ومستوى الفرع الحقيقي. يصغر مع كل زيارة، ولهذا لا تكون درجة واحدة حكمًا نهائيًا.',
    },
  },
  {
    key: 'trend',
    term: { en: 'Trend', ar: 'الاتجاه' },
    meaning: {
      en: 'The course of a branch’s scores over its visits. Two visits are a difference; a trend needs more.',
      ar: 'مسار درجات الفرع عبر زياراته. زيارتان تعطيان فرقًا، أما الاتجاه فيحتاج إلى أكثر.',
    },
  },
  {
    key: 'benchmark',
    term: { en: 'Benchmark', ar: 'المتوسط المرجعي' },
    meaning: {
      en: 'The average of comparable branches in a city or cuisine. It is shown only where it covers enough companies that none can be recognised.',
      ar: 'متوسط الفروع المماثلة في مدينة أو نوع مطبخ. لا يظهر إلا حين يشمل منشآت كافية بحيث لا تُعرف واحدة منها.',
    },
    to: '/client-results',
  },
  {
    key: 'corrective-action',
    term: { en: 'Corrective action', ar: 'الإجراء التصحيحي' },
    meaning: {
      en: 'A task that follows a finding, with a person, a date and a proof that it is done.',
      ar: 'مهمة تتبع ملاحظة، لها مسؤول وموعد وإثبات للتنفيذ.',
    },
  },
  {
    key: 'dispute',
    term: { en: 'Dispute', ar: 'الاعتراض' },
    meaning: {
      en: 'The client’s objection to a single answer, within seven days of the release. Another editor decides, and the earlier version stays readable.',
      ar: 'اعتراض العميل على إجابة بعينها خلال سبعة أيام من النشر. يبتّ فيه مراجع آخر، وتبقى النسخة السابقة متاحة.',
    },
    to: '/terms',
  },
  {
    key: 'visit-programme',
    term: { en: 'Visit programme', ar: 'برنامج الزيارات' },
    meaning: {
      en: 'Recurring visits for a group of branches that are ordered automatically, at times that no one at the branch can predict.',
      ar: 'زيارات متكررة لمجموعة فروع تُطلب تلقائيًا في أوقات لا يتوقعها فريق الفرع.',
    },
    to: '/services/quality-assurance',
  },
  {
    key: 'certificate',
    term: { en: 'Quality certificate', ar: 'شهادة الجودة' },
    meaning: {
      en: 'A digital document that a branch keeps a published level over several visits. It can be checked by its number and is suspended when the level is no longer met.',
      ar: 'وثيقة رقمية تثبت محافظة الفرع على مستوى معلن عبر عدة زيارات. يمكن التحقق منها برقمها، وتُوقف إذا لم يعد المستوى متحققًا.',
    },
    to: '/get-certified',
  },
  {
    key: 'conflict-of-interest',
    term: { en: 'Conflict of interest', ar: 'تضارب المصالح' },
    meaning: {
      en: 'A tie between a shopper and a business: work, relatives, a stake. Such a shopper is not assigned.',
      ar: 'صلة بين المتسوّق والمنشأة، كعمل أو قرابة أو حصة. لا يُعيَّن متسوّق تربطه مثل هذه الصلة.',
    },
    to: '/terms#shopper-code',
  },
  {
    key: 'code-of-conduct',
    term: { en: 'Code of conduct', ar: 'ميثاق السلوك' },
    meaning: {
      en: 'The rules shoppers agree to: facts only, no photos of people, no recordings, no gifts, confidentiality.',
      ar: 'القواعد التي يوافق عليها المتسوّق: حقائق فقط، دون تصوير الأشخاص أو التسجيل أو قبول الهدايا، مع الحفاظ على السرية.',
    },
    to: '/terms#shopper-code',
  },
  {
    key: 'franchise-readiness',
    term: { en: 'Franchise readiness', ar: 'الجاهزية للامتياز التجاري' },
    meaning: {
      en: 'Whether a concept can be run by others: written standards, figures per branch, training, supervision.',
      ar: 'مدى قابلية الفكرة للتشغيل على يد آخرين: معايير مكتوبة وأرقام لكل فرع وتدريب ومتابعة.',
    },
    to: '/franchise',
  },
]
