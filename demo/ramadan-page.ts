import type { Lang } from '#/domain/text.ts'
import { newBlock } from '#/features/site/pages/blank.ts'
import type { Block, BlockProps, BlockType, PageContent } from '#/features/site/pages/content.ts'

const block = <T extends BlockType>(type: T, id: string, props: Partial<BlockProps[T]>): Block => {
  const empty = newBlock(type, id)
  return { ...empty, props: { ...empty.props, ...props } } as Block
}

const words = {
  en: {
    kicker: 'Ramadan',
    title: 'Mystery visits in Ramadan',
    text: 'Full tables at sunset, short nights, new staff: the month in which guests notice most. See how your branches hold up while there is still time to act.',
    order: 'Prices of a visit',
    ask: 'Talk to a consultant',
    stepsTitle: 'How we visit in Ramadan',
    steps: [
      ['Iftar and suhoor', 'Visits take place at iftar, later in the evening or at suhoor, when your branch is open.'],
      [
        'With respect',
        'Shoppers never eat, drink or photograph food in public before sunset, and wait for the call to prayer.',
      ],
      [
        'Same questions',
        'The questionnaire stays the same, so that you can compare the month with the rest of the year.',
      ],
    ],
    questionsTitle: 'Questions and answers',
    questions: [
      ['Does a visit cost more in Ramadan?', 'No. Prices are the same all year.'],
      [
        'How early should we order?',
        'Two weeks before the visit is best, because shoppers choose their evenings early.',
      ],
    ],
    closing: 'Order a visit for the first week',
    closingText: 'The first week shows what the rest of the month will be like.',
  },
  ar: {
    kicker: 'رمضان',
    title: 'زيارات المتسوّق السري في رمضان',
    text: 'طاولات مكتملة عند الغروب، وليالٍ قصيرة، وموظفون جدد: شهر يلاحظ فيه الضيوف كل شيء. اعرف كيف تسير فروعك وما زال في الشهر متسع للتصحيح.',
    order: 'أسعار الزيارة',
    ask: 'التحدث مع مستشار',
    stepsTitle: 'كيف نزور في رمضان',
    steps: [
      ['الإفطار والسحور', 'تجري الزيارات وقت الإفطار أو مساءً أو وقت السحور، بحسب أوقات عمل فرعك.'],
      ['باحترام الشهر', 'لا يأكل المتسوّق ولا يشرب ولا يصوّر طعامًا في مكان عام قبل الغروب، وينتظر الأذان.'],
      ['الأسئلة نفسها', 'لا يتغير نموذج التقييم، لتقارن الشهر ببقية السنة.'],
    ],
    questionsTitle: 'أسئلة وأجوبة',
    questions: [
      ['هل ترتفع أسعار الزيارات في رمضان؟', 'لا، الأسعار واحدة طوال السنة.'],
      ['متى نطلب الزيارة؟', 'الأفضل قبل موعدها بأسبوعين، لأن المتسوّقين يحجزون أمسياتهم مبكرًا.'],
    ],
    closing: 'طلب زيارة للأسبوع الأول',
    closingText: 'الأسبوع الأول يُظهر كيف سيسير بقية الشهر.',
  },
} as const

const blocksIn = (lang: Lang): Block[] => {
  const say = words[lang]
  const ways = {
    buttonLabel: say.order,
    buttonTo: '/plans#visit-prices',
    secondLabel: say.ask,
    secondTo: '/consultant?topic=mystery-shopping',
  }
  return [
    block('Hero', 'hero', { kicker: say.kicker, title: say.title, text: say.text, look: 'brand', ...ways }),
    block('Steps', 'steps', {
      title: say.stepsTitle,
      items: say.steps.map(([title, text]) => ({ title, text })),
    }),
    block('Questions', 'questions', {
      title: say.questionsTitle,
      items: say.questions.map(([question, answer]) => ({ question, answer })),
    }),
    block('CallToAction', 'closing', { title: say.closing, text: say.closingText, ...ways }),
  ]
}

/** A page of the demo world made with the page builder. */
export const ramadanPage: PageContent = {
  title: { en: words.en.title, ar: words.ar.title },
  description: {
    en: 'Mystery visits to restaurants and cafes at iftar, in the evening and at suhoor, with the same questions as in the rest of the year.',
    ar: 'زيارات المتسوّق السري للمطاعم والمقاهي وقت الإفطار ومساءً ووقت السحور، بالأسئلة نفسها طوال السنة.',
  },
  imageId: '',
  noindex: false,
  blocks: { en: blocksIn('en'), ar: blocksIn('ar') },
}
