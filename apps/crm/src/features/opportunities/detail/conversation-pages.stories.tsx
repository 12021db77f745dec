import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleComments, samplePage } from '@szansa/api-client/samples/conversation';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { anna, piotr, sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { applyChange } from '#kit/live/apply-changes.ts';
import { store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';
import { draftsAtom } from '#parts/conversation/drafts.ts';
import { clearOutgoing, outgoingAtom } from '#parts/conversation/outgoing.ts';
import type { Comment } from '#parts/opportunity/records.ts';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunityScreen } from './opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from './screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Long conversation',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=messages')),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const [sample] = sampleComments;
if (!sample) throw new Error('no sample comments');
const { can: _, ...common } = sample;

const count = 120;

function commentNumber(number: number): Comment {
  const isOwn = number % 5 === 0;
  return {
    ...common,
    id: sampleId(1000 + number),
    message: `Wiadomość ${number}.`,
    author: isOwn ? anna : piotr,
    createdAt: new Date(Date.UTC(2026, 10, 18, 6) + number * 1_200_000).toISOString(),
    can: { edit: false, remove: isOwn },
  };
}

const ownMessage: Comment = {
  ...common,
  id: sampleId(660),
  author: anna,
  message: 'Oddzwonię.',
  can: { edit: true, remove: true },
};

/** Messages from the oldest. */
const all = Array.from({ length: count }, (__, index) => commentNumber(index + 1));
const whenRead = '2026-11-19T15:00:00.000Z';

/** Queries that the conversation was read with. */
const reads: string[] = [];

/** The places a page goes from and to: those a cursor names, else the 20 around a point. */
function placesOf(query: URLSearchParams): [number, number] {
  const [from, to] = query.get('cursor')?.split('-').map(Number) ?? [];
  if (from !== undefined && to !== undefined) return [from, to];
  const around = query.get('around');
  const middle = all.findIndex(({ id }) => id === (around === 'unread' ? sampleId(1101) : around));
  const start = middle < 0 ? count - 20 : middle - 10;
  return [start, start + 20];
}

/** A conversation of 120 messages of which 100 are read, in pages of 20. */
function longConversation() {
  reads.length = 0;
  return mocks.comments.find(({ query }) => {
    reads.push(query.toString());
    const [from, to] = placesOf(query);
    return {
      ...samplePage(all.slice(from, to).toReversed()),
      older: from > 0 ? `${Math.max(from - 20, 0)}-${from}` : null,
      newer: to < count ? `${to}-${to + 20}` : null,
      messageReadBy: [{ reader: anna, messageId: sampleId(1100), readAt: whenRead }],
      firstUnreadId: sampleId(1101),
      unreadBelow: {
        ids: all.slice(Math.max(to, 100)).map(({ id }) => id),
        isMore: false,
      },
    };
  });
}

const handlers = () => [longConversation(), ...screenMocks()];
const logIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('log', { name: 'Wiadomości w szansie' });

export const OpensAtUnread: Story = {
  parameters: { msw: { handlers: handlers() } },
  play: async ({ canvasElement }) => {
    const log = await logIn(canvasElement);
    await waitFor(() => expect(within(log).getByText('Nowe wiadomości')).toBeVisible());
    await expect(within(log).getByText('Wiadomość 101.')).toBeVisible();
    await expect(reads[0]).toBe('order=ASC&around=unread');
  },
};

export const OpensAtTheMessageOfALink: Story = {
  parameters: {
    address: addressOf(`?tab=messages&message=${sampleId(1030)}`),
    msw: { handlers: handlers() },
  },
  play: async ({ canvasElement }) => {
    const log = await logIn(canvasElement);
    const marked = await waitFor(() => log.querySelector('[aria-current="true"]'));
    await expect(marked).toHaveTextContent('Wiadomość 30.');
    await userEvent.click(await screen.findByRole('button', { name: 'Nowe wiadomości poniżej: 20' }));
    await expect(await screen.findByText('Wiadomość 120.')).toBeVisible();
  },
};

