import type { ApiError } from '@szansa/api-client/client';
import { EmptyState } from '@szansa/ui/empty-state';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';

import { FileRow, type FiledRecord } from './file-row.tsx';
import { StoredFileViewer } from './stored-file-viewer.tsx';

interface FileListProps<Filed extends FiledRecord> {
  label: string;
  files: UseQueryOptions<Filed[], ApiError>;
  /** The button that adds files, for users who may. */
  add: ReactNode;
  /** What may be done with all that can be looked into, beside it; not shown while none can. */
  all?: ReactNode;
  /** Text shown while there are none; the hint is for users who may add some. */
  empty: { readonly title: string; readonly hint: string };
  kindOf?: (filed: Filed) => string;
  /** Why one cannot be looked into; null where it can. */
  closedOf?: (filed: Filed) => string | null;
  /** Items of the menu of one; without any it has no menu. */
  actionsOf: (filed: Filed) => ReactNode;
}

/** The files of a record: looked into, downloaded, and what else may be done with each. */
export function FileList<Filed extends FiledRecord>(props: FileListProps<Filed>) {
  const { label, files, add, all, empty, kindOf, closedOf, actionsOf } = props;
  const { t } = useTranslation();
  const [viewed, setViewed] = useState<string>();
  const { data, isPending, error, refetch } = useQuery(files);
  if (isPending) {
    return (
      <div role="status" aria-label={t('states.loading')} className="space-y-2">
        <LoadingRows count={2} />
      </div>
    );
  }
  if (!data) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) {
    return <EmptyState drawing="files" title={empty.title} description={add && empty.hint} action={add} />;
  }
  const isAnyOpen = data.some((filed) => !closedOf?.(filed));
  return (
    <>
      {(add || (all && isAnyOpen)) && (
        <div className="mb-3 flex flex-wrap justify-end gap-2">
          {isAnyOpen && all}
          {add}
        </div>
      )}
      <ul aria-label={label} className="divide-y divide-border rounded-large border border-border bg-surface">
        {data.map((filed) => (
          <FileRow
            key={filed.id}
            filed={filed}
            kind={kindOf?.(filed)}
            closed={closedOf?.(filed)}
            actions={actionsOf(filed)}
            onPreview={() => setViewed(filed.file.id)}
          />
        ))}
      </ul>
      <StoredFileViewer
        files={data.filter((filed) => !closedOf?.(filed)).map(({ name, file }) => ({ ...file, name }))}
        openId={viewed}
        onOpenIdChange={setViewed}
      />
    </>
  );
}
