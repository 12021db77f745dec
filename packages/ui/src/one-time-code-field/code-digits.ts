/** The digits of what was typed or pasted, at most `length` of them: `123 456` is `123456`. */
export function codeDigits(text: string, length: number): string {
  return text.replaceAll(/\D/g, '').slice(0, length);
}
