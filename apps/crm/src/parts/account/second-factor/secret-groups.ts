/** A secret as people copy it by hand: in groups of four. */
export function secretGroups(secret: string): string[] {
  return secret.match(/.{1,4}/g) ?? [];
}
