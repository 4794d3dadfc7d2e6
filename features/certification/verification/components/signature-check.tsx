import { ChevronDown, CircleCheck, RotateCw, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { verificationMessages } from '#/messages/certification/verification.ts'
import { Button } from '#/ui/button.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import type { Review } from '../read-review.server.ts'
import { shownFacts } from '../shown-facts.ts'

const algorithm = 'RS256 (RSASSA-PKCS1-v1_5, SHA-256)'
const keysAddress = '/.well-known/jwks.json'

const outcomes = ['checking', 'browserOk', 'not-ours', 'differs', 'unreachable', 'unable'] as const
type Outcome = (typeof outcomes)[number]
const tones: Record<Outcome, 'green' | 'red' | 'grey'> = {
  checking: 'grey',
  browserOk: 'green',
  'not-ours': 'red',
  differs: 'red',
  unreachable: 'grey',
  unable: 'grey',
}

/**
 * Results of the signature check on the server, and in the browser with the published key. Scripts choose among
 * server-rendered sentences.
 */
export function SignatureCheck({ review }: { review: Review }) {
  const t = useT(verificationMessages)
  const { signature } = review
  return (
    <section aria-labelledby="signature" className="flex flex-col gap-4">
      <div>
        <h2 id="signature" className="text-h3">
          {t('signature')}
        </h2>
        <p className="mt-1 text-ui text-ink-2">{t('signatureText')}</p>
      </div>
      <Finding who={t('server')} tone={signature.ok ? 'green' : 'red'}>
        {t(signature.ok ? 'serverOk' : signature.why)}
      </Finding>
      {(signature.ok || signature.why !== 'unsigned') && (
        <div hidden data-signature={JSON.stringify(shownFacts(review))} role="status" className="[&[hidden]]:hidden">
          {outcomes.map((outcome) => (
            <div key={outcome} hidden data-outcome={outcome}>
              <Finding who={t('browser')} tone={tones[outcome]}>
                {t(outcome)}
              </Finding>
            </div>
          ))}
          <span hidden data-check-again className="mt-3 block [&[hidden]]:hidden">
            <Button icon={RotateCw} size="dense">
              {t('checkAgain')}
            </Button>
          </span>
        </div>
      )}
      {signature.ok && <Details keyId={signature.keyId} />}
    </section>
  )
}

const icons: Record<'green' | 'red' | 'grey', LucideIcon> = {
  green: CircleCheck,
  red: TriangleAlert,
  grey: RotateCw,
}

function Finding({ who, tone, children }: { who: string; tone: 'green' | 'red' | 'grey'; children: ReactNode }) {
  return (
    <div
      data-tone={tone}
      className="flex items-start gap-3 rounded-card border border-tone-line bg-tone p-4 text-ui text-tone-ink"
    >
      <Icon as={icons[tone]} />
      <div className="min-w-0">
        <p className="font-semibold">{who}</p>
        <p>{children}</p>
      </div>
    </div>
  )
}

function Details({ keyId }: { keyId: string }) {
  const t = useT(verificationMessages)
  return (
    <details className="group text-ui">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-medium">
        <Icon as={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
        {t('details')}
      </summary>
      <DescriptionList
        items={[
          {
            term: t('algorithm'),
            value: <bdi dir="ltr">{algorithm}</bdi>,
          },
          {
            term: t('keyId'),
            value: (
              <a
                href={`/credentials/keys/${keyId}`}
                className="link inline-flex min-h-8 items-center break-all coarse:min-h-11 max-md:min-h-11"
              >
                <bdi dir="ltr">{keyId}</bdi>
              </a>
            ),
          },
          {
            term: t('keys'),
            value: (
              <a href={keysAddress} className="link inline-flex min-h-8 items-center coarse:min-h-11 max-md:min-h-11">
                <bdi dir="ltr">{keysAddress}</bdi>
              </a>
            ),
          },
          { term: t('compared'), value: t('comparedFacts') },
        ]}
      />
    </details>
  )
}
