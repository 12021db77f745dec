import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleCarImages, sampleCarOffer } from '@szansa/api-client/samples/car-offers';
import { sampleCarTemplate } from '@szansa/api-client/samples/car-templates';
import { sampleDealer } from '@szansa/api-client/samples/dealers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt, storyShowing } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { carManagementFeature } from '../feature.tsx';
import { drawn, ofKind, offer, others, pictures } from './offer-mocks.ts';

const address = `/car-management/offer/${sampleCarOffer.id}`;
const newAddress = '/car-management/offer';
const template = mocks.carTemplates.get(sampleCarTemplate);
const sent = fn();
const platformer = { role: 'PLATFORMER' };

const meta = {
  title: 'Car management/Car offer',
  ...inFeature(carManagementFeature),
  globals: platformer,
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Record: Story = {
  ...storyAt(address, offer, ofKind, ...others),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Wariant 1 · Niebieski · Od ręki · 137\s900\szł/ }),
    ).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: /^Wariant 2 · Czerwony/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.getByText('Octavia Combi.pdf')).toBeVisible();
  },
};

const record = screenStates({
  address,
  call: mocks.carOffers.get,
  filled: [offer, ofKind, ...others],
  english: 'Technical data',
  polish: 'Dane techniczne',
});
export const RecordLoading: Story = { ...record.Loading, tags: ['derived-state'] };
export const RecordFailed: Story = { ...record.Failed, tags: ['derived-state'] };
export const RecordForbidden: Story = { ...record.Forbidden, tags: ['derived-state'] };
export const RecordEnglish: Story = { ...record.English, globals: { ...platformer, language: 'en' } };
export const RecordNarrow: Story = {
  ...record.Narrow,
  tags: ['derived-state'],
  globals: { ...platformer, viewport: { value: 'w390' } },
};

const seen = mocks.carOffers.get({ ...sampleCarOffer, can: { edit: false }, moves: [] });

/** Salespeople read an offer, and add a variant to an opportunity. */
export const RecordReadOnly: Story = {
  ...storyAt(address, seen, pictures),
  globals: { role: 'WORKER' },
  play: async ({ canvas }) => {
    const variants = within(await canvas.findByRole('list', { name: 'Warianty' }));
    await expect(variants.getByRole('heading', { name: 'Niebieski · 2026 · Nowy' })).toBeVisible();
    await expect(variants.getAllByRole('button', { name: /^Do szansy/ })).toHaveLength(2);
    await expect(variants.getByRole('button', { name: 'Pobierz Octavia Combi.pdf' })).toBeVisible();
    await expect(await variants.findByRole('img', { name: 'Deska rozdzielcza' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Zmień status' })).toBeNull();
  },
};

/** A deleted offer is readable by those who manage the catalogue, and cannot be added to opportunities. */
export const Deleted: Story = {
  ...storyAt(
    address,
    mocks.carOffers.get({ ...sampleCarOffer, status: 'deleted', can: { edit: false }, moves: ['inactive'] }),
    pictures,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usunięta')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Niebieski · 2026 · Nowy' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Do (szansy|zapytania)/ })).toBeNull();
  },
};

/** Pictures of a variant are looked at large. */
export const Pictures: Story = {
  ...storyAt(address, seen, pictures),
  globals: { role: 'WORKER' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Powiększ zdjęcie: Octavia Combi z boku' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('img', { name: 'Octavia Combi z boku' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await dialog.findByRole('img', { name: 'Deska rozdzielcza' })).toBeVisible();
  },
};

