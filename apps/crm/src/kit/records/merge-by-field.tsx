import type { ApiError } from '@szansa/api-client/client';
import type { MergeChoiceOfList } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { ComboboxField, type ComboboxOption } from '@szansa/ui/combobox-field';
import { Dialog } from '@szansa/ui/dialog';
import { RadioCards } from '@szansa/ui/radio-cards';
import { useMutation, useQuery, type UseMutationOptions, type UseQueryOptions } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { toastRefusal } from '../forms/toast-stale.ts';
import { useFound, type FoundCall } from '../lists/use-found.ts';
import { messageOf, toastSuccess } from '../toasts/toasts.ts';
import type { Named } from './merge-records.tsx';
import {
  dropRecord,
  cacheRecord,
  refetchRecord,
  type RecordPath,
  type RecordSource,
} from './record-definition.ts';
import { Uses, type Use } from './uses.tsx';

/** A field of which a merge retains one value, or both. */
export interface MergedField {
  /** As the call names it. */
  readonly name: string;
  readonly label: string;
  /** What the record that goes has, as people read it; empty for nothing. */
  readonly from: string;
  /** What the one that stays has. */
  readonly into: string;
  /** Both at once, for lists and notes. */
  readonly both?: string;
}

interface MergedRecord {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

type Choices = Readonly<Record<string, MergeChoiceOfList>>;

interface ById {
  readonly params: { readonly id: string };
}

interface MergeByFieldCalls<Saved> {
  readonly mergePreview: {
    query(
      input: ById & { readonly query: { readonly into: string } },
    ): UseQueryOptions<
      { readonly from: Saved; readonly into: Saved; readonly uses: readonly Use[] },
      ApiError
    >;
  };
  readonly merge: {
    mutation(): UseMutationOptions<
      Saved,
      ApiError,
      ById & {
        readonly body: {
          readonly version: number;
          readonly into: string;
          readonly intoVersion: number;
          readonly keep: object;
        };
      }
    >;
  };
}

interface MergeByFieldProps<Saved extends MergedRecord, Found extends Named> {
  source: RecordSource<Saved>;
  path: RecordPath;
  record: Saved;
  /** Such as `queries.customers`. */
  calls: MergeByFieldCalls<Saved>;
  /** Finds the records that can be chosen. */
  found: FoundCall<Found>;
  /** Returns a found record as an option: duplicates often have the same name, so its hint distinguishes them. */
  optionOf: (found: Found) => ComboboxOption;
  /** What two records may differ in, without what is hidden from the user. */
  fieldsOf: (from: Saved, into: Saved) => readonly MergedField[];
  words: {
    readonly title: string;
    readonly description: string;
    /** The label of the choice. */
    readonly into: string;
    /** The toast afterwards. */
    readonly done: string;
  };
  onClose: () => void;
}

/** Returns the default choice for a field: both, the record's own value, or the other one where that is empty. */
function choiceOf({ from, into, both }: MergedField): MergeChoiceOfList {
  if (both !== undefined) return 'both';
  return into === '' && from !== '' ? 'from' : 'into';
}

interface FieldChoiceProps {
  field: MergedField;
  /** What the two records are called. */
  names: readonly [from: string, into: string];
  value: MergeChoiceOfList;
  onValueChange: (value: string) => void;
}

/** The values of a field side by side, of which one, or both, is retained. */
function FieldChoice({ field, names: [from, into], value, onValueChange }: FieldChoiceProps) {
  const { t } = useTranslation();
  const one = (text: string) => text || t('states.none');
  return (
    <RadioCards
      label={field.label}
      columns={field.both === undefined ? 2 : 3}
      value={value}
      onValueChange={onValueChange}
      items={[
        { value: 'into', label: one(field.into), hint: into },
        { value: 'from', label: one(field.from), hint: from },
        ...(field.both === undefined ? [] : [{ value: 'both', label: field.both, hint: t('records.both') }]),
      ]}
    />
  );
}

/** Chooses the record another one is merged into, and the value to retain of each field in which the two differ. */
export function MergeByField<Saved extends MergedRecord, Found extends Named>(
  props: MergeByFieldProps<Saved, Found>,
) {
  const { source, path, record, calls, fieldsOf, optionOf, words, onClose } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [into, setInto] = useState<ComboboxOption | null>(null);
  const [chosen, setChosen] = useState<Choices>({});
  const found = useFound(props.found);
  const params = { id: record.id };
  const preview = useQuery({
    ...calls.mergePreview.query({ params, query: { into: into?.value ?? '' } }),
    enabled: into !== null,
    staleTime: 0,
  });
  const merge = useMutation({
    ...calls.merge.mutation(),
    onSuccess: async (merged) => {
      cacheRecord(source, merged);
      toastSuccess(words.done, merged.name);
      await navigate({ to: path, params: { id: merged.id } });
      dropRecord(source, record.id);
    },
    onError: (error) =>
      toastRefusal(error, async () => {
        await refetchRecord(source, record.id);
        await preview.refetch();
      }),
  });
  const shown = into && preview.data;
  const fields = shown ? fieldsOf(shown.from, shown.into).filter((field) => field.from !== field.into) : [];
  const valueOf = (field: MergedField) => chosen[field.name] ?? choiceOf(field);
  const keep = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
  return (
    <Dialog
      open
      size="large"
      onOpenChange={() => {
        if (!merge.isPending) onClose();
      }}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button disabled={merge.isPending} onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button
            variant="destructive"
            disabledReason={shown ? undefined : into ? t('states.loadsFirst') : t('records.chooseFirst')}
            loading={merge.isPending}
            onClick={() => {
              if (!shown) return;
              const { from, into: to } = shown;
              merge.mutate({
                params,
                body: { version: from.version, into: to.id, intoVersion: to.version, keep },
              });
            }}
          >
            {words.title}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <ComboboxField
          label={words.into}
          required
          value={into}
          onValueChange={(option) => {
            setInto(option);
            setChosen({});
          }}
          search={found.fetchOptions}
          options={found.items.filter(({ id }) => id !== record.id).map(optionOf)}
          loading={found.loading || preview.isFetching}
          error={preview.isError ? messageOf(preview.error) : undefined}
        />
        {shown && (
          <>
            <Callout role="status" tone="warning" title={`${shown.from.name} → ${shown.into.name}`}>
              <Uses uses={shown.uses} />
            </Callout>
            {fields.map((field) => (
              <FieldChoice
                key={field.name}
                field={field}
                names={[shown.from.name, shown.into.name]}
                value={valueOf(field)}
                onValueChange={(value) => {
                  const choice = (['from', 'into', 'both'] as const).find((one) => one === value);
                  if (choice) setChosen({ ...chosen, [field.name]: choice });
                }}
              />
            ))}
          </>
        )}
      </div>
    </Dialog>
  );
}
