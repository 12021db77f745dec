import { internalEnquiriesFacts } from '@szansa/api-client/lists';
import { mocks, refusal } from '@szansa/api-client/mocks';
import {
  sampleEnquiries,
  sampleEnquiry,
  sampleEnquiryBoard,
  sampleEnquiryPeople,
} from '@szansa/api-client/samples/enquiries';
import { piotr } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { withCardAt, withCardMoved, type EnquiryBoard } from './board/move-card.ts';
import { EnquiriesScreen } from './enquiries-screen.tsx';
import { enquiriesFeature } from './feature.tsx';

const address = '/internal-enquiries';
const boardAddress = '/internal-enquiries?view=board';

const people = mocks.internalEnquiries.people(sampleEnquiryPeople);
const list = fakeList({
  call: mocks.internalEnquiries.list,
  facts: internalEnquiriesFacts,
  rows: sampleEnquiries,
  unless: {},
  filters: {
    isUnread: (row) => row.isUnread,
    isUnassigned: (row) => row.platformer === null,
    category: (row, values) => values.includes(row.category),
    status: (row, values) => values.includes(row.status),
  },
});
const filled = [people, list, mocks.internalEnquiries.board(sampleEnquiryBoard)];

const sent = fn();

/** The board as the running story has changed it. */
let board: EnquiryBoard = sampleEnquiryBoard;

const meta = {
  title: 'Enquiries/List',
  component: EnquiriesScreen,
  ...inApp(enquiriesFeature, '/internal-enquiries'),
  beforeEach: () => {
    sent.mockClear();
    board = sampleEnquiryBoard;
    localStorage.removeItem('szansa.enquiries.collapsed');
  },
} satisfies Meta<typeof EnquiriesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest activity first; unread enquiries are highlighted, and it is shown whose answer each is pending. */
export const List: Story = {
  parameters: { ...storyAt(address, ...filled).parameters, specification: ['S2.24'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 zapytania')).toBeVisible();
    const row = within(await canvas.findByRole('row', { name: /Octavia Combi od ręki/ }));
    await expect(row.getByText('Nieprzeczytane')).toBeInTheDocument();
    // titles are shown whole; whose answer is pending follows from the status, and is an optional column
    const title = row.getByText(/Octavia Combi od ręki/);
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(row.queryByText('platformowiec')).not.toBeInTheDocument();
  },
};

const states = screenStates({
  address,
  call: mocks.internalEnquiries.list,
  filled,
  empty: [people, mocks.internalEnquiries.list({ items: [], page: 1, perPage: 25, total: 0 })],
  english: 'Accepted for analysis',
  polish: 'Octavia Combi od ręki, automat',
});
export const ListLoading: Story = { ...states.Loading, tags: ['derived-state'] };
export const ListEmpty: Story = { ...states.Empty, tags: ['derived-state'] };
export const ListFailed: Story = { ...states.Failed, tags: ['derived-state'] };
export const ListForbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const ListEnglish: Story = { ...states.English, tags: ['derived-state'] };
export const ListNarrow: Story = { ...states.Narrow, tags: ['derived-state'] };

export const Filtered: Story = {
  ...storyAt('/internal-enquiries?isUnread=true', ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 zapytanie')).toBeVisible();
  },
};

export const Board: Story = {
  ...storyAt(boardAddress, ...filled),
  play: async () => {
    const column = within(await screen.findByRole('region', { name: /^Przyjęte do analizy/ }));
    await expect(column.getByRole('link', { name: /Octavia Combi/ })).toHaveAttribute(
      'href',
      `/internal-enquiry/${sampleEnquiry.id}`,
    );
    await expect(screen.getByText('4 zapytania')).toBeVisible();
  },
};

const boardStates = screenStates({
  address: boardAddress,
  call: mocks.internalEnquiries.board,
  filled,
  empty: [
    people,
    mocks.internalEnquiries.board({
      columns: sampleEnquiryBoard.columns.map(({ status }) => ({ status, count: 0, cards: [] })),
    }),
  ],
  english: 'Accepted for analysis',
  polish: 'Nowe',
});
export const BoardLoading: Story = { ...boardStates.Loading, tags: ['derived-state'] };
export const BoardEmpty: Story = { ...boardStates.Empty, tags: ['derived-state'] };
export const BoardFailed: Story = { ...boardStates.Failed, tags: ['derived-state'] };
export const BoardForbidden: Story = { ...boardStates.Forbidden, tags: ['derived-state'] };
export const BoardEnglish: Story = { ...boardStates.English, tags: ['derived-state'] };
export const BoardNarrow: Story = { ...boardStates.Narrow, tags: ['derived-state'] };

const columnOf = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));

