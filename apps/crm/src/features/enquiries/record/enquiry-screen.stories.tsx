import { mocks } from '@szansa/api-client/mocks';
import { samplePage } from '@szansa/api-client/samples/conversation';
import {
  pawel,
  sampleArchivedEnquiry,
  sampleEnquiry,
  sampleEnquiryEvents,
  sampleEnquiryFiles,
  sampleEnquiryMessages,
  sampleEnquiryPeople,
} from '@szansa/api-client/samples/enquiries';
import { anna, sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { openedBy } from '#kit/stories/others.ts';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { enquiriesFeature } from '../feature.tsx';
import { EnquiryScreen } from './enquiry-screen.tsx';

const address = `/internal-enquiry/${sampleEnquiry.id}`;
const sent = fn();

const beside = [
  mocks.workers.list([...sampleWorkers, pawel]),
  mocks.internalEnquiryMessages.people(
    [...sampleWorkers, pawel].map((person) => ({ ...person, mayRead: true })),
  ),
  mocks.internalEnquiries.people(sampleEnquiryPeople),
  mocks.internalEnquiryMessages.getMessages(samplePage(sampleEnquiryMessages, [pawel])),
  mocks.internalEnquiryMessages.getNotes(samplePage([])),
  mocks.offers.listOfOpportunity([]),
  mocks.internalEnquiries.files(sampleEnquiryFiles),
  mocks.internalEnquiries.events({
    items: sampleEnquiryEvents,
    page: 1,
    perPage: 25,
    total: sampleEnquiryEvents.length,
  }),
];
const filled = [mocks.internalEnquiries.get(sampleEnquiry), ...beside];

const meta = {
  title: 'Enquiries/Enquiry',
  component: EnquiryScreen,
  ...inApp(enquiriesFeature, '/internal-enquiry/$id', address),
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof EnquiryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {
  parameters: { ...storyAt(address, ...filled).parameters, specification: ['S2.24'] },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log', { name: 'Wiadomości w zapytaniu' });
    await expect(log).toHaveTextContent('Jest w Poznaniu, biała');
    await expect(canvas.getByText('Czeka na: platformowiec')).toBeVisible();
    await expect(canvas.getByText('ZW/2026/000124 · Wyszukanie samochodu')).toBeVisible();
    await expect(canvas.getByText('30 000 km')).toBeVisible();
  },
};

/** Another user has the record open. */
export const OpenedByAnother: Story = {
  ...storyAt(address, ...filled),
  beforeEach: openedBy({ entity: 'internal_enquiry', id: sampleEnquiry.id }, [anna, pawel]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Paweł Gołąb też ma otwarte to zapytanie' });
  },
};

const states = screenStates({
  address,
  call: mocks.internalEnquiries.get,
  filled,
  english: 'Waiting for: platformer',
  polish: 'Czeka na: platformowiec',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };

export const Files: Story = {
  ...storyAt(`${address}?tab=files`, ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('konfiguracja.pdf')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dodaj pliki' })).toBeVisible();
  },
};

export const Events: Story = {
  ...storyAt(`${address}?tab=events`, ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Status: Nowe → Przyjęte do analizy')).toBeVisible();
    await expect(canvas.getByText('Zmieniono: Marka, Limit kilometrów rocznie')).toBeVisible();
  },
};

/** The conversation is closed and nothing can be changed, until it is brought back. */
export const Archived: Story = {
  parameters: {
    ...storyAt(address, mocks.internalEnquiries.get(sampleArchivedEnquiry), ...beside).parameters,
    specification: ['S2.24'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rozmowa jest zamknięta: zapytanie jest w archiwum.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edytuj' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Zmień status' })).not.toBeInTheDocument();
  },
};

