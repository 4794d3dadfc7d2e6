import type { Remarks } from './remarks.ts'

export const remarksCafe: Remarks = {
  Q1: {
    low: [
      {
        en: 'Stood at the counter for over two minutes while both baristas talked to each other.',
        ar: 'وقفت عند المنضدة أكثر من دقيقتين بينما كان الموظفان يتحدثان معًا.',
      },
    ],
  },
  Q2: {
    low: [
      {
        en: '“Next”, without looking up from the till.',
        ar: '«التالي» دون رفع النظر عن شاشة الطلب.',
      },
    ],
    mid: [
      {
        en: 'Polite words, but tired and without a smile.',
        ar: 'عبارة مهذبة لكن بلا ابتسامة.',
      },
    ],
    high: [
      {
        en: 'Smiled, asked how my morning was and recommended the roast of the day.',
        ar: 'ابتسمت وسألت عن صباحي ورشّحت محصول اليوم.',
      },
      {
        en: 'Greeted everyone in the queue, one after the other, with a smile.',
        ar: 'رحّب بجميع من في الصف واحدًا بعد الآخر بابتسامة.',
      },
    ],
  },
  Q3: {
    low: [
      {
        en: 'Paper cups and leaves around the entrance, and the door glass was smeared.',
        ar: 'أكواب ورقية وأوراق متساقطة حول المدخل، وزجاج الباب متسخ.',
      },
    ],
    mid: [
      {
        en: 'Tidy, with fingerprints on the door and two dead leaves on the mat.',
        ar: 'مرتب، مع آثار أصابع على الباب وأوراق قليلة على السجادة.',
      },
    ],
    high: [
      {
        en: 'Glass, floor and sign spotless in full sun.',
        ar: 'الزجاج والأرضية واللوحة بلا أي شائبة في ضوء النهار.',
      },
    ],
  },
  Q4: {
    low: [
      {
        en: 'One till was open although nine people were waiting.',
        ar: 'نقطة طلب واحدة تعمل رغم انتظار تسعة أشخاص.',
      },
    ],
  },
  Q5: {
    low: [
      {
        en: 'Asked about the difference between the two roasts; the answer was to look at the board.',
        ar: 'سألت عن الفرق بين المحصولين، فأُشير إلى اللوحة.',
      },
    ],
    mid: [
      {
        en: 'Knew the sizes and prices, guessed at the sugar in the syrup.',
        ar: 'عرف الأحجام والأسعار، وخمّن كمية السكر في النكهة.',
      },
    ],
    high: [
      {
        en: 'Explained roast, origin and which drink suits each, and that the pistachio sauce contains milk.',
        ar: 'شرح درجة التحميص والمصدر وما يناسب كل مشروب، وأن صوص الفستق يحتوي على الحليب.',
      },
    ],
  },
  Q6: {
    low: [
      {
        en: 'Nothing was suggested with the coffee, although fresh pastry stood on the counter.',
        ar: 'لم يُقترح شيء مع القهوة رغم وجود معجنات طازجة على المنضدة.',
      },
      {
        en: 'The order was taken without a word about sizes, additions or sweets.',
        ar: 'أُخذ الطلب دون أي ذكر للأحجام أو الإضافات أو الحلويات.',
      },
      {
        en: 'A large size was pressed upon me three times.',
        ar: 'أُلحّ عليّ بالحجم الكبير ثلاث مرات.',
      },
    ],
  },
  Q7: {
    low: [
      {
        en: 'Paid without hearing or seeing the order; the screen faced the employee.',
        ar: 'دفعت دون سماع الطلب أو رؤيته، فالشاشة موجهة إلى الموظف.',
      },
      {
        en: 'The order was not repeated and the name on the cup was wrong.',
        ar: 'لم يُعَد الطلب، والاسم على الكوب خاطئ.',
      },
    ],
  },
  Q8: {
    low: [
      {
        en: 'Two orders paid after mine were handed over first.',
        ar: 'سُلّم قبلي طلبان دُفعا بعدي.',
      },
    ],
  },
  Q9: {
    low: [
      {
        en: 'Ordered with oat milk; it was made with cow’s milk and remade after I asked.',
        ar: 'طلبت بحليب الشوفان فأُعد بالحليب العادي، وأُعيد تحضيره بعد السؤال.',
      },
    ],
  },
  Q10: {
    low: [
      {
        en: 'The flat white was lukewarm from the first sip.',
        ar: 'الفلات وايت فاتر من أول رشفة.',
      },
    ],
    mid: [
      {
        en: 'Good at first, lukewarm after five minutes.',
        ar: 'جيدة في البداية ثم فترت بعد خمس دقائق.',
      },
    ],
    high: [
      {
        en: 'Hot drink at the right heat to the end, cheesecake well chilled.',
        ar: 'المشروب بحرارة مناسبة حتى النهاية، والتشيز كيك مبرد جيدًا.',
      },
    ],
  },
  Q11: {
    low: [
      {
        en: 'The coffee was bitter and watery; half of it stayed in the cup.',
        ar: 'القهوة مرّة ومخففة، وبقي نصف الكوب.',
      },
    ],
    mid: [
      {
        en: 'Fresh coffee, but the croissant was from yesterday.',
        ar: 'القهوة طازجة، لكن الكرواسون من الأمس.',
      },
    ],
    high: [
      {
        en: 'Balanced, sweet without sugar, with a fine foam; I would come back for it.',
        ar: 'متوازنة وحلوة دون سكر ورغوتها ناعمة، وتستحق العودة من أجلها.',
      },
      {
        en: 'The Saudi coffee was freshly brewed with cardamom, and the dates were soft.',
        ar: 'القهوة السعودية محضّرة للتو بالهيل، والتمر طري.',
      },
    ],
  },
  Q12: {
    low: [
      {
        en: 'Coffee had run down the outside of the cup and the sleeve was soaked.',
        ar: 'سالت القهوة على جانب الكوب وابتلّ غلافه.',
      },
    ],
  },
  Q13: {
    low: [
      {
        en: 'Five tables with used cups, and the counter was sticky where I stood.',
        ar: 'خمس طاولات عليها أكواب مستعملة، والمنضدة لزجة في مكان الوقوف.',
      },
    ],
    mid: [
      {
        en: 'Mostly clean; a milk spill near the sugar stand stayed for 12 minutes.',
        ar: 'نظيفة في معظمها، وبقي حليب مسكوب عند ركن السكر 12 دقيقة.',
      },
    ],
    high: [
      {
        en: 'Tables were wiped right after each guest; the bar was dry and clear.',
        ar: 'تُمسح الطاولات بعد كل ضيف مباشرة، والبار جاف ومرتب.',
      },
    ],
  },
  Q14: {
    low: [
      {
        en: 'The barista took money and then put the croissant into the bag with the same hand.',
        ar: 'تسلّم الموظف النقود ثم وضع الكرواسون في الكيس باليد نفسها.',
      },
    ],
  },
  Q15: {
    low: [
      {
        en: 'No soap, no paper and a wet floor at 10:30 AM.',
        ar: 'لا صابون ولا مناديل والأرضية مبللة عند 10:30 ص.',
      },
    ],
    mid: [
      {
        en: 'Usable and clean, but the paper had run out.',
        ar: 'صالحة ونظيفة، لكن المناديل نفدت.',
      },
    ],
    high: [
      {
        en: 'Dry, fresh, fully stocked and checked an hour before.',
        ar: 'جافة ومنعشة ومجهزة بالكامل، وتم تفقدها قبل ساعة.',
      },
    ],
    na: [
      { en: 'The branch has no restroom; the mall’s is used.', ar: 'لا توجد دورة مياه في الفرع، وتُستخدم دورات المجمع.' },
    ],
  },
  Q16: {
    low: [
      {
        en: 'At 10:41 AM three flies sat on the open pastry tray beside the till.',
        ar: 'عند 10:41 ص كانت ثلاث ذبابات على صينية المعجنات المكشوفة بجانب الصندوق.',
      },
    ],
  },
  Q17: {
    low: [
      {
        en: 'The receipt shows no VAT number and no QR code.',
        ar: 'الإيصال بلا رقم ضريبي وبلا رمز استجابة سريعة.',
      },
    ],
  },
  Q18: {
    low: [
      {
        en: 'The cup was put on the counter without a word.',
        ar: 'وُضع الكوب على المنضدة دون أي كلمة.',
      },
      {
        en: 'Nobody looked up as I left, although the place was quiet.',
        ar: 'لم يلتفت أحد عند المغادرة رغم هدوء المكان.',
      },
    ],
  },
}
