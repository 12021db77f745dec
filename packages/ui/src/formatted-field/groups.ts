/** Cuts a text into groups of the given sizes; the last size goes on for the rest. */
export function inGroups(text: string, sizes: readonly number[], separator: string): string {
  const groups: string[] = [];
  let start = 0;
  for (let index = 0; start < text.length; index += 1) {
    const size = sizes[Math.min(index, sizes.length - 1)] ?? text.length;
    groups.push(text.slice(start, start + size));
    start += size;
  }
  return groups.join(separator);
}

export function digitsOnly(text: string): string {
  return text.replaceAll(/\D/g, '');
}
