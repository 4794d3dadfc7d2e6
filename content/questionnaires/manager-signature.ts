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
const closingKeys: readonly string[] = Object.values(signatureKeys)
export const isManagerSignature = (questionKey: string): boolean => closingKeys.includes(questionKey)

/** The manager on duty signs at the end of an audit: name, whether the result is accepted, and the strokes. */
const closing: readonly Question[] = [
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
  definition.evaluationType !== 'operations_audit' || definition.unscored.some(({ key }) => isManagerSignature(key))
    ? definition
    : { ...definition, unscored: [...definition.unscored, ...closing] }
