import { mocks } from '@szansa/api-client/mocks';
import { sampleAuditLines } from '@szansa/api-client/samples/administration';
import { sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { adminFeature } from '../feature.tsx';
import { AuditLogScreen } from './audit-log-screen.tsx';

const page = { page: 1, perPage: 25 };
const workers = mocks.workers.list(sampleWorkers);

/** Answers like the server: by the name of who did it and by event. */
const list = mocks.auditLog.list(({ query }) => {
  const fragment = (query.get('search') ?? '').toLowerCase();
  const actions = query.getAll('action');
  const items = sampleAuditLines.filter(
    ({ actor, action }) =>
      (actor?.lastName ?? '').toLowerCase().includes(fragment) &&
      (actions.length === 0 || actions.includes(action)),
  );
  return { ...page, items, total: items.length };
});

const meta = {
  title: 'Admin/AuditLog',
  component: AuditLogScreen,
  ...inApp(adminFeature, '/admin/audit-log'),
  globals: { role: 'ADMIN' },
  parameters: { layout: 'fullscreen', msw: { handlers: [list, workers] } },
} satisfies Meta<typeof AuditLogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('list', { name: 'Dziennik zmian' });
    await expect(within(log).getByText('Nieudane logowanie')).toBeVisible();
    await expect(within(log).getByText('Niezalogowana osoba')).toBeVisible();
    await expect(within(log).getByText(/Klient: Jan Kowalski/)).toBeVisible();
  },
};

export const Opened: Story = {
  play: async ({ canvas }) => {
    const [piotr] = await canvas.findAllByText(/Użytkownik: Piotr Wiśniewski/);
    if (!piotr) throw new Error('no line about Piotr');
    await userEvent.click(piotr);
    await expect(canvas.getByText('+48 600 222 111')).toBeVisible();
    await expect(canvas.getByText('Administrator raportów')).toBeVisible();
    await expect(canvas.getAllByText('192.0.2.10')[0]).toBeVisible();

    // opened by its summary, which browsers give the keyboard themselves
    await userEvent.click(canvas.getByText('Zmiana uprawnień'));
    await expect(canvas.getByText('Etykiety: Tworzenie')).toBeVisible();
    await expect(canvas.getByText('Raporty: Podgląd')).toBeVisible();

    await userEvent.click(canvas.getByText(/Agencja Szansa/));
    await expect(canvas.getByText(/od miesiąca styczeń 2027: od 0,00\szł: 25%/)).toBeVisible();
  },
};

export const SearchingAndFiltering: Story = {
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('list', { name: 'Dziennik zmian' });
    await userEvent.keyboard('/');
    await userEvent.keyboard('wiśn');
    await waitFor(() => expect(within(log).getAllByRole('listitem')).toHaveLength(1));
    await userEvent.keyboard('xyz');
    await expect(await canvas.findByText('Brak zdarzeń')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść filtry' }));
    await canvas.findByText('Nieudane logowanie');
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zdarzenie' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Nieudane logowanie' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Zmiana uprawnień')).toBeNull());
  },
};

const exports: string[] = [];

export const Exporting: Story = {
  parameters: {
    msw: {
      handlers: [
        list,
        workers,
        mocks.auditLog.export(({ query }) => {
          exports.push(query.toString());
          return { blob: new Blob(['Kiedy;Kto']), filename: 'dziennik-zmian.csv' };
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    exports.length = 0;
    await canvas.findByText('Nieudane logowanie');
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zdarzenie' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Nieudane logowanie' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Eksportuj CSV' }));
    await waitFor(() => expect(exports).toEqual(['action=sign_in_failed']));
  },
};

const states = screenStates({
  call: mocks.auditLog.list,
  filled: [list, workers],
  empty: [mocks.auditLog.list({ ...page, items: [], total: 0 }), workers],
  polish: 'Zmiana uprawnień',
  english: 'Failed sign-in',
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = {
  ...states.Narrow,
  play: async ({ canvas }) => {
    await states.Narrow.play();
    await userEvent.click(canvas.getByText('Zmiana uprawnień'));
    await expect(canvas.getByText('Etykiety: Tworzenie')).toBeVisible();
  },
};
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
