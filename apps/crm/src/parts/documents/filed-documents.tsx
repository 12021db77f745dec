import type { Data, Endpoints } from '@szansa/api-client/client';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PageOptions } from '#kit/lists/list-address.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { FileLine } from '#parts/files/file-row.tsx';
import { StoredFileViewer } from '#parts/files/stored-file-viewer.tsx';

type FiledDocument = Data<Endpoints['customers']['documents']>['items'][number];

/** The documents of several opportunities, newest first; each leads to its own. */
export function FiledDocuments({ queryOf }: { queryOf: (page: number) => PageOptions<FiledDocument> }) {
  const { t } = useTranslation(['documents', 'labels']);
  const [viewed, setViewed] = useState<FiledDocument>();
  return (
    <>
      <PagedList
        label={t('title')}
        place="documentsPage"
        queryOf={queryOf}
        empty={{ drawing: 'files', title: t('empty') }}
      >
        {(document) => (
          <>
            <FileLine
              filed={document}
              kind={t(`labels:documentType.${document.type}`)}
              closed={document.can.open ? null : t('hidden')}
              onPreview={() => setViewed(document)}
            />
            <TextLink asChild className="tabular-nums">
              <Link
                to="/sales-opportunity/$id"
                params={{ id: document.opportunity.id }}
                search={{ tab: 'attachments' }}
              >
                #{document.opportunity.number}
              </Link>
            </TextLink>
          </>
        )}
      </PagedList>
      <StoredFileViewer
        files={viewed ? [{ ...viewed.file, name: viewed.name }] : []}
        openId={viewed?.file.id}
        onOpenIdChange={(id) => id === undefined && setViewed(undefined)}
      />
    </>
  );
}
