import type { Section } from '#/domain/questionnaire.ts'
import { rating, timing, yesNo } from './ask.ts'

const cleanliness: Section = {
  key: 'F',
  title: { en: 'Cleanliness and visible food safety', ar: 'النظافة وسلامة الغذاء الظاهرة' },
  weight: 16,
  questions: [
    rating(
      'F1',
      3,
      {
        en: 'Floors, tables and chairs were kept clean',
        ar: 'الأرضيات والطاولات والكراسي نظيفة طوال الزيارة',
      },
      [
        {
          en: 'Food waste or spills lay in several places through the whole visit.',
          ar: 'بقايا طعام أو انسكابات في عدة مواضع طوال الزيارة.',
        },
        {
          en: 'Several uncleared tables, or sticky surfaces and stained chairs.',
          ar: 'عدة طاولات لم تُرفع، أو أسطح لزجة وكراسٍ متسخة.',
        },
        {
          en: 'Mostly clean; one table or spill stayed for more than 10 minutes.',
          ar: 'نظيفة في معظمها، وبقيت طاولة أو بقعة أكثر من 10 دقائق.',
        },
        {
          en: 'Clean throughout; tables cleared within 10 minutes, with crumbs in one corner.',
          ar: 'نظيفة طوال الزيارة وتُرفع الطاولات خلال 10 دقائق، مع فتات في زاوية واحدة.',
        },
        {
          en: 'Spotless at arrival and departure; tables cleared and wiped within 5 minutes.',
          ar: 'بلا أي شائبة عند الوصول والمغادرة، وتُرفع الطاولات وتُمسح خلال 5 دقائق.',
        },
      ],
    ),
    rating(
      'F2',
      3,
      {
        en: 'Restroom was clean, dry and odour-free',
        ar: 'دورة المياه نظيفة وجافة وبلا رائحة',
      },
      [
        {
          en: 'Unusable: blocked, flooded, filthy or locked without reason.',
          ar: 'غير صالحة للاستخدام: مسدودة أو مغمورة بالماء أو شديدة الاتساخ أو مغلقة بلا سبب.',
        },
        { en: 'Strong smell, wet floor and overflowing bin.', ar: 'رائحة قوية وأرضية مبللة وسلة ممتلئة.' },
        {
          en: 'Usable, with puddles, marks on the basin or a slight smell.',
          ar: 'صالحة للاستخدام، مع تجمع ماء أو آثار على المغسلة أو رائحة خفيفة.',
        },
        {
          en: 'Clean and without smell; a few drops on the floor or basin.',
          ar: 'نظيفة وبلا رائحة، مع قطرات قليلة على الأرضية أو المغسلة.',
        },
        {
          en: 'Dry, spotless and fresh, with a signed cleaning sheet of the last two hours.',
          ar: 'جافة وخالية من أي شائبة وذات رائحة منعشة، مع جدول تنظيف موقّع خلال آخر ساعتين.',
        },
      ],
      {
        photo: 'never',
        guidance: {
          en: 'Never take a camera into a restroom: describe it in the comment.',
          ar: 'لا تُستخدم الكاميرا داخل دورة المياه إطلاقًا، ويُكتفى بالوصف في التعليق.',
        },
      },
    ),
    yesNo(
      'F3',
      2,
      {
        en: 'Soap, water and paper were available',
        ar: 'الصابون والماء والمناديل متوفرة',
      },
      {
        photo: 'never',
        guidance: {
          en: 'Try the tap and the soap. A working hand dryer counts as paper for the hands.',
          ar: 'جرّب الصنبور والصابون، ويُعدّ مجفف الأيدي العامل بديلًا عن مناديل اليدين.',
        },
      },
    ),
    yesNo(
      'F4',
      4,
      {
        en: 'No insects, pests or foreign body in food were seen',
        ar: 'لم تُشاهد حشرات أو قوارض أو جسم غريب في الطعام',
      },
      {
        critical: true,
        photo: 'on_fail',
        guidance: {
          en: 'If you see any, photograph it where it is, stop eating, and note the exact time and place.',
          ar: 'عند مشاهدة شيء منها صوّره في مكانه، وتوقف عن الأكل، ودوّن الوقت والموضع بدقة.',
        },
      },
    ),
    yesNo(
      'F5',
      2,
      {
        en: 'Visible food handlers used gloves or tools properly',
        ar: 'استخدم مناولو الطعام الظاهرون القفازات أو الأدوات بشكل صحيح',
      },
      {
        allowNotApplicable: true,
        major: true,
        guidance: {
          en: 'Money or phones touched with food gloves is a no. N/A if no preparation can be seen from the room.',
          ar: 'لمس النقود أو الجوال بقفازات الطعام يعني «لا». لا ينطبق إذا كان التحضير غير مرئي من الصالة.',
        },
      },
    ),
    rating(
      'F6',
      2,
      {
        en: 'Air, temperature and noise level were comfortable',
        ar: 'الهواء والحرارة ومستوى الصوت مريحة',
      },
      [
        {
          en: 'Smoke, heat, cold or noise made you want to leave.',
          ar: 'دخان أو حر أو برد أو ضجيج يدفع إلى المغادرة.',
        },
        {
          en: 'You had to raise your voice, or kitchen smell and heat lasted.',
          ar: 'احتاج الحديث إلى رفع الصوت، أو استمرت رائحة المطبخ وحرارته.',
        },
        {
          en: 'Bearable, with a draught, a warm corner or loud music for a while.',
          ar: 'محتمل، مع تيار هواء أو زاوية حارة أو موسيقى عالية لبعض الوقت.',
        },
        {
          en: 'Comfortable; normal conversation possible almost all the time.',
          ar: 'مريح، والحديث بصوت عادي ممكن معظم الوقت.',
        },
        {
          en: 'Fresh air, pleasant temperature and easy conversation from start to end.',
          ar: 'هواء نقي وحرارة لطيفة وحديث مريح من البداية إلى النهاية.',
        },
      ],
    ),
  ],
}

