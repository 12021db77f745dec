import { Share2 } from 'lucide-react';

import { DropdownMenuRadioGroup, DropdownMenuRadioItem, DropdownMenuSub } from '../dropdown-menu/index.ts';
import { useWords } from '../labels/index.ts';
import type { SavedView, ViewSharing } from './saved-views.tsx';
import { savedViewsWords } from './words.ts';

interface ShareMenuProps {
  view: SavedView;
  sharing: ViewSharing;
}

/** Whom an own view is shared with: nobody else, or one of the audiences. */
export function ShareMenu({ view, sharing: { audiences, onChange } }: ShareMenuProps) {
  const words = useWords(savedViewsWords);
  return (
    <DropdownMenuSub label={words.share} icon={<Share2 aria-hidden />}>
      <DropdownMenuRadioGroup
        aria-label={words.share}
        value={view.sharedWith ?? ''}
        onValueChange={(audience) => onChange(view.id, audience === '' ? null : audience)}
      >
        <DropdownMenuRadioItem value="">{words.onlyMe}</DropdownMenuRadioItem>
        {audiences.map(({ value, label }) => (
          <DropdownMenuRadioItem key={value} value={value}>
            {label}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </DropdownMenuSub>
  );
}
