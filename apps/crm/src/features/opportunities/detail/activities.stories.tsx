import { mocks } from '@szansa/api-client/mocks';
import { sampleActivities } from '@szansa/api-client/samples/activities';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { storedDraft, leaveDraft } from '#kit/stories/drafts.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';
import { activityMocks } from '#parts/activity/activity-mocks.ts';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunityScreen } from './opportunity-screen.tsx';
import { addressOf, archivedOpportunity, routePath, screenMocks } from './screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Activities',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=activities')),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = { msw: { handlers: screenMocks() } };
const sent: unknown[] = [];
const [, open = sampleActivities[0]] = sampleActivities;

const saving = (call: 'create' | 'complete' | 'reopen') =>
  mocks.activities[call](async ({ body }: { body: () => Promise<unknown> }) => {
    sent.push(await body());
    if (!open) throw new Error('there is no sample activity');
    return { ...open, doneAt: '2026-11-20T12:00:00.000Z', version: 2 };
  });

/** Pending activities are above the completed ones. */
export const Filled: Story = {
  parameters: filled,
  play: async ({ canvas }) => {
    const todo = within(await canvas.findByRole('list', { name: 'Do wykonania' }));
    await expect(todo.getAllByRole('listitem')).toHaveLength(4);
    await expect(todo.getByText('po terminie')).toBeVisible();
    const done = within(canvas.getByRole('list', { name: 'Wykonane' }));
    await expect(done.getByText(/Szuka auta rodzinnego/)).toBeVisible();
    // a colleague's is not to be marked
    await expect(canvas.queryByRole('button', { name: /wykonane: Zapytać salon/ })).not.toBeInTheDocument();
  },
};

/** One press completes it. */
export const Completed: Story = {
  parameters: { msw: { handlers: [saving('complete'), ...screenMocks()] } },
  beforeEach: () => {
    sent.length = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Oznacz jako wykonane: Wysłać porównanie ofert' }),
    );
    await waitFor(() => expect(sent).toEqual([{ version: 1, outcome: '' }]));
    await expect(await screen.findByText('Wykonano: Wysłać porównanie ofert')).toBeVisible();
  },
};

/** Without a network it is shown as done, marked, and is saved once there is one. */
export const CompletedOffline: Story = {
  parameters: { msw: { handlers: [saving('complete'), ...screenMocks()] } },
  beforeEach: () => {
    sent.length = 0;
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    const press = { name: 'Oznacz jako wykonane: Wysłać porównanie ofert' };
    await canvas.findByRole('button', press);
    onlineManager.setOnline(false);
    await userEvent.click(canvas.getByRole('button', press));
    const todo = within(canvas.getByRole('list', { name: 'Do wykonania' }));
    await expect(await todo.findByText('Czeka na połączenie')).toBeVisible();
    await expect(canvas.queryByRole('button', press)).not.toBeInTheDocument();
    await expect(sent).toEqual([]);
    onlineManager.setOnline(true);
    await waitFor(() => expect(sent).toEqual([{ version: 1, outcome: '' }]));
    await waitFor(() => expect(todo.queryByText('Czeka na połączenie')).not.toBeInTheDocument());
  },
};

/** Without a network what is not done after all is shown so, marked, and is saved once there is one. */
export const ReopenedOffline: Story = {
  parameters: { msw: { handlers: [saving('reopen'), ...screenMocks()] } },
  beforeEach: () => {
    sent.length = 0;
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    const done = within(await canvas.findByRole('list', { name: 'Wykonane' }));
    await userEvent.click(done.getByRole('button', { name: 'Pierwszy telefon do klienta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pierwszy telefon do klienta' }));
    const press = { name: 'Oznacz jako niewykonane' };
    await dialog.findByRole('button', press);
    onlineManager.setOnline(false);
    await userEvent.click(dialog.getByRole('button', press));
    await expect(await dialog.findByText('Czeka na połączenie')).toBeVisible();
    await expect(dialog.queryByRole('button', press)).not.toBeInTheDocument();
    await expect(dialog.queryByText('Wykonano')).not.toBeInTheDocument();
    await expect(sent).toEqual([]);
    onlineManager.setOnline(true);
    await waitFor(() => expect(sent).toEqual([{ version: 1 }]));
    await waitFor(() => expect(screen.queryByText('Czeka na połączenie')).not.toBeInTheDocument());
  },
};

/** With what came of it, and then the next step. */
export const CompletedWithOutcome: Story = {
  parameters: { msw: { handlers: [saving('complete'), ...screenMocks()] } },
  beforeEach: () => {
    sent.length = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wysłać porównanie ofert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wysłać porównanie ofert' }));
    await fill(dialog.getByRole('textbox', { name: 'Co ustalono' }), 'Wysłane.');
    await userEvent.click(dialog.getByRole('button', { name: 'Oznacz jako wykonane' }));
    await waitFor(() => expect(sent).toEqual([{ version: 1, outcome: 'Wysłane.' }]));
    await expect(await screen.findByRole('dialog', { name: 'Nowa aktywność' })).toBeVisible();
  },
};

