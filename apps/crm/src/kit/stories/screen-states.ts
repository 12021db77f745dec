import { pending, refusal } from '@szansa/api-client/mocks';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';

interface ScreenStatesOptions {
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

interface ScreenState {
  readonly parameters: { readonly msw: { readonly handlers: HttpHandler[] } };
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly play: () => Promise<void>;
}

const answered = (handlers: readonly HttpHandler[]) => ({ msw: { handlers: [...handlers] } });

/**
 * The states every screen is told in beside its filled one: on its way, empty, failed, forbidden, in English, on a
 * phone. A story file exports those it has, a line each; dark is drawn of every story anyway.
 */
export function screenStates(options: ScreenStatesOptions) {
  const { call, filled, empty = filled, english, polish } = options;
  // the first that fits answers, so the state of the one call stands in front
  const instead = (answer: Parameters<typeof call>[0]) => answered([call(answer), ...filled]);
  const Loading: ScreenState = {
    parameters: instead(pending),
    play: async () => {
      // a list says it by its table
      await waitFor(async () => {
        const signs = [
          ...screen.queryAllByRole('status', { name: 'Wczytywanie…' }),
          ...screen.queryAllByRole('table', { busy: true }),
        ];
        await expect(signs[0]).toBeVisible();
      });
    },
  };
  const Empty: ScreenState = {
    parameters: answered(empty),
    play: async () => {
      await expect((await screen.findAllByRole('heading'))[0]).toBeVisible();
    },
  };
  const Failed: ScreenState = {
    parameters: instead(refusal('internal')),
    play: async () => {
      await expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
    },
  };
  const Forbidden: ScreenState = {
    parameters: instead(refusal('access_denied')),
    globals: { role: 'ADMIN_REPORTS' },
    play: async () => {
      await expect(await screen.findByText('Odmowa dostępu')).toBeVisible();
    },
  };
  const English: ScreenState = {
    parameters: answered(filled),
    globals: { language: 'en' },
    play: async () => {
      await expect((await screen.findAllByText(english))[0]).toBeVisible();
    },
  };
  const Narrow: ScreenState = {
    parameters: answered(filled),
    globals: { viewport: { value: 'w390' } },
    play: async () => {
      await expect((await screen.findAllByText(polish))[0]).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  };
  return { Loading, Empty, Failed, Forbidden, English, Narrow };
}
