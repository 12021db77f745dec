export const opportunities = {} as const;