async function complete(): Promise<void> {
  await screen.findByRole('region', { name: /^Przyjęte do analizy/ });
  await userEvent.click(
    columnOf('Przyjęte do analizy').getByRole('button', { name: /^Przenieś: Octavia Combi/ }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Zakończone' }));
}

export const MovingByMenu: Story = {
  ...storyAt(
    boardAddress,
    people,
    mocks.internalEnquiries.board(() => board),
    mocks.internalEnquiries.move(async ({ params, body }) => {
      const { status } = await body();
      sent(params['id'], status);
      board = withCardMoved(board, params['id'] ?? '', status);
      return { ...sampleEnquiry, status };
    }),
  ),
  play: async () => {
    await complete();
    await expect(await columnOf('Zakończone').findByRole('link', { name: /Octavia Combi/ })).toBeVisible();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(sampleEnquiry.id, 'INTERNAL_ENQUIRY_STATUS_COMPLETED'),
    );
  },
};

/** Another user was first: the card is where they put it, and their name is shown. */
export const MovedMeanwhile: Story = {
  ...storyAt(
    boardAddress,
    people,
    mocks.internalEnquiries.board(() => board),
    mocks.internalEnquiries.move(async ({ params, body }) => {
      const { status } = await body();
      const theirs = 'INTERNAL_ENQUIRY_STATUS_WAITING_FOR_CONTACT';
      board = withCardAt(board, params['id'] ?? '', { status: theirs, version: 2, name: null });
      return refusal('stale_version', {
        version: 2,
        collisions: [{ field: 'status', yours: status, theirs }],
        by: piotr,
      });
    }),
  ),
  play: async () => {
    await complete();
    await expect(await screen.findByText('Status zmienił się w międzyczasie')).toBeVisible();
    await expect(
      await columnOf('Oczekuje na kontakt').findByRole('link', { name: /Octavia Combi/ }),
    ).toBeVisible();
  },
};

const newAddress = '/internal-enquiries?new=internal_enquiry';

async function choose(label: string, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Each category has its own fields, and names all that is missing. */
export const Asking: Story = {
  parameters: {
    ...storyAt(
      newAddress,
      ...filled,
      mocks.internalEnquiries.create(async ({ body }) => {
        sent(await body());
        return sampleEnquiry;
      }),
    ).parameters,
    specification: ['S2.24'],
  },
  play: async () => {
    const submit = await screen.findByRole('button', { name: 'Wyślij zapytanie' });
    await choose('Kategoria', 'Wyszukanie samochodu');
    await fill(await screen.findByRole('textbox', { name: /^Temat/ }), 'Octavia od ręki');
    await userEvent.click(submit);
    await waitFor(() => expect(screen.getAllByText('To pole jest wymagane!')).toHaveLength(2));
    await expect(sent).not.toHaveBeenCalled();
    await fill(screen.getByRole('textbox', { name: /^Marka/ }), 'Škoda');
    await choose('Dostępność', 'Od ręki');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          title: 'Octavia od ręki',
          category: 'car_search',
          brand: 'Škoda',
          availability: 'immediately',
        }),
      ),
    );
  },
};

export const AskingNarrow: Story = {
  ...storyAt(newAddress, ...filled),
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await choose('Kategoria', 'Kalkulacja');
    await expect(await screen.findByRole('textbox', { name: /^Wkład własny netto/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
