import { Callout } from '@szansa/ui/callout';
import { LinkTabs } from '@szansa/ui/link-tabs';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingForm } from '#kit/records/loading-shapes.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';

import { AgencySection } from './agency-section.tsx';
import { sections, type Agency, type Section } from './agency.ts';
import { CustomerTextsSection } from './customer-texts-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { FilesSection } from './files-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { StatusesSection } from './statuses-section.tsx';
import { TiersSection } from './tiers-section.tsx';

const forms: Readonly<Record<Section, ComponentType<{ agency: Agency }>>> = {
  agency: AgencySection,
  documents: DocumentsSection,
  statuses: StatusesSection,
  mails: CustomerTextsSection,
  tiers: TiersSection,
  sessions: SessionsSection,
  files: FilesSection,
};

/** The agency's own data, looks, words and rules; a section at a time, each saved by itself. */
export function SettingsScreen() {
  const { t } = useTranslation(['settings', 'common']);
  const search = useSearch({ strict: false });
  const shown: Section = sections.find((section) => section === search['section']) ?? 'agency';
  const mayEdit = useAccess().has('agency.edit');
  const agency = useQuery(queries.agency.get.query());
  const Form = forms[shown];
  return (
    <Page width="narrow">
      <PageHeader
        title={t('title')}
        tabs={
          <LinkTabs
            label={t('title')}
            items={sections.map((section) => ({
              key: section,
              label: t(`sections.${section}`),
              active: section === shown,
              link: <Link to="." search={section === 'agency' ? {} : { section }} />,
            }))}
          />
        }
        className="mb-6"
      />
      {!mayEdit && agency.data && (
        <Callout className="mb-5" title={t('readOnlyTitle')}>
          {t('readOnlyHint')}
        </Callout>
      )}
      {agency.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingForm fields={8} />
        </div>
      )}
      {agency.isError && !agency.data && (
        <FailedScreen error={agency.error} onRetry={() => void agency.refetch()} />
      )}
      {agency.data && <Form key={shown} agency={agency.data} />}
    </Page>
  );
}
