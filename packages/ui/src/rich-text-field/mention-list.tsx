import { classes } from '../classes/index.ts';
import type { Mentionable } from './use-mentions.ts';

interface MentionListProps {
  id: string;
  label: string;
  people: readonly Mentionable[];
  active: number;
  /** Pixels from the field's corner. */
  left: number;
  top: number;
  onChoose: (person: Mentionable) => void;
}

/** Below the `@`; the editor keeps the focus and answers the keys. */
export function MentionList({ id, label, people, active, left, top, onChoose }: MentionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      style={{ left, top }}
      className="absolute z-50 w-64 rounded-medium border border-border bg-surface p-1 shadow-floating"
    >
      {people.map((person, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={person.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classes(
            'cursor-default rounded-small px-2 py-1.5 hover:bg-surface-hover',
            index === active && 'bg-surface-hover',
          )}
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onChoose(person);
          }}
        >
          <span className="block truncate">{person.label}</span>
          {person.hint ? (
            <span className="block truncate text-small text-text-muted">{person.hint}</span>
          ) : null}
        </div>
      ))}
    </div>
  );
}
