import { fewestClients, fewestReports } from '#/domain/anonymous.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { clientResultsMessages } from '#/messages/site/client-results.ts'
import { industryReportMessages } from '#/messages/site/industry-reports.ts'

/** How the figures of a report are calculated, by the same rules as the page of client results. */
export function methodRules(code: string, lang: Lang): string[] {
  const t = translator(lang, industryReportMessages)
  const results = translator(lang, clientResultsMessages)
  return [
    t('resultText'),
    results('rule_1'),
    results('rule_2', { reports: fewestReports, clients: fewestClients }),
    results('rule_6', { reports: fewestReports }),
    results('rule_3'),
    t('rule_sections', { code }),
    results('rule_4'),
    results('rule_5'),
  ]
}
