import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useUser } from '#kit/session/session-atoms.ts';
import type { Opportunity } from '#parts/opportunity/records.ts';

import { Conversation } from './conversation.tsx';
import { FollowButton } from './follow-button.tsx';
import { opportunityConversation } from './opportunity-conversation.ts';

interface ConversationTabProps {
  opportunity: Opportunity;
  kind: 'messages' | 'notes';
  /** A message to open at; else at the first unread one, or the end. */
  messageId?: string | undefined;
}

/** What the agency's people write to each other about the opportunity. */
export function ConversationTab({ opportunity, kind, messageId }: ConversationTabProps) {
  const { t } = useTranslation('conversation');
  const user = useUser();
  const source = useMemo(
    () => opportunityConversation(opportunity.id, kind, user),
    [opportunity.id, kind, user],
  );
  return (
    <Conversation
      key={`${source.key}/${messageId}`}
      source={source}
      label={t(`${kind}.ofOpportunity`)}
      messageId={messageId}
      readOnly={opportunity.can.comment ? undefined : t(opportunity.isArchived ? 'locked' : 'noRight')}
      renderHeader={
        kind === 'messages'
          ? (isFollowed) => <FollowButton source={source} isFollowed={isFollowed} />
          : undefined
      }
    />
  );
}
