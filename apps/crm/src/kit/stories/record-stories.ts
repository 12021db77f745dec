import { refusal } from '@szansa/api-client/mocks';
import { personName } from '@szansa/domain/shared';
import type { HttpHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import type { Versioned } from '../forms/use-record-change.tsx';
import { storyAt } from './screen-states.ts';

type Sheet = ReturnType<typeof within>;

type Titled = { readonly name: string } | { readonly firstName: string; readonly lastName: string };

/** What the screen of a record is headed by. */
const titleOf = (record: Titled) => ('name' in record ? record.name : personName(record));

interface RecordStory {
  readonly address: string;
  /** Mocks of all calls of the filled screen. */
  readonly filled: readonly HttpHandler[];
}

/** Opens the menu of a record's further actions and chooses one of them. */
async function chooseAction(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Więcej działań' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

interface CreatingStory<Saved> extends RecordStory {
  /** Mocks the call that creates the record. */
  readonly call: (answer: (call: { readonly body: () => Promise<object> }) => Promise<Saved>) => HttpHandler;
  /** As the server answers it. */
  readonly record: Saved;
  readonly words: { readonly title: string; readonly submit: string };
  readonly type: (sheet: Sheet) => Promise<void>;
  /** What of the body is looked at. */
  readonly sent: object;
}

/** A record written down: first without what is required, then whole; its screen is shown then. */
export function created<Saved extends Titled>(options: CreatingStory<Saved>) {
  const { address, filled, call, record, words, type } = options;
  const sent = fn();
  const create = call(async ({ body }) => {
    sent(await body());
    return record;
  });
  return {
    ...storyAt(address, create, ...filled),
    play: async () => {
      sent.mockClear();
      const sheet = within(await screen.findByRole('dialog', { name: words.title }));
      await userEvent.click(sheet.getByRole('button', { name: words.submit }));
      await expect((await sheet.findAllByText('To pole jest wymagane!'))[0]).toBeVisible();
      await expect(sent).not.toHaveBeenCalled();
      await type(sheet);
      await userEvent.click(sheet.getByRole('button', { name: words.submit }));
      await expect(await screen.findByRole('heading', { name: titleOf(record) })).toBeVisible();
      await expect(sent).toHaveBeenCalledWith(expect.objectContaining(options.sent));
    },
  };
}

interface EmptyStory extends RecordStory {
  /** The text that replaces the rows. */
  readonly title: string;
}

/** A story of an empty list for a user who may only read: no text suggests creating a record. */
export function emptyToReaders({ address, filled, title }: EmptyStory) {
  return {
    ...storyAt(address, ...filled),
    globals: { role: 'ADMIN_REPORTS' },
    play: async () => {
      const heading = await screen.findByRole('heading', { name: title });
      await expect(heading.parentElement).toHaveTextContent(new RegExp(`^${title}$`));
    },
  };
}

interface KnownStory extends RecordStory {
  /** The message about the record with the same value. */
  readonly title: string;
  readonly type?: (sheet: Sheet) => Promise<void>;
  readonly known: { readonly name: string; readonly href: string };
}

/** What another record has as well is no refusal: that one is shown, and opens beside the form. */
export function sameShown({ address, filled, title, type, known }: KnownStory) {
  return {
    ...storyAt(address, ...filled),
    play: async () => {
      const sheet = within(await screen.findByRole('dialog'));
      await type?.(sheet);
      await expect(await sheet.findByText(title)).toBeVisible();
      await expect(sheet.getAllByRole('link')).toHaveLength(1);
      await expect(sheet.getByRole('link', { name: known.name })).toHaveAttribute('href', known.href);
    },
  };
}

interface InactiveStory extends RecordStory {
  /** How many there are in all, in words: `3 banki`. */
  readonly count: string;
}

/** A story of a list that shows inactive records on request. */
export function inactiveAsWell({ address, filled, count }: InactiveStory) {
  return {
    ...storyAt(address, ...filled),
    play: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Dodaj filtr' }));
      await expect(screen.queryByText('Nieaktywny')).not.toBeInTheDocument();
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Także nieaktywne' }));
      await expect(await screen.findByText(count)).toBeVisible();
      await expect(screen.getByText('Nieaktywny')).toBeVisible();
    },
  };
}

interface RemovalStory extends RecordStory {
  /** Mocks the call that removes the record. */
  readonly call: (answer: Response) => HttpHandler;
  /** The question before deletion: `Usunąć bank?`. */
  readonly question: string;
}

/** A story of a record that is in use and cannot be deleted; the refusal lists the number of uses of each kind. */
export function removalRefused({ address, filled, call, question }: RemovalStory) {
  const uses = [
    { kind: 'representative' as const, count: 2 },
    { kind: 'offer' as const, count: 12 },
  ];
  return {
    ...storyAt(address, call(refusal('in_use', { uses })), ...filled),
    play: async () => {
      await chooseAction('Usuń');
      const dialog = within(await screen.findByRole('alertdialog', { name: question }));
      await userEvent.click(dialog.getByRole('button', { name: 'Usuń' }));
      await expect(await dialog.findByText('Przedstawiciele: 2')).toBeVisible();
      await expect(dialog.getByText('Oferty: 12')).toBeVisible();
    },
  };
}

interface MergeStory<Saved> extends RecordStory {
  /** Mocks the call that merges. */
  readonly call: (
    answer: (call: { readonly body: () => Promise<{ readonly into: string }> }) => Promise<Saved>,
  ) => HttpHandler;
  /** The record that goes, which cannot be chosen, and the one that stays. */
  readonly from: Titled;
  readonly into: Saved;
  /** Texts of the dialog: the menu's entry, its title and button, the label of the choice. */
  readonly words: { readonly action: string; readonly title: string; readonly choice: string };
  /** Lines of the preview. */
  readonly moved: readonly string[];
}

/** A record merged into another one, once what moves is known; the other one is shown then. */
export function mergeDone<Saved extends { readonly id: string } & Titled>(options: MergeStory<Saved>) {
  const { address, filled, call, from, into, words, moved } = options;
  const sent = fn();
  const merge = call(async ({ body }) => {
    sent(await body());
    return into;
  });
  return {
    ...storyAt(address, merge, ...filled),
    play: async () => {
      sent.mockClear();
      await chooseAction(words.action);
      const dialog = within(await screen.findByRole('dialog', { name: words.title }));
      await expect(dialog.getByRole('button', { name: words.title })).toHaveAccessibleDescription(
        'Najpierw wybierz, z czym połączyć',
      );
      await userEvent.click(dialog.getByRole('combobox', { name: new RegExp(`^${words.choice}`) }));
      const chosen = await screen.findByRole('option', { name: new RegExp(`^${titleOf(into)}`) });
      await expect(
        screen.queryByRole('option', { name: new RegExp(`^${titleOf(from)}`) }),
      ).not.toBeInTheDocument();
      await userEvent.click(chosen);
      for (const line of moved) await expect(await dialog.findByText(line)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: words.title }));
      await expect(await screen.findByRole('heading', { name: titleOf(into) })).toBeVisible();
      await expect(sent).toHaveBeenCalledWith({ version: expect.any(Number), into: into.id });
    },
  };
}

