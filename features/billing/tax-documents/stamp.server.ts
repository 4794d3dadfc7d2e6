import { createSign, type KeyObject } from 'node:crypto'
import { sar } from '#/domain/money.ts'
import { prepaidTotals, type TaxDocument, taxTotals } from '#/domain/tax-document.ts'
import { element, textElement } from './canonical-xml.ts'
import type { StampCertificate } from './certificate.server.ts'
import { certificateDigest, documentDigest, signedPropertiesDigest } from './digests.server.ts'
import { encodeQr } from './qr.ts'
import { attached, ublOf, unstamped, xmlFile } from './ubl.ts'

const enveloped = 'urn:oasis:names:specification:ubl:dsig:enveloped:xades'
const signatureId = 'urn:oasis:names:specification:ubl:signature:Invoice'
const sha256Method = 'http://www.w3.org/2001/04/xmlenc#sha256'

/** Private key of the unit (secp256k1) and its certificate from the authority. */
export type StampKey = { privateKey: KeyObject; certificate: StampCertificate }
export type StampedDocument = {
  /** The file, to be stored byte for byte. */
  xml: string
  /** Base64 of the 32 bytes that the next document carries as its previous hash. */
  hash: string
  qr: string
  /** Base64 of the DER signature; null without a key. */
  signature: string | null
}

type Signed = { hash: string; signature: string; properties: string; certificate: StampCertificate }

/**
 * Signed properties, indented as in the authority's samples: the digest covers this exact text, and the authority's
 * validator rebuilds it in this form.
 */
const propertiesOf = ({ base64, issuer, serial }: StampCertificate, signingTime: string): string =>
  `<xades:SignedProperties Id="xadesSignedProperties">
                                    <xades:SignedSignatureProperties>
                                        <xades:SigningTime>${signingTime}</xades:SigningTime>
                                        <xades:SigningCertificate>
                                            <xades:Cert>
                                                <xades:CertDigest>
                                                    <ds:DigestMethod Algorithm="${sha256Method}"/>
                                                    <ds:DigestValue>${certificateDigest(base64)}</ds:DigestValue>
                                                </xades:CertDigest>
                                                <xades:IssuerSerial>
                                                    ${textElement('ds:X509IssuerName', issuer)}
                                                    <ds:X509SerialNumber>${serial}</ds:X509SerialNumber>
                                                </xades:IssuerSerial>
                                            </xades:Cert>
                                        </xades:SigningCertificate>
                                    </xades:SignedSignatureProperties>
                                </xades:SignedProperties>`

const hidden = ['ext:UBLExtensions', 'cac:Signature', "cac:AdditionalDocumentReference[cbc:ID='QR']"]
const transforms = [
  ...hidden.map(
    (part) =>
      `<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>not(//ancestor-or-self::${part})</ds:XPath></ds:Transform>`,
  ),
  '<ds:Transform Algorithm="http://www.w3.org/2006/12/xml-c14n11"/>',
].join('')

const digestOf = (value: string): string =>
  `<ds:DigestMethod Algorithm="${sha256Method}"/><ds:DigestValue>${value}</ds:DigestValue>`

const signedInfo = ({ hash, properties }: Signed): string =>
  `<ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2006/12/xml-c14n11"/>` +
  `<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"/>` +
  `<ds:Reference Id="invoiceSignedData" URI=""><ds:Transforms>${transforms}</ds:Transforms>${digestOf(hash)}</ds:Reference>` +
  `<ds:Reference Type="http://www.w3.org/2000/09/xmldsig#SignatureProperties" URI="#xadesSignedProperties">` +
  `${digestOf(signedPropertiesDigest(properties))}</ds:Reference></ds:SignedInfo>`

const signatureElement = (signed: Signed): string =>
  `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="signature">${signedInfo(signed)}` +
  `<ds:SignatureValue>${signed.signature}</ds:SignatureValue>` +
  `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${signed.certificate.base64}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>` +
  `<ds:Object><xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="signature">` +
  `${signed.properties}</xades:QualifyingProperties></ds:Object></ds:Signature>`

const extensions = (signed: Signed): string =>
  `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionURI>${enveloped}</ext:ExtensionURI><ext:ExtensionContent>` +
  `<sig:UBLDocumentSignatures xmlns:sac="urn:oasis:names:specification:ubl:schema:xsd:SignatureAggregateComponents-2"` +
  ` xmlns:sbc="urn:oasis:names:specification:ubl:schema:xsd:SignatureBasicComponents-2"` +
  ` xmlns:sig="urn:oasis:names:specification:ubl:schema:xsd:CommonSignatureComponents-2"><sac:SignatureInformation>` +
  `<cbc:ID>urn:oasis:names:specification:ubl:signature:1</cbc:ID>` +
  `<sbc:ReferencedSignatureID>${signatureId}</sbc:ReferencedSignatureID>${signatureElement(signed)}` +
  `</sac:SignatureInformation></sig:UBLDocumentSignatures></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`

const signatureReference = element(
  'cac:Signature',
  {},
  textElement('cbc:ID', signatureId),
  textElement('cbc:SignatureMethod', enveloped),
)

/**
 * First five values of the QR code, present on every tax document. The total is the amount to pay, without deducted
 * prepayments, as in the authority's samples; the tax is that of the whole document.
 */
const plainTags = (document: TaxDocument): string[] => {
  const { gross, vat } = taxTotals(document.lines, document.creditedBefore)
  const toPay = gross - prepaidTotals(document.prepaid).gross
  const { seller, issuedOn, issuedAt } = document
  return [seller.name, seller.vatNumber ?? '', `${issuedOn}T${issuedAt}`, sar(toPay), sar(vat)]
}

/**
 * Writes, hashes and stamps a document: ECDSA over the 32 bytes of the hash (which hashes them again), as in the
 * authority's samples. Without a key: a phase 1 document with hash, chain and a QR code of five values, unsigned.
 * `signedAt`: Riyadh time, `YYYY-MM-DDThh:mm:ss`.
 */
export function stampDocument(document: TaxDocument, key: StampKey | null, signedAt: string): StampedDocument {
  const digest = documentDigest(xmlFile(ublOf(document)))
  const hash = digest.toString('base64')
  if (!key) {
    const qr = encodeQr(plainTags(document))
    return { xml: xmlFile(ublOf(document, { ...unstamped, qr: attached('QR', qr) })), hash, qr, signature: null }
  }
  const { certificate } = key
  const signature = createSign('sha256').update(digest).sign(key.privateKey).toString('base64')
  const byAuthority = document.form === 'simplified' ? [certificate.signature] : []
  const qr = encodeQr([...plainTags(document), hash, signature, certificate.publicKey, ...byAuthority])
  const signed = { hash, signature, properties: propertiesOf(certificate, signedAt), certificate }
  const stamp = { extensions: extensions(signed), signature: signatureReference, qr: attached('QR', qr) }
  return { xml: xmlFile(ublOf(document, stamp)), hash, qr, signature }
}
