import { mocks } from '@szansa/api-client/mocks';
import { sampleVariants } from '@szansa/api-client/samples/car-offers';
import { sampleEnquiry, sampleEnquiryPeople } from '@szansa/api-client/samples/enquiries';
import { sampleCalculation, sampleCarProposal } from '@szansa/api-client/samples/enquiry-proposals';
import { sampleOpportunities } from '@szansa/api-client/samples/opportunities';
import { sampleWorkers } from '@szansa/api-client/samples/people';
import { bankRepresentative } from '@szansa/api-client/samples/representatives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { storedDraft, leaveDraft } from '#kit/stories/drafts.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { enquiriesFeature } from '../feature.tsx';
import { EnquiryScreen } from './enquiry-screen.tsx';

const address = `/internal-enquiry/${sampleEnquiry.id}?tab=proposals`;
const sent = fn();
const { internalEnquiries, internalEnquiryProposals } = mocks;

const beside = [
  mocks.workers.list(sampleWorkers),
  internalEnquiries.people(sampleEnquiryPeople),
  mocks.offers.listOfOpportunity([]),
];
const unlinked = internalEnquiries.get({ ...sampleEnquiry, customerFile: null });
const requesting = internalEnquiries.get({
  ...sampleEnquiry,
  category: 'calculation',
  can: { ...sampleEnquiry.can, propose: 'calculation' },
});

const meta = {
  title: 'Enquiries/Answers',
  component: EnquiryScreen,
  ...inApp(enquiriesFeature, '/internal-enquiry/$id', address),
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof EnquiryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A car and a calculation side by side; each shows all its values, and leads to the offers made from it. */
export const Answered: Story = {
  ...storyAt(
    address,
    internalEnquiries.get(sampleEnquiry),
    internalEnquiryProposals.listOfEnquiry([sampleCarProposal, sampleCalculation]),
    ...beside,
  ),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Odpowiedzi na zapytanie' }));
    await expect(list.getByRole('heading', { name: 'Škoda Octavia Combi Selection' })).toBeVisible();
    await expect(list.getByText('Auto-Test Salon Warszawa')).toBeVisible();
    await expect(list.getByRole('link', { name: 'Pokaż w katalogu' })).toHaveAttribute(
      'href',
      expect.stringContaining(String(sampleCarProposal.carVariant?.carOfferId)),
    );
    await expect(list.getByRole('link', { name: /· szansa #1042$/ })).toBeVisible();
    await expect(list.getByRole('heading', { name: 'Kalkulacja · Leasing · Hyundai Tucson' })).toBeVisible();
    const [offer] = list.getAllByRole('link', { name: /^Utwórz ofertę: Škoda/ });
    await expect(offer).toHaveAttribute('href', expect.stringContaining(`proposal=${sampleCarProposal.id}`));
    await expect(list.queryByRole('button', { name: /^Usuń odpowiedź/ })).toBeNull();
  },
};

export const Empty: Story = {
  ...storyAt(
    address,
    internalEnquiries.get(sampleEnquiry),
    internalEnquiryProposals.listOfEnquiry([]),
    ...beside,
  ),
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no answers yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Answer with a car' })).toBeVisible();
  },
};

/** A variant is found as people speak of it. */
export const WithACar: Story = {
  ...storyAt(
    address,
    internalEnquiries.get(sampleEnquiry),
    internalEnquiryProposals.listOfEnquiry([]),
    mocks.carOffers.list({ items: sampleVariants, page: 1, perPage: 25, total: sampleVariants.length }),
    internalEnquiryProposals.createVariant(async ({ body, params }) => {
      sent(params['id'], await body());
      return sampleCarProposal;
    }),
    ...beside,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Odpowiedz samochodem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Odpowiedź samochodem z katalogu' }));
    const send = dialog.getByRole('button', { name: 'Dodaj odpowiedź' });
    await expect(send).toHaveAccessibleDescription('Wybierz najpierw zapytanie i wariant');
    await userEvent.click(dialog.getByRole('combobox', { name: /^Wariant/ }));
    const [variant] = await screen.findAllByRole('option');
    if (!variant) throw new Error('a variant expected');
    await userEvent.click(variant);
    await fill(dialog.getByRole('textbox', { name: 'Notatka' }), 'Stoi w Poznaniu');
    await userEvent.click(send);
    const body = { carVariantId: sampleVariants[0]?.id, note: 'Stoi w Poznaniu' };
    await waitFor(() => expect(sent).toHaveBeenCalledWith(sampleEnquiry.id, body));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const variantNote = `internal_enquiry/${sampleEnquiry.id}/variant`;

/** A note that was typed outlives its dialog, and is offered back. */
export const WithANoteLeft: Story = {
  ...storyAt(
    address,
    internalEnquiries.get(sampleEnquiry),
    internalEnquiryProposals.listOfEnquiry([]),
    mocks.carOffers.list({ items: sampleVariants, page: 1, perPage: 25, total: sampleVariants.length }),
    ...beside,
  ),
  beforeEach: () => leaveDraft(variantNote, 'Stoi w Poznaniu'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Odpowiedz samochodem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Odpowiedź samochodem z katalogu' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Przywróć' }));
    const note = dialog.getByRole('textbox', { name: 'Notatka' });
    await expect(note).toHaveValue('Stoi w Poznaniu');
    await fill(note, ', biały');
    await expect(storedDraft(variantNote)).toBe('Stoi w Poznaniu, biały');
  },
};

/** A calculation starts with the values of the enquiry. */
export const WithACalculation: Story = {
  ...storyAt(
    address,
    requesting,
    internalEnquiryProposals.listOfEnquiry([]),
    mocks.representatives.list({ items: [bankRepresentative], page: 1, perPage: 25, total: 1 }),
    internalEnquiryProposals.createCalculation(async ({ body }) => {
      sent(await body());
      return sampleCalculation;
    }),
    ...beside,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Odpowiedz kalkulacją' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Odpowiedź kalkulacją' }));
    await expect(dialog.getByRole('textbox', { name: /^Wkład własny/ })).toHaveValue('15\u00A0000,00');
    await fill(dialog.getByRole('textbox', { name: /^Rata miesięczna/ }), '3218,40');
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj odpowiedź' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          offerType: 'leasing',
          initialPayment: '15000.00',
          numberOfInstallments: 36,
          monthlyAmount: '3218.40',
        }),
      ),
    );
  },
};

