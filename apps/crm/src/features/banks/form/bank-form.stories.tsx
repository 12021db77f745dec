import { mocks, refusal, sampleId } from '@szansa/api-client/mocks';
import { sampleBank, sampleBanks } from '@szansa/api-client/samples/banks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { banksFeature } from '../feature.tsx';
import { EditBank } from './edit-bank.tsx';
import { CreateBank } from './create-bank.tsx';

const sent = fn();
const page = { page: 1, perPage: 10 };
const alone = mocks.banks.list({ ...page, items: [], total: 0 });

const meta = {
  title: 'Banks/Form',
  component: EditBank,
  ...inApp(banksFeature, '/bank/$bankId', `/bank/${sampleBank.id}?edit=bank`),
  args: { bank: sampleBank, onClose: fn() },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof EditBank>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Creating: Story = {
  render: ({ onClose }) => <CreateBank onClose={onClose} />,
  parameters: {
    msw: {
      handlers: [
        alone,
        mocks.registry.findCompany({
          taxIdNumber: '9991000111',
          name: 'Przykład Leasing S.A.',
          regon: null,
          krs: null,
          status: 'active',
          vatStatus: 'active',
          street: 'ul. Długa 1',
          postCode: '00-590',
          city: 'Warszawa',
          source: 'sample',
          fetchedAt: '2026-11-20T10:00:00.000Z',
        }),
        mocks.banks.create(async ({ body }) => {
          sent(await body());
          return sampleBank;
        }),
      ],
    },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowy bank' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj bank' }));
    await expect(await sheet.findByText('To pole jest wymagane!')).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox', { name: 'NIP' }), '9991000111{Enter}');
    await expect(await sheet.findByText('Uzupełniono: nazwa, adres.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj bank' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'Przykład Leasing S.A.',
          taxIdNumber: '9991000111',
          address: 'ul. Długa 1, 00-590 Warszawa',
          email: null,
          isActive: true,
        }),
      ),
    );
  },
};

/** A known tax id is no refusal: the other bank is shown, and opens beside the form. */
export const SameTaxId: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.banks.list({
          ...page,
          items: [...sampleBanks.slice(0, 1), { ...sampleBank, id: sampleId(149), name: 'Ten sam bank' }],
          total: 2,
        }),
      ],
    },
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych banku' }));
    await expect(await sheet.findByText('Bank o tym numerze NIP już jest w bazie')).toBeVisible();
    await expect(sheet.getAllByRole('link')).toHaveLength(1);
    await expect(sheet.getByRole('link', { name: 'Ten sam bank' })).toHaveAttribute(
      'href',
      `/bank/${sampleId(149)}`,
    );
  },
};

export const ChangedByAnother: Story = {
  parameters: {
    msw: {
      handlers: [
        alone,
        mocks.banks.update(async ({ body }) => {
          const { version, changes } = await body();
          sent(version, changes);
          if (version === 5) return { ...sampleBank, note: 'Do 16:00.', version: 6 };
          return refusal('stale_version', {
            version: 5,
            collisions: [{ field: 'note', yours: 'Do 16:00.', theirs: 'Do 14:00.' }],
          });
        }),
      ],
    },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja danych banku' }));
    const note = sheet.getByRole('textbox', { name: 'Notatka o banku' });
    await userEvent.clear(note);
    await userEvent.type(note, 'Do 16:00.');
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś zmienił te dane przed tobą' }));
    await expect(dialog.getByText('Notatka o banku')).toBeVisible();
    await expect(dialog.getByText('Do 14:00.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz moje' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(5, { note: 'Do 16:00.' }));
  },
};
