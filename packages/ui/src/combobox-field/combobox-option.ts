export interface ComboboxOption {
  /** Never empty. */
  value: string;
  label: string;
  /** A second line that distinguishes options with the same name. */
  hint?: string;
}
