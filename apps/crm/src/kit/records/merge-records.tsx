import type { ApiError } from '@szansa/api-client/client';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { ComboboxField, type ComboboxOption } from '@szansa/ui/combobox-field';
import { Dialog } from '@szansa/ui/dialog';
import { useMutation, useQuery, type UseMutationOptions, type UseQueryOptions } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { toastRefusal } from '../forms/toast-stale.ts';
import { versionOf } from '../forms/use-record-change.tsx';
import { useFound, type FoundCall } from '../lists/use-found.ts';
import type { NamespaceWith } from '../texts/texts.ts';
import { useTextsOf } from '../texts/use-texts-of.ts';
import { messageOf, toastSuccess } from '../toasts/toasts.ts';
import {
  dropRecord,
  cacheRecord,
  refetchRecord,
  type RecordDefinition,
  type RecordNamespace,
  type StoredRecord,
} from './record-definition.ts';
import { Uses, type Use } from './uses.tsx';

interface MergeTexts {
  readonly merge: {
    readonly action: string;
    readonly title: string;
    readonly description: string;
    readonly into: string;
    readonly done: string;
  };
}

/** Namespaces that contain all texts of a merge. */
export type MergeNamespace = RecordNamespace & NamespaceWith<MergeTexts>;

export interface Named {
  readonly id: string;
  readonly name: string;
}

interface MergePreview {
  readonly from: Named;
  readonly into: Named;
  /** What would move. */
  readonly uses: readonly Use[];
}

interface ById {
  readonly params: { readonly id: string };
}

/** The calls of a merge, as `queries.banks` has them. */
export interface MergeCalls<Saved> {
  readonly mergePreview: {
    query(
      input: ById & { readonly query: { readonly into: string } },
    ): UseQueryOptions<MergePreview, ApiError>;
  };
  readonly merge: {
    mutation(): UseMutationOptions<
      Saved,
      ApiError,
      ById & { readonly body: { readonly version: number; readonly into: string } }
    >;
  };
}

interface MergeRecordsProps<Saved extends StoredRecord> {
  definition: RecordDefinition<Saved, MergeNamespace>;
  record: Saved;
  calls: MergeCalls<Saved>;
  /** Finds the records that can be chosen. */
  found: FoundCall<Named>;
  onClose: () => void;
}

/** Chooses the record another one is merged into; shows what moves before it is done. */
export function MergeRecords<Saved extends StoredRecord>(props: MergeRecordsProps<Saved>) {
  const { definition, record, calls, onClose } = props;
  const t = useTextsOf(definition.texts);
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const [into, setInto] = useState<ComboboxOption | null>(null);
  const params = { id: record.id };
  const found = useFound(props.found);
  const preview = useQuery({
    ...calls.mergePreview.query({ params, query: { into: into?.value ?? '' } }),
    enabled: into !== null,
    staleTime: 0,
  });
  const merge = useMutation({
    ...calls.merge.mutation(),
    onSuccess: async (merged) => {
      cacheRecord(definition, merged);
      toastSuccess(t('merge.done'), definition.nameOf(merged));
      await navigate({ to: definition.path, params: { id: merged.id } });
      dropRecord(definition, record.id);
    },
    onError: (error) => toastRefusal(error, () => refetchRecord(definition, record.id)),
  });
  const moved = into && preview.data;
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!merge.isPending) onClose();
      }}
      title={t('merge.title')}
      description={t('merge.description')}
      footer={
        <>
          <Button disabled={merge.isPending} onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button
            variant="destructive"
            disabledReason={
              moved ? undefined : into ? common('states.loadsFirst') : common('records.chooseFirst')
            }
            loading={merge.isPending}
            onClick={() =>
              into && merge.mutate({ params, body: { version: versionOf(record), into: into.value } })
            }
          >
            {t('merge.title')}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        <ComboboxField
          label={t('merge.into')}
          required
          value={into}
          onValueChange={setInto}
          search={found.fetchOptions}
          options={found.items
            .filter(({ id }) => id !== record.id)
            .map(({ id, name }) => ({ value: id, label: name }))}
          loading={found.loading || preview.isFetching}
          error={preview.isError ? messageOf(preview.error) : undefined}
        />
        {moved && (
          <Callout role="status" tone="warning" title={`${moved.from.name} → ${moved.into.name}`}>
            <Uses uses={moved.uses} />
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
