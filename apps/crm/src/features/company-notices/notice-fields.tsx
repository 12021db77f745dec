import { roleKeys, type RoleKey } from '@szansa/domain/access';
import { longestNote, type NoteNode } from '@szansa/domain/company-notice';
import { MultiSelectField } from '@szansa/ui/multi-select-field';
import { RichText, RichTextField, type RichTextNode } from '@szansa/ui/rich-text-field';
import { useTranslation } from 'react-i18next';
import type { ComboboxOption } from '@szansa/ui/combobox-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { useFound } from '#kit/lists/use-found.ts';
import { foundPeople, personOption, type FoundPerson } from '#parts/pickers/people.ts';
import { client, queries } from '#kit/api/api.ts';

/** How many people are fetched by their ids in one request. */
const atOnce = 50;

async function peopleOf(ids: readonly string[], signal: AbortSignal): Promise<readonly FoundPerson[]> {
  const found: FoundPerson[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const query = { ids: ids.slice(from, from + atOnce) };
    found.push(...(await client.workers.list({ query }, { signal })));
  }
  return found;
}

/** Returns active staff by their ids, as options; just chosen ones are stored locally and not fetched. */
function useNamed(ids: readonly string[]) {
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([]);
  const missing = ids.filter((id) => !chosen.some(({ value }) => value === id));
  const { data, isPending } = useQuery({
    queryKey: [...queries.workers.list.key(), 'named', missing],
    queryFn: ({ signal }) => peopleOf(missing, signal),
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
  });
  const known = new Map([...(data ?? []).map(personOption), ...chosen].map((one) => [one.value, one]));
  return {
    named: ids.flatMap((id) => known.get(id) ?? []),
    isPending: isPending && missing.length > 0,
    remember: setChosen,
  };
}

interface NoticeValues {
  note: RichTextNode | null;
  roles: readonly RoleKey[];
  userIds: readonly string[];
}

const isNote = (value: unknown): value is NoteNode =>
  typeof value === 'object' && value !== null && 'type' in value;

const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** The text of an announcement, with a little formatting. */
export function NoteField({ label }: OwnFieldProps) {
  const { field, fieldState } = useController<NoticeValues, 'note'>({ name: 'note' });
  return (
    <RichTextField
      label={label}
      value={field.value}
      onValueChange={(value) => field.onValueChange(value)}
      onBlur={field.onBlur}
      maxLength={longestNote}
      error={fieldState.error?.message}
    />
  );
}

export const describeNote = (value: unknown) => (isNote(value) ? <RichText value={value} /> : null);

function Roles({ roles }: { roles: readonly string[] }) {
  const { t } = useTranslation('labels');
  return roleKeys
    .filter((role) => roles.includes(role))
    .map((role) => t(`role.${role}`))
    .join(', ');
}

export const describeRoles = (value: unknown) => <Roles roles={textsIn(value)} />;

/** The recipient roles of an announcement. */
export function RolesField({ label }: OwnFieldProps) {
  const { t } = useTranslation(['companyNotices', 'labels']);
  const { field, fieldState } = useController<NoticeValues, 'roles'>({ name: 'roles' });
  const options = roleKeys.map((role) => ({ value: role, label: t(`labels:role.${role}`) }));
  return (
    <MultiSelectField
      label={label}
      hint={t('hints.recipients')}
      options={options}
      value={options.filter(({ value }) => field.value.includes(value))}
      onValueChange={(chosen) => field.onValueChange(chosen.map(({ value }) => value))}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}

function People({ ids }: { ids: readonly string[] }) {
  return useNamed(ids)
    .named.map(({ label }) => label)
    .join(', ');
}

export const describePeople = (value: unknown) => <People ids={textsIn(value)} />;

/** The recipients of an announcement besides its roles, searched among all staff. */
export function PeopleField({ label }: OwnFieldProps) {
  const { field, fieldState } = useController<NoticeValues, 'userIds'>({ name: 'userIds' });
  const { fetchOptions, items, loading } = useFound(foundPeople);
  const { named, isPending, remember } = useNamed(field.value);
  return (
    <MultiSelectField
      label={label}
      options={items.map(personOption)}
      search={fetchOptions}
      loading={loading}
      // disabled until all names are loaded, so that a choice drops no one
      disabled={isPending}
      value={named}
      onValueChange={(chosen) => {
        remember(chosen);
        field.onValueChange(chosen.map(({ value }) => value));
      }}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
