/** The Polish words of every namespace; each `pl.ts` adds its own by declaration merging. */
export interface Namespaces {}
