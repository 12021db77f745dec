import type { CarListKind } from '@szansa/domain/catalogue';
import { SelectField } from '@szansa/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';

import { useController } from '#kit/forms/controller.ts';
import { queries, queryClient } from '#kit/api/api.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import type { FormValues } from '#kit/forms/fields-definition.ts';

import type { CarListEntry } from '../lists/car-list.tsx';

/** An entry of any list, as far as its list has been read. */
export function knownEntry(id: unknown): CarListEntry | undefined {
  const lists = queryClient.getQueriesData<CarListEntry[]>({ queryKey: queries.carLists.list.key() });
  return lists.flatMap(([, entries]) => entries ?? []).find((entry) => entry.id === id);
}

/** What an entry is called, as far as its list has been read. */
export const entryName = (id: unknown): string | null => knownEntry(id)?.name ?? null;

interface EntryFieldProps extends Pick<OwnFieldProps, 'name' | 'label' | 'required'> {
  kind: CarListKind;
  /** The field with the brand or model that the entries belong to. */
  parentField?: string;
  /** Fields whose entries belong to the chosen one: another choice empties them. */
  childFields?: readonly string[];
}

/** Chooses an entry of a list of the catalogue. */
export function EntryField({ kind, parentField, childFields = [], ...props }: EntryFieldProps) {
  const { name, label, required } = props;
  const form = useFormContext<FormValues>();
  const { field, fieldState } = useController<FormValues>({ name });
  const { ref, value, onBlur, onValueChange } = field;
  const parent: unknown = useWatch<FormValues>({ name: parentField ?? name });
  const parentId = typeof parent === 'string' ? parent : undefined;
  const isRequested = parentField === undefined || parentId !== undefined;
  const query = parentField === undefined || parentId === undefined ? {} : { parentId };
  const list = useQuery({
    ...queries.carLists.list.query({ params: { kind }, query }),
    enabled: isRequested,
  });
  const items = isRequested ? (list.data ?? []) : [];
  return (
    <SelectField
      ref={ref}
      name={name}
      label={label}
      required={required}
      clearable={!required}
      disabled={!isRequested}
      error={fieldState.error?.message}
      items={items.map((entry) => ({ value: entry.id, label: entry.name }))}
      value={typeof value === 'string' ? value : null}
      onBlur={onBlur}
      onValueChange={(id) => {
        onValueChange(id);
        for (const child of childFields) form.setValue(child, null, { shouldDirty: true });
      }}
    />
  );
}

/** The field of a form that chooses an entry of a list. */
export function entryField(
  kind: CarListKind,
  way: Pick<EntryFieldProps, 'parentField' | 'childFields'> = {},
) {
  return {
    kind: 'own',
    initial: null,
    describe: entryName,
    Field: (props: OwnFieldProps) => <EntryField {...props} {...way} kind={kind} />,
  } as const;
}
