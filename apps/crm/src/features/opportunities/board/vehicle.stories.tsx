import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleLabels, sampleLeadSources } from '@szansa/api-client/samples/directory';
import { otherOffer, sampleOffer } from '@szansa/api-client/samples/offers';
import { sampleBoard } from '@szansa/api-client/samples/opportunities';
import { sampleAuth, sampleWorkers } from '@szansa/api-client/samples/people';
import { octavia } from '@szansa/api-client/samples/vehicles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { authAtom, store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunitiesScreen } from '../opportunities-screen.tsx';

const handlers = [
  mocks.workers.list(sampleWorkers),
  mocks.leadSources.list(sampleLeadSources),
  mocks.labels.list(sampleLabels),
  mocks.opportunities.board(sampleBoard()),
];

const meta = {
  title: 'Opportunities/Vehicle of a card',
  component: OpportunitiesScreen,
  ...inApp(opportunitiesFeature, '/sales-opportunities'),
} satisfies Meta<typeof OpportunitiesScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const vehicles = (canvasElement: HTMLElement) =>
  within(canvasElement).findAllByRole('link', { name: /RAV4/ });

async function firstVehicle(canvasElement: HTMLElement): Promise<HTMLElement> {
  const [vehicle] = await vehicles(canvasElement);
  if (!vehicle) throw new Error('no vehicle on the board');
  return vehicle;
}

const offersRequested = fn();

/** The full vehicle of a card, fetched once the user opens it. */
export const InFull: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers,
        mocks.offers.listOfOpportunity(({ params }) => {
          offersRequested(params['id']);
          return [sampleOffer, otherOffer];
        }),
      ],
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    offersRequested.mockClear();
    const vehicle = await firstVehicle(canvasElement);
    await expect(offersRequested).not.toHaveBeenCalled();
    const started = performance.now();
    await userEvent.hover(vehicle);
    const tooltip = await screen.findByRole('tooltip');
    await expect(performance.now() - started).toBeGreaterThanOrEqual(690);
    await waitFor(() => expect(tooltip).toHaveTextContent(/Producent.*Model.*Wersja/));
    await expect(tooltip).toHaveTextContent(/Cena sprzedaży brutto.*Wartość pojazdu netto/);
    await expect(tooltip).toHaveTextContent(/Dostępność.*Od ręki/);
    await expect(offersRequested).toHaveBeenCalledOnce();
    await userEvent.unhover(vehicle);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    vehicle.focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Producent');
  },
};

/** A price hidden from the reader is not in what the server sends. */
export const PriceHidden: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers,
        mocks.offers.listOfOpportunity(() => {
          const { discount: _discount, grossSellPrice: _price, ...shown } = octavia;
          return [{ ...sampleOffer, vehicle: shown }];
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    (await firstVehicle(canvasElement)).focus();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toHaveTextContent('Cena katalogowa brutto'));
    await expect(tooltip).not.toHaveTextContent('Cena sprzedaży');
  },
};

/** Why a vehicle cannot be fetched is read for three seconds. */
export const NotFetched: Story = {
  parameters: {
    msw: { handlers: [...handlers, mocks.offers.listOfOpportunity(refusal('internal'))] },
    specification: ['S9.6'],
  },
  play: async ({ canvasElement }) => {
    (await firstVehicle(canvasElement)).focus();
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent(/^Nie udało się pobrać pojazdu/),
    );
    const failed = performance.now();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull(), { timeout: 5000 });
    await expect(performance.now() - failed).toBeGreaterThanOrEqual(2800);
  },
};

/** Without the right to read offers the name is plain text. */
export const NotReadable: Story = {
  parameters: { msw: { handlers } },
  beforeEach: () => {
    const session = sampleAuth();
    const userPermissions = session.userPermissions.filter((right) => right !== 'offer.get');
    store.set(authAtom, { ...session, userPermissions });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(/RAV4/))[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /RAV4/ })).toBeNull();
  },
};
