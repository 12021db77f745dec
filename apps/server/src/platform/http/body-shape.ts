/** Limits far above what any call needs. */
const mostValues = 2000;
const deepest = 20;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Returns the end of a JSON string that starts at `from`. */
function endOfText(json: Uint8Array, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    if (json[at] === backslash) at += 1;
    else if (json[at] === quote) return at;
  }
  return json.length;
}

/**
 * Whether JSON has so many values, or is so deep, that no valid call contains it. Only its bytes are scanned: parsing
 * such a body and listing its problems would block all other requests.
 */
export function isOverfull(json: Uint8Array): boolean {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === quote) at = endOfText(json, at);
    else if (byte === comma) values += 1;
    else if (closing.has(byte)) depth -= 1;
    else if (opening.has(byte)) {
      depth += 1;
      values += 1;
    }
    if (values > mostValues || depth > deepest) return true;
  }
  return false;
}
