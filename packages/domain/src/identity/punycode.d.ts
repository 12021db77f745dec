/** What is used of the library, which comes without types. */
declare module 'punycode.js/punycode.es6.js' {
  /** @throws RangeError for what is no Punycode */
  export function decode(ascii: string): string;
  export function encode(text: string): string;
}
