import type { Section } from '#/domain/questionnaire.ts'
import { rating, timing, yesNo } from './ask.ts'

const arrival: Section = {
  key: 'A',
  title: { en: 'Before arrival and exterior', ar: 'قبل الوصول والمظهر الخارجي' },
  weight: 8,
  questions: [
    yesNo(
      'A1',
      2,
      {
        en: 'Opening hours and map pin matched reality',
        ar: 'أوقات العمل والموقع على الخريطة مطابقان للواقع',
      },
      {
        guidance: {
          en: 'Compare the hours shown on the map with the door sign; the pin must lead to this entrance.',
          ar: 'قارن الأوقات المعروضة على الخريطة بلوحة الباب، ويجب أن يصل بك الموقع إلى هذا المدخل نفسه.',
        },
      },
    ),
    yesNo(
      'A2',
      2,
      {
        en: 'Booking or call was handled politely and promptly',
        ar: 'عومل الحجز أو الاتصال بلباقة وسرعة',
      },
      {
        allowNotApplicable: true,
        guidance: {
          en: 'Prompt: answered within six rings or the booking confirmed within 15 minutes. N/A if you neither called nor booked.',
          ar: 'السرعة: الرد خلال ست رنات أو تأكيد الحجز خلال 15 دقيقة. لا ينطبق إذا لم يسبق الزيارة اتصال أو حجز.',
        },
      },
    ),
    rating(
      'A3',
      2,
      {
        en: 'Facade, sign and lighting were clean and in good repair',
        ar: 'الواجهة واللوحة والإضاءة نظيفة وبحالة جيدة',
      },
      [
        {
          en: 'Rubbish, broken glass or a dark or broken sign made the place look closed.',
          ar: 'نفايات أو زجاج مكسور أو لوحة مطفأة أو تالفة توحي بأن المكان مغلق.',
        },
        {
          en: 'Clearly dirty facade, or several lights or letters of the sign not working.',
          ar: 'واجهة متسخة بوضوح، أو عدة مصابيح أو أحرف من اللوحة لا تعمل.',
        },
        {
          en: 'Generally tidy, with dust, stains or one defect seen from the pavement.',
          ar: 'مرتبة عمومًا، مع غبار أو بقع أو عطل واحد يُرى من الرصيف.',
        },
        {
          en: 'Clean and fully lit; only a small mark seen close up.',
          ar: 'نظيفة وإضاءتها كاملة، ولا يُرى سوى أثر بسيط عن قرب.',
        },
        {
          en: 'Spotless glass, sign and ground; every light works and nothing needs repair.',
          ar: 'الزجاج واللوحة والأرضية بلا أي شائبة، وكل الأضواء تعمل ولا شيء يحتاج إلى صيانة.',
        },
      ],
      {
        photo: 'required',
        guidance: {
          en: 'Take one photo from across the street, without people’s faces.',
          ar: 'التقط صورة واحدة من الجهة المقابلة دون ظهور وجوه.',
        },
      },
    ),
    yesNo(
      'A4',
      2,
      {
        en: 'Entrance was clear and usable for a wheelchair or pram',
        ar: 'المدخل سالك ومناسب لكرسي متحرك أو عربة أطفال',
      },
      {
        allowNotApplicable: true,
        guidance: {
          en: 'A ramp or level way in, at least as wide as a pram, with nothing in the way. N/A inside a mall that has its own entrances.',
          ar: 'منحدر أو مدخل مستوٍ يتسع لعربة أطفال دون عوائق. لا ينطبق داخل مجمع تجاري له مداخله.',
        },
      },
    ),
  ],
}

