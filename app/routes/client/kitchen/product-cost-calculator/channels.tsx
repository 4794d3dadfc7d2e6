import { Plus, Store } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { nameFor } from '#/domain/branch-names.ts'
import type { FormResult } from '#/domain/form-result.ts'
import { ChannelFields } from '#/features/kitchen/calculator/components/channel-form.tsx'
import { useTermsText } from '#/features/kitchen/calculator/components/channel-words.ts'
import {
  addChannel,
  archiveChannel,
  type Channel,
  type ChannelPage,
  readChannels,
  saveChannel,
} from '#/features/kitchen/calculator/channels.server.ts'
import { channelForm } from '#/features/kitchen/calculator/form.ts'
import { channelMessages } from '#/messages/kitchen/calculator.ts'
import { now } from '#/platform/clock.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Fold } from '#/ui/fold.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { useRights } from '#/ui/rights.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Route } from './+types/channels'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, channelMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readChannels(actorOf(context)))

export const action = formAction(channelForm, async (actor, input) => {
  if (input.intent === 'add') await addChannel(actor, input.clientKey, input)
  else if (input.intent === 'save') await saveChannel(actor, input, input)
  else await archiveChannel(actor, input, now())
  return null
})

/** Channels of sale with their terms; each opens its form in place. */
export default function Page({ loaderData: page, actionData }: Route.ComponentProps) {
  const t = useT(channelMessages)
  const { viewing } = useRights()
  const mayChange = page.mayChange && !viewing
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/product-cost-calculator'), label: t('calculator') }, { label: t('title') }]}
        title={t('title')}
        description={t('lead')}
      />
      {page.channels.length === 0 && (
        <EmptyState icon={Store} title={t('none')} compact>
          {t('noneHint')}
        </EmptyState>
      )}
      <ul className="flex flex-col">
        {page.channels.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} page={page} mayChange={mayChange} />
        ))}
      </ul>
      {mayChange && <AddChannel page={page} result={actionData} />}
    </div>
  )
}

function ChannelRow({ channel, page, mayChange }: { channel: Channel; page: ChannelPage; mayChange: boolean }) {
  const t = useT(channelMessages)
  const lang = useLang()
  const terms = useTermsText()
  const name = nameFor(channel.names, lang)
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4 first:border-t">
      <h2 className="text-ui font-semibold">
        <bdi>{name}</bdi>
      </h2>
      <p className="flex flex-wrap gap-x-4 text-caption text-ink-2">
        <span>{t(`kind_${channel.kind}`)}</span>
        <bdi>{channel.branch ?? t('everywhere')}</bdi>
        <span>{terms(channel)}</span>
      </p>
      {mayChange && (
        <Fold summary={t('changeOf', { name })}>
          <ChangeChannel key={channel.revision} channel={channel} page={page} />
        </Fold>
      )}
    </li>
  )
}

function ChangeChannel({ channel, page }: { channel: Channel; page: ChannelPage }) {
  const t = useT(channelMessages)
  const toast = useToast()
  const save = useFetcher()
  const archive = useFetcher()
  const seen = (
    <>
      <input type="hidden" name="channelId" value={channel.id} />
      <input type="hidden" name="revision" value={channel.revision} />
    </>
  )
  return (
    <div className="flex flex-col gap-4 py-4">
      <ActionForm fetcher={save} errors="inline" onDone={() => toast({ text: t('saved') })}>
        {seen}
        <ChannelFields channel={channel} branches={page.branches} />
        <FormActions>
          <SubmitButton intent="save">{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
      <ActionForm fetcher={archive} errors="inline" onDone={() => toast({ text: t('archived') })}>
        {seen}
        <SubmitButton intent="archive" variant="danger-quiet">
          {t('archive')}
        </SubmitButton>
      </ActionForm>
    </div>
  )
}

function AddChannel({ page, result }: { page: ChannelPage; result: FormResult | undefined }) {
  const t = useT(channelMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  // why: the next channel begins with empty fields
  const [added, setAdded] = useState(0)
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-h3 font-semibold">{t('add')}</h2>
      <ActionForm
        key={added}
        fetcher={fetcher}
        result={result}
        errors="inline"
        clientKey
        onDone={() => {
          toast({ text: t('added') })
          setAdded(added + 1)
        }}
      >
        <ChannelFields channel={null} branches={page.branches} />
        <FormActions>
          <SubmitButton intent="add" icon={Plus}>
            {t('add')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </section>
  )
}
