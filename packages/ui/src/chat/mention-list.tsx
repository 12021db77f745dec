import { Avatar } from '../avatar/index.ts';
import { useWords } from '../labels/index.ts';
import type { Person } from './mentions.ts';
import { chatWords } from './words.ts';

interface MentionListProps {
  id: string;
  people: readonly Person[];
  active: number;
  onChoose: (person: Person) => void;
  onActive: (index: number) => void;
}

/** Suggestions above the composer; the text keeps the focus and names the active one. */
export function MentionList({ id, people, active, onChoose, onActive }: MentionListProps) {
  const words = useWords(chatWords);
  return (
    <>
      <p role="status" className="sr-only">
        {words.resultCount(people.length)}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={words.mentionSuggestions}
        className="absolute inset-x-0 bottom-full z-20 mb-1 max-h-60 overflow-y-auto rounded-medium border border-border bg-surface p-1 shadow-floating"
      >
        {people.map((person, index) => (
          // the keyboard acts on the text field, which points here by aria-activedescendant
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={person.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="flex items-center gap-2 rounded-small px-2 py-1.5 aria-selected:bg-surface-hover"
            onPointerMove={() => {
              onActive(index);
            }}
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              onChoose(person);
            }}
          >
            <Avatar name={person.name} size="small" />
            {person.name}
          </div>
        ))}
      </div>
    </>
  );
}
