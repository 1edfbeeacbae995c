/** Lines that are written as they come and read as they are wanted. */
export function lineQueue<T>() {
  let controller: ReadableStreamDefaultController<T> | undefined;
  let open = true;
  const lines = new ReadableStream<T>({
    start(own) {
      controller = own;
    },
    cancel() {
      open = false;
    },
  });
  return {
    lines,
    /** Goes nowhere once the reader has gone. */
    push(line: T): void {
      if (open) controller?.enqueue(line);
    },
    close(): void {
      if (open) controller?.close();
      open = false;
    },
  };
}
