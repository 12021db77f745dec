import { refusal } from '@szansa/api-client/mocks';
import type { ListFacts } from '@szansa/api-client/contract';
import type { Data, Endpoints } from '@szansa/api-client/client';
import type { HttpHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import type { Versioned } from '../forms/use-record-change.tsx';
import type { RecordDefinition, StoredRecord } from '../records/record-definition.ts';
import { fakeList } from './fake-list.ts';
import { screenStates, storyAt, storyShowing } from './screen-states.ts';

type Sheet = ReturnType<typeof within>;

interface RecordStory {
  readonly address: string;
  /** Mocks of all calls of the filled screen. */
  readonly filled: readonly HttpHandler[];
}

interface CreatingStory<Saved> extends RecordStory {
  /** Mocks the call that creates the record. */
  readonly call: (answer: (call: { readonly body: () => Promise<object> }) => Promise<Saved>) => HttpHandler;
  /** As the server answers it, and what its screen is headed by. */
  readonly record: Saved;
  readonly heading: string;
  readonly words: { readonly title: string; readonly submit: string };
  readonly type: (sheet: Sheet) => Promise<void>;
  /** What of the body is looked at. */
  readonly sent: object;
}

/** A record written down: first without what is required, then whole; its screen is shown then. */
export function created<Saved>(options: CreatingStory<Saved>) {
  const { address, filled, call, record, heading, words, type } = options;
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
      await expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
      await expect(sent).toHaveBeenCalledWith(expect.objectContaining(options.sent));
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

/** Opens the menu of a record's further actions and chooses one of them. */
async function chooseAction(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Więcej działań' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

/** Texts of a record's feature, by which its stories find what they press. */
interface RecordTexts {
  readonly add: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly empty: { readonly title: string };
  readonly form: { readonly createTitle: string; readonly editTitle: string };
  readonly remove: { readonly title: string };
  readonly merge: { readonly action: string; readonly title: string; readonly into: string };
}

type MergePreview = Data<Endpoints['banks']['mergePreview']>;

interface Page<Row> {
  items: Row[];
  page: number;
  perPage: number;
  total: number;
}

type Refused = Response | (() => Promise<Response>);

/** Mocks of the calls every record of the directory has, such as `mocks.banks`. */
interface RecordMocks<Row, Saved> {
  readonly list: (
    answer: Refused | ((call: { readonly query: URLSearchParams }) => Page<Row>),
  ) => HttpHandler;
  readonly get: (
    answer: Refused | ((call: { readonly params: Readonly<Record<string, string>> }) => Saved),
  ) => HttpHandler;
  readonly create: CreatingStory<Saved>['call'];
  readonly update: CollisionStory<Saved>['call'];
  readonly remove: (answer: Response) => HttpHandler;
  readonly mergePreview: (answer: MergePreview) => HttpHandler;
  readonly merge: (
    answer: (call: { readonly body: () => Promise<{ readonly into: string }> }) => Promise<Saved>,
  ) => HttpHandler;
}

interface RecordStoriesOptions<Row extends object, Saved extends StoredRecord> {
  readonly record: RecordDefinition<Saved>;
  readonly calls: RecordMocks<Row, Saved>;
  readonly facts: Pick<ListFacts, 'defaultSort'>;
  readonly rows: readonly Row[];
  /** Filters of the list, as `fakeList` takes them. */
  readonly filters?: Readonly<Record<string, (row: Row, values: readonly string[]) => boolean>>;
  /** The record that is shown and changed, and another one that it is merged into. */
  readonly saved: Saved;
  readonly other: Saved;
  readonly texts: { readonly pl: RecordTexts; readonly en: RecordTexts };
  /** How many rows there are, in words: `2 banki`. */
  readonly count: { readonly pl: string; readonly en: string };
  /** A text of the record that its data shows. */
  readonly field: keyof Saved & string;
  /** Mocks of calls beside those of the record. */
  readonly also?: readonly HttpHandler[];
}

/** Returns what stories of every record of the directory have in common; a story file exports each in one line. */
export function recordStories<Row extends object, Saved extends StoredRecord>(
  options: RecordStoriesOptions<Row, Saved>,
) {
  const { record, calls, facts, rows, filters = {}, saved, other, texts, count, field, also = [] } = options;
  const { kind, listPath } = record;
  const { pl, en } = texts;
  const address = record.path.replace('$id', saved.id);
  const editing = `${address}?edit=${kind}`;
  const label = pl.fields[field] ?? '';
  const listing = (shown: readonly Row[]) => fakeList({ call: calls.list, facts, rows: shown, filters });
  const get = calls.get(({ params }) => (params['id'] === other.id ? other : saved));
  // a path such as `/vehicles/manufacturers` is one of a record as well: the first mock answers
  const filled = [...also, get, listing(rows)];
  const named = (one: Saved) => ({ id: one.id, name: record.nameOf(one) });
  const changed = { address: editing, filled, call: calls.update, record: saved, field, label };
  return {
    address,
    get,
    listing,
    list: screenStates({
      address: listPath,
      call: calls.list,
      filled,
      empty: [listing([]), ...also],
      english: count.en,
      polish: count.pl,
    }),
    form: screenStates({
      address: editing,
      filled,
      english: en.form.editTitle,
      polish: pl.form.editTitle,
    }),
    one: screenStates({
      address,
      call: calls.get,
      filled,
      english: en.fields[field] ?? '',
      polish: label,
    }),

    /** The list, and the form of the record. */
    listed: storyAt(listPath, ...filled),
    edited: storyAt(editing, ...filled),

    /** The record, once all of these texts can be read; `tab` of it, with mocks of the calls made there. */
    showing: (...shown: readonly (string | RegExp)[]) => storyShowing(address, filled, ...shown),
    tab: (tab: string, handlers: readonly HttpHandler[], ...shown: readonly (string | RegExp)[]) =>
      storyShowing(`${address}?tab=${tab}`, [...handlers, ...filled], ...shown),

    /** An empty list for a user who may only read: no text suggests creating a record. */
    emptyToReaders: {
      ...storyAt(listPath, listing([]), ...also),
      globals: { role: 'ADMIN_REPORTS' },
      play: async () => {
        const heading = await screen.findByRole('heading', { name: pl.empty.title });
        await expect(heading.parentElement).toHaveTextContent(new RegExp(`^${pl.empty.title}$`));
      },
    },

    /** The list shows inactive records on request; `all` is how many there are in all, in words. */
    inactiveAsWell: (all: string) => ({
      ...storyAt(listPath, ...filled),
      play: async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Dodaj filtr' }));
        await expect(screen.queryByText('Nieaktywny')).not.toBeInTheDocument();
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Także nieaktywne' }));
        await expect(await screen.findByText(all)).toBeVisible();
        await expect(screen.getByText('Nieaktywny')).toBeVisible();
      },
    }),

    /** The record is written down. `before` mocks what is there until then; by default no row. */
    creating: ({
      before = [],
      handlers = [],
      made = saved,
      ...story
    }: Pick<CreatingStory<Saved>, 'type' | 'sent'> & {
      readonly before?: readonly Row[];
      readonly handlers?: readonly HttpHandler[];
      readonly made?: Saved;
    }) =>
      created({
        ...story,
        address: `${listPath}?new=${kind}`,
        filled: [...handlers, ...also, get, listing(before)],
        call: calls.create,
        record: made,
        heading: record.nameOf(made),
        words: { title: pl.form.createTitle, submit: pl.add },
      }),

    /** What another record has as well is no refusal: that one is shown, and opens beside the form. */
    sameShown: ({ title, like }: { readonly title: string; readonly like: Row }) => ({
      ...storyAt(editing, ...also, get, listing([...rows, like])),
      play: async () => {
        const sheet = within(await screen.findByRole('dialog'));
        await expect(await sheet.findByText(title)).toBeVisible();
        await expect(sheet.getAllByRole('link')).toHaveLength(1);
        const link = sheet.getByRole('link', { name: record.nameOf(other) });
        await expect(link).toHaveAttribute('href', record.path.replace('$id', other.id));
      },
    }),

    changedByAnother: changedByAnother(changed),

    /** The record is in use and cannot be removed; the refusal says how many uses of each kind there are. */
    removalRefused: {
      ...storyAt(
        address,
        calls.remove(
          refusal('in_use', {
            uses: [
              { kind: 'representative', count: 2 },
              { kind: 'offer', count: 12 },
            ],
          }),
        ),
        ...filled,
      ),
      play: async () => {
        await chooseAction('Usuń');
        const dialog = within(await screen.findByRole('alertdialog', { name: pl.remove.title }));
        await userEvent.click(dialog.getByRole('button', { name: 'Usuń' }));
        await expect(await dialog.findByText('Przedstawiciele: 2')).toBeVisible();
        await expect(dialog.getByText('Oferty: 12')).toBeVisible();
      },
    },

    /** The record is merged into the other one once its uses are shown, as `lines`; the other one is opened then. */
    merging: (
      { uses, lines }: { readonly uses: MergePreview['uses']; readonly lines: readonly string[] },
      others: readonly Row[] = rows,
    ) => {
      const sent = fn();
      const merge = calls.merge(async ({ body }) => {
        sent(await body());
        return other;
      });
      const preview = calls.mergePreview({ from: named(saved), into: named(other), uses });
      const { action, title, into } = pl.merge;
      const option = (one: Saved) => ({ name: new RegExp(`^${record.nameOf(one)}`) });
      return {
        ...storyAt(address, merge, preview, ...also, get, listing(others)),
        play: async () => {
          sent.mockClear();
          await chooseAction(action);
          const dialog = within(await screen.findByRole('dialog', { name: title }));
          await expect(dialog.getByRole('button', { name: title })).toHaveAccessibleDescription(
            'Najpierw wybierz, z czym połączyć',
          );
          await userEvent.click(dialog.getByRole('combobox', { name: new RegExp(`^${into}`) }));
          const chosen = await screen.findByRole('option', option(other));
          await expect(screen.queryByRole('option', option(saved))).not.toBeInTheDocument();
          await userEvent.click(chosen);
          for (const line of lines) await expect(await dialog.findByText(line)).toBeVisible();
          await userEvent.click(dialog.getByRole('button', { name: title }));
          await expect(await screen.findByRole('heading', { name: record.nameOf(other) })).toBeVisible();
          await expect(sent).toHaveBeenCalledWith({ version: expect.any(Number), into: other.id });
        },
      };
    },
  };
}
