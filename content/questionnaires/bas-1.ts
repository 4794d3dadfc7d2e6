import type { QuestionnaireDefinition, Section } from '#/domain/questionnaire.ts'
import { rating, timing, yesNo } from './ask.ts'
import { bas1Failures } from './bas-1-failures.ts'
import { bas1Notes } from './notes.ts'
import { withFailures } from './write-failures.ts'

const arrival: Section = {
  key: 'S1',
  title: { en: 'Arrival', ar: 'الوصول' },
  weight: 15,
  questions: [
    timing('Q1', 5, { en: 'Minutes to the first greeting', ar: 'مدة الانتظار حتى أول ترحيب (بالدقائق)' }, [0.5, 1, 2], {
      guidance: {
        en: 'From the door to the first word or nod. Half a minute is 0.5.',
        ar: 'من الباب حتى أول كلمة أو إيماءة. نصف دقيقة تُكتب 0.5.',
      },
    }),
    rating('Q2', 6, { en: 'The welcome was friendly', ar: 'كان الترحيب ودودًا' }, [
      { en: 'Ignored, or spoken to rudely.', ar: 'تجاهل تام أو حديث فظ.' },
      { en: 'Only “Next” or “Order?”, without looking up.', ar: 'كلمة «التالي» أو «طلبك؟» فقط دون النظر إلى الضيف.' },
      { en: 'A polite set phrase without a smile.', ar: 'عبارة مهذبة معتادة بلا ابتسامة.' },
      { en: 'A greeting with eye contact and a smile.', ar: 'ترحيب مع تواصل بصري وابتسامة.' },
      {
        en: 'A warm greeting with a smile and a personal word, even with a queue.',
        ar: 'ترحيب دافئ بابتسامة وعبارة خاصة بالضيف، حتى مع وجود صف.',
      },
    ]),
    rating(
      'Q3',
      4,
      { en: 'Facade and entrance were clean', ar: 'الواجهة والمدخل نظيفان' },
      [
        { en: 'Rubbish or broken glass at the door.', ar: 'نفايات أو زجاج مكسور عند الباب.' },
        { en: 'Dirty glass and floor, or a sign that does not light.', ar: 'زجاج وأرضية متسخان، أو لوحة لا تضيء.' },
        {
          en: 'Tidy, with fingerprints, stains or leaves at the entrance.',
          ar: 'مرتب، مع بصمات أو بقع أو أوراق متساقطة عند المدخل.',
        },
        { en: 'Clean; one small mark seen close up.', ar: 'نظيف، مع أثر بسيط واحد يُرى عن قرب.' },
        { en: 'Spotless glass, floor and sign.', ar: 'الزجاج والأرضية واللوحة بلا أي شائبة.' },
      ],
      {
        photo: 'required',
        guidance: {
          en: 'One photo from outside, without people’s faces.',
          ar: 'صورة واحدة من الخارج دون ظهور وجوه.',
        },
      },
    ),
  ],
}

const order: Section = {
  key: 'S2',
  title: { en: 'Order', ar: 'الطلب' },
  weight: 25,
  questions: [
    timing('Q4', 7, { en: 'Minutes in the queue', ar: 'مدة الانتظار في الصف (بالدقائق)' }, [3, 5, 8], {
      guidance: {
        en: 'From joining the queue to the first question about your order.',
        ar: 'من الوقوف في الصف حتى أول سؤال عن الطلب.',
      },
    }),
    rating(
      'Q5',
      6,
      { en: 'Staff knew the menu', ar: 'الموظف يعرف القائمة' },
      [
        { en: 'Gave a wrong answer or refused to answer.', ar: 'أجاب إجابة خاطئة أو رفض الإجابة.' },
        { en: 'Knew prices only and pointed at the board.', ar: 'يعرف الأسعار فقط ويشير إلى اللوحة.' },
        { en: 'Knew the common items, guessed at the rest.', ar: 'يعرف الأصناف الشائعة ويخمّن البقية.' },
        { en: 'Answered ingredients and sizes correctly.', ar: 'أجاب عن المكونات والأحجام بشكل صحيح.' },
        {
          en: 'Explained ingredients, allergens and the difference between two items immediately.',
          ar: 'شرح مباشرة المكونات ومسببات الحساسية والفرق بين صنفين.',
        },
      ],
      { guidance: { en: 'Ask about one item before ordering.', ar: 'اسأل عن صنف واحد قبل الطلب.' } },
    ),
    yesNo(
      'Q6',
      4,
      { en: 'One fitting suggestion was offered', ar: 'عُرض اقتراح مناسب' },
      {
        guidance: {
          en: 'It must suit the order. Pressing after a refusal is a no.',
          ar: 'يجب أن يناسب الطلب. الإلحاح بعد الاعتذار يعني «لا».',
        },
      },
    ),
    yesNo(
      'Q7',
      8,
      { en: 'Order was confirmed before payment', ar: 'أكّد الموظف الطلب قبل الدفع' },
      {
        guidance: {
          en: 'Read back aloud or shown on a screen facing you.',
          ar: 'بقراءته بصوت مسموع أو عرضه على شاشة أمام الضيف.',
        },
      },
    ),
  ],
}

