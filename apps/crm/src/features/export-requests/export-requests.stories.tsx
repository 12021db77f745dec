import { exportsFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleExports } from '@szansa/api-client/samples/exports';
import { personName } from '@szansa/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { applyChange } from '#kit/live/apply-changes.ts';
import { fakeList } from '#kit/stories/fake-list.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { ExportRequestsScreen } from './export-requests-screen.tsx';
import { exportRequestsFeature } from './feature.tsx';

/** Answers like the server: filtered by requester, by state and by list. */
const list = fakeList({
  call: mocks.exports.list,
  facts: exportsFacts,
  rows: sampleExports,
  text: ({ user }) => personName(user),
  filters: {
    status: ({ status }, requested) => requested.includes(status),
    source: ({ source }, requested) => requested.includes(source),
    is_self: ({ user }, [value]) => value !== 'true' || user.firstName === 'Anna',
  },
});

const removed = fn();
const cancelled = fn();

const meta = {
  title: 'Export requests',
  component: ExportRequestsScreen,
  ...inApp(exportRequestsFeature, '/admin/export-requests'),
  globals: { role: 'ADMIN' },
  parameters: { layout: 'fullscreen', msw: { handlers: [list] } },
  beforeEach: () => {
    removed.mockClear();
    cancelled.mockClear();
  },
} satisfies Meta<typeof ExportRequestsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { specification: ['S2.28'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 eksportów')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Postęp eksportu: Oferty' })).toHaveAttribute(
      'aria-valuenow',
      '120000',
    );
    await expect(canvas.getByText('Brak uprawnień w chwili eksportu')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Pobierz: / })).toHaveLength(1);
  },
};

/** Each state has the colour of its own. */
export const Colours: Story = {
  parameters: { specification: ['S4.10'] },
  play: async ({ canvas }) => {
    await canvas.findByText('5 eksportów');
    const badge = (text: string) =>
      canvas.getAllByText(text).find(({ dataset }) => dataset['slot'] === 'badge');
    await expect(badge('Zakończony')).toHaveClass('text-success-strong');
    await expect(badge('Oczekuje')).toHaveClass('text-tone-grey');
    await expect(badge('W toku')).toHaveClass('text-archive');
    await expect(badge('Nie powiódł się')).toHaveClass('text-destructive');
  },
};

let liveExports = sampleExports;

/** An answer to the request replaces its state. */
export const AnsweredLive: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.exports.list(() => ({ items: liveExports, page: 1, perPage: 25, total: liveExports.length })),
      ],
    },
    specification: ['S4.10'],
  },
  beforeEach: () => {
    liveExports = sampleExports;
  },
  play: async ({ canvas }) => {
    await canvas.findByText('5 eksportów');
    await expect(canvas.getAllByText('Zakończony')).toHaveLength(2);
    const [, processing] = sampleExports;
    const ended = { status: 'completed', completedAt: '2026-11-20T08:28:00.000Z' } as const;
    liveExports = sampleExports.map((one) => (one === processing ? { ...one, ...ended } : one));
    applyChange('export-request-response', { exportId: processing?.id ?? '', ...ended });
    await waitFor(() => expect(canvas.getAllByText('Zakończony')).toHaveLength(3));
  },
};

/** A file without a name is saved under the moment and its ending. */
export const Unnamed: Story = {
  parameters: {
    msw: { handlers: [mocks.exports.download(new Response('Klient')), list] },
    specification: ['S9.8'],
  },
  play: async ({ canvas }) => {
    const saved: string[] = [];
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Pobierz: Klienci' }));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^\d{13}\.csv$/)]));
    press.mockRestore();
  },
};

export const Removing: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.exports.remove(({ params }) => {
          removed(params['id']);
          return null;
        }),
        list,
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń: Klienci' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Usunąć eksport?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Usuń' }));
    await expect(await screen.findByText('Usunięto eksport')).toBeVisible();
    await expect(removed).toHaveBeenCalledWith(sampleExports[2]?.id);
  },
};

export const Cancelling: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.operations.cancel(({ params }) => {
          cancelled(params['id']);
          return {
            id: String(params['id']),
            kind: 'export.make',
            state: 'running',
            done: 0,
            total: null,
            message: null,
            result: null,
            isCancelWished: true,
            createdAt: '2026-11-20T08:20:00.000Z',
            updatedAt: '2026-11-20T08:20:00.000Z',
            endedAt: null,
            can: { cancel: false },
          };
        }),
        list,
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Przerwij: Oferty' }));
    await waitFor(() => expect(cancelled).toHaveBeenCalledWith(sampleExports[1]?.operation?.id));
  },
};

const states = screenStates({
  call: mocks.exports.list,
  filled: [list],
  empty: [mocks.exports.list({ page: 1, perPage: 25, total: 0, items: [] })],
  polish: '5 eksportów',
  english: '5 exports',
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