const restored: string[] = [];

/** For ten seconds a deletion can be undone. */
export const Removed: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.activities.remove(null),
        mocks.activities.restore(({ params }) => {
          restored.push(params['id'] ?? '');
          if (!open) throw new Error('there is no sample activity');
          return open;
        }),
        ...screenMocks(),
      ],
    },
  },
  beforeEach: () => {
    restored.length = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wysłać porównanie ofert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wysłać porównanie ofert' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Usuń' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć aktywność?' }));
    await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
    await expect(await screen.findByText('Usunięto aktywność')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
    await expect(await screen.findByText('Cofnięto')).toBeVisible();
    await expect(restored).toEqual([open?.id]);
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [...activityMocks([]), ...screenMocks()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nic nie jest zaplanowane')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zaplanuj aktywność' }));
    await expect(await screen.findByRole('dialog', { name: 'Nowa aktywność' })).toBeVisible();
  },
};

/** Nothing is planned in the archive. */
export const Archived: Story = {
  parameters: { msw: { handlers: [...activityMocks([]), ...screenMocks(archivedOpportunity)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nic nie jest zaplanowane')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Zaplanuj aktywność' })).not.toBeInTheDocument();
  },
};

export const English: Story = {
  parameters: filled,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'To do' })).toBeVisible();
  },
};

/** A call is logged in two presses; then the next step is prompted. */
export const CallLogged: Story = {
  parameters: { address: addressOf(), msw: { handlers: [saving('create'), ...screenMocks()] } },
  beforeEach: () => {
    sent.length = 0;
  },
  play: async ({ canvas }) => {
    const composer = within(await canvas.findByRole('region', { name: 'Nowa aktywność' }));
    await userEvent.click(composer.getByRole('button', { name: 'Telefon' }));
    // what is typed next is the outcome, not a shortcut
    await expect(composer.getByRole('textbox', { name: 'Co ustalono?' })).toHaveFocus();
    await userEvent.keyboard('Oddzwoni w piątek.');
    await userEvent.click(composer.getByRole('button', { name: 'Zapisz jako wykonane' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          type: 'call',
          title: 'Telefon',
          isDone: true,
          outcome: 'Oddzwoni w piątek.',
          customerFileId: sampleOpportunity.id,
        },
      ]),
    );
    await expect(await composer.findByText('Co dalej?')).toBeVisible();
    await expect(composer.getByRole('button', { name: 'Telefon' })).toHaveFocus();
    await userEvent.click(composer.getByRole('button', { name: 'Spotkanie' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowa aktywność' }));
    await expect(sheet.getByRole('textbox', { name: /Tytuł/ })).toHaveValue('Spotkanie');
  },
};

/** Who has chosen so in their profile finds the composer open. */
export const NewActivityMode: Story = {
  parameters: { address: addressOf(), msw: { handlers: screenMocks() } },
  beforeEach: () => {
    const auth = store.get(authAtom);
    if (auth) store.set(authAtom, { ...auth, user: { ...auth.user, newActivityMode: true } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Co ustalono?' })).toBeVisible();
  },
};

/** A call that was being written down when the session ended is offered back. */
export const CallTypedBefore: Story = {
  parameters: { address: addressOf(), msw: { handlers: [saving('create'), ...screenMocks()] } },
  beforeEach: () => {
    sent.length = 0;
    leaveDraft(`opportunity/${sampleOpportunity.id}/outcome`, 'Woli kombi.');
  },
  play: async ({ canvas }) => {
    const composer = within(await canvas.findByRole('region', { name: 'Nowa aktywność' }));
    await userEvent.click(await composer.findByRole('button', { name: 'Przywróć' }));
    await expect(composer.getByRole('textbox', { name: 'Co ustalono?' })).toHaveValue('Woli kombi.');
    await userEvent.click(composer.getByRole('button', { name: 'Zapisz jako wykonane' }));
    await waitFor(() => expect(sent).toMatchObject([{ outcome: 'Woli kombi.' }]));
    await expect(await composer.findByText('Co dalej?')).toBeVisible();
    await expect(storedDraft(`opportunity/${sampleOpportunity.id}/outcome`)).toBeNull();
  },
};

/** So is what came of an activity. */
export const OutcomeTypedBefore: Story = {
  parameters: filled,
  beforeEach: () => {
    if (open) leaveDraft(`activity/${open.id}/outcome`, 'Wysłane mailem.');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wysłać porównanie ofert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wysłać porównanie ofert' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Przywróć' }));
    await expect(dialog.getByRole('textbox', { name: 'Co ustalono' })).toHaveValue('Wysłane mailem.');
    await fill(dialog.getByRole('textbox', { name: 'Co ustalono' }), ' Czeka.');
    await expect(storedDraft(`activity/${open?.id}/outcome`)).toBe('Wysłane mailem. Czeka.');
  },
};
