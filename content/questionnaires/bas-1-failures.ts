import { lost, type WrittenFailures } from './write-failures.ts'

/** Failure sentences and recommended actions of BAS-1. */
export const bas1Failures: WrittenFailures = {
  Q1: {
    failure: lost(
      'The first greeting took {minutes} min; the limit is {limit} min',
      'طال الانتظار حتى أول ترحيب (بالدقائق): {minutes}، والحد {limit}',
      'Greet or nod to every arriving guest, even while serving another',
      'الترحيب بكل ضيف عند دخوله ولو بإيماءة، حتى أثناء خدمة ضيف آخر',
    ),
  },
  Q2: {
    failure: lost(
      'The guest was ignored, spoken to rudely, or asked to order without a greeting',
      'قوبل الضيف بتجاهل أو حديث فظ، أو سُئل عن طلبه دون ترحيب',
      'Coach the counter team: look up, smile and greet before asking for the order',
      'تدريب موظفي أخذ الطلبات على النظر والابتسام والترحيب قبل السؤال عن الطلب',
    ),
    partly: lost(
      'The welcome was polite but without a smile',
      'كان الترحيب مهذبًا لكن بلا ابتسامة',
      'Practise a greeting with a smile and a personal word before each shift',
      'التدريب قبل كل وردية على ترحيب بابتسامة وعبارة خاصة بالضيف',
    ),
  },
  Q3: {
    failure: lost(
      'Rubbish, broken or dirty glass, a dirty floor or a dark sign was seen at the entrance',
      'شوهدت عند المدخل نفايات أو زجاج مكسور أو متسخ أو أرضية متسخة أو لوحة مطفأة',
      'Clean the entrance today; replace broken glass and repair the sign',
      'تنظيف المدخل اليوم، واستبدال الزجاج المكسور، وإصلاح اللوحة',
    ),
    partly: lost(
      'The entrance was tidy, with fingerprints, stains or leaves',
      'كان المدخل مرتبًا، مع بصمات أو بقع أو أوراق متساقطة',
      'Wipe the door glass and sweep the entrance at opening and every two hours',
      'مسح زجاج الباب وكنس المدخل عند الافتتاح وكل ساعتين',
    ),
  },
  Q4: {
    failure: lost(
      'The queue took {minutes} min; the limit is {limit} min',
      'طال الانتظار في الصف (بالدقائق): {minutes}، والحد {limit}',
      'Open a second till or take orders in the queue when more than four guests wait',
      'فتح نقطة بيع ثانية أو أخذ الطلبات في الصف عند انتظار أكثر من 4 ضيوف',
    ),
  },
  Q5: {
    failure: lost(
      'A question about the menu was answered wrongly, only with prices, or not at all',
      'كانت الإجابة عن سؤال عن القائمة خاطئة أو مقتصرة على الأسعار، أو رُفضت',
      'Test all staff on ingredients, sizes and allergens this week',
      'اختبار كل الموظفين هذا الأسبوع في المكونات والأحجام ومسببات الحساسية',
    ),
    partly: lost(
      'Common items were known; answers about the others were guessed',
      'كانت الأصناف الشائعة معروفة، والإجابة عن غيرها تخمينًا',
      'Keep a sheet of ingredients, sizes and allergens of all items at the counter',
      'وضع جدول بمكونات كل الأصناف وأحجامها ومسببات الحساسية عند منطقة الطلب',
    ),
  },
  Q6: {
    failure: lost(
      'No fitting suggestion was offered, or it was pressed after a refusal',
      'لم يُعرض اقتراح مناسب، أو عُرض بإلحاح بعد الاعتذار عنه',
      'Choose one suggestion per week and practise offering it once with each order',
      'اختيار اقتراح واحد كل أسبوع، والتدريب على عرضه مرة واحدة مع كل طلب',
    ),
  },
  Q7: {
    failure: lost(
      'The order was not confirmed before payment',
      'لم يُؤكَّد الطلب قبل الدفع',
      'Read back every order aloud or show it on the guest’s screen before payment',
      'قراءة كل طلب بصوت مسموع أو عرضه على شاشة الضيف قبل الدفع',
    ),
  },
  Q8: {
    failure: lost(
      'The product took {minutes} min from payment; the limit is {limit} min',
      'طال الانتظار من الدفع حتى الاستلام (بالدقائق): {minutes}، والحد {limit}',
      'Time ten orders at peak, find the slowest step and add staff or prep there',
      'قياس زمن 10 طلبات وقت الذروة، وتحديد أبطأ خطوة ودعمها بموظف أو تجهيز مسبق',
    ),
  },
  Q9: {
    failure: lost(
      'An item, size, addition or change in the order was wrong',
      'كان في الطلب خطأ في صنف أو حجم أو إضافة أو تعديل',
      'Mark every change on the cup or ticket and check it with the guest at handover',
      'تدوين كل تعديل على الكوب أو التذكرة، والتأكد منه مع الضيف عند التسليم',
    ),
  },
  Q10: {
    failure: lost(
      'The product was lukewarm, or cold instead of hot, or warm instead of cold',
      'كان المنتج فاترًا، أو باردًا والمطلوب ساخن، أو دافئًا والمطلوب بارد',
      'Measure products at handover on each shift and check the machine settings',
      'قياس حرارة المنتجات عند التسليم في كل وردية، وفحص إعدادات الأجهزة',
    ),
    partly: lost(
      'The temperature was acceptable, but too hot to drink or soon lukewarm',
      'كانت الحرارة مقبولة، لكن المشروب شديد السخونة أو سرعان ما فتر',
      'Set milk and water temperatures by the recipe and hand over as soon as ready',
      'ضبط حرارة الحليب والماء وفق الوصفة، والتسليم فور الجاهزية',
    ),
  },
  Q11: {
    failure: lost(
      'The product was spoiled, burnt, stale, bitter or watery and was not finished',
      'كان المنتج فاسدًا أو محترقًا أو بائتًا أو مرًّا أو مخففًا بالماء، ولم يُكمل',
      'Check dates and storage, discard the batch and taste a new one before selling more',
      'فحص التواريخ والحفظ، وإتلاف الكمية، وتذوّق كمية جديدة قبل البيع',
    ),
    partly: lost(
      'The product was fresh but plain or uneven',
      'كان المنتج طازجًا لكنه عادي أو غير متوازن',
      'Adjust machines and amounts at opening and taste each main item daily',
      'معايرة الأجهزة والمقادير عند الافتتاح، وتذوّق كل صنف رئيسي يوميًا',
    ),
  },
  Q12: {
    failure: lost(
      'The cup, plate or pack was not clean and neat',
      'لم يكن الكوب أو الطبق أو التغليف نظيفًا ومرتبًا',
      'Check and wipe each cup, plate or pack before handing it over',
      'فحص كل كوب أو طبق أو عبوة ومسحه قبل التسليم',
    ),
  },
  Q13: {
    failure: lost(
      'Waste, spills, a sticky counter or several uncleared tables were seen',
      'شوهدت نفايات أو انسكابات أو منضدة لزجة، أو عدة طاولات لم تُرفع',
      'Assign counter, tables and floor on each shift, with a check every 30 minutes',
      'تكليف موظف في كل وردية بنظافة المنضدة والطاولات والأرضية، وتفقّدها كل 30 دقيقة',
    ),
    partly: lost(
      'The room was mostly clean; one table or spill was left for over 10 minutes',
      'كان المكان نظيفًا في معظمه، وبقيت طاولة أو بقعة أكثر من 10 دقائق',
      'Clear and wipe tables within 10 minutes and wipe spills immediately',
      'رفع كل طاولة ومسحها خلال 10 دقائق، ومسح الانسكابات فورًا',
    ),
  },
  Q14: {
    failure: lost(
      'Food or drinks were not handled hygienically (hands, gloves, cups, money, phone)',
      'لم يكن التعامل مع الطعام أو الشراب نظيفًا (الأيدي أو القفازات أو النقود أو الجوال)',
      'Retrain on gloves and tongs: no fingers inside cups, no money or phone with gloves',
      'التدريب على القفازات والملاقط: دون لمس داخل الأكواب ولا النقود أو الجوال بالقفازات',
    ),
  },
  Q15: {
    failure: lost(
      'The restroom was unusable or locked, smelled and was wet, or lacked soap and paper',
      'كانت دورة المياه غير صالحة أو مغلقة، أو برائحة وأرضية مبللة، أو بلا صابون ومناديل',
      'Clean, repair and stock the restroom today; then check it every 30 minutes',
      'تنظيف دورة المياه وإصلاحها وتجهيزها اليوم، ثم تفقّدها كل 30 دقيقة',
    ),
    partly: lost(
      'The restroom was usable, but soap, water or paper was missing',
      'كانت دورة المياه صالحة، وينقصها الصابون أو الماء أو المناديل',
      'Refill soap and paper at opening and at each check, and keep stock nearby',
      'تعبئة الصابون والمناديل عند الافتتاح وعند كل تفقّد، وحفظ كمية قريبة',
    ),
  },
  Q16: {
    failure: lost(
      'An insect, a pest or a foreign body was seen',
      'شوهدت حشرة أو قارض أو جسم غريب',
      'Stop serving there, remove the product, call pest control and record the cause',
      'إيقاف التقديم في الموضع، وإبعاد المنتج، واستدعاء مكافحة الآفات، وتسجيل السبب',
    ),
  },
  Q17: {
    failure: lost(
      'No correct tax invoice was given: items, VAT number or QR code wrong or missing',
      'لم تُسلَّم فاتورة ضريبية صحيحة: نقص أو خطأ في الأصناف أو الرقم الضريبي أو رمز QR',
      'Correct the till’s invoice layout, print a test and check items, VAT number and QR code',
      'تصحيح نموذج الفاتورة في نقاط البيع، وطباعة نسخة للتحقق من بياناتها ورمزها',
    ),
  },
  Q18: {
    failure: lost(
      'The guest was not thanked on leaving',
      'لم يُشكر الضيف عند المغادرة',
      'Say thanks and goodbye whenever an order and its receipt are handed over',
      'شكر الضيف وتوديعه مع كل تسليم للطلب وإيصال الشراء',
    ),
  },
}
