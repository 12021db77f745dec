import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleCustomer } from '@szansa/api-client/samples/customers';
import { sampleLabels, sampleLeadSources } from '@szansa/api-client/samples/directory';
import {
  sampleBoard,
  sampleOpportunities,
  sampleOpportunity,
} from '@szansa/api-client/samples/opportunities';
import { sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { opportunitiesFeature } from './feature.tsx';
import { withCardMoved, type Board } from './board/move-card.ts';
import { OpportunitiesScreen } from './opportunities-screen.tsx';

const directory = [
  mocks.workers.list(sampleWorkers),
  mocks.workers.owners(sampleWorkers),
  mocks.leadSources.list(sampleLeadSources),
  mocks.labels.list(sampleLabels),
];

const sent = fn();

/** The board as the running story has changed it. */
let board: Board = sampleBoard();

/** Saves the moves on the board. */
const livingBoard = [
  mocks.opportunities.board(() => board),
  mocks.opportunities.move(async ({ params, body }) => {
    const { status } = await body();
    sent(params['id'], status);
    board = withCardMoved(board, params['id'] ?? '', status);
    const can = { ...sampleOpportunity.can, notify: false };
    return { ...sampleOpportunity, id: params['id'] ?? '', status, can };
  }),
];

const meta = {
  title: 'Opportunities/Board',
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

const handlers = [...directory, mocks.opportunities.board(sampleBoard())];

const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));

export const Filled: Story = {
  parameters: { msw: { handlers } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/24 szanse · .* netto/)).toBeVisible();
    await expect(await canvas.findByText('Moje szanse')).toBeVisible();
    await canvas.findByRole('region', { name: /^Lead/ });
    await expect(column('Lead').getByRole('link', { name: 'Jan Kowalski' })).toHaveAttribute(
      'href',
      expect.stringContaining('/sales-opportunity/'),
    );
    await expect(column('Lead').getAllByText(/netto/)[0]).toBeVisible();
    // how long in the stage, beyond the limit as well, and what is to be done next
    await expect(
      (await canvas.findAllByText(/^\d+ (dzień|dni) w statusie, limit 14$/))[0],
    ).toBeInTheDocument();
    await expect((await canvas.findAllByText('Jazda próbna'))[0]).toBeVisible();
    await expect((await canvas.findAllByText(/, po terminie/))[0]).toBeInTheDocument();
  },
};

/** A user who sells nothing owns none: all of them are shown, without the filter for one's own. */
export const OfEverybody: Story = {
  globals: { role: 'ADMIN' },
  parameters: { msw: { handlers } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('region', { name: /^Lead/ });
    await expect(canvas.queryByText('Moje szanse')).not.toBeInTheDocument();
  },
};

const handleIn = (name: string) => column(name).getByRole('button', { name: /^Przeciągnij: Jan Kowalski/ });

export const MovingByMenu: Story = {
  parameters: { msw: { handlers: [...directory, ...livingBoard] } },
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByText(/24 szanse/);
    await userEvent.click(column('Lead').getByRole('button', { name: /^Przenieś: Jan Kowalski/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Negocjacje' }));
    await expect(await column('Negocjacje').findByRole('link', { name: 'Jan Kowalski' })).toBeVisible();
    await expect(column('Lead').queryByRole('link', { name: 'Jan Kowalski' })).not.toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.any(String), 'negotiations'));
    await waitFor(() => expect(handleIn('Negocjacje')).toHaveFocus());
  },
};

/** A card that is moved offline remains where it was put, and is marked as pending. */
export const MovedWithoutNetwork: Story = {
  parameters: { msw: { handlers: [...directory, ...livingBoard] } },
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByText(/24 szanse/);
    await userEvent.click(column('Lead').getByRole('button', { name: /^Przenieś: Jan Kowalski/ }));
    onlineManager.setOnline(false);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Negocjacje' }));
    await expect(await column('Negocjacje').findByRole('link', { name: 'Jan Kowalski' })).toBeVisible();
    await expect(await column('Negocjacje').findByText('Czeka na połączenie')).toBeInTheDocument();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const MovingByKeyboard: Story = {
  parameters: { msw: { handlers: [...directory, ...livingBoard] } },
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByText(/24 szanse/);
    column('Lead')
      .getByRole('button', { name: /^Przeciągnij: Jan Kowalski/ })
      .focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText(/^Podniesiono: Jan Kowalski/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText(/nad kolumną Pierwszy kontakt/)).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect(await column('Pierwszy kontakt').findByRole('link', { name: 'Jan Kowalski' })).toBeVisible();
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.any(String), 'first_contact'));
    await waitFor(() => expect(handleIn('Pierwszy kontakt')).toHaveFocus());
  },
};

export const NotMine: Story = {
  parameters: { msw: { handlers } },
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByText(/24 szanse/);
    const [foreign] = column('Lead').getAllByRole('button', { name: /^Przenieś: (?!Jan Kowalski)/ });
    if (!foreign) throw new Error('the sample has a card of somebody else');
    await userEvent.click(foreign);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Negocjacje' }));
    await expect(
      await screen.findByText('Tę szansę może przenieść tylko jej opiekun albo administrator.'),
    ).toBeVisible();
  },
};

