import { Share2 } from 'lucide-react';

import { DropdownMenuRadioGroup, DropdownMenuRadioItem, DropdownMenuSub } from '../dropdown-menu/index.ts';
import { useWords } from '../labels/index.ts';
import { savedViewsWords } from './words.ts';

interface ShareMenuProps {
  audiences: readonly { readonly value: string; readonly label: string }[];
  /** Null for one's own alone. */
  audience: string | null;
  onChange: (audience: string | null) => void;
}

/** Whom a user's own view is shared with: no one, or one of the audiences. */
export function ShareMenu({ audiences, audience, onChange }: ShareMenuProps) {
  const words = useWords(savedViewsWords);
  return (
    <DropdownMenuSub label={words.share} icon={<Share2 aria-hidden />}>
      <DropdownMenuRadioGroup
        aria-label={words.share}
        value={audience ?? ''}
        onValueChange={(next) => onChange(next === '' ? null : next)}
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
