-- The agency and its settings.

create table agency (
  id int primary key default 1 check (id = 1),
  name text not null,
  tax_id_number text,
  street text,
  post_code text,
  city text,
  phone text,
  email text,
  website text,
  accent_color text,
  logo_file_id uuid references stored_file on delete set null,
  pdf_footer text,
  mail_footer text,
  session_idle_hours int not null default 12 check (session_idle_hours between 1 and 24),
  session_max_days int not null default 7 check (session_max_days between 1 and 30),
  version int not null default 1,
  message_files_mb int not null default 100 check (message_files_mb between 1 and 250),
  daily_files_mb int not null default 1000 check (daily_files_mb between 1 and 100000),
  agency_files_gb int not null default 50 check (agency_files_gb between 1 and 10000)
);
create index agency_logo_file_id on agency (logo_file_id);

insert into agency (id, name) values (1, 'Szansa');

-- After `day_limit` days in a status an opportunity is stale (rule ST2); 0 is no limit.
create table opportunity_status (
  slug text primary key,
  position int not null,
  name_pl text,
  name_en text,
  day_limit int not null default 0 check (day_limit between 0 and 365)
);

insert into opportunity_status (slug, position, day_limit) values
  ('lead', 1, 2),
  ('first_contact', 2, 5),
  ('presentation_proposal', 3, 7),
  ('negotiations', 4, 14),
  ('application_to_client', 5, 7),
  ('application', 6, 7),
  ('conclusion_agreement', 7, 7),
  ('waiting_for_vehicle', 8, 90),
  ('registration_insurance', 9, 14),
  ('handing', 10, 7),
  ('closed', 11, 0);

-- The agency's own texts of mails to customers about a status.
create table customer_text (
  status text not null references opportunity_status,
  language text not null check (language in ('pl', 'en')),
  subject text not null,
  text text not null,
  primary key (status, language)
);

-- Tiers apply from the month `since`; those without one from the beginning.
create table commission_tier (
  "from" numeric(14, 2) not null,
  percent numeric(7, 4) not null,
  since text check (since ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  constraint commission_tier_since_from unique nulls not distinct (since, "from")
);

insert into commission_tier ("from", percent) values (0, 20), (10000, 25), (20000, 30), (35000, 35);
