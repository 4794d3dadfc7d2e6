import { formatDay } from '#/domain/riyadh-time.ts'
import { bandOf } from '#/domain/score.ts'
import { type Lang, langs, translator, withoutMarks } from '#/domain/text.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { clientResultsMessages } from '#/messages/site/client-results.ts'
import { industryReportMessages } from '#/messages/site/industry-reports.ts'
import { uiMessages } from '#/messages/ui.ts'
import { renderPdf } from '#/platform/documents.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { publicBasis } from './average-words.ts'
import { type IndustryReport, industryReportPath, industryReports, reportFile } from './industry-reports.ts'
import { methodRules } from './method-rules.ts'
import { type NamedAverage, readIndustryReport } from './read-report.server.ts'

const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
const mostMade = 8

/** Data of the report's template; null below the threshold. `address`: where the report is published. */
async function reportData(slug: IndustryReport, lang: Lang, company: string, address: string) {
  const { type, from, last, edition, code, version, figures } = await readIndustryReport(slug, lang)
  if (!figures) return null
  const t = translator(lang, industryReportMessages)
  const results = translator(lang, clientResultsMessages)
  const ui = translator(lang, uiMessages)
  const period = { from: formatDay(from, lang), until: formatDay(last, lang) }
  const title = t(`title_${type}`)
  const score = (mean: number) => ({
    value: mean,
    text: `${mean}%`,
    band: bandOf(mean),
    bandWord: ui(`band_${bandOf(mean)}`),
  })
  const rows = (averages: readonly NamedAverage[]) =>
    averages.map((average) => ({ name: average.name, score: score(average.mean), basis: publicBasis(average, lang) }))
  return {
    company,
    title: withoutMarks(title),
    day: edition,
    footer: `${company} · ${t('edition', { day: formatDay(edition, lang) })}`,
    lead: t(`lead_${type}`),
    facts: `${t('period', period)} · ${t('questionnaire')} ${code} (${version})`,
    score: score(figures.total.mean),
    basis: publicBasis(figures.total, lang),
    resultText: t('resultText'),
    words: {
      result: t('result'),
      sections: t('sections'),
      cities: results('byCity'),
      cuisines: results('byCuisine'),
      method: t('method'),
      none: results('noneOfThese'),
      hidden: results('hidden'),
      cite: t('cite'),
    },
    sections: rows(figures.sections),
    cities: { rows: rows(figures.cities), hidden: figures.citiesHidden },
    cuisines: { rows: rows(figures.cuisines), hidden: figures.cuisinesHidden },
    method: methodRules(code, lang),
    source: t('source', { company, title, ...period, address }),
  }
}

/** A report as PDF in the look of the company, made once for each set of figures; null for other names and below the threshold. */
export async function readReportFile(
  name: string,
  origin: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; lang: Lang } | null> {
  const found = (Object.keys(industryReports) as IndustryReport[])
    .flatMap((slug) => langs.map((lang) => ({ slug, lang })))
    .find(({ slug, lang }) => reportFile(slug, lang) === name)
  if (!found) return null
  const { slug, lang } = found
  const { companyName, letterhead, files, version } = await brandingForDocuments()
  const address = origin + publicPath(lang, industryReportPath(slug))
  const data = await reportData(slug, lang, companyName[lang], address)
  if (!data) return null
  const key = JSON.stringify([name, version, data])
  const known = made.get(key)
  if (known) return { bytes: await known, lang }
  if (made.size >= mostMade) made.clear()
  const making = renderPdf({
    template: 'industry-report',
    data: { ...data, ...letterhead },
    lang,
    files,
    standard: 'ua-1',
  })
  made.set(key, making)
  making.catch(() => made.delete(key))
  return { bytes: await making, lang }
}
