/** As many dots as there are hidden characters, then the last ones as they are; a short value is hidden whole. */
export function mask(value: string, shownAtEnd: number): string {
  const shown = value.length > shownAtEnd ? value.slice(value.length - shownAtEnd) : '';
  return '•'.repeat(value.length - shown.length) + shown;
}
