import { formatScore } from '#/domain/score.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { ClientReport } from '../read-client-report.server.ts'
import type { QuestionView, SectionView } from '../report-view.ts'
import { Fold } from '#/ui/fold.tsx'
import { Ltr } from './ltr.tsx'
import { AnswerText, plainNumber, QuestionCode } from './answer.tsx'

/** Shows the calculation per question from the stored parts of the sum, with excluded questions and their reasons. */
export function Arithmetic({ report }: { report: ClientReport }) {
  const t = useT(clientReportMessages)
  return (
    <Card
      id="arithmetic"
      title={t('arithmetic')}
      description={t('arithmeticHint')}
      className="scroll-mt-32 print:break-inside-auto!"
      flush="framed"
    >
      {report.sections.map((section) => (
        <Fold key={section.key} summary={<SectionLine section={section} />} inset>
          <SectionSum section={section} />
        </Fold>
      ))}
      <OverallSum report={report} />
    </Card>
  )
}

const fraction = ({ numerator, denominator }: Pick<SectionView, 'numerator' | 'denominator'>) =>
  `${plainNumber(numerator)} / ${plainNumber(denominator)}`

function SectionLine({ section }: { section: SectionView }) {
  const t = useT(clientReportMessages)
  const lang = useLang()
  return (
    <>
      <span className="text-ui font-semibold">{section.title}</span>
      <span className="text-ui text-ink-2">
        {section.score === null ? (
          t('notCounted')
        ) : (
          <Ltr text={`${fraction(section)} = ${formatScore(section.score, lang)}`} />
        )}
      </span>
    </>
  )
}

const cell = 'px-2 py-2 first:ps-4 last:pe-4 md:first:ps-6 md:last:pe-6'

function SectionSum({ section }: { section: SectionView }) {
  const t = useT(clientReportMessages)
  return (
    <div className="border-t border-line">
      <table className="w-full text-ui">
        <caption className="sr-only">{section.title}</caption>
        <thead>
          <tr className="text-micro text-ink-2">
            <th scope="col" className={`${cell} text-start`}>
              {t('question')}
            </th>
            <th scope="col" className={`${cell} text-start`}>
              {t('answer')}
            </th>
            <th scope="col" className={`${cell} text-numeric`}>
              {t('shareOfWeight')}
            </th>
            <th scope="col" className={`${cell} text-numeric`}>
              {t('points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {section.questions.map((question) => (
            <QuestionSum key={question.key} question={question} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-input font-semibold">
            <th scope="row" colSpan={2} className={`${cell} text-start`}>
              {t('sectionTotal')}
            </th>
            <td className={`num ${cell} text-numeric`}>
              <Ltr text={plainNumber(section.denominator)} />
            </td>
            <td className={`num ${cell} text-numeric`}>
              <Ltr text={plainNumber(section.numerator)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function QuestionSum({ question }: { question: QuestionView }) {
  const word = useT(reportMessages)
  const t = useT(clientReportMessages)
  const { state, given, score, weight, earned } = question
  const out = state === 'hidden' || state === 'not_applicable' || state === 'unanswered' ? state : null
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${cell} text-start font-normal`}>
        <QuestionCode question={question} /> {question.text}
      </th>
      <td className={cell}>{out ? word(`state_${out}`) : given && <AnswerText given={given} short />}</td>
      {score === null ? (
        <td colSpan={2} className={`${cell} text-numeric text-ink-2`}>
          {t('notCounted')}
        </td>
      ) : (
        <>
          <td className={`num ${cell} text-numeric`}>
            <Ltr text={`${plainNumber(score * 100)}% × ${plainNumber(weight)}`} />
          </td>
          <td className={`num ${cell} text-numeric`}>
            <Ltr text={plainNumber(earned)} />
          </td>
        </>
      )}
    </tr>
  )
}

function OverallSum({ report }: { report: ClientReport }) {
  const t = useT(clientReportMessages)
  const word = useT(reportMessages)
  const counting = report.sections.filter(({ score }) => score !== null)
  const terms = counting.map((section) => `${plainNumber(section.weight)} × ${fraction(section)}`).join(' + ')
  const weights = counting.map(({ weight }) => plainNumber(weight)).join(' + ')
  const capped = report.score < report.calculated
  return (
    <div className="flex flex-col gap-2 border-t border-line px-4 py-4 text-ui md:px-6">
      <h3 className="font-semibold">{t('overallTotal')}</h3>
      <p>
        <Ltr wrap text={`(${terms}) / (${weights})`} />
      </p>
      {report.bonus > 0 && (
        <p>
          {t('bonus')}
          {': '}
          <Ltr text={`+${plainNumber(report.bonus)}`} />
        </p>
      )}
      <p>
        {word('calculatedScore')}
        {': '}
        <strong className="font-semibold">
          <Ltr text={`${report.calculated.toFixed(2)}%`} />
        </strong>
      </p>
      {capped && (
        <p>
          {t('capStep')}
          {': '}
          <strong className="font-semibold">
            <Ltr text={`${report.calculated.toFixed(2)}% → ${report.score.toFixed(2)}%`} />
          </strong>
        </p>
      )}
    </div>
  )
}
