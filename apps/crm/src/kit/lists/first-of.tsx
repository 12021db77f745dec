/** The first of several, and how many more there are. */
export function FirstOf({ texts }: { texts: readonly string[] }) {
  const [first, ...others] = texts;
  if (first === undefined) return null;
  return (
    <>
      {first}
      {others.length > 0 && <span className="ml-1 text-text-muted">+{others.length}</span>}
    </>
  );
}
