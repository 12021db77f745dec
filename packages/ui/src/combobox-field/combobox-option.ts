export interface ComboboxOption {
  /** Never empty. */
  value: string;
  label: string;
  /** A second line that tells namesakes apart. */
  hint?: string;
}
