import { mocks } from '@szansa/api-client/mocks';
import { ownNotice, sampleOwnRows } from '@szansa/api-client/samples/company-notices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';

import { companyNoticesFeature } from '../feature.tsx';

const read = fn();
const [at, following] = ['2026-11-20T08:30:00.000Z', '2026-11-20T08:31:00.000Z'];
/** The announcement as stored on the server. */
const retained = { notice: ownNotice };

const list = mocks.myCompanyNotices.list(({ query }) => {
  const isConfirmed = query.get('tab') === 'confirmed';
  const items = sampleOwnRows
    .map((row) => (row.id === ownNotice.id ? { ...row, confirmedAt: retained.notice.confirmedAt } : row))
    .filter(({ confirmedAt }) => (confirmedAt !== null) === isConfirmed);
  return { items, page: 1, perPage: 25, total: items.length };
});
const filled = [
  list,
  mocks.myCompanyNotices.get(() => retained.notice),
  mocks.myCompanyNotices.read(() => {
    read();
    retained.notice = { ...ownNotice, readAt: at };
    return retained.notice;
  }),
  mocks.myCompanyNotices.confirm(() => {
    retained.notice = { ...retained.notice, confirmedAt: following, can: { confirm: false } };
    return retained.notice;
  }),
];

const meta = {
  title: 'CompanyNotices/Mine',
  ...inFeature(companyNoticesFeature),
  beforeEach: () => {
    read.mockClear();
    retained.notice = ownNotice;
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opening an announcement marks it as read; confirming it removes it from the pending ones. */
export const Confirming: Story = {
  ...storyAt('/my-company-notifications', ...filled),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ownNotice.title }));
    const sheet = within(await screen.findByRole('dialog', { name: ownNotice.title }));
    await expect(await sheet.findByText(/nowe liczymy z tabeli/)).toBeVisible();
    await waitFor(() => expect(read).toHaveBeenCalledOnce());
    await userEvent.click(sheet.getByRole('button', { name: 'Potwierdzam zapoznanie się' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: ownNotice.title })).not.toBeInTheDocument(),
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Potwierdzone' }));
    await expect(await canvas.findByRole('button', { name: ownNotice.title })).toBeVisible();
  },
};

/** A notification leads to its announcement. */
export const Open: Story = {
  ...storyAt(`/my-company-notifications?notice=${ownNotice.id}`, ...filled),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: ownNotice.title }));
    await expect(await sheet.findByRole('button', { name: 'Podgląd: stawki-gap.pdf' })).toBeVisible();
  },
};

const states = screenStates({
  address: '/my-company-notifications',
  call: mocks.myCompanyNotices.list,
  isForEveryone: true,
  filled,
  empty: [mocks.myCompanyNotices.list({ items: [], page: 1, perPage: 25, total: 0 })],
  polish: 'Przerwa techniczna w wyszukiwarce dostawców',
  english: 'To confirm',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
