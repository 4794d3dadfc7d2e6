import { teamMessages, joinMessages } from '#/messages/companies/team.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { OpenInvitation } from '../answer-invitation.server.ts'
import { grantWords } from '../grant-words.ts'

/** Role and place that an invitation offers. */
export function Offer({ grants }: Pick<OpenInvitation, 'grants'>) {
  const t = useT(joinMessages)
  const words = useT(teamMessages)
  const lang = useLang()
  if (grants.length === 0) return <p className="text-ui text-ink-2">{t('nothing')}</p>
  return (
    <div>
      <p className="text-ui text-ink-2">{t('offered')}</p>
      <ul className="mt-1 flex flex-col gap-2">
        {grants.map(({ role, place, isCompany, endsOn }) => (
          <li key={`${role} ${place.en} ${place.ar}`}>
            <p className="text-body font-semibold">
              {grantWords(
                { role, kind: isCompany ? 'root' : 'branch', nameEn: place.en, nameAr: place.ar, endsOn },
                lang,
              )}
            </p>
            <p className="text-ui text-ink-2">{words(`may_${role}`)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
