import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { type Lang, langs } from '#/domain/text.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'

export type SampleFile = { name: string; lang: Lang } & (
  | { kind: 'report' }
  | { kind: 'questionnaire'; definition: QuestionnaireDefinition }
)

/** All files of the public library, by their names in the address. */
export const sampleFiles: readonly SampleFile[] = langs.flatMap((lang): SampleFile[] => [
  { kind: 'report', lang, name: `itqan-sample-report-${lang}.pdf` },
  ...[fsr1, bas1].map((definition): SampleFile => ({
    kind: 'questionnaire',
    lang,
    definition,
    name: `itqan-questionnaire-${definition.code.toLowerCase()}-${lang}.pdf`,
  })),
])
