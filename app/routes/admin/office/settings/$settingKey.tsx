import { redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { AppError } from '#/domain/errors.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { isSettingKey, settingOf, settings } from '#/domain/settings.ts'
import { DoneMessage } from '#/features/ordering/requests/components/done-message.tsx'
import { readSettingDetail } from '#/features/core/settings/browse-settings.server.ts'
import { ResetForm, SettingForm } from '#/features/core/settings/components/setting-form.tsx'
import { HistoryCard, PlannedCard } from '#/features/core/settings/components/setting-history.tsx'
import { settingForm, typedSetting } from '#/features/core/settings/form.ts'
import { saveTypedSetting, saveSetting, withdrawSetting } from '#/features/core/settings/save-setting.server.ts'
import { settingPath, settingsPath, valueInWords } from '#/features/core/settings/words.ts'
import { settingPageMessages } from '#/messages/setting-page.ts'
import { settingTexts } from '#/messages/settings.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/$settingKey'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  { title: pageTitle(matches, loaderData ? settingTexts[loaderData.key].name : settingPageMessages.title) },
]

export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readSettingDetail(actorOf(context), params.settingKey),
)

export const action = formAction(settingForm, async (actor, input, { params }) => {
  const key = params['settingKey'] ?? ''
  if (!isSettingKey(key)) throw new AppError('not-found')
  const here = (done: string) => redirect(`${settingPath(key)}?done=${done}`)
  switch (input.intent) {
    case 'save':
      await saveTypedSetting(actor, key, typedSetting(key, input.value), input.from)
      return here('saved')
    case 'default':
      await saveSetting(actor, key, null)
      return here('saved')
    case 'withdraw':
      await withdrawSetting(actor, key, input.id)
      return here('withdrawn')
  }
})

/** A setting: meaning, value, form and history. */
export default function Page({ loaderData: setting, actionData }: Route.ComponentProps) {
  const t = useT(settingPageMessages)
  const lang = useLang()
  const { name, help } = settingTexts[setting.key]
  const resultOf = (intent: string): FormResult | undefined =>
    actionData && !actionData.ok && actionData.values['intent'] === intent ? actionData : undefined
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={name[lang]}
        description={help[lang]}
        breadcrumbs={[{ to: settingsPath, label: t('back') }, { label: name[lang] }]}
      />
      <DoneMessage texts={{ saved: t('saved'), withdrawn: t('withdrawn') }} />
      <Card>
        <DescriptionList
          columns={3}
          items={[
            { term: t('value'), value: valueInWords(setting.key, setting.value, lang) },
            { term: t('usual'), value: valueInWords(setting.key, settings[setting.key].default, lang) },
            { term: t('scope'), value: t(`scope_${settingOf(setting.key).counts}`) },
          ]}
        />
      </Card>
      <Card title={t('change')} actions={<ResetForm setting={setting} result={resultOf('default')} />}>
        <SettingForm key={String(setting.value)} setting={setting} result={resultOf('save')} />
      </Card>
      <PlannedCard setting={setting} result={resultOf('withdraw')} />
      <HistoryCard setting={setting} />
    </div>
  )
}
