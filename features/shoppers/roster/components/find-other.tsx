import { Form, href } from 'react-router'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { SearchField } from '#/ui/text-field.tsx'
import type { Double } from '../read-shopper.server.ts'

type Other = { id: string; name: string; email: string }
type Props = { shopperId: string; doubles: Double[]; typed: string; others: Other[] }

/** Account to compare with: a possible duplicate, or one found by search. */
export function FindOther({ shopperId, doubles, typed, others }: Props) {
  const t = useT(shopperPageMessages)
  return (
    <>
      {doubles.length > 0 && (
        <Card title={t('doubles')}>
          <Others shopperId={shopperId} others={doubles} />
        </Card>
      )}
      <Card title={t('findOther')}>
        <div className="flex flex-col gap-5">
          <Form method="get" role="search" className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 flex-1 md:max-w-80">
              <SearchField name="q" label={t('findOther')} placeholder={t('findHint')} defaultValue={typed} />
            </div>
            <Button type="submit">{t('choose')}</Button>
          </Form>
          {typed && others.length === 0 && <p className="text-ui text-ink-2">{t('nobodyFound')}</p>}
          <Others shopperId={shopperId} others={others} />
        </div>
      </Card>
    </>
  )
}

function Others({ shopperId, others }: { shopperId: string; others: readonly Other[] }) {
  const t = useT(shopperPageMessages)
  return (
    <ul className="flex flex-col gap-3">
      {others.map(({ id, name, email }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3">
          <span className="flex min-w-0 flex-col">
            <bdi className="text-ui font-medium">{name}</bdi>
            <bdi dir="ltr" className="text-caption text-ink-2">
              {email}
            </bdi>
          </span>
          <LinkButton
            size="dense"
            to={`${href('/admin/freelancers/:shopperId/merge', { shopperId })}?with=${id}`}
            aria-label={t('chooseName', { name })}
          >
            {t('choose')}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
