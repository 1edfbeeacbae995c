type Event = (now: number) => void;

/** The events of a discrete-event simulation, run in the order of their times: a binary heap. */
export function createAgenda() {
  const heap: { at: number; event: Event }[] = [];

  function swap(one: number, other: number): void {
    const [first, second] = [heap[one], heap[other]];
    if (first && second) [heap[one], heap[other]] = [second, first];
  }
  const timeOf = (place: number) => heap[place]?.at ?? Number.POSITIVE_INFINITY;

  function removeFirst() {
    swap(0, heap.length - 1);
    const first = heap.pop();
    for (let place = 0; ; ) {
      const left = 2 * place + 1;
      const smaller = timeOf(left + 1) < timeOf(left) ? left + 1 : left;
      if (timeOf(smaller) >= timeOf(place)) return first;
      swap(smaller, place);
      place = smaller;
    }
  }

  return {
    add(at: number, event: Event): void {
      heap.push({ at, event });
      for (let place = heap.length - 1; place > 0; ) {
        const parent = (place - 1) >> 1;
        if (timeOf(parent) <= timeOf(place)) return;
        swap(parent, place);
        place = parent;
      }
    },

    /** Runs events, and those that they add, until it is done. */
    run(isDone: () => boolean): void {
      while (!isDone()) {
        const next = removeFirst();
        if (!next) return;
        next.event(next.at);
      }
    },
  };
}
