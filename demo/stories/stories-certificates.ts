import { dallahBranches } from './stories-dallah.ts'
import { saffronBranches } from './stories-saffron.ts'
import type { Sheet } from '#/content/remarks/answer-sheet.ts'
import { completed, type Story } from './stories.ts'

const saffron = { client: 'saffron', type: 'basic', notes: null } as const
const dallah = { client: 'dallah', type: 'basic', notes: null } as const
const grades = { facts: 5, completeness: 5, objectivity: 5, language: 4, punctuality: 5 } as const

type Told = { items: string; total: number; fix: string; narrative: string }
const sheet = (answers: Sheet['answers'], { items, total, fix, narrative }: Told): Sheet => ({
  answers,
  notes: { items_ordered: items, receipt_total: total, likelihood: 9, fix_first: fix, narrative },
})

/** Short visits of the past two years behind the branches' certificates. */
export const certificateStories: readonly Story[] = [
  completed({
    ...saffron,
    key: 'front-first',
    branch: saffronBranches.front,
    day: -431,
    time: '13:20',
    shopper: 'majed',
    sheet: sheet(
      { Q1: 0.5, Q2: 5, Q4: 3, Q5: 5 },
      {
        items: '1 chicken kabsa\n1 laban',
        total: 58,
        fix: 'Wipe the tray return more often at lunch time.',
        narrative:
          'I came at lunch time and was greeted at once. Three people stood in front of me and I paid after three minutes; the order was repeated and a side was suggested. The kabsa came hot three minutes later and was exactly what I had ordered. The tables around me were wiped as soon as somebody left. I was thanked on my way out.',
      },
    ),
    grades,
    note: 'Clear times from door to door.',
  }),
  completed({
    ...saffron,
    key: 'front-second',
    branch: saffronBranches.front,
    day: -415,
    time: '18:40',
    shopper: 'lama',
    sheet: sheet(
      { Q1: 0.5, Q2: 4, Q5: 5, Q8: 5 },
      {
        items: '1 مندي دجاج\n1 سلطة\n1 ماء',
        total: 64,
        fix: 'توضيح مدة الانتظار لمن يصل وقت الزحام.',
        narrative:
          'وصلت قبيل المغرب وكان الفرع هادئًا. رحّب بي موظف الاستقبال باسمه وسألني عن طلبي دون استعجال، ثم أعاده كاملًا قبل الدفع. جاء الطبق ساخنًا خلال خمس دقائق كما طُلب، وكانت الطاولة والأرضية نظيفتين، والإيصال صحيحًا، وودّعني الموظف بكلمة شكر.',
      },
    ),
    grades,
    note: 'وصف مرتب وواضح.',
  }),
  completed({
    ...saffron,
    key: 'front-third',
    branch: saffronBranches.front,
    day: -398,
    time: '20:10',
    shopper: 'sara',
    sheet: sheet(
      { Q1: 0.5, Q4: 3, Q8: 4, Q13: 5 },
      {
        items: '1 برياني لحم\n1 عصير برتقال',
        total: 71,
        fix: 'اقتراح طبق جانبي مناسب مع الطلب.',
        narrative:
          'استقبلني الموظف بابتسامة فور دخولي، وكان أمامي شخصان فقط. سألت عن درجة الحرارة في البرياني فأجابني بدقة وعرض عليّ تذوق الصلصة. وصل الطلب بعد أربع دقائق كاملًا، واللحم طري والعصير طازج. دورة المياه نظيفة ومجهزة، وشُكرت عند الباب.',
      },
    ),
    grades,
    note: 'ملاحظات دقيقة ومفيدة.',
  }),
  completed({
    ...saffron,
    key: 'khobar-before',
    branch: saffronBranches.khobar,
    day: -232,
    time: '14:05',
    shopper: 'yousef',
    sheet: sheet(
      { Q1: 0.5, Q2: 4, Q5: 5, Q11: 5 },
      {
        items: '1 grilled fish plate\n1 mint lemonade',
        total: 79,
        fix: 'Say how long the grill takes when somebody orders fish.',
        narrative:
          'The host looked up the moment I came in and wished me a good afternoon. The cashier knew which fish was fresh that day and offered a lemonade with it. Three minutes later the plate was on my table, still sizzling, with the sauce beside it as I had asked. The floor had just been mopped and the sign stood where it should. Two voices thanked me when I left.',
      },
    ),
    grades,
    note: 'Good eye for detail.',
  }),
  completed({
    ...saffron,
    key: 'corniche-before',
    branch: saffronBranches.corniche,
    day: -214,
    time: '21:15',
    shopper: 'lama',
    sheet: sheet(
      { Q2: 4, Q4: 4, Q5: 4, Q8: 4 },
      {
        items: '1 مشاوي مشكلة\n1 حمص\n1 مياه غازية',
        total: 96,
        fix: 'فتح صندوق ثانٍ في المساء حين يطول الصف.',
        narrative:
          'دخلت مساءً والفرع ممتلئ، فرحّبت بي موظفة عند الباب وأشارت إلى الصف. دفعت بعد خمس دقائق تقريبًا، وأُعيد الطلب عليّ كلمة كلمة. وصلت المشاوي ناضجة وساخنة بعد أربع دقائق، والحمص طازج. كانت الطاولات تُمسح باستمرار، والموظفون بزيّ نظيف، وودّعني أحدهم.',
      },
    ),
    grades,
    note: 'أحسنتِ في ضبط الأوقات.',
  }),
  completed({
    ...dallah,
    key: 'rawdah-winter',
    branch: dallahBranches.rawdah,
    day: -203,
    time: '10:30',
    shopper: 'sara',
    sheet: sheet(
      { Q2: 4, Q4: 3, Q8: 4 },
      {
        items: '1 كورتادو\n1 كوكيز',
        total: 32,
        fix: 'ترتيب منضدة الإضافات بعد الذروة.',
        narrative:
          'حيّاني الباريستا بصوت واضح قبل أن أصل إلى المنضدة، وسألني عن نوع الحليب. انتظرت ثلاث دقائق في الصف، وتسلّمت الكورتادو بعد أربع، حرارته مناسبة ورغوته ناعمة. المكان مرتب والموسيقى هادئة، والإيصال مطابق، وشكرني الموظف باسمي.',
      },
    ),
    grades,
    note: 'تقرير موجز وكامل.',
  }),
  completed({
    ...saffron,
    key: 'khobar-summer',
    branch: saffronBranches.khobar,
    day: -161,
    time: '19:50',
    shopper: 'majed',
    sheet: sheet(
      { Q1: 0.5, Q4: 3, Q8: 5, Q13: 4 },
      {
        items: '1 lamb shank\n1 fattoush\n1 still water',
        total: 92,
        fix: 'Refill the napkin holders before the evening.',
        narrative:
          'A quiet evening. The greeting was warm and came within seconds. I asked which dish was least spicy and got a straight answer and a suggestion. The shank arrived after five minutes, tender, with the bread still steaming. A supervisor walked the room twice and straightened chairs. The receipt matched the menu to the halala, and the cashier hoped to see me again.',
      },
    ),
    grades,
    note: 'Facts first, then the impression: well done.',
  }),
  completed({
    ...saffron,
    key: 'corniche-summer',
    branch: saffronBranches.corniche,
    day: -152,
    time: '17:30',
    shopper: 'sara',
    sheet: sheet(
      { Q1: 0.5, Q2: 4, Q5: 4, Q11: 4 },
      {
        items: '1 كبسة لحم\n1 لبن',
        total: 67,
        fix: 'تقديم اقتراح لمشروب أو مقبلات مع الطلب.',
        narrative:
          'كان الاستقبال سريعًا ولطيفًا رغم اقتراب وقت العصر. شرح لي الموظف الفرق بين نوعي الكبسة، ثم قرأ الطلب عليّ قبل الدفع. انتظرت ثلاث دقائق حتى وصل الطبق، وكان الأرز مفلفلًا واللحم طريًا. الأرضية نظيفة والإضاءة جيدة، وسمعت كلمة شكر عند خروجي.',
      },
    ),
    grades,
    note: 'وصف متوازن.',
  }),
  completed({
    ...dallah,
    key: 'rawdah-spring',
    branch: dallahBranches.rawdah,
    day: -141,
    time: '16:20',
    shopper: 'majed',
    sheet: sheet(
      { Q1: 0.5, Q4: 3, Q5: 5, Q13: 4 },
      {
        items: '1 flat white\n1 date cake',
        total: 44,
        fix: 'Wipe the shelf under the sugar jars.',
        narrative:
          'I was greeted by two people at once and asked whether I knew the beans of the week. The queue moved fast. My flat white was poured in front of me after three minutes, and the cake was cut fresh. Somebody cleared the table next to mine without being asked. The goodbye was as friendly as the welcome.',
      },
    ),
    grades,
    note: 'Short and to the point.',
  }),
]
