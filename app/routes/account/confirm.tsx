import { ArrowLeft, Download } from 'lucide-react'
import { href, redirect, useSubmit } from 'react-router'
import { z } from 'zod'
import { landingOf } from '#/domain/actor.ts'
import type { PasskeyQuestion } from '#/domain/passkey.ts'
import { safeRedirect } from '#/domain/safe-redirect.ts'
import { confirmationMessages } from '#/messages/confirmation.ts'
import { proofAsked, proveAgain } from '#/platform/confirm.server.ts'
import { pageData, publicFormAction } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { ProofField } from '#/ui/confirm-again.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { PasskeyProof } from '#/ui/passkey-proof.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/confirm'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, confirmationMessages.title) }]

const proofForm = z.strictObject({
  password: z.string().min(1, 'password').max(1000, 'too-long').optional(),
  code: z.string().min(1, 'code').max(50, 'code-wrong').optional(),
  passkey: z.string().max(20_000, 'passkey').optional(),
  challenge: z.string().max(100).optional(),
})

/** The requested file, and its parent page for the way back. */
function addresses(url: URL, landing: string) {
  const next = safeRedirect(url.searchParams.get('next'), landing)
  const [pathname = landing] = next.split('?')
  return { next, back: pathname.replace(/\/[^/]+$/, '') || landing }
}

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const done = url.searchParams.has('done')
  return { ...addresses(url, landingOf(actor.type)), done, ...(await proofAsked(actor)) }
})

export const action = publicFormAction(proofForm, async (info, { password, code, passkey, challenge }, { request }) => {
  await proveAgain(info, {
    ...(password && { password }),
    ...(code && { code }),
    ...(passkey && challenge && { passkey, challenge }),
  })
  const { next } = addresses(new URL(request.url), landingOf(info.actor?.type))
  return redirect(`${href('/account/confirm')}?done=1&next=${encodeURIComponent(next)}`)
})

/** Requires the password or a code before a sensitive download, then starts it. */
export default function Page({ loaderData: { next, back, done, by, passkey }, actionData }: Route.ComponentProps) {
  const t = useT(confirmationMessages)
  return (
    <div className="flex w-full max-w-[36rem] flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={done ? undefined : t('pageLead')}
        actions={
          <LinkButton to={back} icon={ArrowLeft} directional variant="quiet">
            {t('back')}
          </LinkButton>
        }
      />
      {done ? (
        <Notice
          kind="success"
          live
          title={t('confirmed')}
          actions={
            <AnchorButton href={next} icon={Download}>
              {t('goOn')}
            </AnchorButton>
          }
        >
          <meta httpEquiv="refresh" content={`0;url=${next}`} />
          {t('confirmedLead')}
        </Notice>
      ) : (
        <Card>
          <ActionForm result={actionData}>
            <ProofField by={by} wrong={false} name={by} />
            <FormActions>
              <SubmitButton>{t('confirm')}</SubmitButton>
            </FormActions>
          </ActionForm>
          {passkey && <PasskeyForm ask={passkey} />}
        </Card>
      )}
    </div>
  )
}

/** The same with a passkey. */
function PasskeyForm({ ask }: { ask: PasskeyQuestion }) {
  const submit = useSubmit()
  return (
    <div className="mt-5">
      <PasskeyProof
        ask={ask}
        failed={false}
        pending={false}
        onAnswer={(passkey) => void submit({ passkey, challenge: ask.id }, { method: 'post' })}
      />
    </div>
  )
}