/** Pictures are put in order, named, cropped and added; all of it is sent with the variant. */
export const ChangingPictures: Story = {
  ...storyAt(
    address,
    offer,
    ofKind,
    ...others,
    mocks.carOffers.update(async ({ body }) => {
      sent(await body());
      return { ...sampleCarOffer, version: 2 };
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    const [, inside] = sampleCarImages;
    await userEvent.click(await canvas.findByRole('button', { name: 'Przenieś wyżej: Deska rozdzielcza' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('textbox', { name: 'Co widać na zdjęciu' })[0]).toHaveValue(
        'Deska rozdzielcza',
      ),
    );
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file][accept^=".jpg"]');
    if (!input) throw new Error('a place for pictures expected');
    await userEvent.upload(
      input,
      new File([await (await drawn()).arrayBuffer()], 'przod.png', { type: 'image/png' }),
    );
    await expect(await canvas.findByRole('button', { name: 'Usuń zdjęcie: przod.png' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń zdjęcie: Octavia Combi z boku' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        files: expect.objectContaining({ name: 'przod.png' }),
        changes: {
          variants: [
            expect.objectContaining({
              images: [
                expect.objectContaining({ id: inside?.id, order: 0, imageFile: null, imageType: 'interior' }),
                expect.objectContaining({ order: 1, imageFile: 0, imageType: 'exterior' }),
              ],
            }),
            expect.objectContaining({ images: [] }),
          ],
        },
      }),
    );
  },
};

export const RecordReadOnlyNarrow: Story = {
  ...storyShowing(address, [seen, pictures], 'Niebieski · 2026 · Nowy'),
  globals: { role: 'WORKER', viewport: { value: 'w390' } },
};

/** The fields of a variant follow its availability. */
export const Availability: Story = {
  ...storyAt(address, offer, ofKind, ...others),
  play: async ({ canvas }) => {
    const stock = await canvas.findByRole('textbox', { name: /^Liczba sztuk/ });
    await expect(canvas.queryByRole('textbox', { name: /^Czas produkcji/ })).toBeNull();
    await userEvent.click(canvas.getByRole('combobox', { name: /^Dostępność/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Do zamówienia' }));
    await expect(await canvas.findByRole('textbox', { name: /^Czas produkcji/ })).toBeVisible();
    await expect(stock).not.toBeInTheDocument();
  },
};

/** A variant is duplicated without its file, and the first one's file is removed; all is sent in one request. */
export const Changing: Story = {
  ...storyAt(
    address,
    offer,
    ofKind,
    ...others,
    mocks.carOffers.update(async ({ body }) => {
      sent((await body()).changes);
      return { ...sampleCarOffer, version: 2 };
    }),
  ),
  play: async ({ canvas }) => {
    const [first, second] = sampleCarOffer.variants;
    await userEvent.click(await canvas.findByRole('button', { name: 'Powiel wariant' }));
    await expect(await canvas.findByRole('button', { name: /^Wariant 3/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń Octavia Combi.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({
      variants: [
        expect.objectContaining({ id: first?.id, removeSpecificationFile: true, catalogPrice: '149900.00' }),
        expect.objectContaining({ removeSpecificationFile: false, year: 2026 }),
        expect.objectContaining({ id: second?.id, prodTime: '12–16 tygodni' }),
      ],
    });
  },
};

/** Variants are sorted by buttons and by keyboard, and saved in that order. */
export const PuttingInOrder: Story = {
  ...storyAt(
    address,
    offer,
    ofKind,
    ...others,
    mocks.carOffers.update(async ({ body }) => {
      sent((await body()).changes);
      return { ...sampleCarOffer, version: 2 };
    }),
  ),
  play: async ({ canvas }) => {
    const [first, second] = sampleCarOffer.variants;
    const order = within(await canvas.findByRole('list', { name: 'Kolejność wariantów' }));
    await userEvent.click(order.getByRole('button', { name: 'Przenieś wyżej: Wariant 2' }));
    await waitFor(() => expect(order.getAllByRole('listitem')[0]).toHaveTextContent(/Czerwony/));
    await expect(canvas.getByRole('button', { name: /^Wariant 1 · Czerwony/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        variants: [expect.objectContaining({ id: second?.id }), expect.objectContaining({ id: first?.id })],
      }),
    );
  },
};

/** Errors are shown for each variant, which is expanded; each error leads to its field. */
export const Incomplete: Story = {
  parameters: {
    ...storyAt(
      address,
      offer,
      ofKind,
      ...others,
      mocks.carOffers.update(
        refusal('validation', { fields: [{ path: 'variants.1.prodTime', code: 'required' }] }),
      ),
    ).parameters,
    specification: ['S8.15'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Powiel wariant' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Wariant 3/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Niekompletne pola wariantów')).toBeVisible();
    await expect(alert.getByRole('button', { name: /^Wariant 2, Czas produkcji/ })).toBeVisible();
    await expect(canvas.getByText('Do uzupełnienia')).toBeVisible();
  },
};

export const Status: Story = {
  ...storyAt(
    address,
    offer,
    ofKind,
    ...others,
    mocks.carOffers.move(async ({ body }) => {
      sent(await body());
      return { ...sampleCarOffer, status: 'inactive', version: 2, moves: ['active', 'deleted'] };
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zmień status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Nieaktywna' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 1, status: 'inactive' }));
    await expect(await screen.findByText('Zmieniono status oferty')).toBeVisible();
  },
};

/** Without a network the new status is shown, marked, and is saved once there is one. */
export const StatusOffline: Story = {
  ...Status,
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvas }) => {
    const press = { name: 'Zmień status' };
    await canvas.findByRole('button', press);
    onlineManager.setOnline(false);
    await userEvent.click(canvas.getByRole('button', press));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Nieaktywna' }));
    await expect(await canvas.findByText('Czeka na połączenie')).toBeVisible();
    await expect(canvas.getByText('Nieaktywna')).toBeVisible();
    await expect(canvas.queryByRole('button', press)).not.toBeInTheDocument();
    await expect(sent).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 1, status: 'inactive' }));
    await waitFor(() => expect(canvas.queryByText('Czeka na połączenie')).not.toBeInTheDocument());
  },
};

const deletedOffer = {
  ...sampleCarOffer,
  status: 'deleted' as const,
  version: 2,
  can: { edit: false },
  moves: [],
};

/** Deleting needs a confirmation, because the user who deletes can rarely restore it. */
export const AsksToDelete: Story = {
  ...storyAt(
    address,
    mocks.carOffers.get(() =>
      sent.mock.calls.length > 0
        ? deletedOffer
        : { ...sampleCarOffer, moves: ['inactive' as const, 'deleted' as const] },
    ),
    ofKind,
    ...others,
    mocks.carOffers.move(async ({ body }) => {
      sent(await body());
      return deletedOffer;
    }),
  ),
  play: async ({ canvas }) => {
    const ask = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Zmień status' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Usunięta' }));
      return within(await screen.findByRole('alertdialog', { name: /^Usunąć ofertę Škoda Octavia/ }));
    };
    const dialog = await ask();
    await expect(dialog.getByText(/Przywrócić może ją tylko administrator/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click((await ask()).getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 1, status: 'deleted' }));
    await expect(await screen.findByText('Zmieniono status oferty')).toBeVisible();
    // the chip of the offer; the toast contains the status as well
    await expect(await canvas.findByText('Usunięta', { selector: 'span' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Zmień status' })).toBeNull());
  },
};

/** A new offer starts from a template: its car, its equipment, and one empty variant; a specification is sent. */
export const Creating: Story = {
  parameters: {
    ...storyAt(
      `${newAddress}?from=${sampleCarTemplate.id}`,
      ofKind,
      template,
      offer,
      ...others,
      mocks.carOffers.create(async ({ body }) => {
        sent(await body());
        return sampleCarOffer;
      }),
    ).parameters,
    specification: ['S2.22'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choose = async (name: RegExp, option: string) => {
      await userEvent.click(await canvas.findByRole('combobox', { name }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose(/^Dostępność/, 'Do zamówienia');
    await choose(/^Kolor/, 'Czerwony');
    await choose(/^Rodzaj zamówienia/, 'Do produkcji');
    await choose(/^Salon/, sampleDealer.name);
    await fill(canvas.getByRole('textbox', { name: /^Cena katalogowa/ }), '149900');
    await fill(canvas.getByRole('textbox', { name: /^Czas produkcji/ }), '8 tygodni');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file][accept^=".pdf"]');
    if (!input) throw new Error('a place for the specification expected');
    await userEvent.upload(input, new File(['dane'], 'specyfikacja.txt', { type: 'text/plain' }));
    await expect(await canvas.findByText('specyfikacja.txt')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj ofertę' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({
      files: expect.objectContaining({ name: 'specyfikacja.txt' }),
      offer: expect.objectContaining({
        carTemplateId: sampleCarTemplate.id,
        brandId: sampleCarTemplate.brand.id,
        variants: [expect.objectContaining({ prodTime: '8 tygodni', uploadedSpecificationFile: 0 })],
      }),
    });
    await expect(await canvas.findByRole('heading', { name: sampleCarOffer.name })).toBeVisible();
  },
};

const create = screenStates({
  address: '/car-management/offer',
  filled: [ofKind, ...others],
  english: 'New car offer',
  polish: 'Nowa oferta samochodu',
});
export const CreateEnglish: Story = { ...create.English, globals: { ...platformer, language: 'en' } };
export const CreateNarrow: Story = {
  ...create.Narrow,
  tags: ['derived-state'],
  globals: { ...platformer, viewport: { value: 'w390' } },
};

export const TemplateGone: Story = storyShowing(
  `${newAddress}?from=${sampleCarTemplate.id}`,
  [ofKind, mocks.carTemplates.get(refusal('not_found'))],
  'Nie znaleziono',
);
