import { mocks } from '@szansa/api-client/mocks';
import { sampleBank } from '@szansa/api-client/samples/banks';
import { sampleDealer } from '@szansa/api-client/samples/dealers';
import { bankRepresentative, dealerRepresentative } from '@szansa/api-client/samples/representatives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';

import { RepresentativeList } from './representative-list.tsx';
import { pickersTexts } from './texts.ts';

const page = { page: 1, perPage: 25 };
const requested = fn();

const meta = {
  title: 'Parts/Representatives',
  component: RepresentativeList,
  ...inApp({ texts: [pickersTexts] }),
  args: { house: { bank: sampleBank } },
  beforeEach: () => {
    requested.mockClear();
  },
} satisfies Meta<typeof RepresentativeList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The people of one bank, those who left it as well. */
export const OfBank: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.representatives.list(({ query }) => {
          requested(query.get('bankId'), query.get('withInactive'));
          return { ...page, items: [bankRepresentative], total: 1 };
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ewa Lis/)).toBeVisible();
    await expect(requested).toHaveBeenCalledWith(sampleBank.id, 'true');
  },
};

const sent = fn();

/** A new representative of a dealer; the dealer is already set. */
export const AddsToDealer: Story = {
  args: { house: { dealer: sampleDealer } },
  parameters: {
    msw: {
      handlers: [
        mocks.representatives.list({ ...page, items: [dealerRepresentative], total: 1 }),
        mocks.representatives.create(async ({ body }) => {
          sent(await body());
          return dealerRepresentative;
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj przedstawiciela' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowy przedstawiciel' }));
    await expect(
      sheet.getByRole('combobox', { name: new RegExp(`Salon.*${sampleDealer.name}`) }),
    ).toBeVisible();
    await fill(sheet.getByRole('textbox', { name: /^Imię/ }), 'Tomasz');
    await fill(sheet.getByRole('textbox', { name: /^Nazwisko/ }), 'Dąbrowski');
    await fill(sheet.getByRole('textbox', { name: 'Telefon 1' }), '602333444');
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj przedstawiciela' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        bankId: null,
        dealerId: sampleDealer.id,
        phones: ['+48602333444'],
        emails: [],
      }),
    );
  },
};

export const Nobody: Story = {
  parameters: { msw: { handlers: [mocks.representatives.list({ ...page, items: [], total: 0 })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma jeszcze przedstawicieli')).toBeVisible();
  },
};
