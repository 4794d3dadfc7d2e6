/** Functions of the searches, for staff-functions.test.ts. */
export const searchFunctions = {
  'priv.found_certificates(text[],integer)': {
    need: 'certificates',
    call: `priv.found_certificates('{%}', 5)`,
  },
  'priv.found_ids(text,text[])': {
    need: 'clients requests review certificates payouts site+',
    given: `update app.branches set name = 'Nakheel' where id = $branches`,
    call: `priv.found_ids('branch', '{%nakheel%}')`,
  },
  'priv.found_names(text,text,text[],jsonb,integer)': {
    need: 'clients requests review certificates site+',
    given: `update app.branches set name = 'Nakheel' where id = $branches`,
    call: `priv.found_names('branch', 'nakheel', '{%nakheel%}', '[["% nkl%"]]', 5)`,
  },
  'priv.found_payments(text,integer)': {
    need: 'invoices ledger',
    given: `insert into app.payments (id, client_id, invoice_id, amount, provider) select '01900000-0000-7000-8000-00003f0a91c2', client_id, id, 100, 'bank' from app.invoices limit 1`,
    call: `priv.found_payments('3f0a91c2', 5)`,
  },
} satisfies Record<string, { need: string; given?: string; call: string }>
