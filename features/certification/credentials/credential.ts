import type { CertificateLevel, RuleSettings } from '#/domain/certification/certificate-rule.ts'
import { type Text, translator, withoutMarks } from '#/domain/text.ts'
import { credentialMessages } from '#/messages/certification/credentials.ts'
import {
  achievementAddress,
  achievementImageAddress,
  certificateAddress,
  issuerAddress,
  statusListAddress,
  statusListSize,
  type StatusPurpose,
  statusPurposes,
} from './addresses.ts'

/** Facts of a certificate fixed at issue, the content of its credential. */
export type CredentialFacts = {
  publicId: string
  number: string
  holder: string
  branch: string
  city: string | null
  level: CertificateLevel
  issuedAt: string
  expiresAt: string
  ruleVersion: number
  statusPlace: number
}
/** Part of a rule version that a credential describes. */
export type RuleInWords = Pick<RuleSettings, 'visits' | 'withinMonths' | 'leastMean' | 'criticalMonths'>
export type Issuer = { origin: string; name: Text; tagline: Text }

export const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
]
const schemaOfCredentials =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json'

const [english, arabic] = [translator('en', credentialMessages), translator('ar', credentialMessages)]
/** Both languages in one text, without isolation marks, which are for pages. */
const both = (say: (t: typeof english) => string, between = ' · '): string =>
  withoutMarks([say(english), say(arabic)].join(between))
const bothNames = ({ en, ar }: Text): string => (en === ar ? en : `${en} · ${ar}`)

/** Time in credentials: whole seconds. */
export const toSecond = (at: string): string => `${new Date(at).toISOString().slice(0, 19)}Z`
export const secondsOf = (at: string): number => Math.floor(new Date(at).getTime() / 1000)

/** Issuer profile at the issuer's address. */
export const issuerProfile = ({ origin, name, tagline }: Issuer) => ({
  id: issuerAddress(origin),
  type: ['Profile'],
  name: bothNames(name),
  url: `${origin}/`,
  description: bothNames(tagline),
  image: imageOf(`${origin}/brand/icon-512.png`, bothNames(name)),
})

const criteriaInWords = (level: CertificateLevel, rule: RuleInWords): string =>
  both(
    (t) =>
      [
        t('visits', { count: rule.visits, least: rule.leastMean[level] }),
        t('period', { count: rule.withinMonths }),
        t('noFailure', { count: rule.criticalMonths }),
        t('noOverdue'),
        t('keptOnly'),
      ].join(' '),
    '\n\n',
  )

const imageOf = (id: string, caption: string) => ({ id, type: 'Image', caption })

const nameOf = (level: CertificateLevel): string => both((t) => t(`name_${level}`))

/** Achievement of a level under one version of the rule. */
export const achievementOf = (origin: string, level: CertificateLevel, ruleVersion: number, rule: RuleInWords) => ({
  id: achievementAddress(origin, level, ruleVersion),
  type: ['Achievement'],
  achievementType: 'QualityAssuranceCredential',
  name: nameOf(level),
  image: imageOf(achievementImageAddress(origin, level), nameOf(level)),
  description: both((t) => t('about'), '\n\n'),
  criteria: { id: `${origin}/get-certified`, narrative: criteriaInWords(level, rule) },
  version: String(ruleVersion),
})

const known = (identityType: string, identityHash: string) => ({
  type: 'IdentityObject',
  hashed: false,
  identityHash,
  identityType,
})

const identifiersOf = ({ holder, branch, city, number }: CredentialFacts) => [
  known('name', holder),
  known('ext:branch', branch),
  ...(city === null ? [] : [known('ext:city', city)]),
  known('ext:certificateNumber', number),
]

/** Form of the credentials that are signed now; those with an earlier number are signed again (decision 48). */
export const credentialForm = 2

function statusEntry(origin: string, statusPurpose: StatusPurpose, statusPlace: number) {
  const [list, place] = [Math.floor(statusPlace / statusListSize), String(statusPlace % statusListSize)]
  const statusListCredential = statusListAddress(origin, statusPurpose, list)
  return {
    id: `${statusListCredential}#${place}`,
    type: 'BitstringStatusListEntry',
    statusPurpose,
    statusListIndex: place,
    statusListCredential,
  }
}

/** Status of credentials of the first form: an entry for each list, for which the schema has no place. */
export const formerStatus = (origin: string, statusPlace: number) =>
  statusPurposes.map((purpose) => statusEntry(origin, purpose, statusPlace))

/**
 * Parts of a credential that state its certificate's facts. Unique per certificate; a fact changed later no longer
 * matches.
 */
export const statedFacts = (origin: string, facts: CredentialFacts) => ({
  id: certificateAddress(origin, facts.publicId),
  issuer: issuerAddress(origin),
  validFrom: toSecond(facts.issuedAt),
  validUntil: toSecond(facts.expiresAt),
  subject: `${certificateAddress(origin, facts.publicId)}#holder`,
  identifier: identifiersOf(facts),
  achievement: achievementAddress(origin, facts.level, facts.ruleVersion),
  version: String(facts.ruleVersion),
  // why: one entry is allowed, and the list of suspensions has the revoked ones too (decision 48)
  credentialStatus: statusEntry(origin, 'suspension', facts.statusPlace),
})

/**
 * Certificate as an Open Badges 3.0 credential. Fixed at issue, so it omits data the holder may hide later (the score)
 * and the state (see the status lists).
 */
export function buildCredential(facts: CredentialFacts, issuer: Issuer, rule: RuleInWords) {
  const { origin } = issuer
  const stated = statedFacts(origin, facts)
  const achievement = achievementOf(origin, facts.level, facts.ruleVersion, rule)
  return {
    '@context': contexts,
    id: stated.id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: achievement.name,
    image: imageOf(`${stated.id}/badge.png`, achievement.name),
    issuer: issuerProfile(issuer),
    validFrom: stated.validFrom,
    validUntil: stated.validUntil,
    credentialSubject: {
      id: stated.subject,
      type: ['AchievementSubject'],
      identifier: stated.identifier,
      achievement,
    },
    credentialSchema: [{ id: schemaOfCredentials, type: '1EdTechJsonSchemaValidator2019' }],
    credentialStatus: stated.credentialStatus,
  }
}
export type Credential = ReturnType<typeof buildCredential>

/** JWT claims repeating the credential, for plain token readers. */
export const claimsOf = (credential: Credential) => ({
  iss: credential.issuer.id,
  jti: credential.id,
  sub: credential.credentialSubject.id,
  nbf: secondsOf(credential.validFrom),
  exp: secondsOf(credential.validUntil),
})
