import { type Lang, translator } from '#/domain/text.ts'
import { templateMessages } from '#/messages/messaging/templates.ts'

const problems = ['template-empty', 'template-long', 'template-lines', 'template-unknown', 'template-missing'] as const

/** Sentence of a field's problem, with the names of the variables as typed. */
export function templateProblem(lang: Lang, code: string): string | undefined {
  const [why, names = ''] = code.split(/:(.*)/s)
  const key = problems.find((problem) => problem === why)
  if (!key) return undefined
  const t = translator(lang, templateMessages)
  const list = names.replaceAll(' {', lang === 'ar' ? '، {' : ', {')
  if (key === 'template-unknown' || key === 'template-missing') return t(key, { names: list })
  return t(key)
}
