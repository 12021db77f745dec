import { companyNoticeEntriesFacts } from '@szansa/api-client/lists';
import { mocks, refusal } from '@szansa/api-client/mocks';
import {
  startedNotice,
  draftNotice,
  sampleEntries,
  sampleNotice,
  sampleNoticeFiles,
} from '@szansa/api-client/samples/company-notices';
import { sampleWorkers } from '@szansa/api-client/samples/people';
import { entryStateOf } from '@szansa/domain/company-notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';

import { companyNoticesFeature } from './feature.tsx';

const address = `/admin/work-control-notification/${sampleNotice.id}`;
const draftAddress = `/admin/work-control-notification/${draftNotice.id}`;
const sent = fn();
const written = fn();
const listed = fn();

const people = mocks.workers.list(sampleWorkers);
const files = mocks.companyNotices.files([...sampleNoticeFiles]);
const entries = fakeList({
  call: (answer) =>
    mocks.companyNoticeEntries.list((call) => {
      listed(call.query.get('noticeId'));
      return answer(call);
    }),
  facts: companyNoticeEntriesFacts,
  rows: sampleEntries,
  filters: { state: (row, values) => values.includes(entryStateOf(row)) },
  sortBy: ({ person }) => person.lastName,
});
const filled = [mocks.companyNotices.get(sampleNotice), entries, files];
const draft = [mocks.companyNotices.get(draftNotice), files, people];

const meta = {
  title: 'CompanyNotices/Record',
  globals: { role: 'ADMIN' },
  ...inFeature(companyNoticesFeature),
  beforeEach: () => {
    sent.mockClear();
    written.mockClear();
    listed.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Recipients who have read and confirmed, of this announcement alone. */
export const Statistics: Story = {
  parameters: { ...storyAt(address, ...filled).parameters, specification: ['S2.21'] },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Piotr Wiśniewski/ });
    await expect(within(row).getByText('Przeczytane')).toBeVisible();
    await expect(listed).toHaveBeenCalledWith(sampleNotice.id);
    await expect(canvas.getByText('Potwierdzili').parentElement).toHaveTextContent('1');
  },
};

/** Those who have not confirmed are found by a filter. */
export const Unconfirmed: Story = {
  ...storyAt(`${address}?state=unread&state=read`, ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Katarzyna Żak/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Anna Nowak/ })).not.toBeInTheDocument();
  },
};

/** What was sent can be read, and changes no more. */
export const Content: Story = {
  ...storyAt(`${address}?tab=content`, ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/nowe liczymy z tabeli/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Podgląd: stawki-gap.pdf' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edytuj' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Wyślij' })).not.toBeInTheDocument();
  },
};

/** Recipients who have not confirmed get a reminder, after a prompt that shows how many they are. */
export const Reminding: Story = {
  ...storyAt(address, ...filled, mocks.companyNotices.remind({ reminded: 2 })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Przypomnij' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Przypomnieć 2 osobom?' }));
    await userEvent.click(question.getByRole('button', { name: 'Przypomnij' }));
    await expect(await screen.findByText('Wysłano przypomnienie')).toBeVisible();
  },
};

/** A draft as its recipients will read it. */
export const Draft: Story = {
  parameters: { ...storyAt(draftAddress, ...draft).parameters, specification: ['S2.21'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wersja robocza', { exact: true })).toBeVisible();
    await expect(canvas.getByText('5 osób')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Wyślij' })).toBeEnabled();
  },
};

/** What prevents a draft from being sent is shown before the attempt. */
export const Begun: Story = {
  ...storyAt(
    `/admin/work-control-notification/${startedNotice.id}`,
    mocks.companyNotices.get(startedNotice),
    mocks.companyNotices.files([]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Napisz treść ogłoszenia.')).toBeVisible();
    await expect(canvas.getByText('Wybierz odbiorców: role albo pracowników.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Wyślij' })).toHaveAccessibleDescription(
      'Napisz treść ogłoszenia.',
    );
  },
};

/** Sending needs a confirmation that shows the number of recipients. */
export const Sending: Story = {
  parameters: {
    ...storyAt(
      draftAddress,
      mocks.companyNotices.send(async ({ body }) => {
        sent(await body());
        return { ...draftNotice, isDraft: false, sentAt: sampleNotice.sentAt, can: sampleNotice.can };
      }),
      ...draft,
      entries,
    ).parameters,
    specification: ['S2.21'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyślij' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Wysłać ogłoszenie do 5 osób?' }));
    await userEvent.click(question.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: draftNotice.version }));
    await expect(await screen.findByText('Wysłano ogłoszenie')).toBeVisible();
  },
};

/** A draft that another user has changed is not sent before the sender has seen the change. */
export const SendingRefused: Story = {
  ...storyAt(
    draftAddress,
    mocks.companyNotices.send(refusal('stale_version', { version: 4, collisions: [] })),
    ...draft,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyślij' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await screen.findByText(/Sprawdź obecne dane/)).toBeVisible();
  },
};

/** Only what was changed is sent. */
export const Changing: Story = {
  parameters: {
    ...storyAt(
      `${draftAddress}?edit=company_notice`,
      mocks.companyNotices.update(async ({ body }) => {
        written(await body());
        return { ...draftNotice, isImportant: true, version: 4 };
      }),
      ...draft,
    ).parameters,
    specification: ['S2.21'],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Ogłoszenie' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Ważne/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(written).toHaveBeenCalledWith({ version: 3, changes: { isImportant: true } }));
  },
};

const states = screenStates({
  address,
  call: mocks.companyNotices.get,
  filled,
  polish: 'Stawki ubezpieczeń GAP od przyszłego miesiąca',
  english: 'Read statistics',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
