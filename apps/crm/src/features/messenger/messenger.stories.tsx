import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleChats, sampleEnquiryChats } from '@szansa/api-client/samples/chats';
import { sampleComments, samplePage, samplePeople } from '@szansa/api-client/samples/conversation';
import { pawel, sampleEnquiryMessages } from '@szansa/api-client/samples/enquiries';
import { anna, piotr, sampleId } from '@szansa/api-client/samples/people';
import { AppShell } from '@szansa/ui/app-shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { applyChange } from '#kit/live/apply-changes.ts';
import { store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';
import { draftsAtom } from '#parts/conversation/drafts.ts';
import { conversationTexts } from '#parts/conversation/texts.ts';
import { filesTexts } from '#parts/files/texts.ts';

import { MessengerCorner } from './messenger-corner.tsx';
import { MessengerDrawer } from './messenger-drawer.tsx';
import { isMessengerOpenAtom, messengerPlaceAtom } from './place.ts';
import { messengerTexts } from './texts.ts';

/** The corner button and the drawer in their frame. */
function Frame() {
  const isOpen = useAtomValue(isMessengerOpenAtom);
  return (
    <AppShell
      menu={null}
      menuCollapsed
      onMenuCollapsedChange={() => {}}
      topBar={
        <div className="ml-auto flex">
          <MessengerCorner />
        </div>
      }
      drawer={isOpen ? <MessengerDrawer /> : undefined}
    >
      <p className="p-6">Szanse sprzedaży</p>
    </AppShell>
  );
}

const meta = {
  title: 'App/Messenger',
  component: Frame,
  ...inApp({ texts: [messengerTexts, conversationTexts, filesTexts] }),
  beforeEach: () => {
    store.set(draftsAtom, () => ({}));
    store.set(messengerPlaceAtom, { subject: 'enquiries', part: 'comments', search: '', opened: null });
    store.set(isMessengerOpenAtom, true);
  },
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

const [firstChat] = sampleChats;
const [firstEnquiry] = sampleEnquiryChats;
if (!firstChat?.messageId || !firstEnquiry?.messageId) throw new Error('no samples');

const unread = {
  opportunities: { id: firstChat.customerFileId, messageId: firstChat.messageId },
  enquiries: { id: firstEnquiry.internalEnquiryId, messageId: firstEnquiry.messageId },
};

/** Chats as the server finds them: mentions are of the first one. */
const server = (): HttpHandler[] => [
  mocks.internalEnquiryMessages.chats(({ query }) => ({
    items: sampleEnquiryChats.filter(
      ({ title }) => query.get('part') !== 'mentions' && title.includes(query.get('search') ?? ''),
    ),
    next: null,
  })),
  mocks.internalEnquiryMessages.unreadChats({ comments: [unread.enquiries], mentions: [] }),
  mocks.internalEnquiryMessages.search(({ query }) => ({
    items:
      query.get('search') === 'Poznan'
        ? [
            {
              id: sampleId(2552),
              kind: 'INTERNAL_ENQUIRY',
              internalEnquiryId: firstEnquiry.internalEnquiryId,
              individualNumber: firstEnquiry.individualNumber,
              title: firstEnquiry.title,
              isArchived: false,
              isNote: false,
              excerpt: 'Jest w Poznaniu, biała, odbiór za trzy dni. Wysyłam konfigurację.',
              author: pawel,
              createdAt: '2026-11-19T13:05:00.000Z',
            },
          ]
        : [],
    older: null,
    newer: null,
  })),
  mocks.internalEnquiryMessages.getMessages(samplePage(sampleEnquiryMessages, [anna])),
  mocks.internalEnquiryMessages.updateLastReadMessage(null),
  mocks.comments.chats(({ query }) => ({
    items: query.get('part') === 'mentions' ? sampleChats.slice(0, 1) : sampleChats,
    next: null,
  })),
  mocks.comments.unreadChats({ comments: [unread.opportunities], mentions: [unread.opportunities] }),
  mocks.comments.find({ ...samplePage(sampleComments, [anna]), isFollowed: true }),
  mocks.comments.followChat({ isFollowed: false }),
  mocks.comments.updateLastReadMessage(null),
  mocks.comments.people(samplePeople),
  mocks.internalEnquiryMessages.people(samplePeople),
];
const filled = { msw: { handlers: server() } };

const drawer = () => screen.findByRole('complementary', { name: 'Rozmowy' });
const toOpportunities = async () => userEvent.click(await screen.findByRole('tab', { name: /^Szanse/ }));

export const Filled: Story = {
  parameters: { ...filled, specification: ['S2.25'] },
  play: async () => {
    const panel = within(await drawer());
    await expect(await panel.findByRole('button', { name: /Nieprzeczytane.*Octavia/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Rozmowy: 2 nieprzeczytane' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Rozmowy: 2 nieprzeczytane' }));
    await expect(screen.queryByRole('complementary', { name: 'Rozmowy' })).toBeNull();
    await userEvent.keyboard('m');
    await expect(await drawer()).toBeVisible();
  },
};

export const English: Story = {
  parameters: filled,
  globals: { language: 'en' },
  play: async () => {
    await expect(await screen.findByRole('tab', { name: /^Opportunities/ })).toBeVisible();
    await expect(await screen.findByRole('button', { name: /Unread.*Octavia/ })).toBeVisible();
  },
};

/** On a phone the drawer is all there is. */
export const Narrow: Story = {
  parameters: filled,
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Nieprzeczytane.*Octavia/ })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mocks.internalEnquiryMessages.chats(pending), ...server()] } },
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Wczytywanie…' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    msw: { handlers: [mocks.internalEnquiryMessages.chats({ items: [], next: null }), ...server()] },
  },
  play: async () => {
    await expect(await screen.findByText('Nie obserwujesz jeszcze żadnej rozmowy')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [mocks.internalEnquiryMessages.chats(refusal('internal')), ...server()] } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  },
};