/** A link to a missing message shows an error, and leads to the newest ones. */
export const MessageOfALinkIsNotThere: Story = {
  parameters: {
    address: addressOf(`?tab=messages&message=${sampleId(9999)}`),
    msw: {
      handlers: [
        mocks.comments.find(({ query }) =>
          query.get('around') === sampleId(9999)
            ? refusal('not_found')
            : { ...samplePage(all.slice(-20).toReversed()), older: '80' },
        ),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const log = await logIn(canvasElement);
    await expect(within(log).getByText('Wiadomość 120.')).toBeVisible();
    await expect(screen.getByText(/Nie ma tu wiadomości, do której prowadzi link/)).toBeVisible();
  },
};

let isDown = true;

export const OlderFails: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.comments.find(({ query }) =>
          query.has('cursor') && isDown
            ? refusal('access_denied')
            : query.has('cursor')
              ? samplePage(all.slice(-40, -20).toReversed())
              : { ...samplePage(all.slice(-20).toReversed()), older: '80' },
        ),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    isDown = true;
    const log = await logIn(canvasElement);
    log.scrollTop = 0;
    await expect(await within(log).findByText('Nie udało się wczytać starszych wiadomości.')).toBeVisible();
    await expect(within(log).getByText('Wiadomość 120.')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(within(log).getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(within(log).queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull());
  },
};

let answer = () => {};
const arrived = fn();

/** The own message as the server stored it: under the id that this browser gave it. */
function ownEvent(): Comment {
  return { ...ownMessage, clientId: store.get(outgoingAtom)[0]?.key ?? null };
}

export const HearsOwnBeforeTheAnswer: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.comments.create(async () => {
          arrived();
          await new Promise<void>((resolve) => (answer = resolve));
          return ownEvent();
        }),
        ...screenMocks(),
      ],
    },
  },
  beforeEach: async () => {
    arrived.mockClear();
    store.set(draftsAtom, () => ({}));
    await clearOutgoing();
  },
  play: async ({ canvasElement }) => {
    const log = await logIn(canvasElement);
    await fill(screen.getByRole('textbox', { name: 'Napisz wiadomość' }), 'Oddzwonię.');
    await userEvent.keyboard('{Enter}');
    await expect(await within(log).findByText('Wysyłanie…')).toBeVisible();
    const { can: __, ...message } = ownEvent();
    applyChange('customer-file-message-new', { message });
    await waitFor(() => expect(within(log).queryByText('Wysyłanie…')).toBeNull());
    await expect(within(log).getAllByText('Oddzwonię.')).toHaveLength(1);
    // it is shown before it is sent
    await waitFor(() => expect(arrived).toHaveBeenCalledOnce());
    answer();
    await waitFor(() => expect(store.get(outgoingAtom)).toEqual([]));
    await expect(within(log).getAllByText('Oddzwonię.')).toHaveLength(1);
  },
};

export const HearsWithoutReading: Story = {
  parameters: { msw: { handlers: screenMocks() } },
  play: async ({ canvasElement }) => {
    const log = await logIn(canvasElement);
    const list = within(log);
    await expect(await list.findByText('@Anna Nowak')).toBeVisible();
    const message = { ...common, id: sampleId(650), author: piotr, message: 'Klient dzwonił.' };
    applyChange('customer-file-message-new', { message });
    await expect(await list.findByText('Klient dzwonił.')).toBeVisible();
    const updatedAt = '2026-11-20T15:30:00.000Z';
    applyChange('customer-file-message-edit', {
      message: { ...message, message: 'Klient pisał.', updatedAt },
    });
    await expect(await list.findByText('Klient pisał.')).toBeVisible();
    const customerFileId = sampleOpportunity.id;
    applyChange('customer-file-last-message-read-by', {
      customerFileId,
      reader: { ...piotr, id: sampleId(99), firstName: 'Ewa', lastName: 'Lis' },
      messageId: message.id,
      readAt: updatedAt,
    });
    await expect(await list.findByText(/^Przeczytane przez: Ewa Lis \(/)).toBeVisible();
    applyChange('customer-file-message-remove', { message: { ...message, message: '', isRemoved: true } });
    await waitFor(() => expect(list.queryByText('Klient pisał.')).toBeNull());
  },
};
