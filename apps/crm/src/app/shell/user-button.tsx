import { personName } from '@szansa/domain/shared';
import { Avatar } from '@szansa/ui/avatar';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { pictureOf } from '#kit/records/person-picture.ts';
import { useUser } from '#kit/session/session-atoms.ts';

/** The user's own corner of the top bar; there before the menu behind it has been loaded. */
export function UserButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation();
  const user = useUser();
  const name = personName(user);
  return (
    <button
      type="button"
      {...props}
      className="flex shrink-0 items-center gap-2 rounded-medium p-1 hover:bg-surface-hover"
    >
      <Avatar name={name} picture={pictureOf(user)} size="small" named={false} />
      <span className="sr-only">{t('user.menu')}: </span>
      <span className="font-medium max-md:sr-only">{name}</span>
    </button>
  );
}
