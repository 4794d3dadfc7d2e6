export type AuditPhotoKind = 'finding' | 'fix'

/** Key of photos on the device: those of what was put right are kept apart from those of the finding. */
export const auditPhotoKey = (questionKey: string, kind: AuditPhotoKind): string =>
  kind === 'fix' ? `fix:${questionKey}` : questionKey

export const kindOfPhotoKey = (photoKey: string): { key: string; kind: AuditPhotoKind } =>
  photoKey.startsWith('fix:') ? { key: photoKey.slice(4), kind: 'fix' } : { key: photoKey, kind: 'finding' }
