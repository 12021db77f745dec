import { personName } from '@szansa/domain/shared';
import { Avatar, AvatarGroup } from '@szansa/ui/avatar';
import { Popover, PopoverContent, PopoverTrigger } from '@szansa/ui/popover';
import { Tooltip } from '@szansa/ui/tooltip';
import { useTranslation } from 'react-i18next';

import { useOthersHere, type SharedRecord } from '#kit/live/presence.ts';
import { pictureOf } from '#kit/records/person-picture.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

/** Other users who have the record open now; a press lists their names. Empty if there are none. */
export function OthersHere({ record }: { record: SharedRecord }) {
  const { t } = useTranslation('presence');
  const { language } = useFormats();
  const people = useOthersHere(record).map((person) => ({
    id: person.id,
    name: personName(person),
    picture: pictureOf(person),
  }));
  if (people.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const label = t(record.entity, {
    count: people.length,
    names: list.format(people.map(({ name }) => name)),
  });
  return (
    <Popover>
      <Tooltip label={label} describes={false}>
        <PopoverTrigger>
          <button type="button" className="inline-flex rounded-full pointer-coarse:p-2">
            <span className="sr-only">{label}</span>
            <AvatarGroup people={people} size="small" named={false} />
          </button>
        </PopoverTrigger>
      </Tooltip>
      <PopoverContent label={t('title')}>
        <p className="mb-2 text-small text-text-muted">{t('title')}</p>
        <ul className="space-y-1.5">
          {people.map(({ id, name, picture }) => (
            <li key={id} className="flex items-center gap-2">
              <Avatar name={name} picture={picture} size="small" named={false} />
              {name}
            </li>
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  );
}
