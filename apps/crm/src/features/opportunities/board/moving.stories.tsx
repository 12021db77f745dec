import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleLabels, sampleLeadSources } from '@szansa/api-client/samples/directory';
import { sampleBoard, sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { piotr, sampleId, sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunitiesScreen } from '../opportunities-screen.tsx';
import { withCardAt, type Board } from './move-card.ts';

const directory = [
  mocks.workers.list(sampleWorkers),
  mocks.leadSources.list(sampleLeadSources),
  mocks.labels.list(sampleLabels),
];

const sent = fn();
/** The board as the running story has changed it. */
let board: Board = sampleBoard();
/** Lets the first answer of the running story go. */
let answerFirst = (): void => undefined;

const meta = {
  title: 'Opportunities/Moving',
  component: OpportunitiesScreen,
  ...inApp(opportunitiesFeature, '/sales-opportunities'),
  beforeEach: () => {
    sent.mockClear();
    board = sampleBoard();
    localStorage.removeItem('szansa.board.collapsed');
  },
} satisfies Meta<typeof OpportunitiesScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));

/** Sees the card that was moved, whose customer has others, in a column. */
async function seesMovedIn(name: string): Promise<void> {
  const [id] = sent.mock.calls.flat() as string[];
  await waitFor(() =>
    expect(
      column(name)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toContain(`/sales-opportunity/${id}`),
  );
}

interface Hands {
  click: (element: Element) => Promise<void>;
}

async function moveCard({ click }: Hands, from: string, to: string): Promise<void> {
  await screen.findByRole('region', { name: new RegExp(`^${from}`) });
  // a moved card is the first of its column
  const [handle] = await column(from).findAllByRole('button', { name: /^Przenieś: Jan Kowalski/ });
  if (!handle) throw new Error('no card to move');
  await click(handle);
  await click(await screen.findByRole('menuitem', { name: to }));
}

/** Another user was first: the card is where they put it, and their name is shown. */
export const MovedMeanwhile: Story = {
  parameters: {
    msw: {
      handlers: [
        ...directory,
        mocks.opportunities.board(() => board),
        mocks.opportunities.move(async ({ params, body }) => {
          const { version, status } = await body();
          sent(params['id'], version);
          board = withCardAt(board, params['id'] ?? '', { status: 'application', version: version + 1 });
          return refusal('stale_version', {
            version: version + 1,
            collisions: [{ field: 'status', yours: status, theirs: 'application' }],
            by: piotr,
          });
        }),
      ],
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByText(/24 szanse/);
    await moveCard(userEvent, 'Lead', 'Negocjacje');
    await expect(await screen.findByText('Status zmienił się w międzyczasie')).toBeVisible();
    await expect(screen.getByText(/Zmiana: Piotr Wiśniewski\. Obecny status: Wniosek/)).toBeVisible();
    await seesMovedIn('Wniosek złożony');
    await expect(column('Negocjacje').queryByRole('link', { name: 'Jan Kowalski' })).toBeNull();
    const [[id, version]] = sent.mock.calls as [[string, number]];
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Status zmienił się w międzyczasie')).toBeNull());
    await moveCard(userEvent, 'Wniosek złożony', 'Negocjacje');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(id, version + 1));
    await expect(await screen.findByText('Status zmienił się w międzyczasie')).toBeVisible();
    await seesMovedIn('Wniosek złożony');
  },
};

/** What the server refuses of a drag is read under the word for it, and the card goes back. */
function refusedDrag(move: Parameters<typeof mocks.opportunities.move>[0], reason: RegExp): Story {
  return {
    parameters: {
      msw: {
        handlers: [...directory, mocks.opportunities.board(() => board), mocks.opportunities.move(move)],
      },
    },
    play: async ({ canvasElement, userEvent }) => {
      await within(canvasElement).findByText(/24 szanse/);
      await moveCard(userEvent, 'Lead', 'Negocjacje');
      await expect(await screen.findByText('Błąd przeciągania karty')).toBeVisible();
      await expect(screen.getByText(reason)).toBeVisible();
    },
  };
}

const cardNotFound = refusedDrag(refusal('card_not_found'), /^Nie znaleziono przeciąganej karty/);
export const CardNotFound: Story = {
  ...cardNotFound,
  parameters: { ...cardNotFound.parameters, specification: ['S8.11'] },
};

const cardIdInvalid = refusedDrag(
  refusal('card_id_invalid'),
  /^Nieprawidłowy identyfikator przeciąganej karty/,
);
export const CardIdInvalid: Story = {
  ...cardIdInvalid,
  parameters: { ...cardIdInvalid.parameters, specification: ['S8.11'] },
};

const statusNotFound = refusedDrag(
  refusal('validation', { fields: [{ path: 'body.status', code: 'status_not_found' }] }),
  /^Nie znaleziono statusu/,
);
export const StatusNotFound: Story = {
  ...statusNotFound,
  parameters: { ...statusNotFound.parameters, specification: ['S8.11'] },
};

/** A saved view of the board that is gone, or not shared with the reader: the board is there without it. */
export const BoardNotFound: Story = {
  parameters: {
    address: `/sales-opportunities?saved=${sampleId(990)}`,
    msw: { handlers: [...directory, mocks.opportunities.board(() => board)] },
    specification: ['S8.11'],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/24 szanse/);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nie znaleziono tablicy');
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Bez widoku' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** Fast moves over a slow connection do not conflict with each other: each waits for the previous response. */
export const FasterThanTheLine: Story = {
  parameters: {
    msw: {
      handlers: [
        ...directory,
        mocks.opportunities.board(() => board),
        mocks.opportunities.move(async ({ params, body }) => {
          const { version, status } = await body();
          sent(params['id'], version, status);
          if (sent.mock.calls.length === 1) {
            const first = Promise.withResolvers<void>();
            answerFirst = first.resolve;
            await first.promise;
          }
          const id = params['id'] ?? '';
          board = withCardAt(board, id, { status, version: version + 1 });
          const can = { ...sampleOpportunity.can, notify: false };
          return { ...sampleOpportunity, id, status, version: version + 1, can };
        }),
      ],
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByText(/24 szanse/);
    await moveCard(userEvent, 'Lead', 'Negocjacje');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await moveCard(userEvent, 'Negocjacje', 'Wydanie pojazdu');
    await seesMovedIn('Wydanie pojazdu');
    await expect(sent).toHaveBeenCalledTimes(1);
    answerFirst();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const [[id, seen]] = sent.mock.calls as [[string, number]];
    await expect(sent).toHaveBeenLastCalledWith(id, seen + 1, 'handing');
    await seesMovedIn('Wydanie pojazdu');
  },
};
