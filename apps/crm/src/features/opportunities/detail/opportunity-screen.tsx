import type { Right } from '@szansa/domain/access';
import { classes } from '@szansa/ui/classes';
import { lazyComponent, lazyExtra, lazyDialog } from '@szansa/ui/lazy';
import { Page } from '@szansa/ui/page';
import { Tabs, type TabItem } from '@szansa/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useState, type ReactNode } from 'react';
import { Skeleton } from '@szansa/ui/skeleton';

import { queries } from '#kit/api/api.ts';
import { useWatch } from '#kit/live/watching.ts';
import { AfterHeading } from '#kit/records/after-heading.tsx';
import { listedRecord } from '#kit/records/listed-record.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { isGone } from '#kit/records/is-gone.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { enquiryTexts } from '#parts/enquiry/texts.ts';
import type { Opportunity } from '#parts/opportunity/records.ts';
import { historyOfOpportunity } from '#parts/timeline/history.ts';
import { TimelineTab } from '#parts/timeline/timeline-tab.tsx';
import { EditingContext, type Editing } from '#parts/opportunity/editing.ts';
import { LoadingFacts, LoadingHeading, LoadingRows, LoadingTabs } from '#kit/records/loading-shapes.tsx';
import { CustomerNotice } from '../notices/customer-notice.tsx';
import { OpportunityHeader, OpportunityHeading } from './header/opportunity-header.tsx';
import { StateCallout } from './header/state-callout.tsx';
import { DetailsPanel } from './panel/details-panel.tsx';
import { ReadingDrop } from './reading/reading-drop.tsx';
import { useReadDocument } from './reading/use-read-document.tsx';
import { tabs, usePlace, type Tab } from './use-place.ts';

/** The heading of an opportunity on its way, as the list knows it. */
function LoadingHeader({ id }: { id: string }) {
  const row = listedRecord(queries.opportunities.list, id);
  const actions = <Skeleton className="h-control w-40 max-md:hidden" />;
  if (row) return <OpportunityHeading opportunity={row} title={row.customer.name} actions={actions} />;
  return (
    <div className="flex items-start justify-between gap-4">
      <LoadingHeading />
      {actions}
    </div>
  );
}

/** The shape of an opportunity on its way: who and in which stage, its tabs, and beside them what is known. */
function LoadingOpportunity({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('states.loading')}>
      <LoadingHeader id={id} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:order-last max-lg:hidden">
          <LoadingFacts lines={10} />
        </div>
        <div className="space-y-4">
          <LoadingTabs />
          <LoadingRows count={6} />
        </div>
      </div>
    </div>
  );
}

const ConsentDialog = lazyDialog(async () => (await import('../closing/consent-dialog.tsx')).ConsentDialog);

/** Wraps everything that changes an opportunity: in a closed one every change first asks for the consent. */
function EditingProvider({ opportunity, children }: { opportunity: Opportunity; children: ReactNode }) {
  const [pendingChange, setPendingChange] = useState<(() => void) | null>(null);
  const { can } = opportunity;
  const editing: Editing = {
    mayEdit: can.edit || can.editAfterConsent,
    edit: (change) => {
      if (can.edit) change();
      else if (can.editAfterConsent) setPendingChange(() => change);
    },
  };
  return (
    <EditingContext value={editing}>
      {children}
      <ConsentDialog
        opportunityId={opportunity.id}
        open={pendingChange !== null}
        onOpenChange={(open) => {
          if (!open) setPendingChange(null);
        }}
        onConsented={() => pendingChange?.()}
      />
    </EditingContext>
  );
}

const ActivitiesTab = lazyComponent(
  async () => (await import('#parts/activity/activities-tab.tsx')).ActivitiesTab,
);
const ActivityComposer = lazyExtra(
  async () => (await import('#parts/activity/activity-composer.tsx')).ActivityComposer,
);
const ConversationTab = lazyComponent(
  async () => (await import('#parts/conversation/conversation-tab.tsx')).ConversationTab,
);
const DocumentsTab = lazyComponent(
  async () => (await import('#parts/documents/documents-tab.tsx')).DocumentsTab,
);
// its words are of no use to who never opens it
const EnquiriesTab = lazyComponent(async () => {
  const [part] = await Promise.all([import('#parts/enquiry/enquiries-tab.tsx'), loadTexts([enquiryTexts])]);
  return part.EnquiriesTab;
});
const OffersTab = lazyComponent(async () => (await import('./offers/offers-tab.tsx')).OffersTab);
const RelatedTab = lazyComponent(async () => (await import('./related/related-tab.tsx')).RelatedTab);

/** Placeholder of the composer's size, so that nothing jumps when it is loaded. */
const composerPlace = <div className="mb-4 h-13.5 rounded-large border border-border bg-surface" />;

