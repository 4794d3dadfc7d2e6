import { type XmlDocument, XmlElement } from 'libxml2-wasm'
import { childrenOf } from './ubl-structure.ts'

/**
 * Elements of a customer credit transfer by ISO 20022, in the standard's order: `!` required, `*` any number, `+` one
 * or more, others at most once. `a|b`: a choice of one. By path, because a name means different things in different
 * places; only the parts that may be written are spelled out.
 */
const common: Record<string, string> = {
  Document: 'CstmrCdtTrfInitn!',
  CstmrCdtTrfInitn: 'GrpHdr! PmtInf+ SplmtryData*',
  GrpHdr: 'MsgId! CreDtTm! Authstn* NbOfTxs! CtrlSum InitgPty! FwdgAgt InitnSrc',
  PmtInf: `PmtInfId! PmtMtd! BtchBookg NbOfTxs CtrlSum PmtTpInf ReqdExctnDt! PoolgAdjstmntDt Dbtr! DbtrAcct! DbtrAgt! DbtrAgtAcct
    InstrForDbtrAgt UltmtDbtr ChrgBr ChrgsAcct ChrgsAcctAgt CdtTrfTxInf+`,
  PmtTpInf: 'InstrPrty SvcLvl* LclInstrm CtgyPurp',
  CtgyPurp: 'Cd|Prtry',
  CdtTrfTxInf: `PmtId! PmtTpInf PmtSgntr Amt! XchgRateInf ChrgBr MndtRltdInf ChqInstr UltmtDbtr IntrmyAgt1 IntrmyAgt1Acct IntrmyAgt2
    IntrmyAgt2Acct IntrmyAgt3 IntrmyAgt3Acct CdtrAgt CdtrAgtAcct Cdtr CdtrAcct UltmtCdtr InstrForCdtrAgt* InstrForDbtrAgt Purp
    RgltryRptg* Tax RltdRmtInf* RmtInf SplmtryData*`,
  PmtId: 'InstrId EndToEndId! UETR',
  Amt: 'InstdAmt|EqvtAmt',
  Purp: 'Cd|Prtry',
  RmtInf: 'Ustrd* Strd*',
  DbtrAcct: 'Id! Tp Ccy Nm Prxy',
  CdtrAcct: 'Id! Tp Ccy Nm Prxy',
  'DbtrAcct/Id': 'IBAN|Othr',
  'CdtrAcct/Id': 'IBAN|Othr',
  DbtrAgt: 'FinInstnId! BrnchId',
  FinInstnId: 'BICFI ClrSysMmbId LEI Nm PstlAdr Othr',
  Othr: 'Id! SchmeNm Issr',
  Dbtr: 'Nm PstlAdr Id CtryOfRes CtctDtls',
  Cdtr: 'Nm PstlAdr Id CtryOfRes CtctDtls',
  InitgPty: 'Nm PstlAdr Id CtryOfRes CtctDtls',
}
const byVersion: Record<string, Record<string, string>> = {
  'pain.001.001.09': { ...common, ReqdExctnDt: 'Dt|DtTm' },
  'pain.001.001.03': {
    ...common,
    GrpHdr: 'MsgId! CreDtTm! Authstn* NbOfTxs! CtrlSum InitgPty! FwdgAgt',
    PmtInf: common['PmtInf']!.replace('InstrForDbtrAgt ', ''),
    PmtTpInf: 'InstrPrty SvcLvl LclInstrm CtgyPurp',
    PmtId: 'InstrId EndToEndId!',
    FinInstnId: 'BIC ClrSysMmbId Nm PstlAdr Othr',
    DbtrAcct: 'Id! Tp Ccy Nm',
    CdtrAcct: 'Id! Tp Ccy Nm',
  },
}

/** Texts that banks accept everywhere in payment messages. */
const latin = "[A-Za-z0-9/\\-?:().,'+ ]"
const day = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const leaves: Record<string, string> = {
  MsgId: `(?!.*//)[^/ ]${latin}{0,34}`,
  PmtInfId: `[^/ ]${latin}{0,34}`,
  InstrId: `[^/ ]${latin}{0,34}`,
  EndToEndId: `[^/ ]${latin}{0,34}`,
  CreDtTm: `${day}T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d`,
  NbOfTxs: '[0-9]{1,15}',
  CtrlSum: '\\d{1,15}(\\.\\d{1,2})?',
  PmtMtd: 'TRF|CHK|TRA',
  ChrgBr: 'DEBT|CRED|SHAR|SLEV',
  Dt: day,
  ReqdExctnDt: day,
  Nm: `${latin}{1,140}`,
  IBAN: '[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}',
  Ccy: '[A-Z]{3}',
  Cd: '[A-Z]{4}',
  Id: `${latin}{1,35}`,
  InstdAmt: '\\d{1,13}\\.\\d{2}',
  Ustrd: `${latin}{1,140}`,
}

const repeated = (children: readonly XmlElement[], name: string) =>
  children.filter((child) => child.name === name).length

function sequenceFaults(sequence: string, children: readonly XmlElement[], inside: string): string[] {
  const faults: string[] = []
  if (sequence.includes('|')) {
    const isOne = children.length === 1 && sequence.split('|').includes(children[0]!.name)
    return isOne ? [] : [`${inside} is not one of ${sequence}`]
  }
  const places = sequence.split(/\s+/).map((word) => ({ name: word.replace(/[!*+]$/, ''), mark: word.at(-1)! }))
  let at = 0
  for (const child of children) {
    const place = places.findIndex(({ name }) => name === child.name)
    if (place < 0) faults.push(`${child.name} is not allowed in ${inside}`)
    else if (place < at) faults.push(`${child.name} in ${inside} comes too late`)
    at = Math.max(at, place)
  }
  for (const { name, mark } of places) {
    const count = repeated(children, name)
    if (count === 0 && (mark === '!' || mark === '+')) faults.push(`${inside} lacks ${name}`)
    if (count > 1 && mark !== '*' && mark !== '+') faults.push(`${name} in ${inside} comes twice`)
  }
  return faults
}

/** Violations of the rules of a message's version, which its namespace names. */
export function painFaults(document: XmlDocument): string[] {
  const version = document.root.namespaceUri.split(':').at(-1)!
  const grammar = byVersion[version]
  if (!grammar || !document.root.namespaceUri.startsWith('urn:iso:std:iso:20022:tech:xsd:')) return ['unknown version']
  const visit = (node: XmlElement, parent: string): string[] => {
    const children = childrenOf(node)
    const sequence = grammar[`${parent}/${node.name}`] ?? grammar[node.name]
    if (node.namespaceUri !== document.root.namespaceUri) return [`${node.name} has another namespace`]
    if (sequence)
      return [...sequenceFaults(sequence, children, node.name), ...children.flatMap((child) => visit(child, node.name))]
    const shape = leaves[node.name]
    if (!shape || children.length > 0) return [`${node.name} is not known`]
    const isShaped = new RegExp(`^(?:${shape})$`).test(node.content)
    const lacksCurrency = node.name === 'InstdAmt' && !node.attr('Ccy')
    return [...(isShaped ? [] : [`${node.name} is ${node.content}`]), ...(lacksCurrency ? ['InstdAmt lacks Ccy'] : [])]
  }
  return visit(document.root, '')
}
