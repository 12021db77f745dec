/** What of a key press matters here; a DOM `KeyboardEvent` fits. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** A combination: `mod+k` (Ctrl, on a Mac ⌘), `shift+enter`, `?`. */
function matchesOne(combination: string, press: KeyPress): boolean {
  const parts = combination.toLowerCase().split('+').filter(Boolean);
  const key = combination.endsWith('+') ? '+' : (parts.at(-1) ?? '');
  const needs = (modifier: string) => parts.slice(0, -1).includes(modifier);
  const letterOrName = /^[\p{L}\p{N}]$/u.test(key) || key.length > 1;
  return (
    press.key.toLowerCase() === key &&
    (press.ctrlKey || press.metaKey) === needs('mod') &&
    press.altKey === needs('alt') &&
    // a sign such as ? is already the key with Shift, on one keyboard or another
    (!letterOrName || press.shiftKey === needs('shift'))
  );
}

export interface SequenceState {
  /** How many combinations of the sequence have been pressed. */
  reached: number;
  /** Milliseconds; when the last of them was. */
  at: number;
}

export const NOTHING_PRESSED: SequenceState = { reached: 0, at: 0 };

/** Milliseconds between the keys of a sequence, at most. */
export const SEQUENCE_GAP = 1200;

/**
 * Follows a sequence such as `g c` press by press.
 * @param at milliseconds, on the same clock as the state's.
 */
export function follow(
  keys: string,
  state: SequenceState,
  press: KeyPress,
  at: number,
): { state: SequenceState; complete: boolean } {
  if (['Shift', 'Control', 'Alt', 'Meta'].includes(press.key)) return { state, complete: false };
  const sequence = keys.split(' ').filter(Boolean);
  const reached = at - state.at <= SEQUENCE_GAP ? state.reached : 0;
  const next = sequence[reached];
  const goesOn = next !== undefined && matchesOne(next, press);
  const startsSequence = sequence[0] !== undefined && matchesOne(sequence[0], press);
  const now = goesOn ? reached + 1 : startsSequence ? 1 : 0;
  if (now > 0 && now === sequence.length) return { state: NOTHING_PRESSED, complete: true };
  return { state: { reached: now, at }, complete: false };
}

const NAMES: Readonly<Record<string, string>> = {
  enter: 'Enter',
  escape: 'Esc',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  shift: 'Shift',
  alt: 'Alt',
};

/** The caps to show: `mod+k` → `[['Ctrl', 'K']]`, `g c` → `[['G'], ['C']]`. */
export function keyCaps(keys: string, isMac: boolean): string[][] {
  return keys
    .split(' ')
    .filter(Boolean)
    .map((combination) =>
      combination === '+'
        ? ['+']
        : combination.split('+').map((part) => {
            const name = part.toLowerCase();
            if (name === 'mod') return isMac ? '⌘' : 'Ctrl';
            return NAMES[name] ?? (part.length === 1 ? part.toUpperCase() : part);
          }),
    );
}
