import { lost, type WrittenFailures } from './write-failures.ts'

/** Failure sentences and recommended actions of BOH-1, from receiving to preparation. */
export const boh1FailuresCold: WrittenFailures = {
  A1: {
    failure: lost(
      'Deliveries were accepted without a logged check of temperature, dates and packing',
      'استُلمت توريدات دون تسجيل فحص الحرارة والتواريخ والتغليف',
      'Check temperature, dates and packing of every delivery at the door and log it',
      'فحص حرارة كل توريد وتواريخه وتغليفه عند الاستلام وتسجيل النتيجة',
    ),
  },
  A2: {
    failure: lost(
      'Food came from suppliers that are not approved, or invoices were missing',
      'وُجدت أغذية من مورّدين غير معتمدين أو فواتير شراء مفقودة',
      'Buy from approved suppliers only and file every invoice by date',
      'الشراء من المورّدين المعتمدين فقط وحفظ كل فاتورة حسب تاريخها',
    ),
  },
  A3: {
    failure: lost(
      'Food stood on the floor, below 15 cm or against a wall',
      'وُجدت أغذية على الأرض أو على ارتفاع أقل من 15 سم أو ملاصقة للجدار',
      'Move food to shelves or pallets 15 cm off the floor and clear of the walls',
      'نقل الأغذية إلى رفوف أو قواعد ترتفع 15 سم عن الأرض وتبتعد عن الجدران',
    ),
  },
  A4: {
    failure: lost(
      'Items with a later expiry were in use before those that expire first',
      'استُخدمت أصناف قبل غيرها الأقرب إلى انتهاء الصلاحية',
      'Sort every shelf by expiry date and put the earliest in front at each delivery',
      'ترتيب كل رف حسب تاريخ الانتهاء ووضع الأقرب في الأمام عند كل توريد',
    ),
  },
  A5: {
    failure: lost(
      'Expired, spoiled or unlabelled food was found',
      'وُجدت أغذية منتهية الصلاحية أو فاسدة أو بلا ملصق بيانات',
      'Discard it now, record it, and check dates on all shelves every day',
      'إتلافها فورًا وتسجيل ذلك، وتفقّد تواريخ كل الرفوف يوميًا',
    ),
  },
  A6: {
    failure: lost(
      'Chemicals were unlabelled or stood near food',
      'وُجدت مواد كيميائية بلا ملصق أو قريبة من الأغذية',
      'Label all chemicals and keep them in a closed cupboard away from food',
      'وضع ملصق على كل مادة كيميائية وحفظها في خزانة مغلقة بعيدًا عن الأغذية',
    ),
  },
  B1: {
    failure: lost(
      'The warmest chiller read {reading}; the limit is {limit}',
      'بلغت أعلى قراءة في ثلاجات التبريد {reading}، والحد {limit}',
      'Move the food to a cold chiller, read again in an hour and call maintenance',
      'نقل الأغذية إلى ثلاجة باردة، وإعادة القياس بعد ساعة، واستدعاء الصيانة',
    ),
  },
  B2: {
    failure: lost(
      'The warmest freezer read {reading}; the limit is {limit}',
      'بلغت أعلى قراءة في ثلاجات التجميد {reading}، والحد {limit}',
      'Check door seal and defrosting, move soft items and call maintenance',
      'فحص إحكام الباب وتراكم الثلج، ونقل الأصناف اللينة، واستدعاء الصيانة',
    ),
  },
  B3: {
    failure: lost(
      'A chilled ready-to-eat item read {reading} inside; the limit is {limit}',
      'بلغت الحرارة الداخلية لصنف مبرّد جاهز للأكل {reading}، والحد {limit}',
      'Discard what stood above the limit too long and chill in smaller portions',
      'إتلاف ما تجاوز الحد مدة طويلة، والتبريد في عبوات أصغر',
    ),
  },
  B4: {
    failure: lost(
      'The cold display or salad bar read {reading}; the limit is {limit}',
      'بلغت حرارة ثلاجة العرض أو بوفيه السلطات {reading}، والحد {limit}',
      'Lower the setting, refill in small amounts and read every two hours',
      'خفض درجة الضبط، والتعبئة بكميات صغيرة، والقياس كل ساعتين',
    ),
  },
  B5: {
    failure: lost(
      'The probe was dirty or off by more than 1 °C in ice water',
      'كان مقياس الحرارة متسخًا أو تجاوز خطؤه درجة واحدة في الماء المثلّج',
      'Clean the probe before each use and test it in ice water every week',
      'تنظيف المقياس قبل كل استخدام واختباره أسبوعيًا في ماء مثلّج',
    ),
  },
  B6: {
    failure: lost(
      'Frozen food thawed at room temperature or in standing water',
      'أُذيبت أغذية مجمّدة في حرارة الغرفة أو في ماء راكد',
      'Thaw in the chiller the day before, or under cold running water',
      'إذابة المجمّدات في الثلاجة من اليوم السابق أو تحت ماء بارد جارٍ',
    ),
  },
  B7: {
    failure: lost(
      'Readings were missing in the temperature log of the last 7 days',
      'نقصت قراءات في سجل درجات الحرارة خلال آخر 7 أيام',
      'Name a person for each shift who reads and signs all units',
      'تكليف موظف في كل وردية بقياس كل الأجهزة والتوقيع على السجل',
    ),
  },
  C1: {
    failure: lost(
      'Raw food was kept or prepared together with ready-to-eat food',
      'حُفظت أغذية نيئة أو حُضّرت مع أغذية جاهزة للأكل',
      'Separate now: raw below and apart, own boards, discard what was touched',
      'الفصل فورًا: النيء في الأسفل وبأدواته الخاصة، وإتلاف ما لامسه',
    ),
  },
  C2: {
    failure: lost(
      'Boards or knives were used for the wrong kind of food',
      'استُخدمت ألواح تقطيع أو سكاكين لغير نوع الغذاء المخصص لها',
      'Hang the colour chart at each station and replace worn boards',
      'تعليق جدول الألوان عند كل محطة تحضير واستبدال الألواح التالفة',
    ),
  },
  C3: {
    failure: lost(
      'Prepared items lacked a name, a date made or a use-by date',
      'وُجدت أصناف محضَّرة ينقصها الاسم أو تاريخ التحضير أو تاريخ الانتهاء',
      'Label every prepared item when it is closed; discard what has no date',
      'وضع الملصق على كل صنف محضَّر عند إغلاقه وإتلاف ما لا تاريخ عليه',
    ),
  },
  C4: {
    failure: lost(
      'Produce eaten raw was not washed or not sanitised',
      'لم تُغسل خضراوات أو فواكه تؤكل نيئة أو لم تُعقَّم',
      'Wash, sanitise for the time on the label and rinse; hang the steps at the sink',
      'الغسل ثم التعقيم بالمدة المدونة ثم الشطف، وتعليق الخطوات عند الحوض',
    ),
  },
  C5: {
    failure: lost(
      'Allergens were not kept apart, or the allergen sheet was out of date',
      'لم تُفصل مسببات الحساسية أو كان جدولها غير محدَّث',
      'Store allergens closed and apart, and update the sheet with each menu change',
      'حفظ مسببات الحساسية مغلقة ومنفصلة، وتحديث الجدول مع كل تغيير في القائمة',
    ),
  },
  C6: {
    failure: lost(
      'Surfaces were not sanitised between tasks, or the strength was not tested',
      'لم تُعقَّم الأسطح بين المهام أو لم يُقس تركيز المعقّم',
      'Sanitise after each task and test the strength at the start of each shift',
      'تعقيم الأسطح بعد كل مهمة وقياس التركيز في بداية كل وردية',
    ),
  },
}
