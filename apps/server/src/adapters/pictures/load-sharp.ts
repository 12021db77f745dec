async function load() {
  const { default: sharp } = await import('sharp');
  // the server must remain responsive while it makes pictures: one at a time, on one core, without a cache
  sharp.cache(false);
  sharp.concurrency(1);
  // a drawing may name other files and unfold without end
  sharp.block({ operation: ['VipsForeignLoadSvg'] });
  return sharp;
}

let loaded: ReturnType<typeof load> | null = null;

/** Loads the library for pictures, 35 MB of memory, with the first one. */
export function loadSharp(): ReturnType<typeof load> {
  loaded ??= load();
  return loaded;
}
