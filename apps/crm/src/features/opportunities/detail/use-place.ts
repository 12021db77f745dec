import { useNavigate, useSearch } from '@tanstack/react-router';

export const tabs = [
  'timeline',
  'activities',
  'messages',
  'notes',
  'attachments',
  'offers',
  'enquiries',
  'related',
] as const;
export type Tab = (typeof tabs)[number];

/** The parameters of the screen's address. */
export interface Place {
  readonly tab?: string | undefined;
  /** The offer whose form is open; `new` for one that is being added. */
  readonly offer?: string | undefined;
  /** The offer that is brought into view and marked. */
  readonly shown?: string | undefined;
  /** The step of the offer that is being added. */
  readonly step?: string | undefined;
  /** The field to be focused. */
  readonly field?: string | undefined;
  /** The answer of an enquiry from which the new offer is created. */
  readonly proposal?: string | undefined;
  /** What the timeline is narrowed to. */
  readonly kind?: string | undefined;
  /** The person whose doings it shows. */
  readonly by?: string | undefined;
  /** The activity that is open; `new` for one that is being planned. */
  readonly activity?: string | undefined;
  /** The reading of a quote that is open; `new` for one whose file is to be chosen. */
  readonly reading?: string | undefined;
  /** The message a conversation opens at. */
  readonly message?: string | undefined;
}

interface Way {
  readonly replace?: boolean;
  /** After saving: what was typed is no longer unsaved. */
  readonly ignoreBlocker?: boolean;
}

/** Where on the opportunity's screen the user is, and ways to other places of it. */
export function usePlace() {
  const place: Place = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    place,
    tab: tabs.find((tab) => tab === place.tab) ?? 'timeline',
    go: (change: Place, way: Way = {}): Promise<void> => {
      const next = { ...place, ...change };
      const search = { ...next, tab: next.tab === 'timeline' ? undefined : next.tab };
      return navigate({ to: '.', search, ...way });
    },
  };
}
