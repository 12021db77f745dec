import { IconButton } from '@szansa/ui/icon-button';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccess, useUser } from '#kit/session/session-atoms.ts';
import { Conversation } from '#parts/conversation/conversation.tsx';
import { FollowButton } from '#parts/conversation/follow-button.tsx';

import { subjects } from './chat-subject.ts';
import type { ChatSubject, OpenedChat } from './place.ts';

interface OpenedConversationProps {
  subject: ChatSubject;
  chat: OpenedChat;
  onBack: () => void;
  /** Called when the user follows the link to the record. */
  onLeave: () => void;
}

const texts = {
  enquiries: { label: 'ofEnquiry', locked: 'enquiryLocked', noRight: 'enquiryNoRight' },
  opportunities: { label: 'ofOpportunity', locked: 'locked', noRight: 'noRight' },
} as const;

/** A conversation in the drawer, with the way back to the list and the one to its record. */
export function OpenedConversation({ subject, chat, onBack, onLeave }: OpenedConversationProps) {
  const { t } = useTranslation(['conversation', 'messenger']);
  const user = useUser();
  const { has } = useAccess();
  const { conversation, rights } = subjects[subject];
  const { id, kind, title, isArchived, messageId } = chat;
  const source = useMemo(() => conversation(id, kind, user), [conversation, id, kind, user]);
  const back = useRef<HTMLButtonElement>(null);
  // the row that was pressed is gone: keys go on here
  useEffect(() => back.current?.focus(), []);
  const { label, locked, noRight } = texts[subject];
  const reason = isArchived ? locked : noRight;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex items-center gap-1 border-b border-border px-2 py-1">
        <IconButton
          ref={back}
          size="small"
          label={t('messenger:back')}
          icon={<ArrowLeft aria-hidden />}
          onClick={onBack}
        />
        <TextLink asChild quiet>
          <Link
            to={subject === 'opportunities' ? '/sales-opportunity/$id' : '/internal-enquiry/$id'}
            params={{ id }}
            search={{ tab: kind }}
            className="min-w-0 flex-1 truncate font-medium"
            title={t('messenger:toRecord')}
            onClick={onLeave}
          >
            {title}
          </Link>
        </TextLink>
      </div>
      <Conversation
        key={`${source.key}/${messageId}`}
        source={source}
        label={t(`${kind}.${label}`)}
        messageId={messageId}
        isFilling
        readOnly={!isArchived && has(rights.write) ? undefined : t(reason)}
        renderHeader={
          kind === 'messages'
            ? (isFollowed) => <FollowButton source={source} isFollowed={isFollowed} />
            : undefined
        }
      />
    </div>
  );
}
