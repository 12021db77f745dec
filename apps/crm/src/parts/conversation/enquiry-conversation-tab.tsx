import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useUser } from '#kit/session/session-atoms.ts';
import type { Enquiry } from '#parts/enquiry/records.ts';

import { Conversation } from './conversation.tsx';
import { enquiryConversation } from './enquiry-conversation.ts';
import { FollowButton } from './follow-button.tsx';

interface EnquiryConversationTabProps {
  enquiry: Pick<Enquiry, 'id' | 'isArchived' | 'can'>;
  kind: 'messages' | 'notes';
  /** A message to open at; else at the first unread one, or the end. */
  messageId?: string | undefined;
}

/** What the agency's people write to each other about an internal enquiry. */
export function EnquiryConversationTab({ enquiry, kind, messageId }: EnquiryConversationTabProps) {
  const { t } = useTranslation('conversation');
  const user = useUser();
  const { id, isArchived, can } = enquiry;
  const source = useMemo(() => enquiryConversation(id, kind, user), [id, kind, user]);
  return (
    <Conversation
      key={`${source.key}/${messageId}`}
      source={source}
      label={t(`${kind}.ofEnquiry`)}
      messageId={messageId}
      readOnly={can.write ? undefined : t(isArchived ? 'enquiryLocked' : 'enquiryNoRight')}
      renderHeader={
        kind === 'messages'
          ? (isFollowed) => <FollowButton source={source} isFollowed={isFollowed} />
          : undefined
      }
    />
  );
}