const product: Section = {
  key: 'S3',
  title: { en: 'Product', ar: 'المنتج' },
  weight: 30,
  questions: [
    timing(
      'Q8',
      7,
      { en: 'Minutes from payment to product', ar: 'مدة الانتظار من الدفع حتى الاستلام (بالدقائق)' },
      [4, 6, 10],
    ),
    yesNo(
      'Q9',
      8,
      { en: 'Order was exactly right', ar: 'كان الطلب صحيحًا تمامًا' },
      {
        guidance: {
          en: 'Item, size, milk, sugar, additions and anything you asked to leave out.',
          ar: 'الصنف والحجم والحليب والسكر والإضافات وكل ما طُلب حذفه.',
        },
      },
    ),
    rating('Q10', 5, { en: 'Temperature was right', ar: 'درجة الحرارة مناسبة' }, [
      {
        en: 'Cold where it should be hot, or warm where it should be cold.',
        ar: 'بارد بينما يجب أن يكون ساخنًا، أو دافئ بينما يجب أن يكون باردًا.',
      },
      { en: 'Lukewarm from the first sip or bite.', ar: 'فاتر من أول رشفة أو لقمة.' },
      { en: 'Acceptable, but too hot to drink or soon lukewarm.', ar: 'مقبول، لكنه ساخن جدًا على الشرب أو فتر سريعًا.' },
      { en: 'Right on arrival; one item slightly off.', ar: 'مناسب عند الاستلام، مع صنف واحد دون المطلوب قليلًا.' },
      { en: 'Exactly right for every item, to the end.', ar: 'مناسب تمامًا لكل صنف حتى النهاية.' },
    ]),
    rating('Q11', 7, { en: 'Taste and freshness', ar: 'المذاق والطزاجة' }, [
      { en: 'Spoiled, burnt or undrinkable.', ar: 'فاسد أو محترق أو لا يُشرب.' },
      { en: 'Stale, bitter or watery; not finished.', ar: 'بائت أو مرّ أو مخفف بالماء، ولم يُكمل.' },
      { en: 'Fresh but plain or uneven.', ar: 'طازج لكنه عادي أو غير متوازن.' },
      { en: 'Fresh and well made; one detail could be better.', ar: 'طازج ومحضّر جيدًا، مع تفصيل واحد يمكن تحسينه.' },
      { en: 'Fresh, balanced and worth coming back for.', ar: 'طازج ومتوازن ويستحق العودة من أجله.' },
    ]),
    yesNo(
      'Q12',
      3,
      {
        en: 'Cup, plate or pack was clean and neat',
        ar: 'الكوب أو الطبق أو التغليف نظيف ومرتب',
      },
      {
        photo: 'required',
        guidance: {
          en: 'Photograph the product as handed over, before tasting.',
          ar: 'صوّر المنتج كما سُلّم إليك، قبل التذوق.',
        },
      },
    ),
  ],
}

