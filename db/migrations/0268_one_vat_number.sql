-- A company has one VAT number: its invoices carry the number of its tax details, its record the number of the registration.
-- A change of one changes the other, and raises the version of the form that shows it, so that an outdated form is refused.
create function priv.share_vat_number() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'tax_details' then
    update app.client_profiles k set tax_id = new.vat_number where k.profile_id = new.client_id and k.tax_id is distinct from new.vat_number;
    if found then update app.companies c set version = version + 1 where c.id = new.client_id; end if;
  else
    update app.tax_details d set vat_number = new.tax_id, version = version + 1, updated_at = now()
      where d.client_id = new.profile_id and d.vat_number is distinct from new.tax_id and (new.tax_id is null or new.tax_id ~ '^3[0-9]{13}3$');
  end if;
  return null;
end $$;
revoke all on function priv.share_vat_number from public;
comment on function priv.share_vat_number is 'keeps the VAT number of the registration and of the tax details the same';

create trigger share_vat_number after insert or update of vat_number on app.tax_details
  for each row execute function priv.share_vat_number();
create trigger share_vat_number after update of tax_id on app.client_profiles
  for each row when (old.tax_id is distinct from new.tax_id) execute function priv.share_vat_number();

-- Numbers that differ: invoices were issued with the one of the tax details. Without one there, that of the registration counts.
update app.client_profiles k set tax_id = d.vat_number
  from app.tax_details d where d.client_id = k.profile_id and d.vat_number is not null and k.tax_id is distinct from d.vat_number;
update app.tax_details d set vat_number = k.tax_id, version = d.version + 1
  from app.client_profiles k where k.profile_id = d.client_id and d.vat_number is null and k.tax_id ~ '^3[0-9]{13}3$'
    and d.street is not null and d.city is not null;
