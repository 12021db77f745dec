import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleOffer } from '@szansa/api-client/samples/offers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';

import { OpportunityScreen } from '../opportunity-screen.tsx';
import { addressOf, closedOpportunity, readOnlyOffer, routePath, screenMocks } from '../screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Edit offer',
  component: OpportunityScreen,
  ...inApp(
    opportunitiesFeature,
    routePath,
    addressOf(`?tab=offers&offer=${sampleOffer.id}&field=dealSigningDate`),
  ),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

async function form() {
  return within(await screen.findByRole('dialog', { name: 'Edycja oferty' }));
}

export const LeadsToTheField: Story = {
  parameters: { msw: { handlers: screenMocks() } },
  play: async () => {
    const fields = await form();
    await waitFor(() => expect(fields.getByRole('textbox', { name: 'Data podpisania umowy' })).toHaveFocus());
    await expect(fields.getByText('Wymagane do zamknięcia: 5 pól')).toBeInTheDocument();
    await userEvent.click(fields.getByRole('button', { name: 'Pokaż pola' }));
    await userEvent.click(fields.getByRole('button', { name: 'Numer polisy GAP' }));
    await expect(fields.getByRole('textbox', { name: 'Numer polisy GAP' })).toHaveFocus();
  },
};

export const BeginsAtTheFirstField: Story = {
  ...inApp(opportunitiesFeature, routePath, addressOf(`?tab=offers&offer=${sampleOffer.id}`)),
  parameters: { msw: { handlers: screenMocks() } },
  play: async () => {
    const fields = await form();
    await expect(fields.getByRole('button', { name: 'Pokaż pola' })).toBeVisible();
    await waitFor(() => expect(fields.getByRole('radio', { name: 'Wybierz z bazy' })).toHaveFocus());
  },
};

export const Narrow: Story = {
  parameters: { msw: { handlers: screenMocks() } },
  globals: { viewport: { value: 'w390' } },
};

const sent: unknown[] = [];

export const SendsOnlyChanges: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.offers.update(async ({ body }) => {
          sent.push(await body());
          return sampleOffer;
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async () => {
    sent.length = 0;
    const fields = await form();
    const date = fields.getByRole('textbox', { name: 'Data podpisania umowy' });
    await userEvent.clear(date);
    await fill(date, '18.11.2026');
    await userEvent.click(fields.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { version: 2, changes: { dealSigningDate: '2026-11-18', dealEndDate: '2029-11-18' } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edycja oferty' })).toBeNull());
  },
};

/** Payments that are a part of the price can be typed as a percentage of it; other fields accept none. */
export const PercentOfPrice: Story = {
  parameters: { msw: { handlers: screenMocks() } },
  play: async () => {
    const fields = await form();
    const type = async (name: RegExp, text: string) => {
      const input = fields.getByRole('textbox', { name });
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
      return input;
    };
    await type(/^Wartość pojazdu/, '150 tys.');
    const shown = async (input: HTMLElement) => (input.getAttribute('value') ?? '').replace(/\s/g, ' ');
    await expect(await shown(await type(/^Opłata wstępna/, '10%'))).toBe('15 000,00');
    await expect(await shown(await type(/^Wykup/, '1,5 %'))).toBe('2 250,00');
    const monthly = await type(/^Rata miesięczna/, '10%');
    await expect(monthly).toHaveAccessibleDescription(/Wpisz kwotę w złotych, nie procent/);
  },
};

let lists = 0;

/** Opened again right after saving, the form has what was saved, however late the list comes. */
export const OpensWithWhatWasSaved: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.offers.update({ ...sampleOffer, gapInsuranceId: 'GAP-2', version: 3 }),
        mocks.offers.listOfOpportunity(async () => {
          lists += 1;
          if (lists > 1) await delay('infinite');
          return [sampleOffer];
        }),
        ...screenMocks(),
      ],
    },
  },
  beforeEach: () => {
    lists = 0;
  },
  play: async ({ canvasElement }) => {
    const first = await form();
    await fill(first.getByRole('textbox', { name: 'Numer polisy GAP' }), 'GAP-2');
    await userEvent.click(first.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edycja oferty' })).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Edytuj' }));
    const second = await form();
    await expect(second.getByRole('textbox', { name: 'Numer polisy GAP' })).toHaveValue('GAP-2');
  },
};

export const Stale: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.offers.update(async ({ body }) => {
          const change = await body();
          sent.push(change);
          if (change.version === 5) return { ...sampleOffer, version: 6 };
          return refusal('stale_version', {
            version: 5,
            collisions: [{ field: 'monthlyAmount', yours: '3000.00', theirs: '3100.00' }],
          });
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async () => {
    sent.length = 0;
    const fields = await form();
    const instalment = fields.getByRole('textbox', { name: 'Rata miesięczna' });
    await userEvent.clear(instalment);
    await userEvent.type(instalment, '3000');
    await userEvent.click(fields.getByRole('button', { name: 'Zapisz zmiany' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś zmienił te dane przed tobą' }));
    await expect(dialog.getByText(/3\s100,00/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz moje' }));
    await waitFor(() => expect(sent[1]).toEqual({ version: 5, changes: { monthlyAmount: '3000.00' } }));
  },
};

export const RefusedField: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.offers.update(
          refusal('validation', {
            fields: [{ path: 'changes.carInsuranceId', code: 'text_unprintable' }],
          }),
        ),
        ...screenMocks(),
      ],
    },
  },
  play: async () => {
    const fields = await form();
    await userEvent.type(fields.getByRole('textbox', { name: 'Numer polisy komunikacyjnej' }), 'X1');
    await userEvent.click(fields.getByRole('button', { name: 'Zapisz zmiany' }));
    await expect(await fields.findByText('Tekst zawiera niedozwolone znaki')).toBeVisible();
  },
};

export const ClosedAsksFirst: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.consentToEdit({
          ...closedOpportunity,
          can: { ...closedOpportunity.can, edit: true, editAfterConsent: false },
        }),
        ...screenMocks(closedOpportunity, [readOnlyOffer]),
      ],
    },
  },
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Szansa jest zamknięta' });
    await expect(screen.queryByRole('dialog', { name: 'Edycja oferty' })).toBeNull();
    await userEvent.click(within(question).getByRole('button', { name: /Potwierdzam/ }));
  },
};

/** What a closed opportunity would lack is named as when it is closed, and leads to the field in the open form. */
export const ClosedStaysComplete: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.offers.update(
          refusal('closing_incomplete', { missing: ['gapInsuranceId'], chosenOfferId: sampleOffer.id }),
        ),
        ...screenMocks(),
      ],
    },
  },
  play: async () => {
    const fields = await form();
    await userEvent.type(fields.getByRole('textbox', { name: 'Numer polisy komunikacyjnej' }), 'X1');
    await userEvent.click(fields.getByRole('button', { name: 'Zapisz zmiany' }));
    const name = /Zamknięta szansa musi być kompletna: zabraknie 1 pola/;
    const refused = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(refused.getByRole('button', { name: 'Numer polisy GAP' }));
    await waitFor(() => expect(fields.getByRole('textbox', { name: 'Numer polisy GAP' })).toHaveFocus());
    await expect(fields.getByRole('textbox', { name: 'Numer polisy komunikacyjnej' })).toHaveValue('X1');
  },
};