const cleanliness: Section = {
  key: 'S4',
  title: { en: 'Cleanliness', ar: 'النظافة' },
  weight: 20,
  questions: [
    rating(
      'Q13',
      6,
      {
        en: 'Counter, tables and floor were clean',
        ar: 'المنضدة والطاولات والأرضية نظيفة',
      },
      [
        {
          en: 'Waste or spills in several places, with no one cleaning.',
          ar: 'نفايات أو انسكابات في عدة مواضع ولا أحد ينظف.',
        },
        { en: 'Sticky counter or several uncleared tables.', ar: 'منضدة لزجة أو عدة طاولات لم تُرفع.' },
        {
          en: 'Mostly clean; one table or spill left for over 10 minutes.',
          ar: 'نظيفة في معظمها، وبقيت طاولة أو بقعة أكثر من 10 دقائق.',
        },
        { en: 'Clean, with a few crumbs or marks.', ar: 'نظيفة، مع فتات أو آثار قليلة.' },
        { en: 'Spotless, and cleaned while you watched.', ar: 'بلا أي شائبة، وتُنظف باستمرار أثناء الزيارة.' },
      ],
    ),
    yesNo(
      'Q14',
      5,
      {
        en: 'Staff handled food and drinks hygienically',
        ar: 'تعامل الموظفون مع الطعام والشراب بنظافة',
      },
      {
        major: true,
        guidance: {
          en: 'Gloves or tongs for food; no fingers inside cups; no money or phone with food gloves.',
          ar: 'قفازات أو ملاقط للطعام، ودون لمس داخل الأكواب، ودون لمس النقود أو الجوال بقفازات الطعام.',
        },
      },
    ),
    rating(
      'Q15',
      4,
      { en: 'Restroom was clean and stocked', ar: 'دورة المياه نظيفة ومجهزة' },
      [
        { en: 'Unusable, filthy or locked without reason.', ar: 'غير صالحة للاستخدام أو شديدة الاتساخ أو مغلقة بلا سبب.' },
        { en: 'Smell and wet floor, or no soap and no paper.', ar: 'رائحة وأرضية مبللة، أو لا صابون ولا مناديل.' },
        {
          en: 'Usable; one of soap, water and paper was missing.',
          ar: 'صالحة للاستخدام، وينقصها الصابون أو الماء أو المناديل.',
        },
        { en: 'Clean and stocked; a few drops on the floor.', ar: 'نظيفة ومجهزة، مع قطرات قليلة على الأرضية.' },
        { en: 'Dry, fresh and fully stocked.', ar: 'جافة ومنعشة ومجهزة بالكامل.' },
      ],
      {
        allowNotApplicable: true,
        photo: 'never',
        guidance: {
          en: 'N/A if the branch has none. Never take a camera inside.',
          ar: 'لا ينطبق إذا لم تكن في الفرع دورة مياه. لا تُستخدم الكاميرا داخلها إطلاقًا.',
        },
      },
    ),
    yesNo(
      'Q16',
      5,
      {
        en: 'No insects, pests or foreign body were seen',
        ar: 'لم تُشاهد حشرات أو قوارض أو جسم غريب',
      },
      {
        critical: true,
        photo: 'on_fail',
        guidance: {
          en: 'If you see any, photograph it where it is and note the exact time and place.',
          ar: 'عند مشاهدة شيء منها صوّره في مكانه ودوّن الوقت والموضع بدقة.',
        },
      },
    ),
  ],
}

const farewell: Section = {
  key: 'S5',
  title: { en: 'Payment and farewell', ar: 'الدفع والتوديع' },
  weight: 10,
  questions: [
    yesNo(
      'Q17',
      6,
      { en: 'Receipt was a correct tax invoice', ar: 'الإيصال فاتورة ضريبية صحيحة' },
      {
        major: true,
        photo: 'required',
        guidance: {
          en: 'Items, VAT number and QR code. Photograph the whole receipt and cover card digits.',
          ar: 'الأصناف والرقم الضريبي ورمز الاستجابة السريعة. صوّر الإيصال كاملًا مع حجب أرقام البطاقة.',
        },
      },
    ),
    yesNo('Q18', 4, { en: 'Guest was thanked on leaving', ar: 'شُكر الضيف عند المغادرة' }),
  ],
}

/** The short visit of a cafe or quick-service branch: 18 scored questions in 5 sections, weights adding up to 100. */
export const bas1: QuestionnaireDefinition = {
  code: 'BAS-1',
  version: 1,
  evaluationType: 'basic',
  title: { en: 'Basic visit: cafe or quick service', ar: 'زيارة أساسية: مقهى أو خدمة سريعة' },
  sections: withFailures([arrival, order, product, cleanliness, farewell], bas1Failures),
  unscored: bas1Notes,
}
