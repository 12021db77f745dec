import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleTimeline } from '@szansa/api-client/samples/opportunities';
import { anna, sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunityScreen } from './opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from './screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Timeline',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf()),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const [event] = sampleTimeline.items;

/** Thirty changes of offers; narrowed to conversations there is nothing. */
const longTimeline = mocks.opportunities.timeline(({ query }) => {
  if (query.getAll('type').includes('comment_added')) return { ...sampleTimeline, total: 0, items: [] };
  const page = Number(query.get('page') ?? 1);
  const items = Array.from({ length: page === 1 ? 25 : 5 }, (_, index) => {
    const number = (page - 1) * 25 + index;
    return {
      id: sampleId(900 + number),
      type: 'offer_changed' as const,
      at: `2026-11-${String(20 - Math.floor(number / 3)).padStart(2, '0')}T12:00:00.000Z`,
      by: event?.by ?? null,
      data: { name: `Oferta ${number + 1}`, fields: ['monthlyAmount', 'vehicleId'] },
    };
  });
  return { page, perPage: 25, total: 30, items };
});

export const LoadsMore: Story = {
  parameters: { msw: { handlers: [longTimeline, ...screenMocks()] }, specification: ['S2.10'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Pokazano 25 z 30')).toBeVisible();
    await expect(canvas.getAllByText('Zmienione pola: Rata miesięczna, Pojazd')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wczytaj więcej' }));
    await expect(await canvas.findByText('Pokazano 30 z 30')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Wczytaj więcej' })).toBeNull();
  },
};

const changedOffer = {
  id: sampleId(990),
  type: 'offer_changed' as const,
  at: '2026-11-20T08:00:00.000Z',
  by: event?.by ?? null,
  data: {
    name: 'Škoda Octavia',
    fields: ['monthlyAmount', 'bankRepresentative', 'isDeposit', 'dealSigningDate', 'vehicle'],
    changes: [
      { field: 'monthlyAmount', from: '2500.00', to: '2450.50' },
      { field: 'bankRepresentative', from: null, to: 'Ewa Bankowa' },
      { field: 'isDeposit', from: false, to: true },
      { field: 'dealSigningDate', from: '2026-11-30', to: null },
    ],
  },
};

/** A changed offer is shown with its old and new values; a vehicle with a new description retains its name. */
export const OfferChanged: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.timeline({ ...sampleTimeline, items: [changedOffer, ...sampleTimeline.items] }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Rata miesięczna: 2\s500,00\szł → 2\s450,50\szł$/)).toBeVisible();
    await expect(canvas.getByText(/: Brak → Ewa Bankowa$/)).toBeVisible();
    await expect(canvas.getByText(/: Nie → Tak$/)).toBeVisible();
    await expect(canvas.getByText(/: 30\.11\.2026 → Brak$/)).toBeVisible();
    await expect(canvas.getByText('Zmienione pola: Pojazd')).toBeVisible();
  },
};

/** The text of a deleted comment is deleted here as well. */
export const RemovedComment: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.timeline({
          ...sampleTimeline,
          total: 1,
          items: [
            {
              id: sampleId(950),
              type: 'comment_added',
              at: '2026-11-20T12:00:00.000Z',
              by: event?.by ?? null,
              data: { isRemoved: true },
            },
          ],
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Treść usunięta')).toBeVisible();
  },
};

export const Narrowed: Story = {
  parameters: { msw: { handlers: [longTimeline, ...screenMocks()] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const kinds = await canvas.findByRole('group', { name: 'Pokaż' });
    await userEvent.click(within(kinds).getByRole('button', { name: 'Rozmowa' }));
    await expect(await canvas.findByText('Brak takich zdarzeń')).toBeVisible();
    await expect(within(kinds).getByRole('button', { name: 'Rozmowa' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

const minute = (second: number) => `2026-11-20T08:00:${String(second).padStart(2, '0')}.000Z`;

/** What one person changes within a minute is one entry. */
export const WithinAMinute: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.timeline({
          ...sampleTimeline,
          total: 3,
          items: [
            { ...changedOffer, id: sampleId(993), at: minute(50) },
            {
              ...changedOffer,
              id: sampleId(992),
              type: 'status_changed',
              at: minute(30),
              data: { from: 'lead', to: 'negotiations' },
            },
            {
              ...changedOffer,
              id: sampleId(991),
              type: 'comment_added',
              at: minute(10),
              data: { note: 'Dzwonił' },
            },
          ],
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const timeline = await within(canvasElement).findByRole('group', { name: 'Oś czasu szansy' });
    const entries = within(timeline).getAllByRole('listitem');
    await expect(entries).toHaveLength(2);
    await expect(entries[0]).toHaveTextContent(/^Zmieniono ofertę.*Zmiana statusuLead → Negocjacje$/);
    await expect(entries[1]).toHaveTextContent('Dzwonił');
  },
};

const askedOf = fn();

/** Filtered by the actions of one user; the address contains whose. */
export const OfOnePerson: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.timeline(({ query }) => {
          askedOf(query.get('actorId'));
          return query.has('actorId')
            ? { ...sampleTimeline, total: 1, items: [changedOffer] }
            : sampleTimeline;
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Osoba Wszyscy' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Anna Nowak' }));
    await expect(await canvas.findByText('Pokazano 1 z 1')).toBeVisible();
    await expect(askedOf).toHaveBeenLastCalledWith(anna.id);
    await expect(canvas.getByRole('combobox', { name: 'Osoba Anna Nowak' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść: Osoba' }));
    await expect(await canvas.findByRole('combobox', { name: 'Osoba Wszyscy' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mocks.opportunities.timeline(pending), ...screenMocks()] } },
};

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [mocks.opportunities.timeline(refusal('internal')), ...screenMocks()],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Coś poszło nie tak. Spróbuj ponownie później.'),
    ).toBeVisible();
  },
};
