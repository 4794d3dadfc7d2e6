import type { Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'

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

/** What the auditor saw put right; the score stays as it is. */
export const fixedKey = 'MGR-FIXED'
/** Whether a question belongs to the end of an audit. */
export const isClosing = (questionKey: string): boolean => questionKey === fixedKey || isManagerSignature(questionKey)

/** The end of an audit: what was put right on the spot, and the signature of the manager on duty. */
const closing: readonly Question[] = [
  {
    ...plain,
    type: 'text',
    key: fixedKey,
    long: true,
    required: false,
    text: { en: 'Put right on the spot', ar: 'ما جرى تصحيحه في الحال' },
    guidance: {
      en: 'Which findings were put right before you left, and how. The score stays; the company sees it with the findings.',
      ar: 'الملاحظات التي صُحّحت قبل مغادرتك وكيف صُحّحت. تبقى الدرجة كما هي، وتطّلع المنشأة على ذلك مع الملاحظات.',
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
    : { ...definition, unscored: [...definition.unscored, ...closing] }
