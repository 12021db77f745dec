import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleComments } from '@szansa/api-client/samples/conversation';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { authAtom, store } from '#kit/session/session-atoms.ts';
import { storedDraft, leaveDraft } from '#kit/stories/drafts.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunityScreen } from './opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from './screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Message drafts',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=messages')),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const filled = { msw: { handlers: screenMocks() } };

const conversationKey = () => `${store.get(authAtom)?.user.id}/${sampleOpportunity.id}/messages`;

/** Text that was typed before the page was reloaded; of its files only the number is known. */
export const MessageRestored: Story = {
  parameters: filled,
  beforeEach: () => leaveDraft(`message/${conversationKey()}`, { text: 'Oddzwonię po 14:00.', files: 2 }),
  play: async ({ canvasElement }) => {
    const screenOf = within(canvasElement);
    const composer = await screenOf.findByRole('textbox', { name: 'Napisz wiadomość' });
    await expect(composer).toHaveValue('Oddzwonię po 14:00.');
    await expect(screenOf.getByText(/nie 2 załączone pliki/)).toBeVisible();
    await fill(composer, ' Na pewno.');
    await expect(storedDraft(`message/${conversationKey()}`)).toMatchObject({
      text: 'Oddzwonię po 14:00. Na pewno.',
    });
  },
};

const own = sampleComments.find(({ can }) => can.edit);

/** A message that was being edited before the page was reloaded is being edited again. */
export const EditRestored: Story = {
  parameters: filled,
  beforeEach: () => leaveDraft(`edit/${conversationKey()}`, { id: own?.id, text: 'Klient oddzwoni jutro.' }),
  play: async ({ canvasElement }) => {
    const editor = await within(canvasElement).findByRole('textbox', { name: 'Treść wiadomości' });
    await expect(editor).toHaveValue('Klient oddzwoni jutro.');
    await userEvent.type(editor, '{Escape}');
    await waitFor(() => expect(editor).not.toBeInTheDocument());
    await expect(storedDraft(`edit/${conversationKey()}`)).toBeNull();
  },
};

const edits: unknown[] = [];

/** A message changed without a network is shown as it will be, marked, and is sent once there is one. */
export const EditWaits: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.comments.edit(async ({ body }) => {
          edits.push(await body());
          if (!own) throw new Error('no own message');
          return own;
        }),
        ...screenMocks(),
      ],
    },
  },
  beforeEach: () => {
    edits.length = 0;
    leaveDraft(`edit/${conversationKey()}`, { id: own?.id, text: 'Klient oddzwoni jutro.' });
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvasElement }) => {
    const editor = await within(canvasElement).findByRole('textbox', { name: 'Treść wiadomości' });
    onlineManager.setOnline(false);
    await userEvent.type(editor, '{Enter}');
    await waitFor(() => expect(editor).not.toBeInTheDocument());
    const messages = within(canvasElement);
    await expect(messages.getByText('Klient oddzwoni jutro.')).toBeVisible();
    await expect(messages.getByText('Czeka na połączenie')).toBeVisible();
    await expect(edits).toHaveLength(0);
    onlineManager.setOnline(true);
    await waitFor(() => expect(edits).toEqual([{ message: 'Klient oddzwoni jutro.' }]));
    await waitFor(() => expect(messages.queryByText('Czeka na połączenie')).not.toBeInTheDocument());
  },
};

/** What is refused in the end is as it was, and what was typed is there when it is edited again. */
export const EditRefusedAfterWaiting: Story = {
  parameters: {
    msw: { handlers: [mocks.comments.edit(refusal('access_denied')), ...screenMocks()] },
  },
  beforeEach: () => {
    leaveDraft(`edit/${conversationKey()}`, { id: own?.id, text: 'Klient oddzwoni jutro.' });
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const editor = await canvas.findByRole('textbox', { name: 'Treść wiadomości' });
    onlineManager.setOnline(false);
    await userEvent.type(editor, '{Enter}');
    await expect(await canvas.findByText('Czeka na połączenie')).toBeVisible();
    onlineManager.setOnline(true);
    await waitFor(() => expect(canvas.queryByText('Klient oddzwoni jutro.')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(storedDraft(`edit/${conversationKey()}`)).toMatchObject({ text: 'Klient oddzwoni jutro.' }),
    );
  },
};
