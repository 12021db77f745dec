import { useShortcut } from '@szansa/ui/shortcuts';
import { atom, useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';

/** Something that can be done with the record in view. */
export interface RecordCommand {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Keys pressed one after another that do it, such as `n p`. */
  readonly keys?: string;
  readonly run: () => void;
}

export interface RecordCommandSet {
  /** What the record is called. */
  readonly name: string;
  readonly commands: readonly RecordCommand[];
}

/** The commands of the record on the screen, if it has any; the command palette offers them first. */
export const recordCommandsAtom = atom<RecordCommandSet | null>(null);

function CommandKey({ keys, run }: { keys: string; run: () => void }) {
  useShortcut(keys, run);
  return null;
}

/** Offers what can be done with the record while its screen is shown: in the command palette, and by keys. */
export function RecordCommands({ name, commands }: RecordCommandSet) {
  const offer = useSetAtom(recordCommandsAtom);
  // on every drawing: what a command does depends on the record as it is now
  useEffect(() => offer({ name, commands }));
  useEffect(() => () => offer(null), [offer]);
  return commands.map(({ id, keys, run }) => keys && <CommandKey key={id} keys={keys} run={run} />);
}
