import { href, useFetcher } from 'react-router'
import { menuMessages } from '#/messages/kitchen/menus.ts'
import { Badge } from '#/ui/badge.tsx'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { Fold } from '#/ui/fold.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { OfficeMenu } from '../read-menus.server.ts'

type Props = { page: OfficeMenu; writes: boolean }
const languages = ['ar', 'en'] as const
const languageWord = { ar: 'arabic', en: 'english' } as const

/** What would be published, and the button. */
export function PublishCard({ page, writes }: Props) {
  const t = useT(menuMessages)
  const toast = useToast()
  const publish = useFetcher()
  const { menu, liveId, isSame, blocked, openings } = page
  const done = (result: unknown) =>
    toast({ text: t('publishedNow', { number: (result as { number: number } | null)?.number ?? 0 }) })
  return (
    <Card title={t('publishTitle')}>
      <div className="flex flex-col gap-4">
        <p className="text-ui" role="status">
          {liveId === null ? t('draft') : t(isSame ? 'same' : 'changed')}
        </p>
        {blocked > 0 && <p className="text-ui">{t('leftOut', { count: blocked })}</p>}
        {menu.state === 'published' && (
          <p className="text-caption text-ink-2">{t('openingCount', { count: openings })}</p>
        )}
        {writes && !isSame && (
          <ActionForm fetcher={publish} errors="inline" onDone={done}>
            <FormActions>
              <SubmitButton intent="publish">{t(liveId === null ? 'publish' : 'publishChanges')}</SubmitButton>
            </FormActions>
          </ActionForm>
        )}
        <div className="flex flex-wrap gap-3">
          {(writes ? languages : []).map((lang) => (
            <AnchorButton
              key={lang}
              target="_blank"
              href={href('/client/recipe-management/menus/:menuId/preview/:lang', { menuId: menu.id, lang })}
            >
              {t('previewIn', { language: t(languageWord[lang]) })}
            </AnchorButton>
          ))}
        </div>
      </div>
    </Card>
  )
}

/** Earlier versions: each can be shown again as it was. */
export function History({ page, writes }: Props) {
  const t = useT(menuMessages)
  const toast = useToast()
  const back = useFetcher()
  if (page.publications.length === 0) return null
  const done = (result: unknown) =>
    toast({ text: t('rolledBack', { number: (result as { number: number } | null)?.number ?? 0 }) })
  return (
    <Card title={t('history')}>
      <ul className="flex flex-col">
        {page.publications.map(({ id, number, publishedAt, by }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-b border-line py-2 last:border-b-0">
            <span className="min-w-0 flex-1 text-ui">
              {t('version', { number })}
              <span className="block text-caption text-ink-2">
                <Time at={publishedAt} mode="datetime" /> · <bdi>{by}</bdi>
              </span>
            </span>
            {id === page.liveId ? (
              <Badge tone="green">{t('shownNow')}</Badge>
            ) : (
              writes && (
                <ActionForm fetcher={back} errors="inline" onDone={done}>
                  <input type="hidden" name="publication" value={id} />
                  <SubmitButton intent="roll-back" variant="quiet" size="dense">
                    {t('rollBack')}
                  </SubmitButton>
                </ActionForm>
              )
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The Arabic page, from which English is one tap away. */
const shownAddress = (origin: string, slug: string): string => `${origin}/ar/menu/${slug}`

const documents = ['sheet', 'tent5', 'tent6', 'paper'] as const

/** Addresses of the whole menu and of each branch, with what is printed for them. */
export function Addresses({ page, writes, origin }: Props & { origin: string }) {
  const t = useT(menuMessages)
  if (page.liveId === null)
    return (
      <Card title={t('address')}>
        <p className="text-ui text-ink-2">{t('afterPublish')}</p>
      </Card>
    )
  return (
    <Card title={t('address')} description={t('addressHint')}>
      <div className="flex flex-col gap-4">
        {page.addresses.length > 1 && <p className="text-caption text-ink-2">{t('branchAddressHint')}</p>}
        {page.addresses.map((address) => (
          <AddressRow
            key={`${address.branchId} ${address.slug}`}
            address={address}
            page={page}
            writes={writes}
            origin={origin}
          />
        ))}
      </div>
    </Card>
  )
}

type RowProps = { address: OfficeMenu['addresses'][number]; page: OfficeMenu; writes: boolean; origin: string }

function AddressRow({ address: { branchId, name, slug, proposal }, page, writes, origin }: RowProps) {
  const t = useT(menuMessages)
  const toast = useToast()
  const save = useFetcher()
  const place = name ?? page.menu.branch ?? t('everyBranch')
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <h3 className="text-ui font-medium">
        <bdi>{place}</bdi>
      </h3>
      {slug && (
        <>
          <a className="link text-ui break-all" dir="ltr" href={`/ar/menu/${slug}`} target="_blank" rel="noreferrer">
            {shownAddress(origin, slug)}
          </a>
          <div className="flex flex-wrap gap-x-4 gap-y-1">
            {documents.flatMap((kind) =>
              languages.map((lang) => (
                <a
                  key={`${kind}${lang}`}
                  className="link inline-flex min-h-6 items-center text-caption coarse:min-h-11"
                  href={`${href('/client/recipe-management/menus/:menuId/print/:kind', { menuId: page.menu.id, kind })}?slug=${slug}&lang=${lang}`}
                >
                  {t('printIn', { document: t(`print_${kind}`), language: t(languageWord[lang]) })}
                </a>
              )),
            )}
          </div>
        </>
      )}
      {writes && (
        <Fold summary={<span className="text-caption">{t(slug ? 'changeAddress' : 'makeAddress')}</span>}>
          <div className="py-4">
            <ActionForm fetcher={save} errors="inline" onDone={() => toast({ text: t('addressSaved') })}>
              <input type="hidden" name="branch" value={branchId ?? ''} />
              <TextField
                name="slug"
                type="code"
                label={t('addressField')}
                help={t('addressFieldHint')}
                defaultValue={slug ?? proposal}
                maxLength={60}
                required
              />
              <FormActions>
                <SubmitButton intent="slug" variant="secondary">
                  {t('save')}
                </SubmitButton>
              </FormActions>
            </ActionForm>
          </div>
        </Fold>
      )}
    </div>
  )
}
