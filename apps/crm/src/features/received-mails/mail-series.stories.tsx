import { mocks } from '@szansa/api-client/mocks';
import {
  sampleJoinedMails,
  sampleJoinedRows,
  sampleSeriesMail,
} from '@szansa/api-client/samples/received-mails';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inFeature } from '#kit/stories/in-app.tsx';
import { storyAt } from '#kit/stories/screen-states.ts';

import { receivedMailsFeature } from './feature.tsx';

const sent = fn();

const meta = {
  title: 'ReceivedMails/Series',
  ...inFeature(receivedMailsFeature),
  beforeEach: () => void sent.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [joinedMail] = sampleJoinedMails;
const series = [
  mocks.receivedMails.list({
    items: sampleJoinedRows,
    page: 1,
    perPage: 100,
    total: sampleJoinedRows.length,
  }),
  mocks.receivedMails.get(({ params }) =>
    params.id === sampleSeriesMail.id ? sampleSeriesMail : (joinedMail ?? sampleSeriesMail),
  ),
  mocks.receivedMails.read(({ params }) =>
    params.id === sampleSeriesMail.id ? sampleSeriesMail : (joinedMail ?? sampleSeriesMail),
  ),
  mocks.receivedMails.reject(() => {
    sent('reject');
    return {
      ...sampleSeriesMail,
      status: 'rejected',
      can: { accept: false, reject: false, separate: false },
    };
  }),
  mocks.receivedMails.separate(() => {
    sent('separate');
    return {
      ...(joinedMail ?? sampleSeriesMail),
      joinedTo: null,
      can: { accept: true, reject: true, separate: false },
    };
  }),
];

/** Rejecting a series shows how many mails it rejects, and lists them. */
export const RejectingLine: Story = {
  ...storyAt(`/received-mails?mail=${sampleSeriesMail.id}`, ...series),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: sampleSeriesMail.subject });
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Odrzucić 3 maile?' }));
    await expect(await dialog.findByText('Superoferta 20')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć 3 maile' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('reject'));
  },
};

/** A joined mail is opened from its line, and separated from it. */
export const Joined: Story = {
  ...storyAt(`/received-mails?mail=${sampleSeriesMail.id}`, ...series),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Superoferta 20' }));
    await expect(await canvas.findByRole('button', { name: 'Otwórz serię' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Odrzuć/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyjmij z serii' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('separate'));
    await expect(await canvas.findByRole('button', { name: /^Odrzuć/ })).toBeVisible();
  },
};
