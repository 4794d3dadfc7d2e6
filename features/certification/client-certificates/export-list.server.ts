import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { cityName } from '#/domain/cities.ts'
import type { Missing } from '#/domain/certification/certificate-rule.ts'
import { authorize } from '#/domain/permissions.ts'
import { formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { clientCertificateMessages } from '#/messages/certification/client-certificates.ts'
import type { TableCells } from '#/platform/table-file.server.ts'
import { type OwnBranch, readListed } from './read-list.server.ts'
import type { ListQuery } from './standing-list.ts'

function headingIn(lang: Lang): TableCells {
  const t = translator(lang, clientCertificateMessages)
  const word = translator(lang, certificateWords)
  const certificate = [word('state'), word('level'), word('number'), word('expires')]
  return [t('branch'), t('city'), t('standing'), ...certificate, t('today'), t('countedHeading'), t('missingHeading')]
}

const missingIn = (lang: Lang) => {
  const word = translator(lang, certificateWords)
  return (missing: Missing): string => {
    switch (missing.what) {
      case 'visits':
        return word('missing_visits', { count: missing.need - missing.have })
      case 'mean':
        return word('missing_mean', { need: `${missing.need}%`, gap: String(missing.gap) })
      case 'critical-failure':
        return word('missing_critical', { on: formatDay(missing.on, lang), until: formatDay(missing.until, lang) })
      case 'overdue-action':
        return word('missing_action')
    }
  }
}

function cellsOf(branch: OwnBranch, lang: Lang): TableCells {
  const t = translator(lang, clientCertificateMessages)
  const word = translator(lang, certificateWords)
  const { certificate, city, eligibility, situation } = branch
  return [
    branch.branchName,
    city && cityName(city, lang),
    t(`situation_${situation}`),
    certificate && word(`state_${certificate.state}`),
    certificate && word(`level_${certificate.level}`),
    certificate && certificate.number,
    certificate && riyadhDay(new Date(certificate.expiresAt)),
    eligibility.mean,
    eligibility.counted.length,
    eligibility.missing.map(missingIn(lang)).join(' · '),
  ]
}

async function* rowsOf(rows: readonly OwnBranch[], lang: Lang): AsyncGenerator<TableCells> {
  yield headingIn(lang)
  for (const row of rows) yield cellsOf(row, lang)
}

/** Exports the listed branches; the export is logged. */
export async function exportOwnCertificates(
  actor: Actor,
  query: ListQuery,
  lang: Lang,
): Promise<AsyncGenerator<TableCells>> {
  authorize(actor, 'certificates.read')
  const rows = await readListed(actor, query)
  const { q, show, state, city } = query
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, {
      action: 'certificates.export',
      entity: 'client',
      entityId: actor.id,
      clientId: actor.id,
      after: { q, show, state, city, rows: rows.length },
    }),
  )
  return rowsOf(rows, lang)
}
