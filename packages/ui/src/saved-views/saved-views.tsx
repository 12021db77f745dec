import { Bookmark, Copy, Pencil, Plus, Save, Star, StarOff, Trash2, Users, Share2 } from 'lucide-react';
import { useState, type Ref } from 'react';

import { Button } from '../button/index.ts';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
} from '../dropdown-menu/index.ts';
import { useWords } from '../labels/index.ts';
import { lazyComponent } from '../lazy/index.ts';
import { savedViewsWords } from './words.ts';

interface ShareMenuProps {
  audiences: readonly { readonly value: string; readonly label: string }[];
  /** Null for one's own alone. */
  audience: string | null;
  onChange: (audience: string | null) => void;
}

/** Whom a user's own view is shared with: no one, or one of the audiences. */
function ShareMenu({ audiences, audience, onChange }: ShareMenuProps) {
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

// a list is there before anybody names or removes a view
const ViewNameDialog = lazyComponent(async () => (await import('./view-name-dialog.tsx')).ViewNameDialog);
const RemoveViewDialog = lazyComponent(
  async () => (await import('./remove-view-dialog.tsx')).RemoveViewDialog,
);

export interface SavedView {
  id: string;
  name: string;
  /** One of the audiences others use it with; null or absent for one's own alone. */
  sharedWith?: string | null | undefined;
  /** Its author, where that is another user. */
  by?: string | undefined;
  /** Some of its filters are omitted for the reader, which is shown. */
  partial?: boolean | undefined;
  /** The list opens with it. */
  isDefault?: boolean | undefined;
  /** Another person's view can be chosen and copied, not changed. */
  readOnly?: boolean | undefined;
  /** A view that cannot be changed may be deleted all the same, by those who look after what is shared. */
  removable?: boolean | undefined;
}

/** With whom views can be shared, and what changes that. */
export interface ViewSharing {
  readonly audiences: readonly { readonly value: string; readonly label: string }[];
  /** Null: the view is one's own alone. */
  readonly onChange: (id: string, audience: string | null) => void;
}

export interface SavedViewsProps {
  views: readonly SavedView[];
  /** Id of the chosen view; null for the list as it is by itself. */
  value: string | null;
  onValueChange: (id: string | null) => void;
  /** What the list is called without a view, where it does not show everything; default "All". */
  noViewLabel?: string | undefined;
  /** The present filters differ from the chosen view's (`sameFilters`). */
  changed?: boolean | undefined;
  /** The returned promise is awaited; an error keeps the dialog open, and `failureText` explains it. */
  onSaveAs: (name: string) => unknown;
  onRename: (id: string, name: string) => unknown;
  onDelete: (id: string) => unknown;
  /** Null: no view is the default any more. Left out where a list opens with none. */
  onDefaultChange?: ((id: string | null) => void) | undefined;
  /** Lets people share their views. */
  sharing?: ViewSharing | undefined;
  /** Puts the present filters into the view. */
  onUpdate: (id: string) => void;
  /** Returns the text of an error; default that the view could not be saved. */
  failureText?: ((failure: unknown) => string) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

type OpenDialog = 'name' | 'rename' | 'remove';

/** Sets of filters saved under names: chosen, saved, renamed, made the default, deleted. */
export function SavedViews(props: SavedViewsProps) {
  const {
    views,
    value,
    onValueChange,
    changed = false,
    onSaveAs,
    onRename,
    onDelete,
    onDefaultChange,
    ref,
  } = props;
  const { sharing } = props;
  const words = useWords(savedViewsWords);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const failureText = props.failureText ?? (() => words.notSaved);
  const noView = props.noViewLabel ?? words.noView;
  const chosen = views.find((view) => view.id === value);
  const own = chosen && !chosen.readOnly ? chosen : undefined;
  const removable = own ?? (chosen?.removable ? chosen : undefined);
  const ownNames = views.filter((view) => !view.readOnly && view !== own).map((view) => view.name);
  const stop = () => setOpenDialog(undefined);

  return (
    <div ref={ref} data-slot="saved-views" className={props.className}>
      <DropdownMenu
        label={words.views}
        trigger={
          <Button icon={<Bookmark aria-hidden />} className="max-w-72">
            <span className="sr-only">{words.view}: </span>
            <span className="truncate max-sm:sr-only">{chosen?.name ?? noView}</span>
            {chosen?.partial ? (
              <span title={words.partialHint} className="ml-1.5 font-normal text-text-muted max-sm:sr-only">
                · {words.partial}
              </span>
            ) : null}
            {chosen && changed ? (
              <span title={words.changedHint} className="ml-1.5 font-normal text-text-muted max-sm:sr-only">
                · {words.changed}
              </span>
            ) : null}
          </Button>
        }
      >
        <DropdownMenuRadioGroup
          aria-label={words.views}
          value={value ?? ''}
          onValueChange={(next) => {
            onValueChange(next === '' ? null : next);
          }}
        >
          <DropdownMenuRadioItem value="">{noView}</DropdownMenuRadioItem>
          {views.map((view) => (
            <DropdownMenuRadioItem key={view.id} value={view.id}>
              <span className="min-w-0 flex-1">
                <span className="block truncate">{view.name}</span>
                {view.by ? (
                  <span className="block truncate text-small text-text-muted">{words.by(view.by)}</span>
                ) : null}
              </span>
              {view.sharedWith ? <Users role="img" aria-label={words.shared} /> : null}
              {view.isDefault ? <Star role="img" aria-label={words.isDefault} /> : null}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        {own && changed ? (
          <DropdownMenuItem icon={<Save aria-hidden />} onSelect={() => props.onUpdate(own.id)}>
            {words.update}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem
          icon={chosen && !own ? <Copy aria-hidden /> : <Plus aria-hidden />}
          onSelect={() => setOpenDialog('name')}
        >
          {chosen && !own ? words.copy : words.saveAs}
        </DropdownMenuItem>
        {chosen && onDefaultChange ? (
          <DropdownMenuItem
            icon={chosen.isDefault ? <StarOff aria-hidden /> : <Star aria-hidden />}
            onSelect={() => onDefaultChange(chosen.isDefault ? null : chosen.id)}
          >
            {chosen.isDefault ? words.dropDefault : words.makeDefault}
          </DropdownMenuItem>
        ) : null}
        {own ? (
          <>
            <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={() => setOpenDialog('rename')}>
              {words.rename}
            </DropdownMenuItem>
            {sharing ? (
              <ShareMenu
                audiences={sharing.audiences}
                audience={own.sharedWith ?? null}
                onChange={(audience) => sharing.onChange(own.id, audience)}
              />
            ) : null}
          </>
        ) : null}
        {removable ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem
              icon={<Trash2 aria-hidden />}
              destructive
              onSelect={() => setOpenDialog('remove')}
            >
              {words.remove}
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenu>
      {openDialog === 'name' ? (
        <ViewNameDialog
          title={words.saveAsTitle}
          name={chosen && !own ? chosen.name : ''}
          usedNames={own ? [...ownNames, own.name] : ownNames}
          onSave={onSaveAs}
          failureText={failureText}
          onClose={stop}
        />
      ) : null}
      {openDialog === 'rename' && own ? (
        <ViewNameDialog
          title={words.renameTitle}
          name={own.name}
          usedNames={ownNames}
          onSave={(name) => onRename(own.id, name)}
          failureText={failureText}
          onClose={stop}
        />
      ) : null}
      {openDialog === 'remove' && removable ? (
        <RemoveViewDialog
          name={removable.name}
          isShared={Boolean(removable.sharedWith)}
          onDelete={() => onDelete(removable.id)}
          failureText={failureText}
          onClose={stop}
        />
      ) : null}
    </div>
  );
}