const welcome: Section = {
  key: 'B',
  title: { en: 'Welcome and seating', ar: 'الاستقبال والجلوس' },
  weight: 12,
  questions: [
    timing(
      'B1',
      3,
      {
        en: 'Minutes from the door to the first acknowledgement',
        ar: 'مدة الانتظار من الدخول حتى أول ترحيب (بالدقائق)',
      },
      [1, 2, 4],
      {
        guidance: {
          en: 'Start as you pass the door. A look with a nod or a word from any member of staff counts.',
          ar: 'يبدأ الحساب عند تجاوز الباب، وتُحتسب نظرة مع إيماءة أو كلمة من أي موظف.',
        },
      },
    ),
    rating(
      'B2',
      3,
      {
        en: 'The greeting was warm, with eye contact',
        ar: 'كان الترحيب ودودًا مع تواصل بصري',
      },
      [
        { en: 'No greeting at all, or a rude one.', ar: 'لا ترحيب إطلاقًا، أو ترحيب فظ.' },
        {
          en: 'A bare question such as “How many?” without looking up.',
          ar: 'سؤال مقتضب مثل «كم شخصًا؟» دون النظر إلى الضيف.',
        },
        {
          en: 'A polite set phrase, with little eye contact and no smile.',
          ar: 'عبارة مهذبة معتادة، مع تواصل بصري قليل وبلا ابتسامة.',
        },
        { en: 'A friendly greeting with eye contact and a smile.', ar: 'ترحيب ودود مع تواصل بصري وابتسامة.' },
        {
          en: 'A warm greeting with eye contact and a personal word, and guests were led to the table.',
          ar: 'ترحيب دافئ مع تواصل بصري وعبارة خاصة بالضيف، ومرافقة الضيوف إلى الطاولة.',
        },
      ],
    ),
    yesNo(
      'B3',
      2,
      {
        en: 'Seating preference was asked (section, privacy, smoking area)',
        ar: 'سُئل الضيف عن تفضيل الجلوس (القسم، الخصوصية، منطقة التدخين)',
      },
      {
        allowNotApplicable: true,
        guidance: {
          en: 'N/A if only one table was free or guests seat themselves.',
          ar: 'لا ينطبق إذا لم تتوفر سوى طاولة واحدة أو كان الضيوف يختارون أماكنهم بأنفسهم.',
        },
      },
    ),
    yesNo(
      'B4',
      3,
      {
        en: 'Table was clean, dry and fully set',
        ar: 'الطاولة نظيفة وجافة ومجهزة بالكامل',
      },
      {
        major: true,
        guidance: {
          en: 'Judge the moment you sit down: surface, seats, cutlery, napkins, salt and pepper.',
          ar: 'الحكم لحظة الجلوس: السطح والمقاعد وأدوات المائدة والمناديل والملح والفلفل.',
        },
      },
    ),
    yesNo(
      'B5',
      1,
      {
        en: 'Announced waiting time proved honest',
        ar: 'كان وقت الانتظار المعلن صادقًا',
      },
      {
        allowNotApplicable: true,
        guidance: {
          en: 'Yes if you were seated at most 5 minutes later than announced. N/A if there was no wait.',
          ar: 'نعم إذا لم يتجاوز التأخير 5 دقائق عن الوقت المعلن. لا ينطبق إذا لم يكن هناك انتظار.',
        },
      },
    ),
  ],
}

const ordering: Section = {
  key: 'C',
  title: { en: 'Menu and ordering', ar: 'القائمة وأخذ الطلب' },
  weight: 14,
  questions: [
    yesNo(
      'C1',
      3,
      {
        en: 'A clean menu was available in Arabic and English',
        ar: 'توفرت قائمة نظيفة بالعربية والإنجليزية',
      },
      {
        guidance: {
          en: 'A digital menu counts if the code works immediately and both languages are complete.',
          ar: 'تُحتسب القائمة الرقمية إذا عمل الرمز مباشرة وكانت اللغتان مكتملتين.',
        },
      },
    ),
    rating(
      'C2',
      3,
      {
        en: 'Server described dishes correctly when asked',
        ar: 'شرح النادل الأطباق بشكل صحيح عند السؤال',
      },
      [
        {
          en: 'Could not or would not describe any dish, or said something that proved wrong.',
          ar: 'لم يستطع وصف أي طبق أو لم يرغب في ذلك، أو ذكر معلومة تبيّن خطؤها.',
        },
        { en: 'Read the menu text aloud and knew nothing beyond it.', ar: 'قرأ نص القائمة فقط ولم يعرف شيئًا غيره.' },
        {
          en: 'Named the main ingredients but had to guess at preparation or size.',
          ar: 'ذكر المكونات الرئيسية لكنه خمّن طريقة التحضير أو الحجم.',
        },
        {
          en: 'Described ingredients and preparation correctly, or asked the kitchen and came back.',
          ar: 'وصف المكونات وطريقة التحضير بشكل صحيح، أو سأل المطبخ وعاد بالجواب.',
        },
        {
          en: 'Described ingredients, preparation, portion and taste correctly and immediately, and compared two dishes.',
          ar: 'وصف المكونات والتحضير والكمية والمذاق بشكل صحيح مباشرة، وقارن بين طبقين.',
        },
      ],
      { guidance: { en: 'Ask about two dishes before ordering.', ar: 'اسأل عن طبقين قبل الطلب.' } },
    ),
    yesNo(
      'C3',
      3,
      {
        en: 'Allergy question was asked or answered with certainty',
        ar: 'سأل النادل عن الحساسية أو أجاب عنها بيقين',
      },
      {
        major: true,
        guidance: {
          en: 'If the server does not ask, ask whether one dish contains nuts. “I think not” is a no; checking with the kitchen is a yes.',
          ar: 'إذا لم يبادر النادل بالسؤال، فاسأل هل يحتوي أحد الأطباق على المكسرات. «أظن لا» تعني «لا»، والتحقق من المطبخ يعني «نعم».',
        },
      },
    ),
    yesNo(
      'C4',
      2,
      {
        en: 'A fitting suggestion was made without pressure',
        ar: 'قُدّم اقتراح مناسب دون إلحاح',
      },
      {
        guidance: {
          en: 'One suggestion that suits the order, and a refusal accepted immediately.',
          ar: 'اقتراح واحد يناسب الطلب، مع تقبّل الاعتذار عنه مباشرة.',
        },
      },
    ),
    yesNo('C5', 3, {
      en: 'Order was read back before the server left',
      ar: 'أعيدت قراءة الطلب قبل مغادرة النادل',
    }),
  ],
}

export const fsr1ArrivalToOrder: readonly Section[] = [arrival, welcome, ordering]
