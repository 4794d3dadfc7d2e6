/** Topics that audits and guests' visits both look at, for the gap between the two. */
export const questionTopics = [
  'food_safety',
  'temperature',
  'cleanliness',
  'staff_hygiene',
  'pests',
  'equipment',
  'papers',
  'menu_information',
  'service',
] as const
export type QuestionTopic = (typeof questionTopics)[number]
