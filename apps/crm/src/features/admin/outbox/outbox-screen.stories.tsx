import { mocks, pending, refusal, sampleMails } from '@szansa/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { adminFeature } from '../feature.tsx';
import { OutboxScreen } from './outbox-screen.tsx';

const page = { page: 1, perPage: 25 };

/** Answers like the server: by fragment of address or subject, and by state. */
const list = mocks.outbox.list(({ query }) => {
  const fragment = (query.get('search') ?? '').toLowerCase();
  const states = query.getAll('state');
  const items = sampleMails
    .filter(
      ({ to, subject, state }) =>
        `${to} ${subject}`.toLowerCase().includes(fragment) &&
        (states.length === 0 || states.includes(state)),
    )
    .map(({ text: _text, ...mail }) => mail);
  return { ...page, items, total: items.length };
});

const get = mocks.outbox.get(({ params }) => {
  const mail = sampleMails.find(({ id }) => id === params['id']);
  return mail ?? refusal('not_found');
});

const meta = {
  title: 'Admin/Outbox',
  component: OutboxScreen,
  ...inApp(adminFeature, '/admin/outbox'),
  globals: { role: 'ADMIN' },
  parameters: { layout: 'fullscreen', msw: { handlers: [list, get] } },
} satisfies Meta<typeof OutboxScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie skonfigurowano serwera poczty')).toBeVisible();
    await expect(canvas.getByText('Zachowany')).toBeVisible();
    await expect(canvas.getByText('Nie wysłano')).toBeVisible();
    await expect(canvas.getByText('550 mailbox unavailable')).toBeInTheDocument();
  },
};

export const Reading: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Aktywuj konto w Szansie' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Aktywuj konto w Szansie' }));
    const link = await sheet.findByRole('link', { name: 'http://localhost:3000/activate/przyklad' });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await expect(link).not.toHaveAttribute('target');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No mail server is set')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w390' } } };
export const Loading: Story = { parameters: { msw: { handlers: [mocks.outbox.list(pending)] } } };
export const Empty: Story = {
  parameters: { msw: { handlers: [mocks.outbox.list({ ...page, items: [], total: 0 })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Brak maili')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Wyczyść filtry' })).toBeNull();
  },
};
export const Failed: Story = {
  parameters: { msw: { handlers: [mocks.outbox.list(refusal('internal'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Coś poszło nie tak. Spróbuj ponownie później.')).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: { msw: { handlers: [mocks.outbox.list(refusal('access_denied'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Odmowa dostępu')).toBeVisible();
  },
};
