import type { CSSProperties, Ref } from 'react';

import { Avatar, type AvatarPicture, type AvatarStatus } from '../avatar/index.ts';
import { classes } from '../classes/index.ts';
import { defineWords, useWords } from '../labels/index.ts';

const mentionListWords = defineWords('mention-list', {
  pl: {
    people: 'Kogo wspomnieć',
    count: (count: number) => `Wyniki: ${count}`,
  },
  en: {
    people: 'People to mention',
    count: (count) => `Results: ${count}`,
  },
});

export interface Mentionable {
  id: string;
  name: string;
  picture?: AvatarPicture | null | undefined;
  /** Whether they are online now; left out, it is not known. */
  status?: AvatarStatus | undefined;
  /** In grey under the name. */
  hint?: string | undefined;
  /** Why they cannot be mentioned; they are shown in grey and not chosen. */
  disabledReason?: string | undefined;
}

export interface MentionListProps<Person extends Mentionable> {
  /** The text names it by `aria-controls`, and its active option `<id>-<index>` by `aria-activedescendant`. */
  id: string;
  people: readonly Person[];
  active: number;
  onChoose: (person: Person) => void;
  /** The pointer went over another. */
  onActive: (index: number) => void;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  style?: CSSProperties | undefined;
}

/** People suggested beside the text while `@…` is typed; the text has the focus and handles the keys. */
export function MentionList<Person extends Mentionable>(props: MentionListProps<Person>) {
  const { id, people, active, onChoose, onActive, className, style, ref } = props;
  const words = useWords(mentionListWords);
  return (
    <>
      <p role="status" className="sr-only">
        {words.count(people.length)}
      </p>
      <div
        ref={ref}
        id={id}
        data-slot="mention-list"
        role="listbox"
        aria-label={words.people}
        style={style}
        className={classes(
          'absolute z-corner max-h-60 overflow-y-auto rounded-medium border level-overlay p-1 shadow-floating',
          className,
        )}
      >
        {people.map((person, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard acts on the text field, which points here by aria-activedescendant
          <div
            key={person.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={false}
            data-highlighted={index === active || undefined}
            aria-disabled={person.disabledReason !== undefined || undefined}
            className="flex cursor-default items-center gap-2 rounded-small px-2 py-1.5 aria-disabled:text-text-muted data-highlighted:bg-surface-hover"
            onPointerMove={() => {
              onActive(index);
            }}
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              if (person.disabledReason === undefined) onChoose(person);
            }}
          >
            <Avatar
              name={person.name}
              picture={person.picture}
              status={person.status}
              size="small"
              named={false}
            />
            <span className="min-w-0">
              <span className="block truncate">{person.name}</span>
              {(person.disabledReason ?? person.hint) ? (
                <span className="block truncate text-small text-text-muted">
                  {person.disabledReason ?? person.hint}
                </span>
              ) : null}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
