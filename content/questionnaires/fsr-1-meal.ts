import type { Section } from '#/domain/questionnaire.ts'
import { rating, timing, yesNo } from './ask.ts'

const food: Section = {
  key: 'D',
  title: { en: 'Food and drinks', ar: 'الطعام والمشروبات' },
  weight: 22,
  questions: [
    timing(
      'D1',
      2,
      {
        en: 'Minutes from order to drinks',
        ar: 'مدة الانتظار من الطلب حتى المشروبات (بالدقائق)',
      },
      [5, 8, 12],
      {
        guidance: {
          en: 'From the moment the server leaves with the order to the last drink on the table. Water counts.',
          ar: 'من لحظة مغادرة النادل بالطلب حتى وصول آخر مشروب إلى الطاولة، والماء يُحتسب.',
        },
      },
    ),
    timing(
      'D2',
      4,
      {
        en: 'Minutes from order to main courses',
        ar: 'مدة الانتظار من الطلب حتى الأطباق الرئيسية (بالدقائق)',
      },
      [20, 25, 35],
      {
        guidance: {
          en: 'Stop when the last main course is on the table.',
          ar: 'يتوقف الحساب عند وصول آخر طبق رئيسي إلى الطاولة.',
        },
      },
    ),
    yesNo(
      'D3',
      4,
      {
        en: 'Everything came exactly as ordered',
        ar: 'وصل كل شيء كما طُلب تمامًا',
      },
      {
        guidance: {
          en: 'Include at least one change in your order, such as “no onions” or “sauce on the side”.',
          ar: 'اطلب تعديلًا واحدًا على الأقل، مثل «بدون بصل» أو «الصلصة جانبًا».',
        },
      },
    ),
    rating(
      'D4',
      4,
      {
        en: 'Hot dishes were hot and cold dishes cold',
        ar: 'الأطباق الساخنة ساخنة والباردة باردة',
      },
      [
        { en: 'A main dish was cold, or raw or frozen inside.', ar: 'طبق رئيسي بارد، أو نيء أو مجمّد من الداخل.' },
        { en: 'More than one item was lukewarm.', ar: 'أكثر من صنف فاتر.' },
        { en: 'One item was lukewarm; the others were right.', ar: 'صنف واحد فاتر والبقية بدرجة حرارة صحيحة.' },
        {
          en: 'All at the right temperature on arrival, but one cooled quickly on a cold plate or warmed in the glass.',
          ar: 'الكل بدرجة صحيحة عند الوصول، لكن صنفًا برد سريعًا في طبق بارد أو فقد مشروب برودته.',
        },
        {
          en: 'Hot food steamed on warm plates, cold food and drinks were well chilled to the end.',
          ar: 'الطعام الساخن يتصاعد بخاره في أطباق دافئة، والبارد والمشروبات مبرّدة جيدًا حتى النهاية.',
        },
      ],
    ),
    rating('D5', 5, { en: 'Taste and freshness', ar: 'المذاق والطزاجة' }, [
      {
        en: 'Something was spoiled, sour or burnt and could not be eaten.',
        ar: 'صنف فاسد أو حامض أو محترق لا يمكن أكله.',
      },
      {
        en: 'Stale, dry or badly seasoned; at least one dish was left half eaten.',
        ar: 'طعام بائت أو جاف أو سيئ التتبيل، وتُرك طبق واحد على الأقل دون إكمال.',
      },
      {
        en: 'Edible and fresh, but plain: under- or over-seasoned in part.',
        ar: 'مقبول وطازج لكنه عادي، مع نقص أو زيادة في تتبيل بعضه.',
      },
      {
        en: 'Fresh and well seasoned; one detail such as crust or sauce could be better.',
        ar: 'طازج ومتقن التتبيل، مع تفصيل واحد يمكن تحسينه مثل القرمشة أو الصلصة.',
      },
      {
        en: 'Every dish fresh, balanced and cooked to the point; worth coming back for.',
        ar: 'كل الأطباق طازجة ومتوازنة ومطهوة بإتقان، وتستحق العودة من أجلها.',
      },
    ]),
    rating(
      'D6',
      3,
      {
        en: 'Look and portion matched the menu',
        ar: 'الشكل والكمية مطابقان للقائمة',
      },
      [
        {
          en: 'A main ingredient was missing, or the portion was half of what is shown or stated.',
          ar: 'مكوّن رئيسي ناقص، أو الكمية نصف المعروض أو المذكور.',
        },
        {
          en: 'Clearly smaller or plainer than shown, or carelessly plated with spills.',
          ar: 'أصغر أو أبسط بوضوح من المعروض، أو تقديم مهمل مع انسكابات.',
        },
        {
          en: 'Right ingredients, but one dish differed from the picture or description.',
          ar: 'المكونات صحيحة، لكن طبقًا واحدًا اختلف عن الصورة أو الوصف.',
        },
        {
          en: 'As shown in look and amount; plating neat with a small lapse.',
          ar: 'مطابق في الشكل والكمية، وتقديم مرتب مع هفوة بسيطة.',
        },
        {
          en: 'Every dish matched picture, weight and description, with clean, careful plating.',
          ar: 'كل الأطباق مطابقة للصورة والوزن والوصف، مع تقديم نظيف ومعتنى به.',
        },
      ],
      {
        photo: 'required',
        guidance: {
          en: 'Photograph the main dishes before tasting, discreetly and without flash.',
          ar: 'صوّر الأطباق الرئيسية قبل التذوق، دون لفت الانتباه وبلا فلاش.',
        },
      },
    ),
  ],
}

