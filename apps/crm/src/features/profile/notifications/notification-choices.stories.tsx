import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleNotificationChoices } from '@szansa/api-client/samples/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { profileFeature } from '../feature.tsx';
import { NotificationChoicesScreen } from './notification-choices-screen.tsx';

const current = [mocks.profile.notifications(sampleNotificationChoices)];

const meta = {
  title: 'Profile/Notification choices',
  component: NotificationChoicesScreen,
  ...inApp(profileFeature, '/profile/notifications'),
  parameters: { layout: 'fullscreen', msw: { handlers: current } },
} satisfies Meta<typeof NotificationChoicesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(kind: string, channel: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: new RegExp(`^${kind}`) }));
  await userEvent.click(await screen.findByRole('option', { name: channel }));
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Szanse sprzedaży' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Wzmianki o tobie.*od razu/ })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Nowe wiadomości.*Wcale/ })).toBeVisible();
  },
};

const stored = { choices: sampleNotificationChoices };

/** A choice is there at once, and stays when it has been saved. */
export const Chosen: Story = {
  beforeEach: () => {
    stored.choices = sampleNotificationChoices;
  },
  parameters: {
    msw: {
      handlers: [
        mocks.profile.notifications(() => stored.choices),
        mocks.profile.chooseNotification(async ({ body }) => {
          const { kind, channel } = await body();
          stored.choices = stored.choices.map((one) => (one.kind === kind ? { ...one, channel } : one));
          return stored.choices;
        }),
      ],
    },
  },
  play: async () => {
    await choose('Przypomnienia o aktywnościach', 'W porannym podsumowaniu');
    await waitFor(() => expect(stored.choices[0]).toMatchObject({ channel: 'summary' }));
    await expect(
      await screen.findByRole('combobox', { name: /^Przypomnienia o aktywnościach.*podsumowaniu/ }),
    ).toBeVisible();
  },
};

/** What is being saved is shown as chosen already. */
export const Saving: Story = {
  parameters: { msw: { handlers: [mocks.profile.chooseNotification(pending), ...current] } },
  play: async () => {
    await choose('Przypomnienia o aktywnościach', 'Wcale');
    await expect(
      await screen.findByRole('combobox', { name: /^Przypomnienia o aktywnościach.*Wcale/ }),
    ).toBeVisible();
  },
};

/** A refused choice is rolled back, and shows the reason. */
export const Refused: Story = {
  parameters: {
    msw: { handlers: [mocks.profile.chooseNotification(refusal('access_denied')), ...current] },
  },
  play: async () => {
    await choose('Przypomnienia o aktywnościach', 'Wcale');
    await expect(await screen.findByText('Coś poszło nie tak')).toBeVisible();
    await expect(
      await screen.findByRole('combobox', { name: /^Przypomnienia o aktywnościach.*aplikacji/ }),
    ).toBeVisible();
  },
};

const states = screenStates({
  call: mocks.profile.notifications,
  isForEveryone: true,
  filled: current,
  polish: 'Wzmianki o tobie',
  english: 'Mentions of you',
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
