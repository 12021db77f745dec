import { useMutation } from '@tanstack/react-query';

import { useUnanswered } from '../live/pending-changes.ts';
import { toastError } from '../toasts/toasts.ts';
import { useUser } from './session-atoms.ts';
import { savePreferences } from './session.ts';

type Preferences = NonNullable<Parameters<typeof savePreferences>[0]>;

const mutationKey = ['preferences'];

/** Returns the user's preferences as last chosen, including changes not yet sent because the browser is offline. */
export function usePreferences() {
  const user = useUser();
  const unanswered = useUnanswered<Preferences>(mutationKey);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: savePreferences,
    // choices made in a row are saved in that order
    scope: { id: 'preferences' },
    onError: toastError,
  });
  const isUnconfirmed = (name: keyof Preferences) =>
    unanswered.some((one) => one.isUnconfirmed && one.sent[name] !== undefined);
  const { locale, theme, newActivityMode } = user;
  const chosen: Preferences = Object.assign({}, ...unanswered.map(({ sent }) => sent));
  return { shown: { locale, theme, newActivityMode, ...chosen }, choose: mutate, isUnconfirmed };
}
