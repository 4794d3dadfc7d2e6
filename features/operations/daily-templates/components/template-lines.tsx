import { Pencil } from 'lucide-react'
import { href } from 'react-router'
import { dailyTemplateMessages } from '#/messages/operations/daily-reports-template.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { TemplateLine } from '../read-template-form.server.ts'

/** Every template of a company with the branches that follow it. */
export function TemplateLines({ lines, shown }: { lines: readonly TemplateLine[]; shown: string }) {
  const t = useT(dailyTemplateMessages)
  const lang = useLang()
  const separator = lang === 'ar' ? '، ' : ', '
  const branchesOf = ({ key, branches }: TemplateLine): string => {
    if (key === '') return t(lines.length === 1 ? 'allBranches' : 'allOthers')
    return branches.length === 0 ? t('noBranchLeft') : branches.map(({ name }) => name).join(separator)
  }
  return (
    <ul className="flex flex-col">
      {lines.map((line) => {
        const name = line.name?.[lang] ?? t('company')
        const query = line.key === '' ? '' : `?of=${line.key}`
        return (
          <li
            key={line.key}
            className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2 first:border-t-0 md:px-6"
          >
            <span className="min-w-48 flex-1">
              <bdi className="block font-medium">{name}</bdi>
              <span className="text-caption text-ink-2">{branchesOf(line)}</span>
            </span>
            {line.key !== '' && (
              <LinkButton
                variant="quiet"
                to={`${href('/client/daily-operations-report/template/branches')}${query}`}
                aria-label={t('branchesOfName', { name })}
              >
                {t('branchesOf')}
              </LinkButton>
            )}
            {line.key === shown ? (
              <span className="text-caption text-ink-2">{t('edited')}</span>
            ) : (
              <LinkButton
                icon={Pencil}
                to={`${href('/client/daily-operations-report/template')}${query}`}
                aria-label={t('editOf', { name })}
              >
                {t('edit')}
              </LinkButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}
