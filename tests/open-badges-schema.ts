/**
 * The rules of the Open Badges 3.0 JSON schema of an AchievementCredential (draft 2019-09) for the parts that our
 * credentials have, written down from
 * https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json. What the standard asks
 * for in words only (which types a set must contain) is here too.
 */
const text = { type: 'string' }
const oneOrMore = (schema: object) => ({ anyOf: [schema, { type: 'array', items: schema }] })
const typesWith = (name: string) => ({
  type: 'array',
  minItems: 1,
  items: text,
  contains: { const: name },
})
const moment = { type: 'string', format: 'date-time', pattern: '(Z|[+-]\\d{2}:\\d{2})$' }

const image = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uri' }, type: { const: 'Image' }, caption: text },
  required: ['id', 'type'],
  additionalProperties: false,
}
const profile = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uri' },
    type: typesWith('Profile'),
    name: text,
    url: { type: 'string', format: 'uri' },
    description: text,
    image,
  },
  required: ['id', 'type'],
}
const identity = {
  type: 'object',
  properties: {
    type: { const: 'IdentityObject' },
    hashed: { type: 'boolean' },
    identityHash: text,
    identityType: {
      anyOf: [
        {
          enum: 'name,sourcedId,systemId,productId,userName,accountId,emailAddress,nationalIdentityNumber,isbn,issn,lisSourcedId,oneRosterSourcedId,sisSourcedId,ltiContextId,ltiDeploymentId,ltiToolId,ltiPlatformId,ltiUserId,identifier'.split(
            ',',
          ),
        },
        { type: 'string', pattern: '^ext:[a-zA-Z0-9._-]+$' },
      ],
    },
    salt: text,
  },
  required: ['type', 'hashed', 'identityHash', 'identityType'],
  additionalProperties: false,
}
const achievementTypes =
  'Achievement,ApprenticeshipCertificate,Assessment,Assignment,AssociateDegree,Award,Badge,BachelorDegree,Certificate,CertificateOfCompletion,Certification,CommunityService,Competency,Course,CoCurricular,Degree,Diploma,DoctoralDegree,Fieldwork,GeneralEducationDevelopment,JourneymanCertificate,LearningProgram,License,Membership,ProfessionalDoctorate,QualityAssuranceCredential,MasterCertificate,MasterDegree,MicroCredential,ResearchDoctorate,SecondarySchoolDiploma'.split(
    ',',
  )
const achievement = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uri' },
    type: typesWith('Achievement'),
    achievementType: { anyOf: [{ enum: achievementTypes }, { type: 'string', pattern: '^ext:[a-zA-Z0-9._-]+$' }] },
    name: text,
    description: text,
    criteria: {
      type: 'object',
      properties: { id: { type: 'string', format: 'uri' }, narrative: text },
      additionalProperties: false,
    },
    image,
    version: text,
    inLanguage: text,
  },
  required: ['id', 'type', 'criteria', 'description', 'name'],
}

export const achievementCredentialSchema = {
  type: 'object',
  properties: {
    '@context': {
      type: 'array',
      minItems: 2,
      prefixItems: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        { type: 'string', pattern: '^https://purl\\.imsglobal\\.org/spec/ob/v3p0/context-3\\.0\\.\\d+\\.json$' },
      ],
    },
    id: { type: 'string', format: 'uri' },
    type: {
      allOf: [
        typesWith('VerifiableCredential'),
        { type: 'array', contains: { enum: ['AchievementCredential', 'OpenBadgeCredential'] } },
      ],
    },
    name: text,
    description: text,
    image,
    awardedDate: moment,
    credentialSubject: {
      type: 'object',
      properties: {
        id: { type: 'string', format: 'uri' },
        type: typesWith('AchievementSubject'),
        identifier: { type: 'array', items: identity },
        achievement,
      },
      required: ['type', 'achievement'],
      additionalProperties: false,
    },
    issuer: profile,
    validFrom: moment,
    validUntil: moment,
    credentialSchema: oneOrMore({
      type: 'object',
      properties: { id: { type: 'string', format: 'uri' }, type: { const: '1EdTechJsonSchemaValidator2019' } },
      required: ['id', 'type'],
    }),
    credentialStatus: {
      type: 'object',
      properties: { id: { type: 'string', format: 'uri' }, type: text },
      required: ['id', 'type'],
    },
  },
  required: ['@context', 'id', 'type', 'credentialSubject', 'issuer', 'validFrom'],
}
