import { pending, refusal } from '@szansa/api-client/mocks';
import type { HttpHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

type MockedCall = (answer: Response | (() => Promise<Response>)) => HttpHandler;

interface ScreenStatesOptions {
  /** Address of the screen, where the stories of the file have different addresses. */
  readonly address?: string;
  /** Mocks the call on which the whole screen depends; left out where the screen waits for none. */
  readonly call?: MockedCall;
  /** Whether the screen needs no right, so that no user is refused. */
  readonly isForEveryone?: true;
  /** Mocks of all calls of the filled screen. */
  readonly filled: readonly HttpHandler[];
  /** Mocks of all calls of the empty screen; left out where the screen is never empty. */
  readonly empty?: readonly HttpHandler[];
  /** A text of the filled screen in English, to be awaited. */
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

/** Returns a story at an address, with mocks of the calls made there. */
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

interface ScreenStates {
  readonly Loading: ScreenState;
  readonly Empty: ScreenState;
  readonly Failed: ScreenState;
  readonly Forbidden: ScreenState;
  readonly English: ScreenState;
  readonly Narrow: ScreenState;
}

/** States that a screen can have, according to its options. */
type PossibleState<Options> =
  | 'English'
  | 'Narrow'
  | (Options extends { readonly call: MockedCall }
      ? 'Loading' | 'Failed' | (Options extends { readonly isForEveryone: true } ? never : 'Forbidden')
      : never)
  | (Options extends { readonly empty: readonly HttpHandler[] } ? 'Empty' : never);

/**
 * Returns stories of a screen's states besides its filled one: loading, empty, failed, forbidden, in English, on a
 * phone. A story file exports each of them in one line; one that is impossible for the screen does not compile. The
 * dark theme is drawn for every story anyway.
 */
export function screenStates<const Options extends ScreenStatesOptions>(
  options: Options,
): Pick<ScreenStates, PossibleState<Options>> {
  const { address, call, filled, empty = filled, english, polish }: ScreenStatesOptions = options;
  // the first matching handler answers, so the mock of the one call is in front
  const instead = (answer: Parameters<MockedCall>[0]) =>
    storyAt(address, ...(call ? [call(answer)] : []), ...filled);
  const requested = fn();
  const states: ScreenStates = {
    Loading: {
      ...instead(pending),
      play: async () => {
        await waitFor(() =>
          expect(document.querySelector('[role="status"][aria-label], [aria-busy="true"]')).toBeVisible(),
        );
      },
    },
    Empty: {
      ...storyAt(address, ...empty),
      play: async () => {
        await expect((await screen.findAllByRole('heading'))[0]).toBeVisible();
      },
    },
    Failed: {
      ...instead(async () => {
        requested();
        return refusal('internal');
      }),
      play: async () => {
        const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
        requested.mockClear();
        await userEvent.click(retry);
        await waitFor(() => expect(requested).toHaveBeenCalledOnce());
        await expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
      },
    },
    Forbidden: {
      ...instead(refusal('access_denied')),
      globals: { role: 'ADMIN_REPORTS' },
      play: async () => {
        await expect(await screen.findByText('Odmowa dostępu')).toBeVisible();
        await expect(screen.getByText(/Skontaktuj się z administratorem\.$/)).toBeVisible();
        await expect(screen.getByRole('link', { name: /^Przejdź do (pulpitu|profilu)$/ })).toBeVisible();
      },
    },
    English: {
      ...storyAt(address, ...filled),
      globals: { language: 'en' },
      play: async () => {
        await expect((await screen.findAllByText(english))[0]).toBeVisible();
      },
    },
    Narrow: {
      ...storyAt(address, ...filled),
      globals: { viewport: { value: 'w390' } },
      play: async () => {
        await expect((await screen.findAllByText(polish))[0]).toBeVisible();
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
      },
    },
  };
  return states;
}
