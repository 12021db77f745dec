/** What is known of pictures: story id and theme, e.g. `ui-basics-button--sizes dark`, → fingerprint. */
export type Prints = ReadonlyMap<string, string>;

export interface PictureChange {
  readonly name: string;
  readonly kind: 'changed' | 'new' | 'gone';
}

/** Names whose fingerprint differs, is new or is gone, in order. */
export function changedPictures(before: Prints, now: Prints): PictureChange[] {
  const names = [...new Set([...before.keys(), ...now.keys()])].toSorted();
  return names.flatMap((name): PictureChange[] => {
    if (!before.has(name)) return [{ name, kind: 'new' }];
    if (!now.has(name)) return [{ name, kind: 'gone' }];
    return before.get(name) === now.get(name) ? [] : [{ name, kind: 'changed' }];
  });
}