const care: Section = {
  key: 'E',
  title: { en: 'Care during the meal', ar: 'العناية أثناء الوجبة' },
  weight: 14,
  questions: [
    yesNo(
      'E1',
      3,
      {
        en: 'Satisfaction was checked within 3 minutes of serving',
        ar: 'سُئل الضيف عن رضاه خلال 3 دقائق من التقديم',
      },
      {
        guidance: {
          en: 'A question about the food counts; passing by with a glance does not.',
          ar: 'يُحتسب السؤال عن الطعام، أما المرور مع نظرة فلا يُحتسب.',
        },
      },
    ),
    yesNo(
      'E2',
      2,
      {
        en: 'Staff were neat, in uniform, with a name badge',
        ar: 'الموظفون بمظهر مرتب وزي موحد وبطاقة اسم',
      },
      {
        guidance: {
          en: 'All staff who served you. One missing badge or one stained uniform is a no.',
          ar: 'جميع من خدموا الطاولة؛ بطاقة واحدة ناقصة أو زي واحد متسخ يعني «لا».',
        },
      },
    ),
    yesNo(
      'E3',
      2,
      {
        en: 'Requests were met within 5 minutes',
        ar: 'لُبّيت الطلبات خلال 5 دقائق',
      },
      {
        allowNotApplicable: true,
        guidance: {
          en: 'Ask for something small, such as lemon or another napkin. N/A only if nothing could be asked for.',
          ar: 'اطلب شيئًا بسيطًا مثل الليمون أو منديل إضافي. لا ينطبق فقط إذا تعذّر طلب أي شيء.',
        },
      },
    ),
    rating(
      'E4',
      3,
      {
        en: 'Staff stayed respectful and attentive throughout',
        ar: 'بقي الموظفون محترمين ومنتبهين طوال الزيارة',
      },
      [
        {
          en: 'A member of staff was rude, mocking or argued with a guest.',
          ar: 'صدر من أحد الموظفين تصرف فظ أو ساخر، أو جدال مع ضيف.',
        },
        {
          en: 'Staff chatted or used phones while guests waited; you had to call more than twice.',
          ar: 'انشغل الموظفون بالحديث أو الجوال والضيوف ينتظرون، واحتاج الأمر إلى النداء أكثر من مرتين.',
        },
        {
          en: 'Polite, but glasses stayed empty or plates stood until you called.',
          ar: 'تعامل مهذب، لكن الأكواب بقيت فارغة أو الأطباق مكانها حتى النداء.',
        },
        {
          en: 'Polite and watchful; one moment in which help came late.',
          ar: 'تعامل مهذب ومتابعة جيدة، مع لحظة واحدة تأخرت فيها المساعدة.',
        },
        {
          en: 'Needs were seen before you called, every time, with the same respect from everyone.',
          ar: 'لوحظت الاحتياجات قبل النداء في كل مرة، وبالاحترام نفسه من الجميع.',
        },
      ],
    ),
    yesNo(
      'E5',
      2,
      {
        en: 'A manager was visible and active on the floor',
        ar: 'كان المدير حاضرًا ونشطًا في الصالة',
      },
      {
        guidance: {
          en: 'Seen at least once speaking with guests, helping, or directing staff.',
          ar: 'شوهد مرة واحدة على الأقل يحادث الضيوف أو يساعد أو يوجّه الموظفين.',
        },
      },
    ),
    rating(
      'E6',
      2,
      {
        en: 'A problem was met with apology, remedy and follow-up',
        ar: 'عولجت المشكلة باعتذار وحل ومتابعة',
      },
      [
        { en: 'The problem was denied or the guest was blamed.', ar: 'أُنكرت المشكلة أو حُمّل الضيف مسؤوليتها.' },
        { en: 'The problem was heard, but nothing was done.', ar: 'سُمعت المشكلة ولم يُتخذ أي إجراء.' },
        { en: 'It was put right, late or without an apology.', ar: 'صُحّحت المشكلة متأخرة أو دون اعتذار.' },
        { en: 'Apology and a quick remedy, but no one asked again.', ar: 'اعتذار وحل سريع، دون سؤال لاحق للاطمئنان.' },
        {
          en: 'Immediate apology, remedy within minutes, and a member of staff came back to ask whether all was well.',
          ar: 'اعتذار فوري وحل خلال دقائق، ثم عاد أحد الموظفين للتأكد من أن كل شيء على ما يرام.',
        },
      ],
      {
        allowNotApplicable: true,
        guidance: {
          en: 'N/A if nothing went wrong. Do not make up a complaint.',
          ar: 'لا ينطبق إذا لم تحدث مشكلة. لا تفتعل شكوى.',
        },
      },
    ),
  ],
}

export const fsr1Meal: readonly Section[] = [food, care]
