import { mocks } from '@szansa/api-client/mocks';
import { sampleExports } from '@szansa/api-client/samples/exports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { ListExport } from './list-export.tsx';
import { exportTexts } from './texts.ts';

const queued = fn();
const [, , made] = sampleExports;

const queue = mocks.exports.queue(async ({ body }) => {
  queued(await body());
  if (!made) throw new Error('no sample');
  return made;
});

const meta = {
  title: 'Kit/List export',
  component: ListExport,
  ...inApp({ texts: [exportTexts] }),
  globals: { role: 'ADMIN' },
  args: {
    list: 'customers',
    columns: [
      { id: 'name', hideable: false },
      { id: 'city' },
      { id: 'addedBy', hidden: true },
      { id: 'phones' },
      // only acts on a row
      { id: 'actions', hideable: false },
    ],
    state: { page: 2, perPage: 50, sort: '-name', search: 'łódź', filters: { is_self: ['true'] } },
  },
  parameters: { msw: { handlers: [queue] } },
  beforeEach: () => queued.mockClear(),
} satisfies Meta<typeof ListExport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The export requests what is shown: filters, order and the columns that are not hidden, regardless of the page. */
export const Asking: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Eksportuj listę' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Eksport listy' }));
    await expect(dialog.getByText(/3 kolumny, które widzisz/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^XLSX/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Eksportuj' }));
    await expect(await screen.findByText(/^Zlecono eksport/)).toBeVisible();
    await expect(queued).toHaveBeenCalledWith({
      source: 'Customer',
      format: 'xlsx',
      columns: ['name', 'city', 'phones'],
      query: { sort: '-name', search: 'łódź', is_self: 'true' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = {
  globals: { role: 'ADMIN', viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eksportuj listę' }));
    await expect(await screen.findByRole('dialog', { name: 'Eksport listy' })).toBeVisible();
  },
};

/** Who may not export has no button. */
export const WithoutRight: Story = {
  globals: { role: 'WORKER' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
