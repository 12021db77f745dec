import { pending, refusal } from '@szansa/api-client/mocks';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';

interface ScreenStatesOptions {
  /** Where the screen is, where the stories of the file do not all stand at one address. */
  readonly address?: string;
  /** Mocks the call whose answer the screen stands and falls with. */
  readonly call: (answer: Response | (() => Promise<never>)) => HttpHandler;
  /** Answers to everything the filled screen asks. */
  readonly filled: readonly HttpHandler[];
  /** Answers to everything an empty one asks; without it the screen is never empty. */
  readonly empty?: readonly HttpHandler[];
  /** A text of the filled screen in English, to be waited for. */
  readonly english: string | RegExp;
  /** The same in Polish, on a phone. */
  readonly polish: string | RegExp;
}

interface StoryPlace {
  readonly parameters: {
    readonly address?: string | undefined;
    readonly msw: { readonly handlers: HttpHandler[] };
  };
}

/** A story at an address, with the answers to what is asked there. */
export function storyAt(address: string | undefined, ...handlers: readonly HttpHandler[]): StoryPlace {
  return { parameters: { address, msw: { handlers: [...handlers] } } };
}

/** The same, once all of these texts can be read. */
export function storyShowing(
  address: string,
  handlers: readonly HttpHandler[],
  ...texts: readonly (string | RegExp)[]
): ScreenState {
  return {
    ...storyAt(address, ...handlers),
    play: async () => {
      for (const text of texts) await expect((await screen.findAllByText(text))[0]).toBeVisible();
    },
  };
}

interface ScreenState extends StoryPlace {
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly play: () => Promise<void>;
}

/**
 * The states every screen is told in beside its filled one: on its way, empty, failed, forbidden, in English, on a
 * phone. A story file exports those it has, a line each; dark is drawn of every story anyway.
 */
export function screenStates(options: ScreenStatesOptions) {
  const { address, call, filled, empty = filled, english, polish } = options;
  // the first that fits answers, so the state of the one call stands in front
  const instead = (answer: Parameters<typeof call>[0]) => storyAt(address, call(answer), ...filled);
  const Loading: ScreenState = {
    ...instead(pending),
    play: async () => {
      await waitFor(() =>
        expect(document.querySelector('[role="status"][aria-label], [aria-busy="true"]')).toBeVisible(),
      );
    },
  };
  const Empty: ScreenState = {
    ...storyAt(address, ...empty),
    play: async () => {
      await expect((await screen.findAllByRole('heading'))[0]).toBeVisible();
    },
  };
  const Failed: ScreenState = {
    ...instead(refusal('internal')),
    play: async () => {
      await expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
    },
  };
  const Forbidden: ScreenState = {
    ...instead(refusal('access_denied')),
    globals: { role: 'ADMIN_REPORTS' },
    play: async () => {
      await expect(await screen.findByText('Odmowa dostępu')).toBeVisible();
    },
  };
  const English: ScreenState = {
    ...storyAt(address, ...filled),
    globals: { language: 'en' },
    play: async () => {
      await expect((await screen.findAllByText(english))[0]).toBeVisible();
    },
  };
  const Narrow: ScreenState = {
    ...storyAt(address, ...filled),
    globals: { viewport: { value: 'w390' } },
    play: async () => {
      await expect((await screen.findAllByText(polish))[0]).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  };
  return { Loading, Empty, Failed, Forbidden, English, Narrow };
}
