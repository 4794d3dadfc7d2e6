import { lost, type WrittenFailures } from './write-failures.ts'

/** Failure sentences and recommended actions of FSR-1, from cleanliness to guests' rights. */
export const fsr1FailuresCleanlinessToRights: WrittenFailures = {
  F1: {
    failure: lost(
      'Food waste, spills, sticky surfaces or several uncleared tables were seen',
      'شوهدت بقايا طعام أو انسكابات أو أسطح لزجة، أو عدة طاولات لم تُرفع',
      'Assign clearing and wiping zones on each shift and check them every 30 minutes',
      'توزيع مناطق التنظيف على موظفي كل وردية، وتفقّدها كل 30 دقيقة',
    ),
    partly: lost(
      'The room was mostly clean; one table or spill was left for over 10 minutes',
      'كانت الصالة نظيفة في معظمها، وبقيت طاولة أو بقعة أكثر من 10 دقائق',
      'Clear and wipe every table within 5 minutes after guests leave',
      'رفع كل طاولة ومسحها خلال 5 دقائق من مغادرة الضيوف',
    ),
  },
  F2: {
    failure: lost(
      'The restroom was unusable or locked, or had a strong smell and a wet floor',
      'كانت دورة المياه مغلقة أو غير صالحة للاستخدام، أو برائحة قوية وأرضية مبللة',
      'Clean and repair the restroom today; check it every 30 minutes and sign the sheet',
      'تنظيف دورة المياه وإصلاحها اليوم، ثم تفقّدها كل 30 دقيقة وتوقيع الجدول',
    ),
    partly: lost(
      'The restroom was usable, with puddles, marks on the basin or a slight smell',
      'كانت دورة المياه صالحة، مع تجمع ماء أو آثار على المغسلة أو رائحة خفيفة',
      'Check floor, basin and air in the restroom every 30 minutes and sign the sheet',
      'تفقّد أرضية دورة المياه ومغسلتها ورائحتها كل 30 دقيقة، وتوقيع الجدول',
    ),
  },
  F3: {
    failure: lost(
      'Soap, water or paper was missing in the restroom',
      'لم يتوفر الصابون أو الماء أو المناديل في دورة المياه',
      'Refill soap and paper at opening and every 30 minutes; repair the tap or dryer',
      'تعبئة الصابون والمناديل عند الافتتاح وكل 30 دقيقة، وإصلاح الصنبور أو المجفف',
    ),
  },
  F4: {
    failure: lost(
      'An insect, a pest, or a foreign body in food was seen',
      'شوهدت حشرة أو قارض، أو جسم غريب في الطعام',
      'Stop serving there, remove the food, call pest control and record the cause',
      'إيقاف التقديم في الموضع، وإبعاد الطعام، واستدعاء مكافحة الآفات، وتسجيل السبب',
    ),
  },
  F5: {
    failure: lost(
      'Gloves or tools were not used properly with food, or touched money or a phone',
      'لم تُستخدم القفازات أو الأدوات مع الطعام بشكل صحيح، أو لُمست بها نقود أو جوال',
      'Train food handlers: new gloves for each task, never for money or phones',
      'تدريب متداولي الأغذية على تبديل القفازات لكل مهمة وعدم لمس النقود أو الجوال بها',
    ),
  },
  F6: {
    failure: lost(
      'Smoke, heat, cold, noise or kitchen smell made the stay uncomfortable',
      'كانت الجلسة غير مريحة بسبب دخان أو حر أو برد أو ضجيج أو رائحة مطبخ',
      'Have air conditioning and kitchen extraction serviced and limit the music volume',
      'صيانة التكييف وشفط المطبخ، وتحديد حد أعلى لصوت الموسيقى',
    ),
    partly: lost(
      'The room was bearable, with a draught, a warm corner or loud music for a while',
      'كانت الأجواء مقبولة، مع تيار هواء أو زاوية حارة أو موسيقى عالية لبعض الوقت',
      'Redirect the air outlet and set temperature and music volume for each time of day',
      'تعديل اتجاه الهواء، وضبط الحرارة وصوت الموسيقى حسب وقت اليوم',
    ),
  },
  G1: {
    failure: lost(
      'The bill took {minutes} min to arrive; the limit is {limit} min',
      'طال الانتظار من طلب الفاتورة حتى وصولها (بالدقائق): {minutes}، والحد {limit}',
      'Let any server print the bill and bring the card machine with it',
      'تمكين أي موظف صالة من طباعة الفاتورة، وإحضار جهاز الدفع معها',
    ),
  },
  G2: {
    failure: lost(
      'No correct tax invoice was given: items, VAT number or QR code wrong or missing',
      'لم تُسلَّم فاتورة ضريبية صحيحة: نقص أو خطأ في الأصناف أو الرقم الضريبي أو رمز QR',
      'Correct the till’s invoice layout, print a test and check items, VAT number and QR code',
      'تصحيح نموذج الفاتورة في نقاط البيع، وطباعة نسخة للتحقق من بياناتها ورمزها',
    ),
  },
  G3: {
    failure: lost(
      'Electronic payment was refused or tied to a minimum amount or a surcharge',
      'رُفض الدفع الإلكتروني، أو اشتُرط له حد أدنى أو رسوم إضافية',
      'Accept cards for any amount without a fee and keep a charged spare machine',
      'قبول الدفع الإلكتروني لأي مبلغ دون رسوم، وتوفير جهاز إضافي مشحون',
    ),
  },
  G4: {
    failure: lost(
      'Guests were not thanked or not invited to return',
      'لم يُشكر الضيوف عند المغادرة أو لم يُدعوا إلى العودة',
      'Agree on a farewell with thanks and an invitation to return, and practise it',
      'اعتماد عبارة توديع فيها شكر ودعوة إلى العودة، والتدريب عليها',
    ),
  },
  H1: {
    failure: lost(
      'Calories or allergens were not shown for every dish ordered',
      'لم تُعرض السعرات أو مسببات الحساسية لكل الأطباق المطلوبة',
      'Show calories and allergens for every dish on all menus, boards and apps',
      'عرض السعرات ومسببات الحساسية لكل صنف في القوائم واللوحات والتطبيقات',
    ),
  },
  H2: {
    failure: lost(
      'A fee, VAT or another amount was added to the displayed prices',
      'أُضيفت رسوم أو ضريبة أو مبلغ آخر إلى الأسعار المعروضة',
      'Show all prices with VAT and remove service and cover charges from the till',
      'عرض كل الأسعار شاملة الضريبة، وحذف رسوم الخدمة والجلوس من نقاط البيع',
    ),
  },
  H3: {
    failure: lost(
      'Smoking was seen outside the marked area',
      'شوهد تدخين خارج المنطقة المخصصة',
      'Mark the smoking area, post signs and have staff remind guests politely',
      'تحديد منطقة التدخين ووضع اللوحات، وتذكير الضيوف بلباقة',
    ),
  },
  H4: {
    failure: lost(
      'Some guests were treated with less respect than others',
      'عومل بعض الضيوف باحترام أقل من غيرهم',
      'Brief every shift on equal service and observe how each group of guests is served',
      'توعية كل وردية بالمساواة في الخدمة، وملاحظة تقديمها لجميع فئات الضيوف',
    ),
  },
}
