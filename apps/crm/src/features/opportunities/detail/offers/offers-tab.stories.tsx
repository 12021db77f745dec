import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleDocuments } from '@szansa/api-client/samples/conversation';
import { otherOffer, sampleOffer } from '@szansa/api-client/samples/offers';
import { sampleComparisonRows } from '@szansa/api-client/samples/bank-comparisons';
import { sampleOpportunities } from '@szansa/api-client/samples/opportunities';
import { sampleId } from '@szansa/api-client/samples/people';
import { octavia } from '@szansa/api-client/samples/vehicles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { inApp } from '#kit/stories/in-app.tsx';

import { OpportunityScreen } from '../opportunity-screen.tsx';
import {
  addressOf,
  emptyPdf,
  foreignOpportunity,
  readOnlyOffer,
  routePath,
  screenMocks,
} from '../screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Offers',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=offers')),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const filled = { msw: { handlers: screenMocks() } };

export const Filled: Story = {
  parameters: { ...filled, specification: ['S2.10'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cards = await canvas.findAllByRole('article', { name: /Škoda Octavia/ });
    await expect(cards).toHaveLength(2);
    const [chosen, other] = cards;
    if (!chosen || !other) throw new Error('two offers expected');
    await expect(within(chosen).getByText('Wybrana oferta')).toBeVisible();
    await expect(within(chosen).getByText(/128 990,83 zł/)).toBeVisible();
    await expect(within(other).getByRole('button', { name: 'Wybierz ofertę' })).toBeVisible();
    await userEvent.click(within(chosen).getByRole('button', { name: 'Szczegóły' }));
    await expect(await within(chosen).findByText(/Ewa Lis, Demo Lease/)).toBeVisible();
  },
};

const second = { ...sampleOffer, id: sampleId(403), isChosen: false };

/** Two to four offers are ticked and compared; a lease and a rent are not compared together. What was saved leads to its comparison. */
export const Ticked: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.bankComparisonPdfs.list({
          items: sampleComparisonRows.slice(0, 1),
          page: 1,
          perPage: 100,
          total: 1,
        }),
        ...screenMocks(undefined, [sampleOffer, second, otherOffer]),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Porównaj banki' })).toHaveAttribute(
      'href',
      addressOf('/compare'),
    );
    const ticks = canvas.getAllByRole('checkbox', { name: /^Zaznacz do porównania/ });
    await expect(ticks).toHaveLength(3);
    for (const tick of ticks) await userEvent.click(tick);
    await expect(canvas.getByText('Leasingu i najmu nie porównuje się razem')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Porównaj/ })).not.toBeInTheDocument();
    const rent = ticks.at(-1);
    if (!rent) throw new Error('three offers expected');
    await userEvent.click(rent);
    await expect(canvas.getByRole('link', { name: 'Porównaj 2 oferty' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/compare?offers=${sampleOffer.id}`),
    );
    await expect(canvas.getByRole('link', { name: 'Škoda Octavia Combi' })).toHaveAttribute(
      'href',
      `/bank-comparison/${sampleComparisonRows[0]?.id}`,
    );
  },
};

const five = [1, 2, 3, 4].map((at) => ({ ...sampleOffer, id: sampleId(410 + at), isChosen: false }));

/** A fifth tick is refused with a message in view, however far down its offer is. */
export const TooManyTicked: Story = {
  parameters: { msw: { handlers: screenMocks(undefined, [sampleOffer, ...five]) } },
  play: async ({ canvas }) => {
    const ticks = await canvas.findAllByRole('checkbox', { name: /^Zaznacz do porównania/ });
    for (const tick of ticks) await userEvent.click(tick);
    const refused = canvas.getByText('Porównanie obejmuje od 2 do 4 banków');
    const last = ticks.at(-1);
    last?.scrollIntoView({ block: 'center' });
    await expect(last?.getBoundingClientRect().top).toBeGreaterThan(0);
    await waitFor(() => expect(refused.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

export const TooManyTickedNarrow: Story = {
  ...TooManyTicked,
  globals: { viewport: { value: 'w390' } },
};

const duplicated = fn();

/** The same offer once more, from the menu of its card. */
export const Duplicated: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.offers.duplicate(() => {
          duplicated();
          return { ...sampleOffer, id: sampleId(404), isChosen: false };
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvas }) => {
    duplicated.mockClear();
    const [card] = await canvas.findAllByRole('article', { name: /Škoda Octavia/ });
    if (!card) throw new Error('an offer expected');
    await userEvent.click(within(card).getByRole('button', { name: /^Więcej/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplikuj' }));
    await waitFor(() => expect(duplicated).toHaveBeenCalledOnce());
    await expect(await screen.findByText('Dodano kopię oferty')).toBeVisible();
  },
};

const copied = fn();

/** The same offer is copied to another opportunity of the user's own; which one is required. */
export const Copied: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.list({
          items: sampleOpportunities.map((one, at) =>
            at === 0 ? { ...one, id: sampleOffer.customerFileId } : one,
          ),
          page: 1,
          perPage: 25,
          total: 12,
        }),
        mocks.offers.copy(async ({ body }) => {
          copied(await body());
          return { ...sampleOffer, id: sampleId(405) };
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvas }) => {
    copied.mockClear();
    const [card] = await canvas.findAllByRole('article', { name: /Škoda Octavia/ });
    if (!card) throw new Error('an offer expected');
    await userEvent.click(within(card).getByRole('button', { name: /^Więcej/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kopiuj do innej szansy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kopiuj ofertę do innej szansy' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Kopiuj ofertę' }));
    await expect(await dialog.findByText('To pole jest wymagane!')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: /^Szansa sprzedaży/ }));
    const [first, ...others] = await screen.findAllByRole('option');
    if (!first) throw new Error('an opportunity expected');
    // not to the one it is of
    await expect([first, ...others]).toHaveLength(sampleOpportunities.length - 1);
    await userEvent.click(first);
    await userEvent.click(dialog.getByRole('button', { name: 'Kopiuj ofertę' }));
    await waitFor(() => expect(copied).toHaveBeenCalledWith({ customerFileId: sampleOpportunities[1]?.id }));
    await expect(await screen.findByText('Skopiowano ofertę')).toBeVisible();
  },
};

const { discount: _discount, grossSellPrice: _price, ...withoutDiscount } = octavia;

/** The server leaves out hidden fields; the details do not show them. */
export const HiddenDiscount: Story = {
  parameters: { msw: { handlers: screenMocks(undefined, [{ ...sampleOffer, vehicle: withoutDiscount }]) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Szczegóły' }));
    await expect(await canvas.findByText('Cena katalogowa brutto')).toBeVisible();
    await expect(canvas.queryByText('Rabat')).toBeNull();
    await expect(canvas.queryByText('Cena sprzedaży brutto')).toBeNull();
  },
};

export const English: Story = { parameters: filled, globals: { language: 'en' } };
export const Narrow: Story = { parameters: filled, globals: { viewport: { value: 'w390' } } };

export const Loading: Story = {
  parameters: { msw: { handlers: [mocks.offers.listOfOpportunity(pending), ...screenMocks()] } },
};

export const Empty: Story = {
  parameters: { msw: { handlers: screenMocks(undefined, []) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nie ma jeszcze ofert')).toBeVisible();
  },
};

/** Where a refusal to close leads when no offer is chosen. */
export const LedToChoosing: Story = {
  parameters: { ...filled, address: addressOf('?tab=offers&field=chosenOffer') },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article', { name: /Škoda Octavia/ });
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** Where the list of all offers leads: the offer is in view, marked and read out. */
export const LedToAnOffer: Story = {
  parameters: { ...filled, address: addressOf(`?tab=offers&shown=${otherOffer.id}`) },
  play: async ({ canvas }) => {
    const [first, requested] = await canvas.findAllByRole('article', { name: /Škoda Octavia/ });
    await waitFor(() => expect(requested).toHaveFocus());
    await expect(requested).toHaveAttribute('aria-current', 'true');
    await expect(first).not.toHaveAttribute('aria-current');
  },
};

/** A link to an offer that was removed. */
export const LedToNoOffer: Story = {
  parameters: { ...filled, address: addressOf(`?tab=offers&shown=${sampleId(499)}`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma tu oferty, do której prowadzi link.')).toBeVisible();
  },
};

/** The same where there is none yet. */
export const LedToAdding: Story = {
  parameters: {
    msw: { handlers: screenMocks(undefined, []) },
    address: addressOf('?tab=offers&field=chosenOffer'),
  },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Dodaj ofertę' });
    await waitFor(() => expect(add).toHaveFocus());
  },
};

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [mocks.offers.listOfOpportunity(refusal('internal')), ...screenMocks()],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Coś poszło nie tak. Spróbuj ponownie później.'),
    ).toBeVisible();
  },
};

export const NotYours: Story = {
  parameters: { msw: { handlers: screenMocks(foreignOpportunity, [readOnlyOffer]) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(
        'Ta szansa nie należy do ciebie. Aby móc dodawać oferty, przepisz szansę na siebie.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dodaj ofertę' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Edytuj' })).toBeNull();
  },
};

const calls: string[] = [];

export const ChoosesAnother: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.offers.choose(({ params }) => {
          calls.push(params['id'] ?? '');
          return { ...otherOffer, isChosen: true, opportunityVersion: 8 };
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    calls.length = 0;
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Wybierz ofertę' }));
    await waitFor(() => expect(calls).toEqual([otherOffer.id]));
    await expect(await screen.findByText('Wybrano ofertę')).toBeInTheDocument();
  },
};

/** Without a network the offer is shown as the chosen one, marked, and is saved once there is one. */
export const ChosenOffline: Story = {
  ...ChoosesAnother,
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvas }) => {
    calls.length = 0;
    await canvas.findByRole('button', { name: 'Wybierz ofertę' });
    const [before, after] = canvas.getAllByRole('article');
    if (!before || !after) throw new Error('two offers expected');
    onlineManager.setOnline(false);
    await userEvent.click(within(after).getByRole('button', { name: 'Wybierz ofertę' }));
    await expect(await within(after).findByText('Czeka na połączenie')).toBeVisible();
    await expect(within(after).getByText('Wybrana oferta')).toBeVisible();
    await expect(within(before).queryByText('Wybrana oferta')).not.toBeInTheDocument();
    await expect(calls).toEqual([]);
    onlineManager.setOnline(true);
    await waitFor(() => expect(calls).toEqual([otherOffer.id]));
    await waitFor(() => expect(canvas.queryByText('Czeka na połączenie')).not.toBeInTheDocument());
  },
};

/** An incomplete offer is not chosen in a closed opportunity; what it lacks leads to its form. */
export const IncompleteInClosed: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.offers.choose(
          refusal('closing_incomplete', { missing: ['gapInsuranceId'], chosenOfferId: otherOffer.id }),
        ),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Wybierz ofertę' }));
    const name = /Zamknięta szansa musi być kompletna/;
    const link = within(await screen.findByRole('dialog', { name })).getByRole('link', { name: /GAP/ });
    await expect(link).toHaveAttribute('href', expect.stringContaining(`offer=${otherOffer.id}`));
  },
};

export const Pdf: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.offers.previewPdf(({ query }) => {
          calls.push(`preview ${query.get('language')}`);
          return { blob: emptyPdf(), filename: 'oferta.pdf' };
        }),
        mocks.offers.savePdf(async ({ body }) => {
          calls.push(`save ${(await body()).language}`);
          const [saved] = sampleDocuments;
          if (!saved) throw new Error('no sample documents');
          return saved;
        }),
        ...screenMocks(undefined, [sampleOffer]),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    calls.length = 0;
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^PDF oferty/ }));
    const dialog = await screen.findByRole('dialog', { name: 'PDF oferty' });
    await within(dialog).findByText(/1 z 1/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'English' }));
    await waitFor(() => expect(calls).toContain('preview en'));
    const save = within(dialog).getByRole('button', { name: 'Zapisz w szansie' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(save);
    await waitFor(() => expect(calls).toContain('save en'));
    await expect(await screen.findByText('Zapisano PDF w załącznikach')).toBeInTheDocument();
  },
};
