import { mocks } from '@szansa/api-client/mocks';
import { sampleCarOffer } from '@szansa/api-client/samples/car-offers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { storedDraftFiles, leaveDraft, leaveDraftFile } from '#kit/stories/drafts.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { carManagementFeature } from '../feature.tsx';
import { drawn, ofKind, offer, others } from './offer-mocks.ts';
import { offerValues } from './offer-values.ts';

const address = `/car-management/offer/${sampleCarOffer.id}`;
const sent = fn();
const saving = mocks.carOffers.update(async ({ body }) => {
  sent(await body());
  return { ...sampleCarOffer, version: 2 };
});

const meta = {
  title: 'Car management/Car offer form',
  ...inFeature(carManagementFeature),
  globals: { role: 'PLATFORMER' },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of the price of the catalogue, the discount and what is paid, two find the third; prices alone are sent. */
export const Prices: Story = {
  ...storyAt(address, offer, ofKind, ...others, saving),
  play: async ({ canvas }) => {
    const field = (name: RegExp) => canvas.getByRole('textbox', { name });
    const write = async (name: RegExp, text: string) => {
      await userEvent.clear(field(name));
      await userEvent.type(field(name), text);
      await userEvent.tab();
    };
    await canvas.findByRole('textbox', { name: /^Rabat/ });
    await expect(field(/^Rabat/)).toHaveValue('8,0053');
    await write(/^Rabat/, '10');
    await expect(field(/^Cena po rabacie/)).toHaveValue('134\u00a0910,00');
    await write(/^Cena po rabacie/, '119920');
    await expect(field(/^Rabat/)).toHaveValue('20');
    await write(/^Cena katalogowa/, '100000');
    await expect(field(/^Cena po rabacie/)).toHaveValue('80\u00a0000,00');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const { variants } = sent.mock.calls[0]?.[0].changes ?? {};
    await expect(variants[0]).toMatchObject({
      catalogPrice: '100000.00',
      catalogDiscountPrice: '80000.00',
    });
    await expect(variants[0]).not.toHaveProperty('discount');
  },
};

/** A price above the list price shows an error at its field, and nothing is sent. */
export const PriceAbove: Story = {
  ...storyAt(address, offer, ofKind, ...others, saving),
  play: async ({ canvas }) => {
    const price = await canvas.findByRole('textbox', { name: /^Cena po rabacie/ });
    await userEvent.clear(price);
    await fill(price, '200000');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(price).toBeInvalid());
    await expect(price).toHaveAccessibleDescription(/Cena po rabacie nie może być wyższa od katalogowej/);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wariant 1, Cena po rabacie brutto');
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Missing values of the variants are shown together with those of the car, before anything is sent. */
export const Lacking: Story = {
  ...storyAt('/car-management/offer', ofKind, ...others),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj ofertę' }));
    const [missing, notified] = await canvas.findAllByRole('alert');
    await expect(missing).toHaveTextContent('Oferta musi mieć co najmniej jeden wariant z kolorem');
    await expect(notified).toHaveTextContent('Niekompletne pola wariantów');
    await expect(notified).toHaveTextContent('Wariant 1, Dostępność: To pole jest wymagane!');
    await expect(canvas.getByRole('combobox', { name: /^Marka/ })).toBeInvalid();
  },
};

/** An offer without a variant shows an error. */
export const VariantMissing: Story = {
  ...storyAt(address, offer, ofKind, ...others, saving),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń wariant' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Wariant 1 · Czerwony/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń wariant' }));
    await expect(await canvas.findByText('Ta oferta nie ma jeszcze żadnego wariantu.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Oferta musi mieć co najmniej jeden wariant z kolorem',
    );
    await expect(sent).not.toHaveBeenCalled();
  },
};

const place = `car_offer/${sampleCarOffer.id}`;
const pictureId = '0199a56f-0000-7000-8000-000000000001';
const [first, ...rest] = offerValues(sampleCarOffer).variants;

/** A restored draft contains the chosen pictures; they are stored until it is saved. */
export const DraftWithPicture: Story = {
  ...storyAt(address, offer, ofKind, ...others, saving),
  beforeEach: async () => {
    const added = {
      id: pictureId,
      imageType: 'exterior',
      alt: 'Z przodu',
      crop: null,
      name: 'przod.png',
      stored: null,
    };
    const variants = [{ ...first, images: [added] }, ...rest];
    leaveDraft(place, { values: { variants }, version: sampleCarOffer.version });
    await leaveDraftFile(place, pictureId, new File([await drawn()], 'przod.png', { type: 'image/png' }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Przywróć' }));
    await expect(await canvas.findByRole('img', { name: 'Z przodu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ files: expect.objectContaining({ name: 'przod.png' }) }),
    );
    await waitFor(async () => expect((await storedDraftFiles(place)).size).toBe(0));
  },
};

/** Discarding a draft deletes its files as well. */
export const DraftDiscarded: Story = {
  ...DraftWithPicture,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Odrzuć' }));
    await waitFor(async () => expect((await storedDraftFiles(place)).size).toBe(0));
  },
};
