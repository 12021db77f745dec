import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';

import { createToasts } from '../toast-queue/index.ts';
import { onlyToast, shown } from './story-toasts.ts';
import { Toaster } from './toaster.tsx';

const toasts = createToasts();

const meta = {
  title: 'Overlays/ToastCountdown',
  component: Toaster,
  args: { toasts },
  beforeEach: () => {
    toasts.clear();
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const undoable = {
  title: 'Usunięto wpis',
  type: 'foreground',
  variant: 'success',
  action: { label: 'Cofnij', altText: 'Cofnij na stronie kosza', onSelect: fn() },
} as const;

const countdowns = () => [...document.querySelectorAll<HTMLElement>('[data-slot="toast-countdown"]')];

async function onlyCountdown() {
  await waitFor(() => expect(countdowns()).toHaveLength(1));
  const [animation] = countdowns().flatMap((bar) => bar.getAnimations());
  if (!animation) throw new Error('No countdown runs');
  return animation;
}

/** Moves the pointer to a toast; the toasts listen for it once they are rendered. */
async function pointAt(toast: HTMLElement, countdown: Animation) {
  await waitFor(async () => {
    await userEvent.hover(toast);
    return expect(countdown.playState).toBe('paused');
  });
}

/** Blurs the window; the toasts listen for it once they are rendered. */
async function leaveWindow(countdown: Animation) {
  await waitFor(() => {
    window.dispatchEvent(new Event('blur'));
    return expect(countdown.playState).toBe('paused');
  });
}

/** Freezes the animation for the screenshot: a running one is drawn differently from time to time. */
function standAt(countdown: Animation, time: number): void {
  countdown.currentTime = time;
  countdown.commitStyles();
  countdown.cancel();
}

/** Pauses by the pointer and by the focus, and goes on from where it was. */
export const Waits: Story = {
  parameters: { moves: true },
  play: async () => {
    toasts.show({ ...undoable, duration: 60_000 });
    const countdown = await onlyCountdown();
    await waitFor(() => expect(countdown.playState).toBe('running'));
    await expect(countdown.effect?.getTiming()).toMatchObject({ duration: 60_000, easing: 'linear' });

    await pointAt(onlyToast(), countdown);
    countdown.currentTime = 20_000;
    await fireEvent.pointerLeave(screen.getByRole('region'));
    await waitFor(() => expect(countdown.playState).toBe('running'));
    await waitFor(() => expect(countdown.currentTime).toBeGreaterThan(20_000));
    await expect(countdown.currentTime).toBeLessThan(60_000);

    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(countdown.playState).toBe('paused'));
    await fireEvent.focusOut(screen.getByRole('region'));
    await waitFor(() => expect(countdown.playState).toBe('running'));

    await leaveWindow(countdown);
    standAt(countdown, 30_000);
  },
};

export const ForcedColours: Story = {
  parameters: { moves: true, forcedColours: true },
  play: async () => {
    toasts.show({ ...undoable, duration: 60_000 });
    const countdown = await onlyCountdown();
    await leaveWindow(countdown);
    standAt(countdown, 30_000);
  },
};

/** A toast that appears while the others are paused starts when they continue. */
export const OfTwo: Story = {
  parameters: { moves: true },
  play: async () => {
    toasts.show({ ...undoable, duration: 60_000 });
    const first = await onlyCountdown();
    await pointAt(onlyToast(), first);
    toasts.show({ ...undoable, title: 'Usunięto zadanie', duration: 60_000 });
    await waitFor(() => expect(countdowns()).toHaveLength(2));
    const states = () => countdowns().map((bar) => bar.getAnimations()[0]?.playState);
    await waitFor(() => expect(states()).toEqual(['paused', 'paused']));
    for (const bar of countdowns())
      for (const animation of bar.getAnimations()) standAt(animation, animation === first ? 30_000 : 0);
  },
};

/** It runs out as the toast goes. */
export const RunsOut: Story = {
  parameters: { moves: true },
  play: async () => {
    // long enough for the enter animation: a toast closed before waits for its end
    toasts.show({ ...undoable, duration: 2000 });
    const countdown = await onlyCountdown();
    await waitFor(() => expect(shown()).toHaveLength(0));
    await expect(countdown.playState).toBe('idle');
    // without a duration, or with nothing to undo, there is no countdown
    toasts.show({ ...undoable, duration: Infinity });
    toasts.show({ title: 'Zapisano', type: 'foreground', duration: 60_000 });
    await waitFor(() => expect(shown()).toHaveLength(2));
    await expect(countdowns()).toEqual([]);
  },
};

/** Nothing moves for users who prefer reduced motion. */
export const LeftOut: Story = {
  play: async () => {
    toasts.show({ ...undoable, duration: 60_000 });
    await waitFor(() => expect(shown()).toHaveLength(1));
    await expect(countdowns()).toEqual([]);
    // the other tests need not wait for it
    await userEvent.hover(onlyToast());
  },
};
