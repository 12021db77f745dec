import { outboxFacts } from '@szansa/api-client/lists';
import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleMails } from '@szansa/api-client/samples/administration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { adminFeature } from '../feature.tsx';
import { OutboxScreen } from './outbox-screen.tsx';

const page = { page: 1, perPage: 25 };
const password = 'Moje-haslo-1';

/** Answers like the server: by fragment of address or subject, and by state. */
const list = fakeList({
  call: mocks.outbox.list,
  facts: outboxFacts,
  rows: sampleMails.map(({ text: _text, ...mail }) => mail),
  text: ({ to, subject }) => `${to} ${subject}`,
  filters: { state: ({ state }, requested) => requested.includes(state) },
});

const get = mocks.outbox.get(({ params }) => {
  const mail = sampleMails.find(({ id }) => id === params['id']);
  if (!mail) return refusal('not_found');
  const { text: _text, ...described } = mail;
  return described;
});

const read = mocks.outbox.read(async ({ params, body }) => {
  if ((await body()).currentPassword !== password) return refusal('wrong_password');
  return sampleMails.find(({ id }) => id === params['id']) ?? refusal('not_found');
});

const meta = {
  title: 'Admin/Outbox',
  component: OutboxScreen,
  ...inApp(adminFeature, '/admin/outbox'),
  globals: { role: 'ADMIN' },
  parameters: { layout: 'fullscreen', msw: { handlers: [list, get, read] } },
} satisfies Meta<typeof OutboxScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie skonfigurowano serwera poczty')).toBeVisible();
    await expect(canvas.getAllByText('Zachowany')).toHaveLength(2);
    await expect(canvas.getByText('Nie wysłano')).toBeVisible();
    await expect(canvas.getByText('550 mailbox unavailable')).toBeInTheDocument();
  },
};

export const Reading: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Aktywuj konto w Szansie' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Aktywuj konto w Szansie' }));
    await userEvent.type(await sheet.findByLabelText(/^Twoje hasło/), `${password}{Enter}`);
    const link = await sheet.findByRole('link', { name: 'http://localhost:3000/activate/przyklad' });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await expect(link).not.toHaveAttribute('target');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Aktywuj konto w Szansie' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Aktywuj konto w Szansie' }));
    await fill(await sheet.findByLabelText(/^Twoje hasło/), 'Nie-to-haslo-1');
    await userEvent.keyboard('{Enter}');
    await expect(await sheet.findByText('Nieprawidłowe obecne hasło')).toBeVisible();
    await expect(sheet.queryByRole('link')).toBeNull();
  },
};

/** A mail with an attachment names it, because a user who forwards the text has to send the file as well. */
export const WithFile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Państwa sprawa/ }));
    const sheet = within(await screen.findByRole('dialog', { name: /^Państwa sprawa/ }));
    await expect(await sheet.findByText('Załącznik: Oferta 91.pdf')).toBeVisible();
  },
};

export const NotKept: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Nowe hasło do Szansy' })).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByText(/Tego maila nie można przeczytać/)).toBeVisible();
  },
};

/** A mail on its way has the shape of the question for the password. */
export const ReadingLoading: Story = {
  parameters: { msw: { handlers: [list, mocks.outbox.get(pending)] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Aktywuj konto w Szansie' }));
    const sheet = within(await screen.findByRole('dialog'));
    const loading = await sheet.findByRole('status', { name: 'Wczytywanie…' });
    await expect(loading.querySelectorAll('[data-slot="skeleton"]')).toHaveLength(2);
  },
};

/** The list stays as it was narrowed while a mail is read. */
export const Filtering: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Nowe hasło do Szansy' });
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Stan' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Zachowany' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Nowe hasło do Szansy' })).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Aktywuj konto w Szansie' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('link', { name: 'Nowe hasło do Szansy' })).toBeNull();
  },
};

const states = screenStates({
  call: mocks.outbox.list,
  filled: [list, get, read],
  empty: [mocks.outbox.list({ ...page, items: [], total: 0 })],
  polish: 'Nie skonfigurowano serwera poczty',
  english: 'No mail server is set',
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
