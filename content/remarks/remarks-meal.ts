import type { Remarks } from './remarks.ts'

export const remarksMeal: Remarks = {
  D1: {
    low: [
      {
        en: 'The laban came with the main courses, after we had reminded the server.',
        ar: 'وصل اللبن مع الأطباق الرئيسية بعد أن ذكّرنا النادل.',
      },
    ],
  },
  D2: {
    low: [
      {
        en: 'Two tables that had ordered after us were served first.',
        ar: 'خُدمت قبلنا طاولتان طلبتا بعدنا.',
      },
    ],
  },
  D3: {
    low: [
      {
        en: 'Ordered without onions: the salad came with onions and had to go back.',
        ar: 'طلبت السلطة بدون بصل، ووصلت بالبصل فأُعيدت.',
      },
      {
        en: 'The sauce was to be on the side; it came poured over the chicken.',
        ar: 'طُلبت الصلصة جانبًا، فوصلت مسكوبة فوق الدجاج.',
      },
    ],
  },
  D4: {
    low: [
      {
        en: 'Both the rice and the lamb were lukewarm on arrival; the plates were cold.',
        ar: 'وصل الأرز واللحم فاترين، والأطباق باردة.',
      },
    ],
    mid: [
      {
        en: 'The soup was lukewarm; the main courses were hot.',
        ar: 'الشوربة فاترة، أما الأطباق الرئيسية فساخنة.',
      },
    ],
    high: [
      {
        en: 'The kabsa steamed on a warm plate and the laban stayed cold to the last sip.',
        ar: 'تصاعد بخار الكبسة في طبق دافئ، وبقي اللبن باردًا حتى آخر رشفة.',
      },
      {
        en: 'Soup and bread came hot, the fattoush was crisp and cold.',
        ar: 'الشوربة والخبز ساخنان، والفتوش بارد ومقرمش.',
      },
    ],
  },
  D5: {
    low: [
      {
        en: 'The chicken was dry and the rice salty; half of it stayed on the plate.',
        ar: 'الدجاج جاف والأرز مالح، وبقي نصف الطبق.',
      },
      {
        en: 'The bread was stale and hard at the edges, and the salad leaves were wilted.',
        ar: 'الخبز بائت وأطرافه قاسية، وأوراق السلطة ذابلة.',
      },
    ],
    mid: [
      {
        en: 'Fresh, but the jareesh lacked salt and the sauce was thin.',
        ar: 'طازج، لكن الجريش ينقصه الملح والصلصة خفيفة.',
      },
    ],
    high: [
      {
        en: 'Lamb fell off the bone, rice in separate grains, saffron present but not heavy.',
        ar: 'اللحم ينفصل عن العظم، والأرز حبة حبة، والزعفران واضح دون إفراط.',
      },
      {
        en: 'The saffron chicken was juicy, the bread baked to order and the kunafa crisp underneath.',
        ar: 'دجاج الزعفران طري بعصارته، والخبز مخبوز عند الطلب، والكنافة مقرمشة من الأسفل.',
      },
      {
        en: 'Everything tasted fresh and balanced; we would order the same again.',
        ar: 'كل الأصناف طازجة ومتوازنة، وسنطلبها نفسها مرة أخرى.',
      },
    ],
  },
  D6: {
    low: [
      {
        en: 'The menu shows four pieces of kibbeh; three were served, one of them broken.',
        ar: 'القائمة تعرض أربع قطع كبة، وقُدمت ثلاث إحداها مكسورة.',
      },
    ],
    mid: [
      {
        en: 'The salad had no pomegranate although the picture shows it.',
        ar: 'السلطة بلا رمان مع أنه ظاهر في الصورة.',
      },
    ],
    high: [
      {
        en: 'Each dish looked like its picture, and the weight stated for the lamb was right.',
        ar: 'كل طبق مطابق لصورته، ووزن اللحم كما هو مذكور.',
      },
      {
        en: 'Clean rims, fresh herbs, generous portion as described.',
        ar: 'حواف الأطباق نظيفة، والأعشاب طازجة، والكمية وافرة كما وُصفت.',
      },
    ],
  },
  E1: {
    low: [
      {
        en: 'Nobody asked about the food; the first contact after serving was the bill.',
        ar: 'لم يسأل أحد عن الطعام، وأول تواصل بعد التقديم كان الفاتورة.',
      },
      {
        en: 'The server passed four times and looked, but did not ask.',
        ar: 'مرّ النادل أربع مرات ونظر دون أن يسأل.',
      },
      {
        en: 'The question came after 14 minutes, when the plates were nearly empty.',
        ar: 'جاء السؤال بعد 14 دقيقة حين أوشكت الأطباق على الانتهاء.',
      },
    ],
  },
  E2: {
    low: [
      {
        en: 'The runner who brought the food wore no name badge and a stained apron.',
        ar: 'الموظف الذي أحضر الطعام بلا بطاقة اسم ومريلته متسخة.',
      },
      {
        en: 'Two of the three who served us had no name badge.',
        ar: 'اثنان من الثلاثة الذين خدمونا بلا بطاقة اسم.',
      },
    ],
  },
  E3: {
    low: [
      {
        en: 'Asked for lemon at once; it came after nine minutes and a reminder.',
        ar: 'طلبت ليمونًا فوصل بعد تسع دقائق وتذكير.',
      },
    ],
    na: [{ en: 'There was no moment to ask for anything.', ar: 'لم تتح فرصة لطلب أي شيء.' }],
  },
  E4: {
    low: [
      {
        en: 'Three employees stood at the till with their phones while we waved twice for water.',
        ar: 'وقف ثلاثة موظفين عند الصندوق منشغلين بجوالاتهم بينما لوّحنا مرتين لطلب الماء.',
      },
    ],
    mid: [
      {
        en: 'Friendly when called, but empty glasses stayed on the table for a quarter of an hour.',
        ar: 'تعامل لطيف عند النداء، لكن الأكواب الفارغة بقيت ربع ساعة.',
      },
    ],
    high: [
      {
        en: 'Glasses were refilled before they were empty, and extra napkins came with the ribs unasked.',
        ar: 'أُعيد ملء الأكواب قبل أن تفرغ، وأُحضرت مناديل إضافية دون طلب.',
      },
      {
        en: 'The server noticed that we were sharing and brought plates and spoons at once.',
        ar: 'لاحظ النادل أننا نتشارك الأطباق فأحضر صحونًا وملاعق مباشرة.',
      },
    ],
  },
  E5: {
    low: [
      {
        en: 'No manager was seen in the hall between arrival and leaving.',
        ar: 'لم يُشاهد أي مدير في الصالة منذ الوصول حتى المغادرة.',
      },
      {
        en: 'The manager sat at the corner table with a laptop and did not speak to any guest.',
        ar: 'جلس المدير إلى طاولة في الزاوية أمام حاسوبه ولم يتحدث إلى أي ضيف.',
      },
    ],
  },
  E6: {
    low: [
      {
        en: 'The server said the kitchen is busy and took the plate away; nothing was offered.',
        ar: 'قال النادل إن المطبخ مشغول وأخذ الطبق دون عرض أي حل.',
      },
    ],
    mid: [
      {
        en: 'The dish was replaced after ten minutes, without a word of apology.',
        ar: 'استُبدل الطبق بعد عشر دقائق دون كلمة اعتذار.',
      },
    ],
    high: [
      {
        en: 'Apology at once, the salad was replaced within four minutes and the manager came back to ask.',
        ar: 'اعتذار فوري، واستُبدلت السلطة خلال أربع دقائق، وعاد المدير ليطمئن.',
      },
    ],
    na: [
      { en: 'Nothing went wrong during the visit.', ar: 'لم تحدث أي مشكلة أثناء الزيارة.' },
      { en: 'There was no problem to report to the staff.', ar: 'لا توجد مشكلة تُذكر للموظفين.' },
    ],
  },
}
