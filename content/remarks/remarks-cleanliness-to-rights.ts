import type { Remarks } from './remarks.ts'

export const remarksCleanlinessToRights: Remarks = {
  F1: {
    low: [
      {
        en: 'Four tables stood uncleared for over 20 minutes and the floor under ours was sticky.',
        ar: 'بقيت أربع طاولات دون رفع أكثر من 20 دقيقة، والأرضية تحت طاولتنا لزجة.',
      },
      {
        en: 'Spilled juice near the drinks station stayed during the whole visit.',
        ar: 'بقي عصير مسكوب قرب محطة المشروبات طوال الزيارة.',
      },
    ],
    mid: [
      {
        en: 'Mostly clean; the table beside us waited 15 minutes to be cleared.',
        ar: 'نظيفة في معظمها، لكن الطاولة المجاورة بقيت 15 دقيقة دون رفع.',
      },
    ],
    high: [
      {
        en: 'Tables were cleared and wiped within three minutes, chairs included.',
        ar: 'رُفعت الطاولات ومُسحت خلال ثلاث دقائق مع الكراسي.',
      },
      {
        en: 'A cleaner went round every ten minutes; not a crumb under our table.',
        ar: 'عامل النظافة يمر كل عشر دقائق، ولا فتات تحت طاولتنا.',
      },
    ],
  },
  F2: {
    low: [
      {
        en: 'Wet floor, a full bin and a strong smell; the cleaning sheet was last signed at noon.',
        ar: 'أرضية مبللة وسلة ممتلئة ورائحة قوية، وآخر توقيع في جدول التنظيف عند الظهر.',
      },
    ],
    mid: [
      {
        en: 'Usable, with a puddle under the basin and streaks on the mirror.',
        ar: 'صالحة للاستخدام، مع تجمع ماء تحت المغسلة وآثار على المرآة.',
      },
    ],
    high: [
      {
        en: 'Dry and fresh; the cleaning sheet was signed 40 minutes before.',
        ar: 'جافة ورائحتها منعشة، وجدول التنظيف موقّع قبل 40 دقيقة.',
      },
    ],
  },
  F3: {
    low: [
      {
        en: 'The soap dispenser was empty and there were no paper towels; the dryer did not work.',
        ar: 'موزع الصابون فارغ ولا مناديل، ومجفف الأيدي لا يعمل.',
      },
    ],
  },
  F4: {
    low: [
      {
        en: 'At 8:52 PM a small cockroach crossed the wall beside our table; a second was seen near the drinks station.',
        ar: 'في 8:52 م عبر صرصور صغير الجدار بجانب طاولتنا، وشوهد آخر قرب محطة المشروبات.',
      },
    ],
  },
  F5: {
    low: [
      {
        en: 'The grill cook answered his phone with food gloves on and went on plating.',
        ar: 'رد طاهي الشواء على جواله بقفازات الطعام ثم واصل التقديم.',
      },
    ],
    na: [{ en: 'The kitchen cannot be seen from the hall.', ar: 'المطبخ غير مرئي من الصالة.' }],
  },
  F6: {
    low: [
      {
        en: 'Music so loud that we had to repeat the order twice.',
        ar: 'الموسيقى عالية حتى اضطررنا إلى تكرار الطلب مرتين.',
      },
    ],
    mid: [
      {
        en: 'A cold draught from the air conditioner at our table; the rest was pleasant.',
        ar: 'تيار بارد من المكيف على طاولتنا، وبقية الصالة مريحة.',
      },
    ],
    high: [
      {
        en: 'Fresh air, soft music, easy conversation although the hall was nearly full.',
        ar: 'هواء نقي وصوت هادئ، والحديث مريح رغم أن الصالة شبه ممتلئة.',
      },
    ],
  },
  G1: {
    low: [
      {
        en: 'Asked twice; the machine had to be fetched from another floor.',
        ar: 'طُلبت الفاتورة مرتين، واحتاج جهاز الدفع إلى إحضاره من طابق آخر.',
      },
    ],
  },
  G2: {
    low: [
      {
        en: 'The printed bill had no QR code and the VAT number was cut off.',
        ar: 'الفاتورة المطبوعة بلا رمز استجابة سريعة والرقم الضريبي مقصوص.',
      },
    ],
  },
  G3: {
    low: [
      {
        en: 'The card was accepted only after I declined to pay cash; “the machine is slow today”.',
        ar: 'لم تُقبل البطاقة إلا بعد اعتذاري عن الدفع نقدًا، بحجة أن «الجهاز بطيء اليوم».',
      },
    ],
  },
  G4: {
    low: [
      {
        en: 'A brief thank you at the till, no invitation to come back.',
        ar: 'شكر مقتضب عند الصندوق دون دعوة للعودة.',
      },
      {
        en: 'We left past three employees and nobody said a word.',
        ar: 'خرجنا بجانب ثلاثة موظفين دون أن يقول أحد كلمة.',
      },
    ],
  },
  H1: {
    low: [
      {
        en: 'Calories are shown for the starters only; the main courses have neither calories nor allergens.',
        ar: 'السعرات معروضة للمقبلات فقط، أما الأطباق الرئيسية فلا سعرات لها ولا مسببات حساسية.',
      },
      {
        en: 'The digital menu shows calories, but no allergens for any dish we ordered.',
        ar: 'القائمة الرقمية تعرض السعرات دون مسببات الحساسية لأي طبق طلبناه.',
      },
    ],
  },
  H2: {
    low: [
      {
        en: 'Bottled water that nobody ordered was on the bill; it was taken off after I asked.',
        ar: 'أُضيف ماء لم يطلبه أحد إلى الفاتورة، وحُذف بعد الاعتراض.',
      },
    ],
  },
  H3: {
    low: [
      {
        en: 'A guest used an electronic cigarette at the next table and nobody spoke to him.',
        ar: 'استخدم ضيف سيجارة إلكترونية في الطاولة المجاورة ولم ينبهه أحد.',
      },
    ],
  },
  H4: {
    low: [
      {
        en: 'A group of workers waited at the door while a family that came later was seated.',
        ar: 'انتظرت مجموعة من العمال عند الباب بينما أُجلست عائلة حضرت بعدهم.',
      },
    ],
  },
}
