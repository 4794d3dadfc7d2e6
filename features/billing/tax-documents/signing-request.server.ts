import { createPublicKey, createSign, type KeyObject } from 'node:crypto'
import { fromBER } from 'asn1js'
import {
  bits,
  bytesOf,
  ecdsaWithSha256,
  integer,
  namePart,
  nameTypes,
  octets,
  oid,
  printable,
  sequence,
  setOf,
  tagged,
  utf8,
} from './der.ts'

/** The authority's environments: developer sandbox, simulation, production. */
export const taxEnvironments = ['sandbox', 'simulation', 'production'] as const
export type TaxEnvironment = (typeof taxEnvironments)[number]

const templates = {
  sandbox: 'TSTZATCA-Code-Signing',
  simulation: 'PREZATCA-Code-Signing',
  production: 'ZATCA-Code-Signing',
} as const satisfies Record<TaxEnvironment, string>

/** Data of a certificate request: applicant and unit. */
export type UnitFacts = {
  environment: TaxEnvironment
  /** Registered name of the taxpayer. */
  organisation: string
  /** Branch; for a VAT group the ten digits of the member. */
  branch: string
  /** Name of the unit, unique for the taxpayer. */
  name: string
  vatNumber: string
  solution: string
  model: string
  serial: string
  /** National short address: four letters and four digits. */
  shortAddress: string
  industry: string
}

/** Standard and simplified documents: the first two of four flags. */
const bothKinds = '1100'

const subjectOf = ({ organisation, branch, name }: UnitFacts) =>
  sequence(
    namePart(nameTypes.country, printable('SA')),
    namePart(nameTypes.unit, utf8(branch)),
    namePart(nameTypes.organisation, utf8(organisation)),
    namePart(nameTypes.common, utf8(name)),
  )

const unitNames = ({ solution, model, serial, vatNumber, shortAddress, industry }: UnitFacts) =>
  sequence(
    namePart(nameTypes.surname, utf8(`1-${solution}|2-${model}|3-${serial}`)),
    namePart(nameTypes.userId, utf8(vatNumber)),
    namePart(nameTypes.title, utf8(bothKinds)),
    namePart(nameTypes.registeredAddress, utf8(shortAddress)),
    namePart(nameTypes.businessCategory, utf8(industry)),
  )

const extensionsOf = (unit: UnitFacts) =>
  sequence(
    sequence(oid('1.3.6.1.4.1.311.20.2'), octets(printable(templates[unit.environment]))),
    sequence(oid('2.5.29.17'), octets(sequence(tagged(4, unitNames(unit))))),
  )

/** Certificate request (PKCS#10) of the unit's key, as PEM. */
export function signingRequest(unit: UnitFacts, privateKey: KeyObject): string {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const request = sequence(
    integer(0),
    subjectOf(unit),
    fromBER(Uint8Array.from(publicKey).buffer).result,
    tagged(0, sequence(oid('1.2.840.113549.1.9.14'), setOf(extensionsOf(unit)))),
  )
  const signature = createSign('sha256').update(bytesOf(request)).sign(privateKey)
  const whole = bytesOf(sequence(request, sequence(oid(ecdsaWithSha256)), bits(signature)))
  const lines = whole.toString('base64').match(/.{1,64}/g)!
  return `-----BEGIN CERTIFICATE REQUEST-----\n${lines.join('\n')}\n-----END CERTIFICATE REQUEST-----\n`
}
