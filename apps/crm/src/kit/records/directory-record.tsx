import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import { EditRecord } from '../forms/edit-record.tsx';
import type { FormDefinition } from '../forms/form-definition.ts';
import type { FoundCall } from '../lists/use-found.ts';
import type { MergeCalls, Named } from './merge-records.tsx';
import { RecordActions, type DirectoryNamespace } from './record-actions.tsx';
import { RecordData } from './record-data.tsx';
import type { RecordDefinition, StoredRecord } from './record-definition.ts';
import { RecordHeading } from './record-heading.tsx';
import { RecordScreen } from './record-screen.tsx';
import { RecordTabs, type RecordTab } from './record-tabs.tsx';
import type { RemoveCall } from './remove-record.tsx';

interface DirectoryRecordProps<Saved extends StoredRecord, Created, Changed, N extends DirectoryNamespace> {
  definition: RecordDefinition<Saved, N>;
  form: FormDefinition<Saved, Created, Changed>;
  /** Such as `queries.banks`. */
  calls: MergeCalls<Saved> & RemoveCall;
  /** Finds the records that one can be merged into. */
  found: (record: Saved) => FoundCall<Named>;
  /** One line under the name; empty parts are left out. */
  subtitle: (record: Saved) => readonly (string | number | null | undefined)[];
  /** A picture before the name. */
  mark?: (record: Saved) => ReactNode;
  /** Content beside its data. */
  beside?: (record: Saved) => ReactNode;
  /** Fields that the heading already shows. */
  without: readonly (keyof NoInfer<Created> & string)[];
  /** Beside the tab with its data, which comes first. */
  tabs: (record: Saved) => readonly RecordTab<N>[];
}

function Beside({ part, children }: { part: ReactNode; children: ReactNode }) {
  if (!part) return children;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      {children}
      {part}
    </div>
  );
}

/** The screen of a record of the directory: its data, related records in tabs, its form, merging and removal. */
export function DirectoryRecord<
  Saved extends StoredRecord,
  Created,
  Changed extends FieldValues,
  N extends DirectoryNamespace,
>(props: DirectoryRecordProps<Saved, Created, Changed, N>) {
  const { definition, form, calls, found, subtitle, without, mark, beside, tabs } = props;
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={definition} id={id}>
      {(record) => (
        <>
          <RecordHeading
            definition={definition}
            record={record}
            subtitle={subtitle(record).filter(Boolean).join(' · ') || null}
            mark={mark?.(record)}
            actions={
              <RecordActions definition={definition} record={record} calls={calls} found={found(record)} />
            }
          />
          <RecordTabs
            texts={definition.texts}
            tabs={[
              {
                value: 'data',
                content: (
                  <Beside part={beside?.(record)}>
                    <RecordData form={form} record={record} without={without} />
                  </Beside>
                ),
              },
              ...tabs(record),
            ]}
          />
          <EditRecord form={form} record={record} />
        </>
      )}
    </RecordScreen>
  );
}