const farewell: Section = {
  key: 'G',
  title: { en: 'Bill and farewell', ar: 'الفاتورة والتوديع' },
  weight: 8,
  questions: [
    timing(
      'G1',
      2,
      {
        en: 'Minutes from asking to receiving the bill',
        ar: 'مدة الانتظار من طلب الفاتورة حتى وصولها (بالدقائق)',
      },
      [5, 8, 12],
    ),
    yesNo(
      'G2',
      3,
      {
        en: 'Bill was a correct tax invoice (items, VAT number, QR code)',
        ar: 'الفاتورة ضريبية صحيحة (الأصناف والرقم الضريبي ورمز الاستجابة السريعة)',
      },
      {
        major: true,
        photo: 'required',
        guidance: {
          en: 'Photograph the whole bill, flat and sharp. Cover card digits.',
          ar: 'صوّر الفاتورة كاملة ومستوية وواضحة، مع حجب أرقام البطاقة.',
        },
      },
    ),
    yesNo(
      'G3',
      2,
      {
        en: 'Electronic payment was accepted without conditions',
        ar: 'قُبل الدفع الإلكتروني دون شروط',
      },
      {
        guidance: {
          en: 'A minimum amount, a surcharge or “the machine is down” is a no.',
          ar: 'اشتراط حد أدنى أو إضافة رسوم أو «الجهاز معطل» يعني «لا».',
        },
      },
    ),
    yesNo(
      'G4',
      1,
      {
        en: 'Guests were thanked and invited back',
        ar: 'شُكر الضيوف ودُعوا للعودة',
      },
      {
        guidance: {
          en: 'Thanks and an invitation to return, such as “See you again”. Thanks alone is a no.',
          ar: 'شكر مع دعوة للعودة مثل «نراكم مرة أخرى». الشكر وحده يعني «لا».',
        },
      },
    ),
  ],
}

const guestRights: Section = {
  key: 'H',
  title: { en: 'Guest rights and local rules', ar: 'حقوق الضيف والاشتراطات المحلية' },
  weight: 6,
  questions: [
    yesNo(
      'H1',
      2,
      {
        en: 'Calories and allergens were shown for the dishes ordered',
        ar: 'السعرات ومسببات الحساسية معروضة للأطباق المطلوبة',
      },
      {
        guidance: {
          en: 'On the menu, board or digital menu, before ordering, for every dish you ordered.',
          ar: 'في القائمة أو اللوحة أو القائمة الرقمية، قبل الطلب، لكل طبق طلبته.',
        },
      },
    ),
    yesNo(
      'H2',
      1,
      {
        en: 'The bill added nothing beyond the displayed prices',
        ar: 'لم تُضف الفاتورة شيئًا على الأسعار المعروضة',
      },
      {
        guidance: {
          en: 'Compare each line with the menu: no service fee, no cover charge, prices include VAT.',
          ar: 'قارن كل بند بالقائمة: لا رسوم خدمة ولا رسوم جلوس، والأسعار شاملة الضريبة.',
        },
      },
    ),
    yesNo(
      'H3',
      1,
      {
        en: 'No one smoked outside the marked area',
        ar: 'لم يدخن أحد خارج المنطقة المخصصة',
      },
      {
        guidance: {
          en: 'Guests and staff alike, electronic cigarettes included, inside and at the entrance.',
          ar: 'يشمل الضيوف والموظفين والسجائر الإلكترونية، في الداخل وعند المدخل.',
        },
      },
    ),
    yesNo(
      'H4',
      2,
      {
        en: 'All guests around were treated with equal respect',
        ar: 'عومل جميع الضيوف بالاحترام نفسه',
      },
      {
        guidance: {
          en: 'Watch how families, single guests, workers and non-Arabic speakers are served.',
          ar: 'لاحظ كيف تُخدم العائلات والأفراد والعمال وغير الناطقين بالعربية.',
        },
      },
    ),
  ],
}

export const fsr1CleanlinessToRights: readonly Section[] = [cleanliness, farewell, guestRights]
