/** The values of a body that comes in lines of JSON, each as soon as its line is whole. */
export async function* valuesOfLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line);
    }
    if (rest.trim() !== '') yield JSON.parse(rest);
  } finally {
    // Nobody reads on: the server need not write on.
    await reader.cancel().catch(() => {});
  }
}
