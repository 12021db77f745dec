import { mocks } from '@szansa/api-client/mocks';
import { sampleAuth } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { authAtom, store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { sessionFeature } from './feature.tsx';
import { LogoutScreen } from './logout-screen.tsx';
import { signedOut } from './signed-out.ts';

const meta = {
  title: 'Session/Logout',
  component: LogoutScreen,
  ...inApp(sessionFeature, '/logout'),
  beforeEach: signedOut,
} satisfies Meta<typeof LogoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const ended = fn();

/** The session ends on the server, and nothing of it is left here. */
export const SessionEnded: Story = {
  beforeEach: () => {
    ended.mockClear();
    store.set(authAtom, sampleAuth());
  },
  parameters: {
    msw: {
      handlers: [
        mocks.auth.logout(() => {
          ended();
          return null;
        }),
      ],
    },
    specification: ['S2.2'],
  },
  play: async () => {
    await waitFor(() => expect(store.get(authAtom)).toBeNull());
    await expect(ended).toHaveBeenCalledOnce();
  },
};

const states = screenStates({ filled: [], polish: 'Wylogowywanie…', english: 'Signing out…' });

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
