import { ComboboxField, type ComboboxOption } from '@szansa/ui/combobox-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queries } from '#kit/api/api.ts';
import { useFound } from '#kit/lists/use-found.ts';

import { foundPeople, personOption } from './people.ts';

interface PersonChoiceProps {
  /** Read by screen readers alone. */
  label: string;
  /** Options besides a person; the first one is shown while nothing is chosen. */
  besides: readonly [ComboboxOption, ...ComboboxOption[]];
  /** The id of a person, or one of `besides`. */
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** Whose things are shown: active staff is searched on the server, however many they are. */
export function PersonChoice({ label, besides, value, onChange, className }: PersonChoiceProps) {
  const [typed, setTyped] = useState('');
  const { fetchOptions, items, loading } = useFound(foundPeople);
  const people = items.map(personOption);
  const known = [...besides, ...people].find((option) => option.value === value);
  const named = useQuery({
    ...queries.workers.list.query({ query: { ids: [value] } }),
    enabled: known === undefined,
  });
  const chosen = known ?? named.data?.map(personOption)[0] ?? { value, label: '…' };
  const [usual] = besides;
  const others = people.filter((person) => besides.every((option) => option.value !== person.value));
  return (
    <ComboboxField
      label={label}
      hideLabel
      className={className}
      placeholder={usual.label}
      value={value === usual.value ? null : chosen}
      onValueChange={(option) => onChange((option ?? usual).value)}
      search={(text) => {
        setTyped(text);
        fetchOptions(text);
      }}
      options={typed.trim() === '' ? [...besides, ...others] : people}
      loading={loading}
    />
  );
}
