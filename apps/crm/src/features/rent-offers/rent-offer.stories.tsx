import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleNoticeDraft } from '@szansa/api-client/samples/opportunities';
import { sampleLooseRentOffer, sampleRentOffer } from '@szansa/api-client/samples/rent-offers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { rentOffersFeature } from './feature.tsx';

const address = `/rent-offer/${sampleRentOffer.id}`;
const sent = fn();

const filled = [mocks.rentOfferPdfs.get(sampleRentOffer), mocks.customerNotices.draft(sampleNoticeDraft)];

const sending = mocks.rentOfferPdfs.send(async ({ body }) => {
  sent(await body());
  return { id: sampleRentOffer.id, state: 'queued' };
});

const meta = {
  title: 'RentOffers/Record',
  ...inFeature(rentOffersFeature),
  beforeEach: () => void sent.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every amount net and gross; the sum is of what is paid. */
export const Filled: Story = {
  ...storyAt(address, ...filled),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /^Suma opłat 131.996,41.zł 162.355,69.zł$/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^60.000 km \(20.000 km rocznie\)$/)).toBeVisible();
  },
};

/** Without rights there is nothing to press but the PDF. */
export const ForReaders: Story = {
  ...storyAt(
    address,
    mocks.rentOfferPdfs.get({
      ...sampleRentOffer,
      can: { edit: false, duplicate: false, send: false, save: false },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'PDF' })).toBeVisible();
    for (const name of ['Usuń', 'Duplikuj', 'Wyślij']) {
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    await expect(canvas.queryByRole('link', { name: 'Edytuj' })).not.toBeInTheDocument();
  },
};

/** What is saved is the change alone. */
export const Editing: Story = {
  ...storyAt(
    `${address}?edit=rent_offer_pdf`,
    ...filled,
    mocks.rentOfferPdfs.update(async ({ body }) => {
      sent(await body());
      return { ...sampleRentOffer, version: 3 };
    }),
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edycja oferty najmu' }));
    const fee = await dialog.findByRole('textbox', { name: /^Rata miesięczna netto/ });
    await userEvent.clear(fee);
    await userEvent.type(fee, '2000');
    const preview = within(dialog.getByRole('region', { name: 'Podgląd' }));
    await waitFor(() =>
      expect(preview.getByRole('row', { name: /^Suma opłat 132.000,01.zł/ })).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ version: 2, changes: { monthlyFeeNet: '2000.00' } }),
    );
  },
};

/** One of an opportunity goes to an address of its customer. */
export const Sending: Story = {
  ...storyAt(address, ...filled, sending),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyślij' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wyślij ofertę najmu' }));
    await expect(await dialog.findByRole('textbox', { name: /^Temat/ })).toHaveValue(
      sampleNoticeDraft.subject,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ to: sampleNoticeDraft.to?.[0], language: 'pl' }),
      ),
    );
  },
};

/** One of no opportunity goes to whom is typed. */
export const SendingAlone: Story = {
  ...storyAt(
    `/rent-offer/${sampleLooseRentOffer.id}`,
    mocks.rentOfferPdfs.get(sampleLooseRentOffer),
    sending,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bez szansy sprzedaży')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wyślij ofertę najmu' }));
    await expect(dialog.getByRole('textbox', { name: /^Temat/ })).toHaveValue('Oferta najmu: Toyota Yaris');
    await fill(dialog.getByRole('textbox', { name: /^Do/ }), 'zofia@przyklad.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ to: 'zofia@przyklad.example' })),
    );
  },
};

/** A failed deletion shows an error, and the rent offer remains. */
export const RemovalFailed: Story = {
  parameters: {
    ...storyAt(address, ...filled, mocks.rentOfferPdfs.remove(refusal('internal'))).parameters,
    specification: ['S8.6', 'S8.15'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć ofertę najmu?' }));
    await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
    await expect(
      (await screen.findAllByText('Coś poszło nie tak. Spróbuj ponownie później.'))[0],
    ).toBeVisible();
  },
};

const states = screenStates({
  address,
  call: mocks.rentOfferPdfs.get,
  filled,
  polish: 'Oferta najmu długoterminowego',
  english: 'Long-term rent offer',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
