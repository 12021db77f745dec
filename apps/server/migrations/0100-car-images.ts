import { sql, type Kysely } from 'kysely';

/**
 * Pictures of car variants: the file that was sent, which is never handed out, and the sizes made of it. `revision` counts what
 * a picture was cropped to; sizes are those of it once `is_ready`. Width and height are of all of it, upright.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table car_variant_image (
      id uuid primary key,
      car_variant_id uuid not null references car_variant on delete cascade,
      sort_order int not null,
      image_type text not null,
      alt text,
      crop jsonb,
      original_file_id uuid not null references stored_file,
      width int not null,
      height int not null,
      placeholder text not null,
      revision int not null default 1,
      is_ready boolean not null default false
    );
    create index car_variant_image_variant on car_variant_image (car_variant_id, sort_order);
    create index car_variant_image_original on car_variant_image (original_file_id);

    create table car_image_size (
      image_id uuid not null references car_variant_image on delete cascade,
      size text not null,
      file_id uuid not null references stored_file,
      primary key (image_id, size)
    );
    create index car_image_size_file on car_image_size (file_id);
  `.execute(db);
}
