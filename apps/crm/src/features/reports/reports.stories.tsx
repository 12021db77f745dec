import { reportsFacts } from '@szansa/api-client/lists';
import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleId, sampleWorkers } from '@szansa/api-client/samples/people';
import {
  sampleEntries,
  sampleReport,
  sampleReportRows,
  sampleSummary,
} from '@szansa/api-client/samples/reports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';

import { reportsFeature } from './feature.tsx';

const workers = mocks.reports.workers(sampleWorkers);
const listing = (rows: typeof sampleReportRows) =>
  fakeList({ call: mocks.reports.list, facts: reportsFacts, rows });
const filled = [listing(sampleReportRows), workers];
const created = fn();

const meta = {
  title: 'Reports/List',
  globals: { role: 'ADMIN_REPORTS' },
  ...inFeature(reportsFeature),
  beforeEach: () => void created.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row leads to its report. */
export const List: Story = {
  parameters: { ...storyAt('/reports', ...filled).parameters, specification: ['S1.9', 'S2.17'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 raporty')).toBeVisible();
    const [first] = canvas.getAllByRole('link', { name: 'Według daty podpisania umowy' });
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/report\//));
    await expect(canvas.getByText('01.10.2026 – 31.10.2026')).toBeVisible();
    await expect(canvas.getByText('Zatwierdzony')).toBeVisible();
    // filters are saved as views
    await expect(await canvas.findByRole('button', { name: /^Widok: / })).toBeVisible();
  },
};

/** A wall that is the picture of everybody. */
async function wall(): Promise<Blob> {
  const canvas = new OffscreenCanvas(40, 40);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'seagreen';
  context.fillRect(0, 0, 40, 40);
  return canvas.convertToBlob({ type: 'image/png' });
}

const drawn = { pictureId: sampleId(1400) };

/** Who has put up a picture is shown with it, alone and among others; the names alone are read. */
export const WithPictures: Story = {
  ...storyAt(
    '/reports',
    listing(
      sampleReportRows.map((row) => ({
        ...row,
        createdBy: row.createdBy && { ...row.createdBy, ...drawn },
        workers: row.workers.map((worker, place) => (place === 0 ? { ...worker, ...drawn } : worker)),
      })),
    ),
    workers,
    mocks.peoplePictures.get(async () => ({ blob: await wall(), filename: 'ja.webp' })),
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Raporty' });
    await waitFor(async () => {
      const images = [...table.querySelectorAll('img')];
      await expect(images.length).toBeGreaterThan(2);
      for (const image of images) await expect(image).toBeVisible();
    });
    await expect(within(table).queryByRole('img')).toBeNull();
  },
};

/** Each of the three missing values has its own message. */
export const Missing: Story = {
  parameters: { ...storyAt('/reports?new=report', ...filled).parameters, specification: ['S5.10'] },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowy raport' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Nowy raport' }));
    await expect(await sheet.findByText('Wybierz typ raportu')).toBeVisible();
    await expect(sheet.getByText('Wybierz zakres dat')).toBeVisible();
    await expect(sheet.getByText('Wybierz co najmniej jednego handlowca')).toBeVisible();
  },
};

/** A report of last month's signatures of everybody. */
export const Creating: Story = {
  parameters: {
    ...storyAt(
      '/reports?new=report',
      ...filled,
      mocks.reports.create(async ({ body }) => {
        created(await body());
        return sampleReport;
      }),
      mocks.reports.get(sampleReport),
      mocks.reports.summary(sampleSummary),
      mocks.reports.entries({ items: [...sampleEntries], page: 1, perPage: 100, total: 3 }),
    ).parameters,
    specification: ['S2.17'],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowy raport' }));
    await userEvent.click(sheet.getByRole('combobox', { name: /Typ raportu/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Według daty podpisania umowy' }));
    await userEvent.click(sheet.getByRole('combobox', { name: /Zakres dat/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Poprzedni miesiąc' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Wybierz wszystkich' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Nowy raport' }));
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith({
        type: 'deal_signing_date',
        rangeType: 'last_month',
        dateFrom: null,
        dateTo: null,
        workers: sampleWorkers.map(({ id }) => id),
      }),
    );
    await expect(await screen.findByText('Utworzono raport')).toBeVisible();
  },
};

/** A report that cannot be created shows an error, and the selection remains. */
export const CreatingFailed: Story = {
  parameters: {
    ...storyAt('/reports?new=report', ...filled, mocks.reports.create(refusal('internal'))).parameters,
    specification: ['S8.15'],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowy raport' }));
    await userEvent.click(sheet.getByRole('combobox', { name: /Typ raportu/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Według daty podpisania umowy' }));
    await userEvent.click(sheet.getByRole('combobox', { name: /Zakres dat/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Poprzedni miesiąc' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Wybierz wszystkich' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Nowy raport' }));
    await expect(
      (await screen.findAllByText('Coś poszło nie tak. Spróbuj ponownie później.'))[0],
    ).toBeVisible();
    await expect(sheet.getByRole('combobox', { name: /Typ raportu/ })).toHaveTextContent(/podpisania umowy/);
  },
};

const states = screenStates({
  address: '/reports',
  call: mocks.reports.list,
  filled,
  empty: [listing([]), workers],
  polish: '2 raporty',
  english: '2 reports',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
