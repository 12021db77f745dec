/** Maximum length of a file's name in an archive, with its extension: every file system accepts that. */
const longest = 100;

/** Characters that common file systems do not accept in a name, and marks that disguise its extension. */
// oxlint-disable-next-line no-control-regex -- control characters are searched for
const unsafe = /[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Names of devices on Windows, with any extension. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

function partsOf(name: string): readonly [base: string, ending: string] {
  const dot = name.lastIndexOf('.');
  const isEnding = dot > 0 && name.length - dot <= 10;
  return isEnding ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

function safe(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(unsafe, '_')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '');
  const [base, ending] = partsOf(plain === '' ? '_' : plain);
  const whole = `${Array.from(base)
    .slice(0, longest - ending.length)
    .join('')
    .trimEnd()}${ending}`;
  return device.test(whole) ? `_${whole}` : whole;
}

/**
 * The names files have in an archive, in their order: safe on every system, and no two alike, capitals or not. The second of a
 * name is `name (2).pdf`.
 */
export function archiveNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const first = safe(name);
    const [base, ending] = partsOf(first);
    let free = first;
    for (let count = 2; used.has(free.toLowerCase()); count += 1) free = `${base} (${count})${ending}`;
    used.add(free.toLowerCase());
    return free;
  });
}
