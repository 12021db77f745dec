/** The SQL statements of the bare server. Each selects only the columns that the product's screens show. */

const shown = `
  f.id, f.number, f.status, f.is_archived as "isArchived", f.vehicle_value as "vehicleValue",
  f.status_changed_at as "statusChangedAt", f.last_activity_at as "lastActivityAt", f.created_at as "createdAt",
  f.version, f.customer_id as "customerId",
  coalesce(nullif(concat_ws(' ', c.first_name, c.last_name), ''), c.organisation_names) as "customerName",
  f.worker_id as "workerId", u.first_name as "workerFirstName", u.last_name as "workerLastName",
  concat_ws(' ', v.manufacturer, v.model, v.version) as vehicle,
  (select json_agg(json_build_object('id', l.id, 'title', l.title, 'color', l.color, 'textColor', l.text_color))
    from customer_file_label fl join label l on l.id = fl.label_id where fl.customer_file_id = f.id) as labels`;

const joined = `
  join customer c on c.id = f.customer_id
  left join app_user u on u.id = f.worker_id
  left join offer o on o.id = f.shown_offer_id
  left join vehicle v on v.id = o.vehicle_id`;

export const list = `
  select ${shown}, s.name as "leadSource"
  from (
    select * from customer_file where worker_id = $1 and not is_archived
    order by last_activity_at desc, id desc limit 50
  ) f ${joined} left join lead_source s on s.id = f.lead_source_id
  order by f.last_activity_at desc, f.id desc`;

export const listTotal = `
  select count(*)::int as total from customer_file where worker_id = $1 and not is_archived`;

export const one = `
  select ${shown}, f.note, s.name as "leadSource", r.name as "archiveReason", f.archive_note as "archiveNote",
    f.archived_at as "archivedAt", f.chosen_offer_id as "chosenOfferId", f.creation_method as "creationMethod",
    b.first_name as "createdByFirstName", b.last_name as "createdByLastName",
    c.tax_id_number as "taxIdNumber", c.emails, c.phones
  from customer_file f ${joined}
  left join lead_source s on s.id = f.lead_source_id
  left join archive_reason r on r.id = f.archive_reason_id
  left join app_user b on b.id = f.created_by
  where f.id = $1`;

/** Twenty cards of each status, of one salesperson or of all; counts and sums for each status. */
export const board = `
  select s.slug, t.count, t.sum, coalesce(cards.cards, '[]') as cards
  from opportunity_status s
  left join (
    select status, count(*)::int, sum(vehicle_value) from customer_file
    where not is_archived and ($1::uuid is null or worker_id = $1) group by status
  ) t on t.status = s.slug
  left join lateral (
    select json_agg(row_to_json(card)) as cards from (
      select ${shown}
      from (
        select * from customer_file
        where status = s.slug and not is_archived and ($1::uuid is null or worker_id = $1)
        order by last_activity_at desc, id desc limit 20
      ) f ${joined}
      order by f.last_activity_at desc, f.id desc
    ) card
  ) cards on true
  order by s.position`;

const found = `from customer where not is_archived and search_text like '%' || fold($1) || '%'`;

export const search = `
  select id, first_name as "firstName", last_name as "lastName", city, tax_id_number as "taxIdNumber", emails, phones,
    organisation_names as "organisationNames", created_at as "createdAt",
    (select count(*)::int from customer_file f where f.customer_id = customer.id) as "opportunityCount"
  ${found} order by sort_name, id limit 25`;

export const searchTotal = `select count(*)::int as total from (select 1 ${found} limit 1001) f`;

export const create = `
  insert into customer_file (id, customer_id, worker_id, created_by, status, note)
  values (uuidv7(), $1, $2, $2, 'lead', $3)
  returning id, number, status, version, created_at as "createdAt"`;

export const comment = `
  insert into comment (id, customer_file_id, message, author_id) values ($1, $2, $3, $4)
  returning id, message, created_at as "createdAt"`;

export const move = `
  update customer_file set status = $2, status_changed_at = now(), last_activity_at = now(), updated_at = now(),
    version = version + 1
  where id = $1 and version = $3 returning id, status, version`;