export const ClosingRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers,
        mocks.opportunities.move(
          refusal('closing_incomplete', {
            missing: ['leadSource', 'dealSigningDate', 'carInsuranceId', 'gapInsuranceId'],
            chosenOfferId: sampleOpportunity.chosenOfferId,
          }),
        ),
      ],
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByText(/24 szanse/);
    await userEvent.click(column('Lead').getByRole('button', { name: /^Przenieś: Jan Kowalski/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zamknięta' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Nie można zamknąć szansy: brakuje 4 pól' }),
    );
    await expect(dialog.getByRole('link', { name: 'Data podpisania umowy' })).toHaveAttribute(
      'href',
      expect.stringContaining(`?tab=offers&offer=${sampleOpportunity.chosenOfferId}&field=dealSigningDate`),
    );
    await expect(dialog.getByRole('link', { name: 'Źródło pozyskania klienta' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?field=leadSource$/),
    );
    // `Zamknij` alone would read as closing the opportunity
    await expect(dialog.queryByRole('button', { name: 'Zamknij' })).not.toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Zamknij okno' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Rozumiem' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(column('Lead').getByRole('link', { name: 'Jan Kowalski' })).toBeVisible();
  },
};

/** Resting on a card, or reaching it by keyboard, shows what the card has no room for. */
export const CardInFull: Story = {
  parameters: { msw: { handlers } },
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByText(/24 szanse/);
    const link = column('Lead').getByRole('link', { name: 'Jan Kowalski' });
    const details = () => document.querySelector('[data-slot="hover-card"]');
    await userEvent.hover(link);
    await waitFor(() => expect(details()).toHaveTextContent('Ostatnia aktywność'), { timeout: 5000 });
    await userEvent.unhover(link);
    await waitFor(() => expect(details()).toBeNull(), { timeout: 5000 });
    link.focus();
    await waitFor(() => expect(details()).toHaveTextContent('Ostatnia aktywność'), { timeout: 5000 });
  },
};

function boardAskingForConsent() {
  let consented = false;
  return [
    ...directory,
    mocks.opportunities.board(sampleBoard()),
    mocks.opportunities.consentToEdit(() => {
      consented = true;
      return sampleOpportunity;
    }),
    mocks.opportunities.move(async ({ body }) => {
      sent((await body()).status, consented);
      if (consented) return sampleOpportunity;
      return refusal('consent_required');
    }),
  ];
}

export const ConsentAsked: Story = {
  parameters: { msw: { handlers: boardAskingForConsent() } },
  play: async ({ canvasElement, userEvent }) => {
    await within(canvasElement).findByText(/24 szanse/);
    await userEvent.click(column('Lead').getByRole('button', { name: /^Przenieś: Jan Kowalski/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Wydanie pojazdu' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Szansa jest zamknięta' }));
    await userEvent.click(question.getByRole('button', { name: 'Potwierdzam edycję zamkniętej szansy' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('handing', true));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** A long column ends with a button that brings further cards of it. */
export const MoreThanShown: Story = {
  parameters: {
    msw: {
      handlers: [
        ...directory,
        mocks.opportunities.board(({ query }) => ({
          columns: sampleBoard().columns.map((each) =>
            each.status === 'lead' && !query.getAll('more').includes('lead')
              ? { ...each, count: each.cards.length + 1 }
              : { ...each, count: each.cards.length },
          ),
        })),
      ],
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const leads = within(await canvas.findByRole('region', { name: /^Lead/ }));
    await userEvent.click(await leads.findByRole('button', { name: /^Pokaż kolejne/ }));
    await waitFor(() => expect(leads.queryByRole('button', { name: /kolejne/ })).toBeNull());
  },
};

export const SwitchingToTheList: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers,
        mocks.opportunities.list({ page: 1, perPage: 25, total: 12, items: sampleOpportunities }),
        mocks.customers.get(sampleCustomer),
      ],
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/24 szanse/);
    await userEvent.click(canvas.getByRole('link', { name: 'Lista' }));
    await expect(await canvas.findByText('12 szans')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lista' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Tablica' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Lista' })).toHaveFocus();
  },
};

const states = screenStates({
  call: mocks.opportunities.board,
  filled: handlers,
  empty: [...directory, mocks.opportunities.board(sampleBoard(0))],
  polish: /24 szanse · .* netto/,
  english: /24 opportunities · .* net/,
});

export const English: Story = states.English;
export const Narrow: Story = states.Narrow;
export const Loading: Story = states.Loading;
export const Empty: Story = {
  ...states.Empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz jeszcze szans sprzedaży')).toBeVisible();
  },
};
/** A user who may create none sees no instruction to create one. */
export const EmptyToReaders: Story = {
  ...states.Empty,
  globals: { role: 'ADMIN_REPORTS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz jeszcze szans sprzedaży')).toBeVisible();
    await expect(canvas.queryByText(/Utwórz pierwszą/)).not.toBeInTheDocument();
  },
};
export const Failed: Story = states.Failed;
export const Forbidden: Story = states.Forbidden;
