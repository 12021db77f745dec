/** Limits how many things that are heavy to load start at once; the others are queued. */

/** As many as a laptop loads without freezing. */
const atOnce = 2;

export interface Turn {
  /** Ends the turn, whether it has started or not; the next one starts. */
  end(): void;
}

const waiting: { begin: () => void }[] = [];
const running = new Set<object>();

function startNext(): void {
  while (running.size < atOnce) {
    const next = waiting.shift();
    if (!next) return;
    running.add(next);
    next.begin();
  }
}

export function requestTurn(begin: () => void): Turn {
  const turn = { begin };
  waiting.push(turn);
  startNext();
  return {
    end() {
      const place = waiting.indexOf(turn);
      if (place !== -1) waiting.splice(place, 1);
      running.delete(turn);
      startNext();
    },
  };
}
