import { type Condition, type Question, type QuestionnaireDefinition, scoredQuestions } from '#/domain/questionnaire.ts'

const plain = {
  weight: 0,
  required: true,
  allowNotApplicable: false,
  critical: false,
  major: false,
  photo: 'none',
  comment: 'none',
} as const

/** Keys of the questions that close an audit by our auditors. */
export const signatureKeys = { name: 'MGR-NAME', verdict: 'MGR-VERDICT', path: 'MGR-SIGN' } as const
const signature: readonly string[] = Object.values(signatureKeys)
export const isManagerSignature = (questionKey: string): boolean => signature.includes(questionKey)

/** What the auditor saw put right besides the failed answers; the score stays as it is. */
export const fixedKey = 'MGR-FIXED'

const fixPrefix = 'FIX-'
/** Key of the question how a failed answer was put right on the spot. */
export const fixKey = (questionKey: string): string => `${fixPrefix}${questionKey}`
/** Question whose failure was put right; null for every other key. */
export const questionPutRight = (questionKey: string): string | null =>
  questionKey.startsWith(fixPrefix) ? questionKey.slice(fixPrefix.length) : null

/** Whether a question belongs to the end of an audit. */
export const isClosing = (questionKey: string): boolean =>
  questionKey === fixedKey || questionPutRight(questionKey) !== null || isManagerSignature(questionKey)

/** When a question has failed, for the types that audits ask; null for the others. */
const failureOf = ({ key, type }: Question): Condition | null => {
  if (type === 'yes_no' || type === 'measure') return { question: key, is: false }
  return type === 'rating' ? { question: key, atMost: 2 } : null
}

/** How each failed answer was put right before the auditor left; with a photo, which proves the corrective action. */
const putRight = (definition: QuestionnaireDefinition): Question[] =>
  scoredQuestions(definition).flatMap((question): Question[] => {
    const showIf = failureOf(question)
    // why: the key of an answer holds 40 characters
    if (!showIf || fixKey(question.key).length > 40) return []
    const { en, ar } = question.text
    return [
      {
        ...plain,
        type: 'text',
        key: fixKey(question.key),
        required: false,
        photo: 'required',
        showIf,
        text: { en: `Put right on the spot: ${en}`, ar: `عولج في الحال: ${ar}` },
        guidance: {
          en: 'Only if you saw it put right: what was done, with a photo. The score stays; the company checks the work.',
          ar: 'فقط إذا عولجت الملاحظة أمامك: ما الذي عُمل، مع صورة. تبقى الدرجة كما هي، وتتحقق المنشأة من التنفيذ.',
        },
      },
    ]
  })

/** The end of an audit: what else was put right on the spot, and the signature of the manager on duty. */
const closing: readonly Question[] = [
  {
    ...plain,
    type: 'text',
    key: fixedKey,
    long: true,
    required: false,
    text: { en: 'Also put right on the spot', ar: 'ما عولج في الحال غير ذلك' },
    guidance: {
      en: 'Anything that is not a failed answer above, such as a small slip. The company sees it with the findings.',
      ar: 'ما ليس من الإجابات غير المحققة أعلاه، كالهفوات البسيطة. تطّلع المنشأة على ذلك مع الملاحظات.',
    },
  },
  {
    ...plain,
    type: 'text',
    key: signatureKeys.name,
    text: { en: 'Name of the manager on duty', ar: 'اسم المدير المناوب' },
    guidance: {
      en: 'Go through the findings together, then hand over the phone to sign.',
      ar: 'راجعا الملاحظات معًا ثم سلّم الهاتف للتوقيع.',
    },
  },
  {
    ...plain,
    type: 'choice',
    key: signatureKeys.verdict,
    text: { en: 'The manager on duty', ar: 'المدير المناوب' },
    options: [
      { key: 'seen', text: { en: 'has seen the findings', ar: 'اطّلع على الملاحظات' }, value: 1 },
      {
        key: 'disagree',
        text: { en: 'has seen them and disagrees', ar: 'اطّلع على الملاحظات وله اعتراض' },
        value: 1,
      },
    ],
  },
  {
    ...plain,
    type: 'signature',
    key: signatureKeys.path,
    text: { en: 'Signature of the manager on duty', ar: 'توقيع المدير المناوب' },
  },
]

/** An audit's questions with the signature at the end; other questionnaires as they are. */
export const withManagerSignature = (definition: QuestionnaireDefinition): QuestionnaireDefinition =>
  definition.evaluationType !== 'operations_audit' || definition.unscored.some(({ key }) => isClosing(key))
    ? definition
    : { ...definition, unscored: [...definition.unscored, ...putRight(definition), ...closing] }
