import { z } from 'zod'
import { asActor, asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Lang, langs, otherLang } from '#/domain/text.ts'
import { langOfText, type OwnText, untranslated } from '#/domain/translation.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { askLanguageModel, hasLanguageModel } from '#/platform/language-model.server.ts'
import { findTexts, isTranslatable, readTexts } from './texts-of-report.server.ts'

/** Whether a language model is set up and our team lets it see what shoppers wrote. */
export const mayPropose = async (tx: Tx): Promise<boolean> =>
  hasLanguageModel() && (await readSetting(tx, 'reports.propose-translations'))

/** Has the language model propose what a report lacks, in the background. Clients read nothing of it until an editor has confirmed it. */
export async function askProposals(actor: Actor, { reportId }: { reportId: string }): Promise<void> {
  authorize(actor, 'reports.correct')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    const { report } = await readTexts(tx, reportId)
    if (!isTranslatable(report.status))
      throw new AppError('report.step-refused', { step: 'translate', status: report.status })
    if (!(await mayPropose(tx))) throw new AppError('not-found')
    await enqueue(tx, 'reports.propose-translations', { reportId: report.id, profileId: actor.id })
  })
}

const instructions: Record<Lang, string> = {
  en: `You translate what mystery shoppers wrote about a restaurant visit from Arabic into plain, natural English. Say exactly the same: keep every figure, time, price and name, every negation, and the line breaks. Add nothing, leave nothing out, soften nothing. Answer with a JSON array of strings, one for each text, in the same order.`,
  ar: `ترجم ما كتبه المتسوّقون السريون عن زيارة مطعم من الإنجليزية إلى عربية واضحة وطبيعية. انقل المعنى نفسه تمامًا: أبقِ كل رقم ووقت وسعر واسم، وكل نفي، وفواصل الأسطر. لا تضف شيئًا ولا تحذف شيئًا ولا تخفف شيئًا. أجب بمصفوفة JSON من النصوص، نص لكل عبارة، بالترتيب نفسه.`,
}

const answered = z.array(z.string().max(10_000))
const mostTexts = 12
const mostLetters = 5000

/** Parts that the model can answer in its time. */
function partsOf(texts: readonly OwnText[]): OwnText[][] {
  const parts: OwnText[][] = []
  let letters = 0
  for (const text of texts) {
    const last = parts.at(-1)
    if (!last || last.length >= mostTexts || letters + text.text.length > mostLetters) {
      parts.push([text])
      letters = 0
    } else last.push(text)
    letters += text.text.length
  }
  return parts
}

/** Extracts the array from a model's output: some models add a code fence. */
function readAnswer(said: string | null, expected: number): string[] {
  const inside = said && /^\s*(?:```(?:json)?\s*)?(\[[\s\S]*\])\s*(?:```)?\s*$/.exec(said)?.[1]
  if (!inside) return []
  try {
    const { data } = answered.safeParse(JSON.parse(inside))
    return data?.length === expected ? data.map((text) => text.trim()) : []
  } catch {
    return []
  }
}

type Asked = { reportId: string; profileId: string }
type Limits = { ms?: number; pauseMs?: number }

/** Stores a proposal for each text without a translation. What the model answers in another language is left out. */
export async function proposeTranslations(asked: Asked, limits?: Limits): Promise<void> {
  const read = await asSystem('a job has the texts of a report translated for its editor', async (tx) => {
    const texts = await findTexts(tx, asked.reportId)
    return texts && isTranslatable(texts.report.status) && (await mayPropose(tx)) ? texts : null
  })
  if (!read) return
  const missing = untranslated(read.texts, read.translations)
  for (const lang of langs)
    for (const part of partsOf(missing.filter((text) => text.lang !== lang))) {
      const said = await askLanguageModel(instructions[lang], JSON.stringify(part.map(({ text }) => text)), limits)
      const proposed = readAnswer(said, part.length)
      const fits = part.flatMap((of, nth) => {
        const text = proposed[nth] ?? ''
        return langOfText(text) === lang ? [{ of, text }] : []
      })
      if (fits.length > 0) await keep(asked, read.report.clientId, fits)
    }
}

const keep = ({ reportId, profileId }: Asked, clientId: string, proposals: { of: OwnText; text: string }[]) =>
  asSystem('a job stores what the language model proposed', (tx) =>
    tx
      .insertInto('report_translations')
      .values(
        proposals.map(({ of, text }) => ({
          report_id: reportId,
          client_id: clientId,
          question_key: of.questionKey,
          field: of.field,
          lang: otherLang(of.lang),
          original: of.text,
          text,
          origin: 'proposed' as const,
          made_by: profileId,
          made_at: now(),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
