import { companyNoticesFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import {
  startedNotice,
  sampleNoticeFiles,
  sampleNoticeRows,
  type SampleNoticeRow,
} from '@szansa/api-client/samples/company-notices';
import { piotr, sampleId, sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { companyNoticesFeature } from './feature.tsx';

const created = fn();
const listing = (rows: readonly SampleNoticeRow[]) =>
  fakeList({
    call: mocks.companyNotices.list,
    facts: companyNoticesFacts,
    rows,
    filters: { state: ({ isDraft }, values) => values.includes(isDraft ? 'draft' : 'sent') },
  });
const filled = [listing(sampleNoticeRows), mocks.workers.list(sampleWorkers)];

const meta = {
  title: 'CompanyNotices/List',
  globals: { role: 'ADMIN' },
  ...inFeature(companyNoticesFeature),
  beforeEach: () => void created.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of an announcement shows how many of its recipients have read and confirmed it. */
export const List: Story = {
  ...storyAt('/admin/work-control-notifications', ...filled),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Stawki ubezpieczeń GAP/ });
    await expect(within(row).getByText('2 / 3')).toBeVisible();
    await expect(within(row).getByText('1 / 3')).toBeVisible();
    await expect(within(row).getByText('Pracownik, Katarzyna Żak')).toBeVisible();
    await expect(canvas.getByText('Już nieważne')).toBeVisible();
  },
};

/** Drafts alone; filters can be saved as a view, and shared. */
export const Drafts: Story = {
  ...storyAt('/admin/work-control-notifications?state=draft', ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 ogłoszenia')).toBeVisible();
    await expect(canvas.queryByText('Wysłane', { selector: '[data-slot="status-chip"] *' })).toBeNull();
  },
};

/** A draft needs a title; text and recipients may be added later. */
export const Writing: Story = {
  parameters: {
    ...storyAt(
      '/admin/work-control-notifications?new=company_notice',
      ...filled,
      mocks.companyNotices.create(async ({ body }) => {
        created(await body());
        return startedNotice;
      }),
      mocks.companyNotices.get(startedNotice),
      mocks.companyNotices.files([...sampleNoticeFiles]),
    ).parameters,
    specification: ['S2.21'],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowe ogłoszenie' }));
    const add = () => userEvent.click(sheet.getByRole('button', { name: 'Nowe ogłoszenie' }));
    await add();
    await expect(await sheet.findByText('To pole jest wymagane!')).toBeVisible();
    await fill(sheet.getByRole('textbox', { name: /Tytuł/ }), 'Dyżury w okresie świątecznym');
    await fill(await sheet.findByRole('textbox', { name: 'Treść' }), 'Grafik.');
    await userEvent.click(sheet.getByRole('combobox', { name: /Według roli/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pracownik' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(sheet.getByRole('combobox', { name: /Wybrani pracownicy/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Piotr Wiśniewski' }));
    await userEvent.keyboard('{Escape}');
    await add();
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Grafik.' }] }];
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith({
        title: 'Dyżury w okresie świątecznym',
        note: { type: 'doc', content },
        roles: ['WORKER'],
        userIds: [piotr.id],
        isImportant: false,
        validUntil: null,
      }),
    );
    await expect(await screen.findByText('Utworzono wersję roboczą')).toBeVisible();
  },
};

const zaneta = { id: sampleId(981), firstName: 'Żaneta', lastName: 'Żyła' };

/** A user who is not among the first of the staff is found by name, and the recipients already selected remain. */
export const FindingSomebody: Story = {
  ...storyAt(
    '/admin/work-control-notifications?new=company_notice',
    listing(sampleNoticeRows),
    mocks.workers.list(({ query }) => (query.get('search') ? [zaneta] : sampleWorkers)),
  ),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('combobox', { name: /Wybrani pracownicy/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Piotr Wiśniewski' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Wybrani pracownicy' }), 'żył');
    await userEvent.click(await screen.findByRole('option', { name: 'Żaneta Żyła' }));
    await userEvent.keyboard('{Escape}');
    await expect(sheet.getByText('Piotr Wiśniewski')).toBeVisible();
    await expect(sheet.getByText('Żaneta Żyła')).toBeVisible();
  },
};

const states = screenStates({
  address: '/admin/work-control-notifications',
  call: mocks.companyNotices.list,
  filled,
  empty: [listing([])],
  polish: '4 ogłoszenia',
  english: '4 announcements',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
