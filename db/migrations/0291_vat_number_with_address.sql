-- The tax details get the VAT number of the registration only where their address is whole: a standard invoice carries both, and an invoice with the
-- number alone is refused (BR-KSA-10, BR-KSA-63). Until the address is there, invoices stay simplified and the form of the tax details
-- shows the number of the registration.
create function priv.is_whole_address(d app.tax_details) returns boolean language sql immutable set search_path = '' as $$
  select d.street is not null and d.city is not null and (d.country <> 'SA'
    or (d.building ~ '^[0-9]{4}$' and d.district is not null and d.postal_code ~ '^[0-9]{5}$')) is true
$$;
revoke all on function priv.is_whole_address from public;

create or replace function priv.share_vat_number() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'tax_details' then
    update app.client_profiles k set tax_id = new.vat_number where k.profile_id = new.client_id and k.tax_id is distinct from new.vat_number;
    if found then update app.companies c set version = version + 1 where c.id = new.client_id; end if;
  else
    update app.tax_details d set vat_number = new.tax_id, version = version + 1, updated_at = now()
      where d.client_id = new.profile_id and d.vat_number is distinct from new.tax_id
        and (new.tax_id is null or (new.tax_id ~ '^3[0-9]{13}3$' and priv.is_whole_address(d)));
  end if;
  return null;
end $$;

-- Numbers that already came without an address go back to the registration.
drop trigger share_vat_number on app.tax_details;
update app.tax_details d set vat_number = null, version = version + 1 where d.vat_number is not null and not priv.is_whole_address(d);
create trigger share_vat_number after insert or update of vat_number on app.tax_details
  for each row execute function priv.share_vat_number();
