import { lost, type WrittenFailures } from './write-failures.ts'

/** Failure sentences and recommended actions of BOH-1, on hot food and staff hygiene. */
export const boh1FailuresHot: WrittenFailures = {
  D1: {
    failure: lost(
      'Cooked poultry or minced meat read {reading} inside; the limit is {limit}',
      'بلغت الحرارة الداخلية للدواجن أو اللحم المفروم {reading}، والحد {limit}',
      'Cook on until the core reaches the limit, and probe every batch',
      'متابعة الطهي حتى بلوغ الحد، وقياس كل دفعة',
    ),
  },
  D2: {
    failure: lost(
      'The lowest hot-holding reading was {reading}; the limit is {limit}',
      'بلغت أدنى قراءة في الحفظ الساخن {reading}، والحد {limit}',
      'Reheat to 75 °C, raise the unit’s setting and read every two hours',
      'إعادة التسخين إلى 75 درجة، ورفع ضبط الجهاز، والقياس كل ساعتين',
    ),
  },
  D3: {
    failure: lost(
      'Reheated food read {reading} inside; the limit is {limit}',
      'بلغت الحرارة الداخلية للطعام المُعاد تسخينه {reading}، والحد {limit}',
      'Reheat quickly to the limit, once only, and probe before serving',
      'التسخين السريع حتى الحد، ولمرة واحدة فقط، والقياس قبل التقديم',
    ),
  },
  D4: {
    failure: lost(
      'Cooling was not timed, not logged or took too long',
      'لم يُحسب زمن التبريد أو لم يُسجَّل أو طال عن الحد',
      'Cool in shallow pans or an ice bath and log the times of 60, 21 and 5 °C',
      'التبريد في أوانٍ ضحلة أو حمام ثلج، وتسجيل أوقات 60 و21 و5 درجات',
    ),
  },
  D5: {
    failure: lost(
      'Frying oil was dark, untested or past its change',
      'كان زيت القلي داكنًا أو غير مفحوص أو تجاوز موعد تغييره',
      'Change the oil now, test it every day and log each change',
      'تغيير الزيت الآن، وفحصه يوميًا، وتسجيل كل تغيير',
    ),
  },
  D6: {
    failure: lost(
      'Food cooked on the day before was in service',
      'قُدّم طعام مطبوخ في اليوم السابق',
      'Discard it, cook for the day, and write the date on every pot',
      'إتلافه، والطهي بحاجة اليوم، وتدوين التاريخ على كل وعاء',
    ),
  },
  E1: {
    failure: lost(
      'A food handler had no valid health certificate',
      'عمل متداول للأغذية دون شهادة صحية سارية',
      'Take the person off food until the certificate is valid; track expiry dates',
      'إبعاده عن الغذاء حتى سريان الشهادة، ومتابعة تواريخ الانتهاء',
    ),
  },
  E2: {
    failure: lost(
      'Hands were not washed at the right moments during 5 minutes',
      'لم تُغسل الأيدي كلما وجب غسلها خلال 5 دقائق من المراقبة',
      'Train the six moments of hand washing and watch each shift for 5 minutes',
      'التدريب على أوقات غسل الأيدي الستة، ومراقبة كل وردية 5 دقائق',
    ),
  },
  E3: {
    failure: lost(
      'The hand basin lacked soap, warm water or paper, or had another use',
      'نقص في مغسلة الأيدي صابون أو ماء دافئ أو مناديل، أو استُخدمت لغرض آخر',
      'Refill the basin now, check it each shift and keep it for hands only',
      'تجهيز المغسلة الآن، وتفقّدها كل وردية، وتخصيصها لغسل الأيدي',
    ),
  },
  E4: {
    failure: lost(
      'A uniform was dirty, hair or beard uncovered, or jewellery worn',
      'كان الزي متسخًا أو الشعر أو اللحية مكشوفًا أو لُبست حلي',
      'Check uniform, covers and jewellery at the start of each shift',
      'تفقّد الزي وأغطية الشعر والحلي في بداية كل وردية',
    ),
  },
  E5: {
    failure: lost(
      'A person who was ill or had an open wound worked near food',
      'عمل قرب الغذاء مريض أو مصاب بجرح مكشوف',
      'Send the person home or cover the wound with plaster and glove, and record it',
      'إعفاء المريض من العمل، أو تغطية الجرح بلاصق وقفاز، وتسجيل ذلك',
    ),
  },
  E6: {
    failure: lost(
      'Gloves or tools were used wrongly or not changed between tasks',
      'استُخدمت القفازات أو الأدوات خطأ أو لم تُبدَّل بين المهام',
      'Change gloves and tools at each task and after raw food, money or phone',
      'تبديل القفازات والأدوات مع كل مهمة وبعد النيء أو النقود أو الجوال',
    ),
  },
}