interface CollisionStory<Saved> extends RecordStory {
  /** Mocks the call that changes the record. */
  readonly call: (
    answer: (call: {
      readonly body: () => Promise<{ readonly version: number; readonly changes: object }>;
    }) => Promise<Saved | Response>,
  ) => HttpHandler;
  readonly record: Saved;
  /** A text of the record, by its name and its label. */
  readonly field: keyof Saved & string;
  readonly label: string;
}

/**
 * A story of a conflict: another user saves a field first, both values are shown, and the own one can be saved over
 * it.
 */
export function changedByAnother<Saved extends Versioned>(options: CollisionStory<Saved>) {
  const { address, filled, call, record, field, label } = options;
  const [yours, theirs] = ['Moja wartość', 'Cudza wartość'];
  const counter = record.rowVersion === undefined ? 'version' : 'rowVersion';
  const version = 7;
  const sent = fn();
  const update = call(async ({ body }) => {
    const { version: on, changes } = await body();
    sent(on, changes);
    if (on === version) return { ...record, [field]: yours, [counter]: version + 1 };
    return refusal('stale_version', { version, collisions: [{ field, yours, theirs }] });
  });
  return {
    ...storyAt(address, update, ...filled),
    play: async () => {
      sent.mockClear();
      const input = await screen.findByRole('textbox', { name: label });
      await userEvent.clear(input);
      await userEvent.type(input, yours);
      await userEvent.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś zmienił te dane przed tobą' }));
      await expect(dialog.getByText(label)).toBeVisible();
      await expect(dialog.getByText(theirs)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Zapisz moje' }));
      await waitFor(() => expect(sent).toHaveBeenLastCalledWith(version, { [field]: yours }));
    },
  };
}
