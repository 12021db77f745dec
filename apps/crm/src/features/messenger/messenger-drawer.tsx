import { chatParts } from '@szansa/domain/comment';
import { ShellDrawer } from '@szansa/ui/app-shell';
import { SearchField } from '@szansa/ui/search-field';
import { Tabs } from '@szansa/ui/tabs';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';

import { subjects } from './chat-subject.ts';
import { Chats } from './chats.tsx';
import { OpenedConversation } from './opened-conversation.tsx';
import { isMessengerOpenAtom, messengerPlaceAtom, type MessengerPlace } from './place.ts';
import { SearchResults } from './search-results.tsx';
import { shownCount, useUnread } from './use-unread.ts';

const order = ['enquiries', 'opportunities'] as const;

/** Where the drawer covers the whole screen. */
const covered = '(max-width: 767px)';

interface ListsProps {
  place: MessengerPlace;
  /** The user returns from a conversation: the focus moves here. */
  focusesFirst: boolean;
  onPlace: (change: Partial<MessengerPlace>) => void;
}

/** The lists of conversations by what they are about, or what was found in them. */
function Lists({ place, focusesFirst, onPlace }: ListsProps) {
  const { t } = useTranslation('messenger');
  const { has } = useAccess();
  const unread = { enquiries: useUnread('enquiries'), opportunities: useUnread('opportunities') };
  const { subject, part, search } = place;
  const open = (opened: MessengerPlace['opened']) => onPlace({ opened });
  const lists = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusesFirst) lists.current?.focus({ preventScroll: true });
  }, [focusesFirst]);
  return (
    <div ref={lists} tabIndex={-1} className="outline-none">
      <div className="px-3 pt-3">
        <SearchField label={t('search')} value={search} onValueChange={(text) => onPlace({ search: text })} />
      </div>
      <Tabs
        label={t('kinds.label')}
        value={subject}
        onValueChange={(next) => onPlace({ subject: next })}
        flush
        className="pt-2"
        items={order
          .filter((each) => has(subjects[each].rights.read))
          .map((each) => ({
            value: each,
            label: t(`kinds.${each}`),
            count: shownCount(unread[each].chats),
          }))}
      >
        {search === '' ? (
          <Tabs
            label={t('parts.label')}
            value={part}
            onValueChange={(next) => onPlace({ part: next })}
            flush
            items={chatParts.map((each) => ({
              value: each,
              label: t(`parts.${each}`),
              count: shownCount(unread[subject][each]),
            }))}
          >
            <Chats key={`${subject}/${part}`} subject={subject} part={part} onOpen={open} />
          </Tabs>
        ) : (
          <SearchResults key={subject} subject={subject} search={search} onOpen={open} />
        )}
      </Tabs>
    </div>
  );
}

/** Conversations beside the work: their lists, a search in all of them, and the one that is open. */
export function MessengerDrawer() {
  const { t } = useTranslation('messenger');
  const { has } = useAccess();
  const setOpen = useSetAtom(isMessengerOpenAtom);
  const [stored, setPlace] = useAtom(messengerPlaceAtom);
  const first = order.find((each) => has(subjects[each].rights.read)) ?? 'opportunities';
  const place = stored ?? { subject: first, part: 'comments', search: '', opened: null };
  const [hasReturned, setReturned] = useState(false);
  const change = (part: Partial<MessengerPlace>) => setPlace({ ...place, ...part });
  return (
    <ShellDrawer title={t('title')} onClose={() => setOpen(false)}>
      {place.opened ? (
        <OpenedConversation
          subject={place.subject}
          chat={place.opened}
          onBack={() => {
            setReturned(true);
            change({ opened: null });
          }}
          onLeave={() => {
            if (matchMedia(covered).matches) setOpen(false);
          }}
        />
      ) : (
        <Lists place={place} focusesFirst={hasReturned} onPlace={change} />
      )}
    </ShellDrawer>
  );
}
