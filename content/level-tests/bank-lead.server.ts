import type { BankQuestion } from './question.ts'

/** For leads: editing what others wrote, second visits after disputes, helping newcomers. */
export const leadQuestions: readonly BankQuestion[] = [
  {
    key: 'lead-rewrite',
    topic: 'narrative',
    text: {
      en: 'You edit: “The staff was rude.” The shopper noted that no one greeted her and that the bill was put down without a word. Which version is best?',
      ar: 'تحرّر الجملة: «كان الموظفون وقحين.» وقد دوّنت المتسوّقة أن أحدًا لم يرحب بها وأن الفاتورة وُضعت دون كلمة. ما أفضل صياغة؟',
    },
    options: [
      { en: '“The staff was not friendly enough.”', ar: '«لم يكن الموظفون ودودين بما يكفي.»' },
      {
        en: '“No one greeted me at the door, and the bill was put down without a word.”',
        ar: '«لم يرحب بي أحد عند الباب، ووُضعت الفاتورة دون كلمة.»',
      },
      { en: '“The staff should be trained urgently.”', ar: '«يحتاج الموظفون إلى تدريب عاجل.»' },
    ],
    right: 1,
    why: {
      en: 'Replace the judgement with the observation. Advice is for the client, not for the report.',
      ar: 'ضع ما شوهد مكان الحكم. أما النصيحة فشأن العميل لا التقرير.',
    },
  },
  {
    key: 'lead-contradiction',
    topic: 'facts',
    text: {
      en: 'An answer says “served within 5 minutes”, the photos’ times say 14 minutes. You are helping the editor. What do you do?',
      ar: 'تقول الإجابة «قُدّم خلال 5 دقائق» وأوقات الصور تقول 14 دقيقة. ماذا تفعل وأنت تساعد المراجع؟',
    },
    options: [
      { en: 'Correct the answer to 14 minutes.', ar: 'أصحح الإجابة إلى 14 دقيقة.' },
      { en: 'Leave it: the shopper was there.', ar: 'أتركها، فالمتسوّق كان هناك.' },
      {
        en: 'Show the shopper both and ask which one is right.',
        ar: 'أعرض الأمرين على المتسوّق وأسأله أيهما الصحيح.',
      },
    ],
    right: 2,
    why: {
      en: 'Evidence raises a question; only the person who was there can answer it. No one else changes an observation.',
      ar: 'الدليل يثير سؤالًا لا يجيب عنه إلا من كان هناك. ولا يغيّر أحد مشاهدة غيره.',
    },
  },
  {
    key: 'lead-own-words',
    topic: 'narrative',
    text: {
      en: 'While editing you shorten a comment of 200 words to 60. What has to stay?',
      ar: 'اختصرت تعليقًا من 200 كلمة إلى 60. ما الذي يجب أن يبقى؟',
    },
    options: [
      {
        en: 'Every fact that an answer or the score rests on.',
        ar: 'كل واقعة تستند إليها إجابة أو درجة.',
      },
      { en: 'The shopper’s style.', ar: 'أسلوب المتسوّق.' },
      { en: 'The first and the last sentence.', ar: 'الجملة الأولى والأخيرة.' },
    ],
    right: 0,
    why: {
      en: 'Length and style may go. The facts behind a lost point must stay readable.',
      ar: 'يمكن الاستغناء عن الطول والأسلوب. أما ما تستند إليه نقطة مخصومة فيجب أن يبقى مقروءًا.',
    },
  },
  {
    key: 'lead-dispute-visit',
    topic: 'fairness',
    text: {
      en: 'You make a second visit after an objection. What do you read beforehand?',
      ar: 'تنفّذ زيارة ثانية بعد اعتراض. ماذا تقرأ قبلها؟',
    },
    options: [
      { en: 'The first report with all its answers.', ar: 'التقرير الأول بكل إجاباته.' },
      { en: 'The visit instructions only.', ar: 'تعليمات الزيارة فقط.' },
      { en: 'The client’s objection, to look more closely there.', ar: 'اعتراض العميل لأدقق في موضعه.' },
    ],
    right: 1,
    why: {
      en: 'If you know the first result, you see what you expect. A second look is only useful when it is fresh.',
      ar: 'من يعرف النتيجة الأولى يرى ما يتوقعه. وقيمة النظرة الثانية في أنها بلا أحكام مسبقة.',
    },
  },
  {
    key: 'lead-tone',
    topic: 'fairness',
    text: {
      en: 'A report says: “The Indian waiter was slow.” How do you edit it?',
      ar: 'ورد في تقرير: «كان النادل الهندي بطيئًا.» كيف تحرّرها؟',
    },
    options: [
      { en: '“The foreign waiter was slow.”', ar: '«كان النادل الأجنبي بطيئًا.»' },
      { en: 'Delete the sentence.', ar: 'أحذف الجملة.' },
      {
        en: '“The waiter came to the table 11 minutes after we sat down.”',
        ar: '«جاء النادل إلى الطاولة بعد 11 دقيقة من جلوسنا.»',
      },
    ],
    right: 2,
    why: {
      en: 'Origin goes; the observation stays, with the time that makes “slow” a fact.',
      ar: 'يُحذف الأصل وتبقى المشاهدة مع الزمن الذي يجعل «بطيئًا» واقعة.',
    },
  },
  {
    key: 'lead-alike',
    topic: 'honesty',
    text: {
      en: 'Two reports of one shopper on different branches have the same three sentences. What is the right step?',
      ar: 'في تقريرين لمتسوّق واحد عن فرعين مختلفين ثلاث جمل متطابقة. ما الخطوة الصحيحة؟',
    },
    options: [
      {
        en: 'Hand both to the editor, with the passages, without a verdict.',
        ar: 'أحيل التقريرين إلى المراجع مع المواضع دون حكم.',
      },
      { en: 'Reject the second report.', ar: 'أرفض التقرير الثاني.' },
      { en: 'Reword the sentences so that they differ.', ar: 'أعيد صياغة الجمل كي تختلف.' },
    ],
    right: 0,
    why: {
      en: 'People weigh the signals. The shopper has a say before anything is decided.',
      ar: 'تقييم الإشارات مهمة بشرية. وللمتسوّق حق الرد قبل أي قرار.',
    },
  },
  {
    key: 'lead-critical',
    topic: 'food-safety',
    text: {
      en: 'A newcomer’s draft mentions “a few insects near the salad bar” in the last line of a comment. What do you advise?',
      ar: 'ورد في مسودة متسوّق جديد «بضع حشرات قرب ركن السلطات» في آخر سطر من تعليق. بمَ تنصحه؟',
    },
    options: [
      { en: 'Leave it where it is: it is mentioned.', ar: 'أن يتركه في مكانه، فهو مذكور.' },
      {
        en: 'Answer the critical question accordingly and describe number, place and time.',
        ar: 'أن يجيب عن السؤال الحرج وفقه ويصف العدد والمكان والوقت.',
      },
      { en: 'Write that the salad bar should be closed.', ar: 'أن يكتب أن ركن السلطات يجب إغلاقه.' },
    ],
    right: 1,
    why: {
      en: 'A critical finding belongs where it alerts the branch, with the facts it needs to act.',
      ar: 'الملاحظة الحرجة يجب أن ترد حيث تنبّه الفرع، ومعها ما يلزم للتصرف.',
    },
  },
  {
    key: 'lead-balance',
    topic: 'narrative',
    text: {
      en: 'All ratings of a report are 5 of 5, yet the comments name a wrong dish and a long wait. What do you do?',
      ar: 'كل تقييمات التقرير 5 من 5، لكن التعليقات تذكر طبقًا خاطئًا وانتظارًا طويلًا. ماذا تفعل؟',
    },
    options: [
      { en: 'Delete the comments that do not fit.', ar: 'أحذف التعليقات التي لا تتفق مع التقييم.' },
      { en: 'Lower the ratings to 3.', ar: 'أخفض التقييمات إلى 3.' },
      {
        en: 'Return it with the two contradictions and ask for answers that fit.',
        ar: 'أعيده مع ذكر التناقضين وأطلب إجابات متسقة.',
      },
    ],
    right: 2,
    why: {
      en: 'Ratings and comments have to tell the same story, and the shopper is the one who tells it.',
      ar: 'يجب أن تروي التقييمات والتعليقات القصة نفسها، والمتسوّق هو من يرويها.',
    },
  },
  {
    key: 'lead-newcomer',
    topic: 'discretion',
    text: {
      en: 'A newcomer wants to come along to watch you at a visit. What do you suggest?',
      ar: 'يريد متسوّق جديد مرافقتك ليراقبك في زيارة. ماذا تقترح؟',
    },
    options: [
      {
        en: 'Practise together elsewhere; an ordered visit follows its instructions.',
        ar: 'نتدرب معًا في مكان آخر، أما الزيارة المطلوبة فتُنفّذ كما تنص تعليماتها.',
      },
      { en: 'Come along as a guest at another table.', ar: 'أن يأتي كضيف على طاولة أخرى.' },
      { en: 'Come along, and I tell the manager.', ar: 'أن يأتي وأُخبر المدير.' },
    ],
    right: 0,
    why: {
      en: 'The number of guests changes the service, and a branch is known to those alone who need to know.',
      ar: 'عدد الضيوف يغيّر الخدمة، ولا يعرف الفرع إلا من يلزمه ذلك.',
    },
  },
  {
    key: 'lead-number',
    topic: 'facts',
    text: {
      en: 'Which sentence may appear in the summary of a single visit?',
      ar: 'أي جملة يجوز أن ترد في ملخص زيارة واحدة؟',
    },
    options: [
      { en: '“The branch has become slower.”', ar: '«أصبح الفرع أبطأ.»' },
      {
        en: '“At this visit the main course came after 27 minutes.”',
        ar: '«في هذه الزيارة وصل الطبق الرئيسي بعد 27 دقيقة.»',
      },
      { en: '“Guests usually wait for half an hour here.”', ar: '«ينتظر الضيوف هنا نصف ساعة عادةً.»' },
    ],
    right: 1,
    why: {
      en: 'One visit is one observation. “Become” and “usually” need several.',
      ar: 'الزيارة الواحدة مشاهدة واحدة. أما «أصبح» و«عادةً» فتحتاجان إلى أكثر.',
    },
  },
  {
    key: 'lead-translation',
    topic: 'narrative',
    text: {
      en: 'A comment is in Arabic, the client reads English. Which rule applies to the translation?',
      ar: 'التعليق بالعربية والعميل يقرأ الإنجليزية. ما الذي يجب مراعاته في الترجمة؟',
    },
    options: [
      { en: 'It may be softened so that it sounds polite.', ar: 'يجوز تلطيفها لتبدو مهذبة.' },
      { en: 'It may add the shopper’s likely meaning.', ar: 'يجوز أن تضيف ما قصده المتسوّق حتمًا.' },
      {
        en: 'Same facts, same weight: nothing added, nothing left out.',
        ar: 'الوقائع نفسها والوزن نفسه: لا زيادة ولا نقصان.',
      },
    ],
    right: 2,
    why: {
      en: 'Both versions are the report. A reader of either must come to the same view.',
      ar: 'كلتا النسختين هي التقرير. ومن يقرأ أيًّا منهما يجب أن يخرج بالرأي نفسه.',
    },
  },
  {
    key: 'lead-appeal',
    topic: 'deadlines',
    text: {
      en: 'A shopper whose report was rejected asks you to put in a word. What do you advise?',
      ar: 'يطلب منك متسوّق رُفض تقريره أن تتوسط له. بمَ تنصحه؟',
    },
    options: [
      {
        en: 'Appeal in the portal with the facts; a person who did not decide looks at it again.',
        ar: 'أن يتظلّم عبر البوابة بالوقائع، فيراجعه شخص لم يتخذ القرار.',
      },
      { en: 'Write to the client directly.', ar: 'أن يراسل العميل مباشرة.' },
      { en: 'Send the report once more under another visit.', ar: 'أن يرسل التقرير مرة أخرى ضمن زيارة أخرى.' },
    ],
    right: 0,
    why: {
      en: 'An appeal is the right way, and a fresh pair of eyes decides it.',
      ar: 'التظلّم هو الطريق، ويبتّ فيه من لم يشارك في القرار الأول.',
    },
  },
]
