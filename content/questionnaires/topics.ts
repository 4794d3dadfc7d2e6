import type { QuestionTopic } from '#/domain/fieldwork/topics.ts'
import type { Text } from '#/domain/text.ts'

export const topicNames: Record<QuestionTopic, Text> = {
  food_safety: { en: 'Food safety', ar: 'سلامة الغذاء' },
  temperature: { en: 'Temperatures', ar: 'درجات الحرارة' },
  cleanliness: { en: 'Cleanliness', ar: 'النظافة' },
  staff_hygiene: { en: 'Staff hygiene', ar: 'النظافة الشخصية' },
  pests: { en: 'Pests', ar: 'الآفات' },
  equipment: { en: 'Building and equipment', ar: 'المبنى والمعدات' },
  papers: { en: 'Documents and guest rights', ar: 'المستندات وحقوق الضيوف' },
  menu_information: { en: 'Menu and allergens', ar: 'القائمة ومسببات الحساسية' },
  service: { en: 'Service', ar: 'الخدمة' },
}

type Keys = Readonly<Partial<Record<QuestionTopic, string>>>

/**
 * Topics of the shipped questionnaires by their codes: question keys of each topic, separated by spaces. Kept beside the
 * questionnaires, so that published versions, which are frozen, need no change.
 */
const keysByTopic: Readonly<Record<string, Keys>> = {
  'BOH-1': {
    food_safety: 'A1 A2 A3 A4 A5 A6 B6 C1 C2 C3 C4 C6 D5 D6',
    temperature: 'B1 B2 B3 B4 B5 B7 D1 D2 D3 D4',
    cleanliness: 'F3 F4 F5 F6',
    staff_hygiene: 'E1 E2 E3 E4 E5 E6 F7',
    pests: 'F1 F2',
    equipment: 'G1 G2 G3 G4',
    papers: 'H1 H3',
    menu_information: 'C5 H2',
  },
  'FSR-1': {
    food_safety: 'D5',
    temperature: 'D4',
    cleanliness: 'B4 F1 F2',
    staff_hygiene: 'E2 F3 F5',
    pests: 'F4',
    equipment: 'A3 A4 F6',
    papers: 'G2 G3 H2 H3',
    menu_information: 'C1 C2 C3 H1',
    service: 'A1 A2 B1 B2 B3 B5 C4 C5 D1 D2 D3 D6 E1 E3 E4 E5 E6 G1 G4 H4',
  },
  'BAS-1': {
    food_safety: 'Q11',
    temperature: 'Q10',
    cleanliness: 'Q12 Q13 Q15',
    staff_hygiene: 'Q14',
    pests: 'Q16',
    equipment: 'Q3',
    papers: 'Q17',
    menu_information: 'Q5',
    service: 'Q1 Q2 Q4 Q6 Q7 Q8 Q9 Q18',
  },
}

const topicsByKey: Readonly<Record<string, ReadonlyMap<string, QuestionTopic>>> = Object.fromEntries(
  Object.entries(keysByTopic).map(([code, topics]) => [
    code,
    new Map(
      Object.entries(topics).flatMap(([topic, keys]) =>
        keys.split(' ').map((key): [string, QuestionTopic] => [key, topic as QuestionTopic]),
      ),
    ),
  ]),
)

/** Topic of a question; null for questionnaires and questions without one, such as a company's own. */
export const topicOf = (code: string, questionKey: string): QuestionTopic | null =>
  topicsByKey[code]?.get(questionKey) ?? null