const rights: Readonly<Record<Tab, Right>> = {
  timeline: 'timeline_event.get',
  activities: 'activity.get',
  messages: 'comment.get',
  notes: 'comment.get',
  attachments: 'document.get',
  offers: 'offer.get',
  enquiries: 'internal_enquiry.get',
  related: 'opportunity.get',
};

function TabContent({ tab, opportunity }: { tab: Tab; opportunity: Opportunity }) {
  const { place, go } = usePlace();
  const readDocument = useReadDocument();
  switch (tab) {
    case 'timeline':
      return (
        <>
          {!opportunity.isArchived && (
            <ActivityComposer customerFileId={opportunity.id} instead={composerPlace} />
          )}
          <TimelineTab
            history={historyOfOpportunity(opportunity.id)}
            kind={place.kind}
            onKindChange={(kind) => void go({ kind }, { replace: true })}
            actorId={place.by}
            onActorChange={(by) => void go({ by }, { replace: true })}
          />
        </>
      );
    case 'activities':
      return <ActivitiesTab opportunity={opportunity} />;
    case 'messages':
    case 'notes':
      return <ConversationTab opportunity={opportunity} kind={tab} messageId={place.message} />;
    case 'attachments':
      return <DocumentsTab opportunity={opportunity} moreOf={readDocument} />;
    case 'offers':
      return <OffersTab opportunity={opportunity} />;
    case 'enquiries':
      return <EnquiriesTab opportunity={opportunity} />;
    default:
      return <RelatedTab opportunityId={opportunity.id} />;
  }
}

function OpportunityTabs({ opportunity, isTalk }: { opportunity: Opportunity; isTalk: boolean }) {
  const { t } = useTranslation('opportunity');
  const { has } = useAccess();
  const { tab, go } = usePlace();
  const shown = tabs.filter((each) => has(rights[each]));
  const current = shown.includes(tab) ? tab : (shown[0] ?? 'related');
  const offers = useQuery({
    ...queries.offers.listOfOpportunity.query({ params: { id: opportunity.id } }),
    enabled: has('offer.get'),
  });
  const items = shown.map((value): TabItem<Tab> => ({
    value,
    label: t(`tabs.${value}`),
    ...(value === 'offers' ? { count: offers.data?.length } : {}),
  }));
  return (
    <Tabs
      label={t('tabsLabel')}
      items={items}
      value={current}
      onValueChange={(value) =>
        void go({
          tab: value,
          kind: undefined,
          by: undefined,
          field: undefined,
          offer: undefined,
          shown: undefined,
          message: undefined,
          activity: undefined,
        })
      }
      className={classes(
        'min-w-0',
        isTalk &&
          'lg:flex lg:min-h-0 lg:flex-col lg:*:data-[state=active]:min-h-0 lg:*:data-[state=active]:flex-1',
      )}
    >
      <TabContent tab={current} opportunity={opportunity} />
    </Tabs>
  );
}

/** One sales opportunity: who and in which stage, what is known, and everything that belongs to it. */
export function OpportunityScreen() {
  const { t } = useTranslation('opportunity');
  const { id = '' } = useParams({ strict: false });
  const record = useQuery(queries.opportunities.get.query({ params: { id } }));
  useWatch({ entity: 'opportunity', id });
  const opportunity = isGone(record.error) ? undefined : record.data;
  const { tab } = usePlace();
  // a conversation has the remaining height, so that its composer is in view
  const isTalk = tab === 'messages' || tab === 'notes';
  return (
    <Page
      width="standard"
      className={
        isTalk ? 'lg:flex lg:h-[calc(100dvh-3rem-var(--bottom-bar))] lg:min-h-140 lg:flex-col' : undefined
      }
    >
      {record.isPending && <LoadingOpportunity id={id} />}
      {record.isError && !opportunity && (
        <FailedScreen
          error={record.error}
          title={t('failed')}
          onRetry={() => void record.refetch()}
          listPath="/sales-opportunities"
        />
      )}
      {opportunity && (
        <EditingProvider key={opportunity.id} opportunity={opportunity}>
          <ReadingDrop
            opportunityId={opportunity.id}
            mayRead={opportunity.can.addOffer}
            className={isTalk ? 'lg:flex lg:min-h-0 lg:flex-1 lg:flex-col' : undefined}
          >
            <OpportunityHeader opportunity={opportunity} />
            <AfterHeading>
              <CustomerNotice />
              <StateCallout opportunity={opportunity} />
              <div
                className={classes(
                  'mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]',
                  isTalk && 'lg:min-h-0 lg:flex-1 lg:grid-rows-[minmax(0,1fr)] lg:items-stretch',
                )}
              >
                <div className={classes('min-w-0 lg:order-last', isTalk && 'lg:overflow-y-auto')}>
                  <DetailsPanel opportunity={opportunity} />
                </div>
                <OpportunityTabs opportunity={opportunity} isTalk={isTalk} />
              </div>
            </AfterHeading>
          </ReadingDrop>
        </EditingProvider>
      )}
    </Page>
  );
}
