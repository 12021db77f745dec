/** How many there are in all; with `isTotalLimited`, more than `total`. */
export interface Found {
  readonly total: number;
  readonly isTotalLimited?: boolean | undefined;
}

/** Which text says how many there are. */
export function totalKey({ isTotalLimited }: Found): 'total' | 'totalMore' {
  return isTotalLimited ? 'totalMore' : 'total';
}
