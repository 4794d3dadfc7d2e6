import type { BankQuestion } from './question.ts'

/** How a shopper observes and writes: facts, times, receipts, safety, on time. */
export const reportQuestions: readonly BankQuestion[] = [
  {
    key: 'facts-feeling',
    topic: 'facts',
    text: { en: 'Which sentence is a fact, not a feeling?', ar: 'أي جملة تذكر واقعة لا شعورًا؟' },
    options: [
      { en: '“The waiter did not feel like working.”', ar: '«لم تكن لدى النادل رغبة في العمل.»' },
      {
        en: '“The waiter leant at the counter for four minutes while two tables waited.”',
        ar: '«وقف النادل متكئًا على المنضدة أربع دقائق وطاولتان تنتظران.»',
      },
      { en: '“The service was disappointing.”', ar: '«كانت الخدمة مخيبة للآمال.»' },
    ],
    right: 1,
    why: {
      en: 'It says what could be seen, by whom and for how long. Feelings cannot be seen.',
      ar: 'تذكر ما يمكن رؤيته ومن فعله وكم دام. أما مشاعر الآخرين فلا تُرى.',
    },
  },
  {
    key: 'facts-guess',
    topic: 'facts',
    text: {
      en: 'The soup was lukewarm. You suspect that the stove was broken. What goes into the report?',
      ar: 'كانت الشوربة فاترة، وتظن أن الموقد معطّل. ماذا تكتب في التقرير؟',
    },
    options: [
      { en: '“The stove is broken, so the soup was cold.”', ar: '«الموقد معطّل لذلك كانت الشوربة باردة.»' },
      { en: '“The kitchen seems to be badly equipped.”', ar: '«يبدو أن المطبخ ضعيف التجهيز.»' },
      {
        en: '“The soup was lukewarm when served at 7:42 PM; no steam was seen.”',
        ar: '«قُدّمت الشوربة فاترة عند 7:42 م، ولم يُر بخار.»',
      },
    ],
    right: 2,
    why: {
      en: 'Causes are for the restaurant to find. You report what you tasted, saw and timed.',
      ar: 'البحث عن الأسباب شأن المطعم. وأنت تنقل ما ذقته ورأيته وقسته.',
    },
  },
  {
    key: 'timing-start',
    topic: 'timing',
    text: {
      en: '“Time until the drinks came”: when does the clock start?',
      ar: '«زمن وصول المشروبات»: متى يبدأ القياس؟',
    },
    options: [
      { en: 'When the order was complete.', ar: 'عند اكتمال الطلب.' },
      { en: 'When I sat down.', ar: 'عند جلوسي.' },
      { en: 'When the menu was brought.', ar: 'عند إحضار قائمة الطعام.' },
    ],
    right: 0,
    why: {
      en: 'A time runs from the event that the question names. Anything earlier is another question.',
      ar: 'يُقاس الزمن من الحدث الذي يسميه السؤال. وما قبله سؤال آخر.',
    },
  },
  {
    key: 'timing-estimate',
    topic: 'timing',
    text: {
      en: 'You forgot to note when the main course came. What is the right thing to do?',
      ar: 'نسيت تدوين وقت وصول الطبق الرئيسي. ما التصرف الصحيح؟',
    },
    options: [
      { en: 'Enter the limit from the instructions.', ar: 'أدخل الحد المذكور في التعليمات.' },
      {
        en: 'Work it out from photos and receipt, and say that it is an estimate.',
        ar: 'أستنتجه من الصور والإيصال وأوضح أنه تقدير.',
      },
      { en: 'Enter a round ten minutes.', ar: 'أدخل عشر دقائق تقريبًا.' },
    ],
    right: 1,
    why: {
      en: 'Traces of the visit make an honest estimate, and the reader has to know that it is one.',
      ar: 'آثار الزيارة تتيح تقديرًا صادقًا، ويجب أن يعلم القارئ أنه تقدير.',
    },
  },
  {
    key: 'receipts-what',
    topic: 'receipts',
    text: { en: 'What has to be legible on the receipt you send?', ar: 'ما الذي يجب أن يكون واضحًا في الإيصال المرسل؟' },
    options: [
      { en: 'The total only.', ar: 'الإجمالي فقط.' },
      { en: 'The total and the name of the cashier.', ar: 'الإجمالي واسم أمين الصندوق.' },
      { en: 'Branch, date, time, items and total.', ar: 'الفرع والتاريخ والوقت والأصناف والإجمالي.' },
    ],
    right: 2,
    why: {
      en: 'The receipt proves place, time and order, and we reimburse your spending against it.',
      ar: 'الإيصال يثبت المكان والوقت والطلب، وعلى أساسه تُعوَّض عمّا أنفقته.',
    },
  },
  {
    key: 'receipts-missing',
    topic: 'receipts',
    text: {
      en: 'The cashier gives you no receipt. What do you do?',
      ar: 'لم يعطك أمين الصندوق إيصالًا. ماذا تفعل؟',
    },
    options: [
      {
        en: 'Ask for it politely like any guest, and report both.',
        ar: 'أطلبه بلطف كأي ضيف، وأذكر الأمرين في التقرير.',
      },
      { en: 'Write one myself from the menu’s prices.', ar: 'أكتب واحدًا بنفسي من أسعار القائمة.' },
      { en: 'Use a receipt of an earlier visit.', ar: 'أستخدم إيصال زيارة سابقة.' },
    ],
    right: 0,
    why: {
      en: 'Not handing it out unasked is a finding, and you need a real receipt.',
      ar: 'عدم تسليمه دون طلب ملاحظة تُذكر، وأنت بحاجة إلى إيصال حقيقي.',
    },
  },
  {
    key: 'na-delivery',
    topic: 'not-applicable',
    text: {
      en: 'A question is about the children’s area, but this branch has none. What do you choose?',
      ar: 'يدور سؤال حول ركن الأطفال ولا يوجد في هذا الفرع. ماذا تختار؟',
    },
    options: [
      { en: '“No”', ar: '«لا»' },
      { en: '“Not applicable”, with the reason', ar: '«لا ينطبق» مع ذكر السبب' },
      { en: '“Yes”, so that the branch loses nothing', ar: '«نعم» كي لا يخسر الفرع شيئًا' },
    ],
    right: 1,
    why: {
      en: 'Something that does not exist cannot be good or bad. “Not applicable” takes the question out of the score.',
      ar: 'ما لا وجود له لا يكون جيدًا ولا سيئًا. و«لا ينطبق» يُخرج السؤال من الدرجة.',
    },
  },
  {
    key: 'na-unseen',
    topic: 'not-applicable',
    text: {
      en: '“Were tables wiped after guests left?” No table became free while you were there.',
      ar: '«هل مُسحت الطاولات بعد مغادرة الضيوف؟» ولم تُخلَ أي طاولة أثناء وجودك.',
    },
    options: [
      { en: '“Yes”: all tables looked clean.', ar: '«نعم»، فكل الطاولات بدت نظيفة.' },
      { en: '“No”: I did not see it.', ar: '«لا»، فأنا لم أره.' },
      { en: '“Not applicable”: it could not be seen.', ar: '«لا ينطبق»، إذ لم يكن بالإمكان رؤيته.' },
    ],
    right: 2,
    why: {
      en: '“No” would claim that tables stayed dirty. You say only what you could see.',
      ar: '«لا» تعني أن الطاولات بقيت متسخة. وأنت لا تذكر إلا ما أمكنك رؤيته.',
    },
  },
  {
    key: 'deadline-report',
    topic: 'deadlines',
    text: { en: 'Until when does the report have to be sent?', ar: 'ما آخر موعد لإرسال التقرير؟' },
    options: [
      { en: 'Within 24 hours of the visit', ar: 'خلال 24 ساعة من الزيارة' },
      { en: 'By the end of the week', ar: 'قبل نهاية الأسبوع' },
      { en: 'When all photos are sorted', ar: 'عند الانتهاء من ترتيب الصور' },
    ],
    right: 0,
    why: {
      en: 'Memory fades within a day, and the client expects the result within 48 hours of the visit.',
      ar: 'الذاكرة تضعف خلال يوم، والعميل ينتظر النتيجة خلال 48 ساعة من الزيارة.',
    },
  },
  {
    key: 'deadline-late',
    topic: 'deadlines',
    text: {
      en: 'Your car breaks down two hours before the visit. What comes first?',
      ar: 'تعطلت سيارتك قبل الزيارة بساعتين. ما أول ما تفعله؟',
    },
    options: [
      { en: 'Go tomorrow and enter today’s date.', ar: 'أذهب غدًا وأدخل تاريخ اليوم.' },
      { en: 'Say so immediately in the portal, with the cause.', ar: 'أُبلغ فورًا عبر البوابة مع ذكر السبب.' },
      { en: 'Wait until you are asked for the report.', ar: 'أنتظر حتى يسأل أحد عن التقرير.' },
    ],
    right: 1,
    why: {
      en: 'Two hours may be enough for another shopper. A changed date would be an untruth.',
      ar: 'قد تكفي ساعتان لمتسوّق آخر. أما تغيير التاريخ فخلاف الحقيقة.',
    },
  },
  {
    key: 'safety-glove',
    topic: 'food-safety',
    text: {
      en: 'Behind the counter an employee takes money and then touches unwrapped bread with the same glove. What do you note?',
      ar: 'خلف المنضدة يستلم موظف النقود ثم يمسك خبزًا مكشوفًا بالقفاز نفسه. ماذا تدوّن؟',
    },
    options: [
      { en: 'Nothing: the question was about friendliness.', ar: 'لا شيء، فالسؤال كان عن اللطف.' },
      { en: '“Bad hygiene”', ar: '«نظافة سيئة»' },
      {
        en: 'What happened, when and where, in the question on food safety or in the notes.',
        ar: 'ما حدث ومتى وأين، في سؤال سلامة الغذاء أو في الملاحظات.',
      },
    ],
    right: 2,
    why: {
      en: 'A possible danger to health is always reported, exactly and without a judgement of the person.',
      ar: 'كل ما قد يضر بالصحة يُذكر دائمًا بدقة ودون حكم على الشخص.',
    },
  },
  {
    key: 'safety-danger',
    topic: 'food-safety',
    text: {
      en: 'Your chicken is raw inside. What do you do?',
      ar: 'الدجاج نيء من الداخل. ماذا تفعل؟',
    },
    options: [
      {
        en: 'Not eat it, tell the staff like any guest, and report it as critical.',
        ar: 'لا آكله وأُخبر الموظفين كأي ضيف وأذكره كملاحظة حرجة.',
      },
      { en: 'Eat it to stay unnoticed.', ar: 'آكله كي لا ألفت الانتباه.' },
      { en: 'Call the authorities from the table.', ar: 'أتصل بالجهات الرسمية من الطاولة.' },
    ],
    right: 0,
    why: {
      en: 'Your health comes first. A guest would complain too, and how staff react belongs in the report.',
      ar: 'صحتك أولًا. والضيف العادي يشتكي أيضًا، وردّ الموظفين جزء من التقرير.',
    },
  },
  {
    key: 'narrative-comment',
    topic: 'narrative',
    text: {
      en: 'You gave 2 of 5 for the greeting. Which comment helps the branch most?',
      ar: 'منحت الاستقبال 2 من 5. أي تعليق يفيد الفرع أكثر؟',
    },
    options: [
      { en: '“Could have been nicer.”', ar: '«كان يمكن أن يكون ألطف.»' },
      {
        en: '“I stood at the door for three minutes; two employees looked up and went on talking.”',
        ar: '«وقفت عند الباب ثلاث دقائق، ونظر إليّ موظفان ثم واصلا حديثهما.»',
      },
      { en: '“As usual in this chain.”', ar: '«كالمعتاد في هذه السلسلة.»' },
    ],
    right: 1,
    why: {
      en: 'The reader sees the scene and knows what to change.',
      ar: 'من يقرؤه يرى المشهد ويعرف ما الذي ينبغي تغييره.',
    },
  },
  {
    key: 'narrative-own',
    topic: 'narrative',
    text: {
      en: 'May a writing assistant put your comments into better words?',
      ar: 'هل يجوز أن تُعيد أداة كتابة صياغة تعليقاتك؟',
    },
    options: [
      { en: 'Yes, it may also add what usually happens.', ar: 'نعم، ولها أن تضيف ما يحدث عادةً.' },
      { en: 'Yes, if the text sounds professional.', ar: 'نعم، إذا بدا النص احترافيًا.' },
      {
        en: 'Only for spelling: words and observations stay mine.',
        ar: 'للإملاء فقط، أما الكلمات والمشاهدات فتبقى لي.',
      },
    ],
    right: 2,
    why: {
      en: 'A smooth text that holds nothing observed is worthless and counts as copied.',
      ar: 'النص المصقول الخالي من المشاهدة لا قيمة له ويُعدّ منقولًا.',
    },
  },
]
