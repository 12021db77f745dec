/** A language has every text Polish has; of plural forms it needs the ones its grammar knows. */
export type Translated<T> = {
  readonly [K in keyof T as K extends `${string}_few` | `${string}_many` ? never : K]: T[K] extends string
    ? string
    : Translated<T[K]>;
};
