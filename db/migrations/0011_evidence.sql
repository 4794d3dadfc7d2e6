-- Pictures that look alike are found by any of four parts of their look, whatever the number of pictures (domain/picture-look.ts).
create index photos_by_look_1 on app.report_photos (((perceptual_hash & 65535)::integer)) where perceptual_hash is not null;
create index photos_by_look_2 on app.report_photos ((((perceptual_hash >> 16) & 65535)::integer)) where perceptual_hash is not null;
create index photos_by_look_3 on app.report_photos ((((perceptual_hash >> 32) & 65535)::integer)) where perceptual_hash is not null;
create index photos_by_look_4 on app.report_photos ((((perceptual_hash >> 48) & 65535)::integer)) where perceptual_hash is not null;
drop index app.photos_by_look;

-- Where a shopper was is forgotten in answers too; the few that hold a place are found without reading the others.
create index places_answered on app.report_answers (answered_at) where value ? 'latitude';
