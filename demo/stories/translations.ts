/**
 * What the editors of the demo world typed in the other language: of a story, by question. Remarks of the bank have both
 * languages; the other stories' own words have none, so that the pages show that state too.
 */
export const typedTranslations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'saffron-khobar-first': {
    server_description: 'نادلة بزي عنابي، والاسم على البطاقة «مها»، وشعرها مغطى.',
    items_ordered: '1 شوربة عدس\n1 دجاج بالزعفران، الصلصة جانبًا\n1 أوزي لحم\n2 لبن\n1 كنافة للمشاركة',
    best_moment: 'عند الساعة 8:15 م لاحظت مها أننا نتشارك الطعام، فأحضرت طبقين دافئين قبل أن نطلب.',
    fix_first: 'اقتراح مقبلات أو مشروب مناسب، فهو الشيء الوحيد الذي لم يُعرض مع الطلب.',
    narrative:
      'حجزت بالهاتف بعد الظهر، ورُدّ على المكالمة عند الرنة الثالثة. عند الساعة 7:43 م رحّب بنا موظف الاستقبال خلال نصف دقيقة، وناداني باسمي من الحجز ورافقنا إلى ركن هادئ. شرحت مها الفرق بين طبقي اللحم دون أي تردد، وسألت من تلقاء نفسها عن الحساسية، وأعادت قراءة الطلب مع التعديل. وصل اللبن بعد أربع دقائق والطبقان الرئيسيان بعد 17 دقيقة، ساخنين على أطباق دافئة ومطابقين تمامًا لصورهما. كان اللحم طريًا ينفصل عن العظم. عادت بعد دقيقتين لتسأل عن الطعام، وحيّا المدير كل طاولة في صفنا. كان كل ما رأيناه نظيفًا تمامًا، بما في ذلك دورة المياه. استغرقت الفاتورة ثلاث دقائق وكانت صحيحة حتى آخر بند، ودعانا شخصان للعودة.',
  },
  'saffron-corniche-critical': {
    server_description: 'نادل بزي كحلي، والاسم على البطاقة «سالم»، ولحية قصيرة.',
    items_ordered: '1 فتوش\n1 كبسة لحم\n1 مشاوي مشكلة دون طماطم\n2 ليمون بالنعناع',
    best_moment: 'عند الساعة 8:31 م ذهب سالم إلى المطبخ ليتحقق من المكسرات وعاد بجواب مؤكد.',
    fix_first: 'استدعاء شركة مكافحة الحشرات اليوم إلى محطة المشروبات، وإبقاء مصرفها مغلقًا.',
    D5: 'طازج، لكن الأرز كان عاديًا، والقطع الخارجية من المشاوي جافة قليلًا.',
    narrative:
      'كان الترحيب سريعًا ولطيفًا، لكن الطاولة كانت ما تزال مبللة وأحد المقاعد دون شوكة. أجاب سالم عن سؤالي عن المكسرات بعد أن تحقق من المطبخ، وهذا أفضل من السابق. استغرقت المشروبات سبع دقائق والأطباق الرئيسية 24 دقيقة، وكلاهما كما طُلب، والأرز عادي قليلًا. عند الساعة 8:52 م عبر صرصور صغير الجدار بجانب طاولتنا، على ارتفاع نصف متر تقريبًا فوق المقعد. التقطت صورة، وبعد دقيقتين ركض آخر تحت محطة المشروبات. أخبرت سالم بهدوء، فاعتذر فورًا ونقلنا إلى طاولة أخرى خلال ثلاث دقائق وخصم طبقًا رئيسيًا من الفاتورة، لكن لم يعد أحد ليسأل. لم نكمل الوجبة. وصلت الفاتورة بعد ست دقائق وكانت فاتورة ضريبية صحيحة.',
  },
  'saffron-corniche-after': {
    server_description: 'نادل بزي كحلي، والاسم على البطاقة «هادي»، طويل القامة.',
    best_moment: 'عند الساعة 7:55 م سأل المدير طاولتين عن الطعام وحمل بنفسه كرسيًا للأطفال.',
    fix_first: 'إبعاد دراجات التوصيل عن المنحدر عند المدخل.',
    D4: 'وصل الدجاج ساخنًا على طبق دافئ، وبقي اللبن باردًا حتى النهاية.',
    F1: 'نُقلت محطة المشروبات وأُغلق مصرفها، ومُسحت الطاولات خلال خمس دقائق طوال المساء.',
    narrative:
      'كانت دراجتا توصيل تقفان على المنحدر حين وصلت الساعة 7:30 م، وبقيتا هناك حتى خروجي. في الداخل رحّب بنا موظف الاستقبال خلال أقل من دقيقة وسأل عن القسم الذي نفضّله. كانت الطاولة جافة ومجهزة بالكامل. كان هادي يعرف الأطباق، وتحقق من المكسرات في المطبخ وأعاد قراءة الطلب، لكنه لم يقترح شيئًا. وصل اللبن بعد أربع دقائق والدجاج بعد 19 دقيقة، ساخنًا والصلصة جانبًا كما طُلب. عاد خلال دقيقتين ليسأل إن كان كل شيء على ما يرام. نُقلت محطة المشروبات وأُغلق مصرفها؛ راقبتها عشر دقائق ولم أرَ إلا كؤوسًا نظيفة. وصلت الفاتورة خلال أربع دقائق. عند الصندوق شُكرت باختصار دون دعوة للعودة.',
  },
  'saffron-audit-first': {
    A4: 'Two tubs of yoghurt with an older date stood behind newer ones in the preparation chiller.',
    B2: 'The store freezer read 16.4 degrees below zero after the door had been open for a delivery, and was back at 18 a quarter of an hour later.',
    F4: 'A layer of grease on two filters above the grill, and no date of the last cleaning.',
    E3: 'No paper towels at the hand basin next to the line.',
    'FIX-E3': 'Paper towels were put at the basin before I left.',
    'MGR-FIXED': 'The thermometer was put back at the line.',
  },
  'saffron-olaya-third': {
    server_description: 'Waiter in a neat black uniform, badge “Imran”, glasses.',
    items_ordered: '1 lentil soup\n1 mixed grill\n1 saffron chicken, sauce on the side\n2 laban\n1 kunafa',
    best_moment: 'At 8:49 PM the host introduced the waiter to us by name and led us to a quiet table.',
    fix_first: 'Train the waiter to suggest one fitting item with the order.',
    narrative:
      'We were welcomed at the door with a smile and a warm greeting in less than a minute, and were asked whether we preferred the family section or the hall. The front and the table were perfectly clean. The waiter compared two grilled dishes and explained the marinade without hesitation, asked about allergies by himself, and then read the order back. He did not suggest any further item. The laban came cold after four minutes and the main courses after twenty-two minutes, hot and like their pictures. The saffron chicken was tender and the kunafa crisp underneath. We were asked about the food after two minutes, and the tables around us were cleared within ten minutes. We did not see the manager in the hall. We asked for the bill and it came after six minutes, because the payment terminal was on the other floor, and it was correct. Two members of staff said goodbye and invited us back.',
  },
}