/** A platformer other than its own reads it and writes messages, and changes nothing. */
export const OfAnotherPlatformer: Story = {
  ...storyAt(
    address,
    mocks.internalEnquiries.get({
      ...sampleEnquiry,
      moves: [],
      can: { edit: false, archive: false, unarchive: false, addFile: false, write: true, propose: null },
    }),
    ...beside,
  ),
  globals: { role: 'PLATFORMER' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Napisz wiadomość' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Więcej działań' })).not.toBeInTheDocument();
  },
};

export const Taking: Story = {
  ...storyAt(
    address,
    mocks.internalEnquiries.get({
      ...sampleEnquiry,
      status: 'INTERNAL_ENQUIRY_STATUS_NEW',
      platformer: null,
      moves: ['INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS'],
    }),
    mocks.internalEnquiries.move(async ({ body }) => {
      sent(await body());
      return sampleEnquiry;
    }),
    ...beside,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bez platformowca')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Przyjmij do analizy' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        status: 'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS',
        version: 1,
      }),
    );
    await expect(await canvas.findByText('Odpowiada: Paweł Gołąb')).toBeVisible();
  },
};

/** Without a network the new status is shown, marked, and is saved once there is one. */
export const TakingOffline: Story = {
  ...Taking,
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvas }) => {
    const press = { name: 'Przyjmij do analizy' };
    await canvas.findByRole('button', press);
    onlineManager.setOnline(false);
    await userEvent.click(canvas.getByRole('button', press));
    await expect(await canvas.findByText('Czeka na połączenie')).toBeVisible();
    await expect(canvas.queryByRole('button', press)).not.toBeInTheDocument();
    await expect(sent).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(canvas.queryByText('Czeka na połączenie')).not.toBeInTheDocument());
    await expect(await canvas.findByText('Odpowiada: Paweł Gołąb')).toBeVisible();
  },
};

/** Documents are to be processed: without a file it cannot be accepted. */
export const NeedsFile: Story = {
  ...storyAt(
    address,
    mocks.internalEnquiries.get({
      ...sampleEnquiry,
      category: 'document_processing',
      status: 'INTERNAL_ENQUIRY_STATUS_NEW',
      fileCount: 0,
    }),
    ...beside,
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Dodaj dokumenty, aby można było przyjąć to zapytanie.'),
    ).toBeVisible();
  },
};

export const Writing: Story = {
  ...storyAt(
    address,
    mocks.internalEnquiries.get(sampleEnquiry),
    mocks.internalEnquiryMessages.create(() => {
      sent();
      const [first] = sampleEnquiryMessages;
      if (!first) throw new Error('There is no sample message');
      return { ...first, id: '0192f0c1-0000-7000-8000-000000002599', message: 'Dzięki!', author: anna };
    }),
    ...beside,
  ),
  play: async ({ canvas }) => {
    await fill(await canvas.findByRole('textbox', { name: 'Napisz wiadomość' }), 'Dzięki!');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    const log = canvas.getByRole('log', { name: 'Wiadomości w zapytaniu' });
    await waitFor(() => expect(log).toHaveTextContent('Dzięki!'));
  },
};

/** Only changed fields are sent, with the version the form was opened with. */
let stored = sampleEnquiry;
export const Editing: Story = {
  parameters: {
    ...storyAt(
      `${address}?edit=internal_enquiry`,
      mocks.internalEnquiries.get(() => stored),
      mocks.internalEnquiries.update(async ({ body }) => {
        sent(await body());
        stored = { ...sampleEnquiry, title: 'Octavia do piątku', version: 2 };
        return stored;
      }),
      ...filled,
    ).parameters,
    specification: ['S2.24'],
  },
  beforeEach: () => {
    stored = sampleEnquiry;
  },
  play: async () => {
    const title = await screen.findByRole('textbox', { name: /^Temat/ });
    await userEvent.clear(title);
    await fill(title, 'Octavia do piątku');
    await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ version: 1, changes: { title: 'Octavia do piątku' } }),
    );
    await expect(await screen.findByRole('heading', { level: 1, name: /Octavia do piątku/ })).toBeVisible();
  },
};
