import type { BankQuestion } from './question.ts'

/** How a shopper behaves: honest, unnoticed, without conflicts, careful with pictures. */
export const conductQuestions: readonly BankQuestion[] = [
  {
    key: 'honesty-person',
    topic: 'honesty',
    text: {
      en: 'You fall ill on the day of a visit. Your sister knows the instructions and would go for you. What do you do?',
      ar: 'مرضت يوم الزيارة، وأختك تعرف التعليمات ومستعدة للذهاب بدلًا منك. ماذا تفعل؟',
    },
    options: [
      { en: 'She goes, and I write the report from what she tells me.', ar: 'تذهب هي وأكتب التقرير مما ترويه لي.' },
      { en: 'I hand the visit back immediately and say why.', ar: 'أعتذر عن الزيارة فورًا وأذكر السبب.' },
      { en: 'She goes and writes the report in my account.', ar: 'تذهب هي وتكتب التقرير من حسابي.' },
    ],
    right: 1,
    why: {
      en: 'A visit is made by the person who accepted it. Handing it back early costs little: another shopper can still go.',
      ar: 'ينفّذ الزيارة من قبلها بنفسه. والاعتذار المبكر أثره قليل لأن غيرك ما زال يستطيع الذهاب.',
    },
  },
  {
    key: 'honesty-forgotten',
    topic: 'honesty',
    text: {
      en: 'While writing you notice that you forgot to look at the restroom. The question is required. What do you write?',
      ar: 'أثناء الكتابة تكتشف أنك نسيت تفقّد دورة المياه، والسؤال إلزامي. ماذا تكتب؟',
    },
    options: [
      { en: '“Clean”, because the rest of the place was clean.', ar: '«نظيفة»، لأن بقية المكان كانت نظيفة.' },
      { en: 'What I remember from an earlier visit.', ar: 'ما أتذكره من زيارة سابقة.' },
      { en: 'That I did not look, and a note to the editor.', ar: 'أنني لم أتفقّدها، مع ملاحظة للمراجع.' },
    ],
    right: 2,
    why: {
      en: 'A gap that is named can be handled; an answer that was made up spoils the whole report.',
      ar: 'النقص المذكور يمكن التعامل معه، أما الإجابة المختلقة فتُفسد التقرير كله.',
    },
  },
  {
    key: 'discretion-asked',
    topic: 'discretion',
    text: {
      en: 'A waiter asks with a smile: “Are you the mystery shopper?” What is the best reaction?',
      ar: 'يسألك النادل مبتسمًا: «هل أنت المتسوّق السري؟» ما أفضل رد؟',
    },
    options: [
      {
        en: 'Stay friendly, deny it lightly, go on as a guest, and mention it to the editor.',
        ar: 'أبقى ودودًا وأنفي ببساطة وأكمل كضيف عادي، ثم أذكر ذلك للمراجع.',
      },
      { en: 'Admit it: honesty comes first.', ar: 'أعترف، فالصدق أولًا.' },
      { en: 'Leave immediately without ordering.', ar: 'أغادر فورًا دون أن أطلب.' },
    ],
    right: 0,
    why: {
      en: 'A shopper who is recognised is served differently. The editor has to know that the staff may have noticed.',
      ar: 'إذا عُرف المتسوّق تغيّرت الخدمة المقدمة له. ويجب أن يعلم المراجع أن أحد الموظفين ربما انتبه.',
    },
  },
  {
    key: 'discretion-notes',
    topic: 'discretion',
    text: {
      en: 'How do you note times and names during the visit without being noticed?',
      ar: 'كيف تدوّن الأوقات والأسماء أثناء الزيارة دون أن ينتبه أحد؟',
    },
    options: [
      { en: 'On a printed questionnaire beside the plate.', ar: 'في نموذج مطبوع بجانب الطبق.' },
      { en: 'Briefly on the phone, as any guest would type.', ar: 'باختصار في الجوال كما يكتب أي ضيف.' },
      { en: 'By recording the conversations at the table.', ar: 'بتسجيل صوت الأحاديث عند الطاولة.' },
    ],
    right: 1,
    why: {
      en: 'A guest with a phone is nothing unusual. Sheets of paper give you away, and recording people is forbidden.',
      ar: 'الضيف الذي يمسك جواله أمر معتاد. أما الأوراق فتكشفك، وتسجيل الناس ممنوع.',
    },
  },
  {
    key: 'discretion-afterwards',
    topic: 'discretion',
    text: {
      en: 'A week after a visit a friend asks how that restaurant is. What may you say?',
      ar: 'بعد أسبوع من الزيارة يسألك صديق عن ذلك المطعم. ماذا يجوز أن تقول؟',
    },
    options: [
      { en: 'The score, as long as I do not name the client.', ar: 'الدرجة ما دمت لا أذكر اسم العميل.' },
      { en: 'Everything: the visit is over.', ar: 'كل شيء، فقد انتهت الزيارة.' },
      { en: 'Nothing that I know from the visit or its instructions.', ar: 'لا شيء مما عرفته من الزيارة أو تعليماتها.' },
    ],
    right: 2,
    why: {
      en: 'Branches, instructions, answers and results stay between you and us, even after the visit.',
      ar: 'الفروع والتعليمات والإجابات والنتائج تبقى بيننا حتى بعد انتهاء الزيارة.',
    },
  },
  {
    key: 'photos-faces',
    topic: 'photos',
    text: {
      en: 'The question asks for a photo of the counter. Three employees stand behind it. What do you do?',
      ar: 'يطلب السؤال صورة لمنضدة الخدمة، وخلفها ثلاثة موظفين. ماذا تفعل؟',
    },
    options: [
      {
        en: 'I choose a moment or an angle without people, or go without the photo and say why.',
        ar: 'أختار لحظة أو زاوية بلا أشخاص، أو أستغني عن الصورة وأذكر السبب.',
      },
      { en: 'I take it quickly: the editor blurs faces.', ar: 'ألتقطها بسرعة، فالمراجع يطمس الوجوه.' },
      { en: 'I ask the employees for permission.', ar: 'أستأذن الموظفين.' },
    ],
    right: 0,
    why: {
      en: 'People are never photographed: that can be a crime, and asking gives you away.',
      ar: 'لا يُصوَّر الأشخاص إطلاقًا، فقد يكون ذلك جريمة، كما أن الاستئذان يكشفك.',
    },
  },
  {
    key: 'photos-restroom',
    topic: 'photos',
    text: {
      en: 'Where does the camera stay in the pocket, whatever the instructions say?',
      ar: 'أين تبقى الكاميرا في الجيب مهما ورد في التعليمات؟',
    },
    options: [
      { en: 'At the table and at the till.', ar: 'عند الطاولة والصندوق.' },
      { en: 'In restrooms, prayer rooms and changing rooms.', ar: 'في دورات المياه والمصليات وغرف تبديل الملابس.' },
      { en: 'Outside, in front of the branch.', ar: 'في الخارج أمام الفرع.' },
    ],
    right: 1,
    why: {
      en: 'Describe these rooms in words. A raised phone there frightens people and may be punished.',
      ar: 'صف هذه الأماكن بالكلام. فرفع الجوال فيها يخيف الناس وقد يعاقَب عليه.',
    },
  },
  {
    key: 'photos-old',
    topic: 'photos',
    text: {
      en: 'Your photo of the dish is blurred. You have a sharp one of the same dish from last month. Which one do you send?',
      ar: 'صورة الطبق غير واضحة، ولديك صورة واضحة للطبق نفسه من الشهر الماضي. أيهما ترسل؟',
    },
    options: [
      { en: 'The sharp one: the dish looks the same.', ar: 'الواضحة، فالطبق نفسه.' },
      { en: 'A picture of the dish from the menu.', ar: 'صورة الطبق من قائمة الطعام.' },
      { en: 'The blurred one of this visit, with a note.', ar: 'غير الواضحة من هذه الزيارة مع ملاحظة.' },
    ],
    right: 2,
    why: {
      en: 'Photos are your own and of this visit. Reused ones are found, and then the whole report is in doubt.',
      ar: 'الصور لك ومن هذه الزيارة. والصور المعادة تُكتشف فيصبح التقرير كله محل شك.',
    },
  },
  {
    key: 'conflict-cousin',
    topic: 'conflicts',
    text: {
      en: 'You are offered a visit. Your cousin has been a cook in that branch since spring. What do you do?',
      ar: 'عُرضت عليك زيارة، وابن عمك طبّاخ في ذلك الفرع منذ الربيع. ماذا تفعل؟',
    },
    options: [
      {
        en: 'Decline, and name the company in my profile.',
        ar: 'أعتذر، وأذكر المنشأة في ملفي الشخصي.',
      },
      { en: 'Accept and go when he is off duty.', ar: 'أقبل وأذهب في يوم إجازته.' },
      { en: 'Accept: I can judge fairly all the same.', ar: 'أقبل، فأنا قادر على الإنصاف رغم ذلك.' },
    ],
    right: 0,
    why: {
      en: 'It is not about whether you can be fair, but about whether everyone can rely on it.',
      ar: 'ليس السؤال هل تستطيع الإنصاف، بل هل يستطيع الجميع الوثوق بذلك.',
    },
  },
  {
    key: 'conflict-gift',
    topic: 'conflicts',
    text: {
      en: 'At the end the manager brings a free dessert “for our dear guest”. How do you deal with it?',
      ar: 'في النهاية يقدّم لك المدير حلوى مجانية «لضيفنا العزيز». كيف تتصرف؟',
    },
    options: [
      { en: 'Accept it and say nothing: it is polite.', ar: 'أقبلها ولا أذكرها، فذلك من الأدب.' },
      {
        en: 'Decline politely; if that would attract attention, accept it and report it.',
        ar: 'أعتذر بلطف، فإن كان ذلك ملفتًا قبلتها وذكرتها في التقرير.',
      },
      { en: 'Accept it and add a star for kindness.', ar: 'أقبلها وأضيف نجمة مقابل اللطف.' },
    ],
    right: 1,
    why: {
      en: 'Favours change judgements. What every guest gets may be accepted, but it belongs in the report.',
      ar: 'الامتيازات تغيّر الحكم. وما يناله كل ضيف يجوز قبوله على أن يُذكر في التقرير.',
    },
  },
  {
    key: 'fairness-staff',
    topic: 'fairness',
    text: {
      en: 'Which description of an employee may appear in a report?',
      ar: 'أي وصف لموظف يجوز أن يرد في التقرير؟',
    },
    options: [
      { en: '“An overweight man of about fifty”', ar: '«رجل بدين في الخمسين تقريبًا»' },
      { en: '“A foreigner who hardly understood me”', ar: '«أجنبي بالكاد فهمني»' },
      { en: '“The cashier, badge name Ahmad, at till 2”', ar: '«أمين الصندوق رقم 2 واسمه على البطاقة أحمد»' },
    ],
    right: 2,
    why: {
      en: 'Role, place and badge name are enough. Origin, age, health and looks do not belong in a report.',
      ar: 'يكفي الدور والمكان والاسم على البطاقة. أما الأصل والعمر والصحة والشكل فلا مكان لها في التقرير.',
    },
  },
  {
    key: 'fairness-provoke',
    topic: 'fairness',
    text: {
      en: 'The instructions ask how complaints are handled, but everything is fine. What do you do?',
      ar: 'تسأل التعليمات عن التعامل مع الشكاوى، لكن كل شيء على ما يرام. ماذا تفعل؟',
    },
    options: [
      {
        en: 'I choose “not applicable”: there was nothing to complain about.',
        ar: 'أختار «لا ينطبق» إذ لم يوجد ما يُشتكى منه.',
      },
      { en: 'I send the dish back although it is good.', ar: 'أعيد الطبق رغم جودته.' },
      { en: 'I complain loudly and watch what happens.', ar: 'أشتكي بصوت عالٍ وأراقب ما يحدث.' },
    ],
    right: 0,
    why: {
      en: 'Complaints are never made up, unless the instructions expressly ask for one.',
      ar: 'لا تُفتعل الشكاوى، إلا إذا طلبت التعليمات ذلك صراحة.',
    },
  },
]
