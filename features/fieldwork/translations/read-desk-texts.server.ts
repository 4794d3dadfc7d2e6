import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { type OwnText, translationOf } from '#/domain/translation.ts'
import type { KnownName } from '#/domain/translation-check.ts'
import { mayPropose } from './propose.server.ts'
import { isTranslatable, readTexts } from './texts-of-report.server.ts'

/** A text of a report on the desk, with what there is of it in the other language. */
export type DeskText = OwnText & {
  /** The translation; else the one of an earlier wording to begin with; empty: none. */
  translated: string
  /**
   * `made`: clients read it. `proposed`: written by the language model, and an editor has to confirm it. `former`: of an
   * earlier wording of the original. `none`: there is none.
   */
  state: 'made' | 'proposed' | 'former' | 'none'
  /** Version of the translation of this very original; 0 without one. */
  version: number
}

export type DeskTexts = { texts: DeskText[]; names: KnownName[]; canTranslate: boolean; canPropose: boolean }

/** All texts of a report that need the other language. */
export async function readDeskTexts(actor: Actor, reportId: string): Promise<DeskTexts> {
  authorize(actor, 'review.browse')
  return readAs(actor, (db) => selectDeskTexts(db, actor, reportId))
}

/** The same in a transaction of a reader who may see the desk. */
export async function selectDeskTexts(tx: Tx, actor: Actor, reportId: string): Promise<DeskTexts> {
  const { report, texts, names, translations } = await readTexts(tx, reportId)
  const canTranslate = may(actor, 'reports.correct') && isTranslatable(report.status)
  return {
    names,
    canTranslate,
    canPropose: canTranslate && (await mayPropose(tx)),
    texts: texts.map((text): DeskText => {
      const found = translationOf(translations, text)
      if (found)
        return {
          ...text,
          translated: found.text,
          state: found.confirmed ? 'made' : 'proposed',
          version: found.version,
        }
      const former = translations.find(
        ({ questionKey, field, lang, confirmed }) =>
          confirmed && questionKey === text.questionKey && field === text.field && lang !== text.lang,
      )
      return { ...text, translated: former?.text ?? '', state: former ? 'former' : 'none', version: 0 }
    }),
  }
}
