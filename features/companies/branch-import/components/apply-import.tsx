import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { langs } from '#/domain/text.ts'
import { branchImportMessages } from '#/messages/companies/branch-import.ts'
import { Checkbox, RadioCards } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'

type Props = {
  fetcher: FetcherWithComponents<unknown>
  content: string
  seal: string
  /** Branches that are new or change. */
  ready: number
  /** Managers who can be invited. */
  invitees: number
}

/** Carries the import out, on request with the invitations of managers. */
export function ApplyImport({ fetcher, content, seal, ready, invitees }: Props) {
  const t = useT(branchImportMessages)
  const lang = useLang()
  const [isTicked, setTicked] = useState(false)
  const invites = invitees > 0 && (isTicked || ready === 0)
  return (
    <ActionForm fetcher={fetcher}>
      <input type="hidden" name="content" value={content} />
      <input type="hidden" name="seal" value={seal} />
      {invitees > 0 && ready > 0 && (
        <Checkbox
          name="invite"
          label={t('invite', { count: invitees })}
          help={t('inviteHelp')}
          defaultChecked={isTicked}
          onChange={setTicked}
        />
      )}
      {ready === 0 && (
        <>
          <input type="hidden" name="invite" value="on" />
          <p className="text-ui text-ink-2">{t('inviteHelp')}</p>
        </>
      )}
      {invites && (
        <RadioCards
          name="language"
          label={t('inviteLanguage')}
          options={langs.map((value) => ({ value, label: t(`language_${value}`) }))}
          defaultValue={lang}
          columns={2}
        />
      )}
      <FormActions>
        <SubmitButton intent="apply">
          {ready > 0 ? t('apply', { count: ready }) : t('invite', { count: invitees })}
        </SubmitButton>
      </FormActions>
    </ActionForm>
  )
}