/** Invalid values of a calculation are shown beside their fields. */
export const CalculationIncomplete: Story = {
  ...storyAt(address, requesting, internalEnquiryProposals.listOfEnquiry([]), ...beside),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Odpowiedz kalkulacją' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Odpowiedź kalkulacją' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj odpowiedź' }));
    await expect(await dialog.findByText('To pole jest wymagane!')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Rata miesięczna/ })).toHaveAccessibleDescription(
      /To pole jest wymagane!/,
    );
  },
};

/** The author of an answer withdraws it. */
export const Undone: Story = {
  ...storyAt(
    address,
    internalEnquiries.get(sampleEnquiry),
    internalEnquiryProposals.listOfEnquiry([{ ...sampleCalculation, can: { remove: true, offer: false } }]),
    internalEnquiryProposals.remove(({ params }) => {
      sent(params['id']);
      return null;
    }),
    ...beside,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Usuń odpowiedź: Kalkulacja/ }));
    await expect(canvas.queryByRole('link', { name: /^Utwórz ofertę/ })).toBeNull();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Usunąć odpowiedź?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(sampleCalculation.id));
  },
};

/** An enquiry without an opportunity prompts for one before the offer is created. */
export const AsksForOpportunity: Story = {
  ...storyAt(
    address,
    unlinked,
    internalEnquiryProposals.listOfEnquiry([{ ...sampleCarProposal, offers: [] }]),
    mocks.opportunities.list({ items: sampleOpportunities, page: 1, perPage: 25, total: 12 }),
    ...beside,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Utwórz ofertę/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Oferta z odpowiedzi' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Dalej' }));
    await expect(await dialog.findByText('Wybierz szansę')).toBeVisible();
  },
};
