import { lost, type WrittenFailures } from './write-failures.ts'

/** Failure sentences and recommended actions of FSR-1, for the meal and the service. */
export const fsr1FailuresMeal: WrittenFailures = {
  D1: {
    failure: lost(
      'Drinks took {minutes} min from the order; the limit is {limit} min',
      'طال الانتظار من الطلب حتى المشروبات (بالدقائق): {minutes}، والحد {limit}',
      'Send drink orders first and assign one person per shift to make and carry them',
      'إرسال طلب المشروبات أولًا، وتكليف موظف في كل وردية بتحضيرها وتقديمها',
    ),
  },
  D2: {
    failure: lost(
      'Main courses took {minutes} min from the order; the limit is {limit} min',
      'طال الانتظار من الطلب حتى الأطباق الرئيسية (بالدقائق): {minutes}، والحد {limit}',
      'Time five orders in the kitchen, find the slowest station and add prep or staff there',
      'قياس زمن 5 طلبات في المطبخ، وتحديد أبطأ محطة ودعمها بتجهيز مسبق أو بموظف',
    ),
  },
  D3: {
    failure: lost(
      'One or more items did not come as ordered',
      'لم يصل صنف أو أكثر كما طُلب',
      'Check every plate against the ticket, changes included, before it leaves the kitchen',
      'مطابقة كل طبق مع التذكرة، بما فيها التعديلات، قبل خروجه من المطبخ',
    ),
  },
  D4: {
    failure: lost(
      'A main dish was cold, raw or frozen inside, or more than one item was lukewarm',
      'كان طبق رئيسي باردًا أو نيئًا أو مجمّدًا من الداخل، أو كان أكثر من صنف فاترًا',
      'Measure hot and cold dishes before they leave, every shift for a week, and log it',
      'قياس حرارة الأطباق الساخنة والباردة قبل خروجها وتسجيلها في كل وردية لمدة أسبوع',
    ),
    partly: lost(
      'One item was lukewarm; the others were at the right temperature',
      'كان صنف واحد فاترًا، والبقية بدرجة حرارة مناسبة',
      'Warm the plates for hot dishes and carry each dish as soon as it is ready',
      'تدفئة أطباق التقديم للأصناف الساخنة، ونقل كل طبق فور جاهزيته',
    ),
  },
  D5: {
    failure: lost(
      'Food was spoiled, burnt, stale or badly seasoned, and was not finished',
      'كان بعض الطعام فاسدًا أو محترقًا أو بائتًا أو سيئ التتبيل، وتُرك دون إكمال',
      'Trace the dish (batch, date, storage), discard the rest and taste a new one',
      'تتبّع الصنف (دفعة الإنتاج والتاريخ والحفظ)، وإتلاف المتبقي، وتذوّق طبق جديد',
    ),
    partly: lost(
      'Food was fresh but plain, with uneven seasoning',
      'كان الطعام طازجًا لكنه عادي وتتبيله غير متوازن',
      'Weigh the seasoning by the recipe and taste each dish before every service',
      'وزن التتبيلة وفق الوصفة، وتذوّق كل طبق قبل بدء الخدمة',
    ),
  },
  D6: {
    failure: lost(
      'A dish was clearly smaller than shown, carelessly plated or lacked a main ingredient',
      'كان طبق أصغر بوضوح من المعروض أو مهمل التقديم أو ينقصه مكوّن رئيسي',
      'Post plating photos and portion weights at each station and check plates against them',
      'تعليق صور التقديم وأوزان الحصص في كل محطة، وفحص الأطباق قبل خروجها',
    ),
    partly: lost(
      'One dish differed from its picture or description; its ingredients were right',
      'اختلف طبق واحد عن صورته أو وصفه، ومكوناته صحيحة',
      'Change the dish’s picture, text or plating until all three match',
      'تعديل صورة الطبق أو وصفه أو طريقة تقديمه حتى تتطابق',
    ),
  },
  E1: {
    failure: lost(
      'Guests were not asked about the food within 3 minutes of serving',
      'لم يُسأل الضيف عن رضاه خلال 3 دقائق من التقديم',
      'Return to each table within 3 minutes of serving and ask about the food',
      'العودة إلى كل طاولة خلال 3 دقائق من التقديم والسؤال عن الطعام',
    ),
  },
  E2: {
    failure: lost(
      'A uniform was stained or incomplete, or a name badge was missing',
      'كان زي أحد الموظفين متسخًا أو ناقصًا، أو لم تكن معه بطاقة اسم',
      'Inspect uniforms and badges before each shift and keep spare ones in the branch',
      'فحص الزي وبطاقات الأسماء قبل كل وردية، وتوفير بدائل في الفرع',
    ),
  },
  E3: {
    failure: lost(
      'A request was not met within 5 minutes',
      'لم يُلبَّ طلب الضيف خلال 5 دقائق',
      'Give each table one responsible server who meets requests within 5 minutes',
      'تحديد موظف مسؤول عن كل طاولة يلبّي طلباتها خلال 5 دقائق',
    ),
  },
  E4: {
    failure: lost(
      'Staff were rude to a guest, or chatted or used phones while guests waited',
      'عومل ضيف بأسلوب غير لائق، أو انشغل الموظفون بالحديث أو الجوال والضيوف ينتظرون',
      'Discuss the case with the shift, keep phones off the floor and observe daily',
      'مناقشة ما حدث مع الوردية، ومنع الجوال في الصالة، والمتابعة يوميًا',
    ),
    partly: lost(
      'Staff were polite, but empty glasses or used plates stayed until the guest called',
      'كان التعامل مهذبًا، لكن الأكواب الفارغة أو الأطباق بقيت حتى نداء الضيف',
      'Make a round of the tables every 5 minutes: glasses, plates, requests',
      'تنفيذ جولة على الطاولات كل 5 دقائق: الأكواب والأطباق والطلبات',
    ),
  },
  E5: {
    failure: lost(
      'No manager was seen active on the floor during the visit',
      'لم يُلاحظ حضور المدير ونشاطه في الصالة خلال الزيارة',
      'Schedule a manager on the floor at peak hours, with a round of tables every hour',
      'جدولة حضور المدير في الصالة وقت الذروة، مع جولة على الطاولات كل ساعة',
    ),
  },
  E6: {
    failure: lost(
      'A problem was denied, blamed on the guest or left unsolved',
      'أُنكرت المشكلة، أو حُمّل الضيف مسؤوليتها، أو بقيت دون حل',
      'Let servers apologise and replace a dish immediately; log every complaint',
      'تفويض موظفي الصالة بالاعتذار واستبدال الطبق فورًا، وتسجيل كل شكوى',
    ),
    partly: lost(
      'A problem was put right, but late or without an apology',
      'حُلّت المشكلة، لكن متأخرًا أو دون اعتذار',
      'Practise four steps: listen, apologise, solve within minutes, ask again',
      'التدريب على أربع خطوات: الاستماع والاعتذار والحل خلال دقائق والاطمئنان',
    ),
  },
}
