import { createHash } from 'node:crypto'
import { XmlC14NMode, XmlDocument, XmlElement } from 'libxml2-wasm'

const namespaces = {
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
}
/** Parts inserted after hashing; their surrounding white space stays. */
const notHashed = ['//ext:UBLExtensions', '//cac:Signature', "//cac:AdditionalDocumentReference[cbc:ID='QR']"]

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const hexInBase64 = (digest: Buffer): string => Buffer.from(digest.toString('hex'), 'ascii').toString('base64')

/** Hashed text of a document: canonical (C14N 1.1, no comments), without the stamp's three parts. */
export function hashedText(xml: string): string {
  const document = XmlDocument.fromString(xml)
  try {
    for (const path of notHashed)
      for (const node of document.find(path, namespaces)) if (node instanceof XmlElement) node.remove()
    return document.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_1_1 })
  } finally {
    document.dispose()
  }
}

/** The 32-byte hash of a tax document, which is signed, chained and sent. */
export const documentDigest = (xml: string): Buffer => sha256(hashedText(xml))

/** Digest of the certificate's base64 text without line breaks: base64 of the hexadecimal digest. */
export const certificateDigest = (certificate: string): string => hexInBase64(sha256(certificate))

const digested = ['DigestMethod', 'DigestValue', 'X509IssuerName', 'X509SerialNumber']

/**
 * Digest of the signed properties exactly as in the document, including indentation, each with the namespaces that
 * isolated canonicalisation would add. Rule of the authority; base64 of the hexadecimal digest.
 */
export function signedPropertiesDigest(properties: string): string {
  const named = digested.reduce(
    (text, name) => text.replaceAll(`<ds:${name}`, `<ds:${name} xmlns:ds="http://www.w3.org/2000/09/xmldsig#"`),
    properties.replace(
      '<xades:SignedProperties',
      '<xades:SignedProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"',
    ),
  )
  return hexInBase64(sha256(named.replace(/><\/ds:DigestMethod>/g, '/>').replaceAll('\r\n', '\n')))
}