/** Mentions are listed apart from other messages. */
export const Mentions: Story = {
  parameters: filled,
  play: async () => {
    await toOpportunities();
    await userEvent.click(await screen.findByRole('tab', { name: /^Wzmianki/ }));
    const list = await screen.findByRole('list', { name: 'Rozmowy' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  },
};

/** A conversation opens in the drawer; from there lead the way back and the one to its record. */
export const Opened: Story = {
  parameters: { ...filled, specification: ['S2.25', 'S8.8'] },
  play: async () => {
    await toOpportunities();
    await userEvent.click(await screen.findByRole('button', { name: /Łąka i Synowie/ }));
    const panel = within(await drawer());
    await expect(await panel.findByRole('log', { name: 'Wiadomości w szansie' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Wróć do listy rozmów' })).toHaveFocus();
    await expect(panel.getByRole('link', { name: /Łąka i Synowie/ })).toHaveAttribute(
      'href',
      `/sales-opportunity/${firstChat.customerFileId}?tab=messages`,
    );
    await userEvent.click(panel.getByRole('button', { name: /Obserwujesz/ }));
    await expect(await screen.findByText('Nie obserwujesz już tej rozmowy')).toBeVisible();
  },
};

export const OpenedNarrow: Story = {
  ...Opened,
  globals: { viewport: { value: 'w390' } },
};

/** What is looked for is found in names and in messages; a message opens its conversation around it. */
export const Found: Story = {
  parameters: filled,
  play: async () => {
    await fill(await screen.findByRole('searchbox', { name: 'Szukaj w rozmowach' }), 'Poznan');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: /odbiór za trzy dni/ }));
    await expect(await screen.findByRole('log', { name: 'Wiadomości w zapytaniu' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Wróć do listy rozmów' }));
    await expect(screen.getByRole('searchbox', { name: 'Szukaj w rozmowach' })).toHaveValue('Poznan');
    await expect(await screen.findByText('Poznan', { selector: 'mark' })).toBeVisible();
    // keys go on in the drawer
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('complementary', { name: 'Rozmowy' })).toBeNull();
    await userEvent.keyboard('m');
    await expect(await screen.findByText('Poznan', { selector: 'mark' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  parameters: filled,
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Szukaj w rozmowach' }), 'brak{Enter}');
    await expect(await screen.findByText('Niczego nie znaleziono')).toBeVisible();
  },
};

/** The chat in which a message arrives in `Live`. */
const [, quietChat] = sampleChats;
let liveChats = sampleChats;

/** A new message moves its chat up, and is counted. */
export const Live: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.comments.chats(() => ({ items: liveChats, next: null })),
        mocks.comments.unreadChats(() => ({
          comments: liveChats.flatMap(({ customerFileId: id, messageId, isUnread }) =>
            isUnread && messageId ? [{ id, messageId }] : [],
          ),
          mentions: [],
        })),
        ...server(),
      ],
    },
  },
  beforeEach: () => {
    liveChats = sampleChats;
  },
  play: async () => {
    await toOpportunities();
    await screen.findByRole('button', { name: /Maria Żółw/ });
    await expect(screen.getByRole('button', { name: 'Rozmowy: 2 nieprzeczytane' })).toBeVisible();
    const { can: _, ...comment } = sampleComments[1] ?? { can: null };
    if (!('id' in comment) || !quietChat) throw new Error('no sample');
    const { customerFileId } = quietChat;
    const message = { ...comment, id: sampleId(3999), customerFileId, author: piotr, message: 'Gotowe' };
    const written = { ...quietChat, messageId: message.id, message: message.message, isUnread: true };
    liveChats = [written, ...sampleChats.filter((chat) => chat !== quietChat)];
    applyChange('customer-file-message-new', { message });
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Gotowe'));
    await expect(await screen.findByRole('button', { name: 'Rozmowy: 3 nieprzeczytane' })).toBeVisible();
  },
};
