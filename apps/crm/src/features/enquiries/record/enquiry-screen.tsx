import { newStatus } from '@szansa/domain/enquiry';
import { Callout } from '@szansa/ui/callout';
import { lazyComponent } from '@szansa/ui/lazy';
import { Button } from '@szansa/ui/button';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { RecordScreen } from '#kit/records/record-screen.tsx';
import { RecordTabs } from '#kit/records/record-tabs.tsx';
import { loadTexts } from '#kit/texts/i18n.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { enquirySource, type Enquiry } from '#parts/enquiry/records.ts';
import { pickersTexts } from '#parts/pickers/texts.ts';
import { proposalTexts } from '#parts/proposal/texts.ts';

import { EnquiryFacts } from './enquiry-facts.tsx';
import { EnquiryHeader } from './enquiry-header.tsx';

const ConversationTab = lazyComponent(
  async () => (await import('#parts/conversation/enquiry-conversation-tab.tsx')).EnquiryConversationTab,
);
const EditEnquiry = lazyComponent(async () => (await import('#parts/enquiry/edit-enquiry.tsx')).EditEnquiry);
const EnquiryEvents = lazyComponent(async () => (await import('./enquiry-events.tsx')).EnquiryEvents);
const Proposals = lazyComponent(async () => {
  const texts = [proposalTexts, pickersTexts];
  const [tab] = await Promise.all([import('./proposals/proposals-tab.tsx'), loadTexts(texts)]);
  return tab.ProposalsTab;
});
const EnquiryFiles = lazyComponent(async () => (await import('./enquiry-files.tsx')).EnquiryFiles);

/** One internal enquiry: its request, its platformer, its status, and the conversation about it. */
export function EnquiryScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen of={enquirySource} id={id}>
      {(enquiry) => <LoadedEnquiry enquiry={enquiry} />}
    </RecordScreen>
  );
}

function StateCallout({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('enquiries');
  const { instant } = useFormats();
  const { archivedAt, category, status, fileCount, can } = enquiry;
  if (archivedAt !== null) {
    return (
      <Callout title={t('record.lockedTitle')} className="mt-4">
        {t('record.lockedAt', { date: instant(archivedAt) })}
      </Callout>
    );
  }
  if (category !== 'document_processing' || status !== newStatus || fileCount > 0) return null;
  return (
    <Callout tone="warning" className="mt-4">
      <span className="flex flex-wrap items-center gap-3">
        {t('record.needsFile')}
        {can.addFile && (
          <Button asChild size="small">
            <Link to="." search={{ tab: 'files' }}>
              {t('files.add')}
            </Link>
          </Button>
        )}
      </span>
    </Callout>
  );
}

/** Gives a conversation the remaining height, so that its composer is in view. */
function Talk({ children }: { children: ReactNode }) {
  return <div className="lg:h-[calc(100dvh-17rem-var(--bottom-bar))] lg:min-h-96">{children}</div>;
}

function LoadedEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const edit = useAddressPart('edit');
  const message = useAddressPart('message');
  const { can } = enquiry;
  return (
    <>
      <EnquiryHeader enquiry={enquiry} />
      <StateCallout enquiry={enquiry} />
      <div className="mt-1 grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="mt-4 min-w-0 lg:order-last">
          <EnquiryFacts enquiry={enquiry} />
        </div>
        <RecordTabs
          texts="enquiries"
          tabs={[
            {
              value: 'messages',
              right: 'internal_enquiry_message.get',
              content: (
                <Talk>
                  <ConversationTab enquiry={enquiry} kind="messages" messageId={message.value} />
                </Talk>
              ),
            },
            {
              value: 'notes',
              right: 'internal_enquiry_message.get',
              content: (
                <Talk>
                  <ConversationTab enquiry={enquiry} kind="notes" messageId={message.value} />
                </Talk>
              ),
            },
            { value: 'proposals', content: <Proposals enquiry={enquiry} /> },
            {
              value: 'files',
              right: 'internal_enquiry_file.get',
              content: <EnquiryFiles enquiry={enquiry} />,
            },
            { value: 'events', content: <EnquiryEvents enquiryId={enquiry.id} /> },
          ]}
        />
      </div>
      {can.edit && edit.value === 'internal_enquiry' && (
        <EditEnquiry enquiry={enquiry} onClose={() => void edit.change(undefined, { ignoreBlocker: true })} />
      )}
    </>
  );
}
