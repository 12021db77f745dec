import { bankRepresentative, mocks, refusal, sampleId } from '@szansa/api-client/mocks';
import { sampleBank, sampleBanks } from '@szansa/api-client/samples/banks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { banksFeature } from '../feature.tsx';
import { BankScreen } from './bank-screen.tsx';

const address = `/bank/${sampleBank.id}`;
const page = { page: 1, perPage: 25 };
const asked = fn();

const offer = {
  id: sampleId(171),
  customerFileId: sampleId(301),
  number: 1003,
  status: 'application' as const,
  vehicle: 'Škoda Octavia Combi',
  isChosen: true,
  createdAt: '2026-11-12T10:00:00.000Z',
};
const bank = mocks.banks.get(sampleBank);
const scores = { offers: 12, chosen: 5, closed: 3 };

const meta = {
  title: 'Banks/Bank',
  component: BankScreen,
  ...inApp(banksFeature, '/bank/$bankId', address),
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof BankScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { msw: { handlers: [bank] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: sampleBank.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'demolease.test' })).toHaveAttribute(
      'href',
      'https://demolease.test',
    );
    await expect(canvas.getByText('Wnioski do 15:00.')).toBeVisible();
  },
};

export const Representatives: Story = {
  parameters: {
    address: `${address}?tab=representatives`,
    msw: {
      handlers: [
        bank,
        mocks.representatives.list(({ query }) => {
          asked(query.get('bankId'), query.get('withInactive'));
          return { ...page, items: [bankRepresentative], total: 1 };
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ewa Lis/)).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(sampleBank.id, 'true');
  },
};

export const Offers: Story = {
  parameters: {
    address: `${address}?tab=offers`,
    msw: {
      handlers: [
        bank,
        mocks.banks.offers(({ query }) => {
          const number = Number(query.get('page') ?? 1);
          return { page: number, perPage: 25, items: [{ ...offer, number: 1000 + number }], total: 26 };
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '#1001' })).toHaveAttribute(
      'href',
      `/sales-opportunity/${offer.customerFileId}?tab=offers`,
    );
    await expect(canvas.getByText('Wybrana')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Następna strona' }));
    await expect(await canvas.findByRole('link', { name: '#1002' })).toBeVisible();
  },
};

export const Scoreboard: Story = {
  parameters: {
    address: `${address}?tab=scoreboard`,
    msw: { handlers: [bank, mocks.banks.scoreboard({ ...scores, medianDecisionDays: 2.5 })] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2,5 dnia')).toBeVisible();
    await expect(canvas.getByText('12')).toBeVisible();
  },
};

export const NothingDecided: Story = {
  parameters: {
    address: `${address}?tab=scoreboard`,
    msw: { handlers: [bank, mocks.banks.scoreboard({ ...scores, medianDecisionDays: null })] },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('12');
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

export const RemovingRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        bank,
        mocks.banks.remove(
          refusal('in_use', {
            uses: [
              { kind: 'representative', count: 2 },
              { kind: 'offer', count: 12 },
            ],
          }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć bank?' }));
    await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
    await expect(await question.findByText('Przedstawiciele: 2')).toBeVisible();
    await expect(question.getByText('Oferty: 12')).toBeVisible();
  },
};

export const Merging: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.banks.list({ ...page, items: sampleBanks, total: 3 }),
        mocks.banks.mergePreview({
          from: { id: sampleBank.id, name: sampleBank.name },
          into: { id: sampleId(142), name: 'Leasing Wzorcowy S.A.' },
          uses: [
            { kind: 'representative', count: 2 },
            { kind: 'offer', count: 12 },
          ],
        }),
        mocks.banks.merge(async ({ body }) => {
          asked(await body());
          return { ...sampleBank, id: sampleId(142), name: 'Leasing Wzorcowy S.A.' };
        }),
        bank,
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Połącz z innym bankiem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Połącz banki' }));
    await expect(dialog.getByRole('button', { name: 'Połącz banki' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: /^Połącz z bankiem/ }));
    const choices = await screen.findAllByRole('option');
    await expect(choices).toHaveLength(2);
    await userEvent.click(await screen.findByRole('option', { name: 'Leasing Wzorcowy S.A.' }));
    await expect(await dialog.findByText('Przedstawiciele: 2')).toBeVisible();
    await expect(dialog.getByText('Oferty: 12')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Połącz banki' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ into: sampleId(142) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

const states = screenStates({
  call: mocks.banks.get,
  filled: [bank],
  english: 'Note about the bank',
  polish: 'Notatka o banku',
});

export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Forbidden: Story = states.Forbidden;
export const English: Story = states.English;
export const Narrow: Story = states.Narrow;
