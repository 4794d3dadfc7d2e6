const id = '01900000-0000-7000-8000-000000000001'
const webhook = { name: 'Board', url: 'https://example.com/hook', node: id, events: 'action.opened' }

/** A valid form of each page of the open platform with an action. */
export const partnersForms: Record<string, Record<string, string>> = {
  'partners/api.tsx': { intent: 'revoke', keyId: id, version: '1' },
  'partners/api/new.tsx': { intent: 'make', clientKey: id, name: 'Key', node: id, scopes: 'company:read', life: '30' },
  'partners/api/webhooks/new.tsx': { intent: 'make', clientKey: id, ...webhook },
  'partners/api/webhooks/$webhookId.tsx': { intent: 'test' },
  'partners/api/webhooks/$webhookId/change.tsx': { intent: 'change', version: '1', ...webhook },
}
