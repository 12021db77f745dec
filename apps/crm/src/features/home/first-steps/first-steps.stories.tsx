import { mocks } from '@szansa/api-client/mocks';
import { sampleSetup } from '@szansa/api-client/samples/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { starterListsTexts } from '#parts/starter-lists/texts.ts';

import { FirstSteps } from './first-steps.tsx';
import { firstStepsTexts } from './texts.ts';

const sent = fn();
const none = { ...sampleSetup, firstSteps: [] };
const handlers = (...list: ReturnType<typeof mocks.auth.login>[]) => ({ msw: { handlers: list } });

const meta = {
  title: 'Home/First steps',
  component: FirstSteps,
  ...inApp({ texts: [firstStepsTexts, starterListsTexts] }, '/'),
  globals: { role: 'ADMIN' },
  parameters: { layout: 'fullscreen', ...handlers(mocks.setup.get(sampleSetup)) },
  beforeEach: () => {
    sent.mockClear();
  },
  render: () => (
    <div className="mx-auto max-w-5xl p-4">
      <FirstSteps />
    </div>
  ),
} satisfies Meta<typeof FirstSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Pierwsze kroki' }));
    await expect(card.getByText('Zrobione: 0 z 6')).toBeVisible();
    for (const [name, href] of [
      ['Dokończ konfigurację', '/setup'],
      ['Zaproś zespół', '/admin?new=person'],
      ['Dodaj banki', '/banks?new=bank'],
      ['Zaimportuj klientów', '/customers/import'],
      ['Wygląd ofert i porównań', '/settings?section=documents'],
    ] as const) {
      await expect(card.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};

export const PartlyDone: Story = {
  parameters: handlers(
    mocks.setup.get({
      ...sampleSetup,
      firstSteps: sampleSetup.firstSteps.map((one) => ({
        ...one,
        isDone: ['setup', 'starter_lists', 'people'].includes(one.step),
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Zrobione: 3 z 6')).toBeVisible();
    await expect(canvas.getAllByText('(zrobione)')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Dodaj listy startowe' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Dokończ konfigurację' })).toBeNull();
  },
};

export const StarterListsAdded: Story = {
  parameters: handlers(mocks.setup.get(sampleSetup), mocks.setup.addStarterLists({ added: 146 })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj listy startowe' }));
    await expect(await screen.findByText('Dodano 146 pozycji list startowych')).toBeVisible();
  },
};

export const DismissedAndUndone: Story = {
  parameters: handlers(
    mocks.setup.get(sampleSetup),
    mocks.setup.dismissFirstSteps(async ({ body }) => {
      const { isDismissed } = await body();
      sent(isDismissed);
      return isDismissed ? none : sampleSetup;
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ukryj' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Pierwsze kroki' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }));
    await expect(await canvas.findByRole('region', { name: 'Pierwsze kroki' })).toBeVisible();
    await expect(sent.mock.calls).toEqual([[true], [false]]);
  },
};

const requested = fn();

/** Nothing is shown where nothing is to be done. */
export const Nothing: Story = {
  parameters: handlers(
    mocks.setup.get(() => {
      requested();
      return none;
    }),
  ),
  beforeEach: () => {
    requested.mockClear();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(requested).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const InEnglish: Story = {
  globals: { role: 'ADMIN', language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Invite your team' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { role: 'ADMIN', viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Dodaj listy startowe' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
