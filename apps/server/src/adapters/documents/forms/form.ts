/** A form as a bank gives it out, and what is written into its fields by their names. */
export interface FormJob {
  readonly kind: 'pdf' | 'docx';
  readonly bytes: Uint8Array;
  /** Without them the fields are only named. */
  readonly values: Readonly<Record<string, string>> | null;
}

export interface FormAnswer {
  /** Of its fields, in their order, each once. */
  readonly names: readonly string[];
  /** The form with the values; fields without one are as they were. Null when they were only named. */
  readonly bytes: Uint8Array | null;
}

/** What the process that works on a form answers with; null for a form that cannot be read. */
export type FormMessage = { readonly answer: FormAnswer | null } | { readonly error: string };

/** Maximum size of an unpacked form, in bytes. */
export const mostUnpacked = 64 * 1024 * 1024;

/** The file is damaged, encrypted, or larger unpacked than a form is. */
export class UnreadableForm extends Error {
  override readonly name = 'UnreadableForm';
}
