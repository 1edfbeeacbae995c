// The part of autocannon that is used here; it has no types of its own.
declare module 'autocannon' {
  interface Options {
    url: string;
    method: string;
    headers: Record<string, string>;
    body?: string;
    connections: number;
    /** In seconds. */
    duration: number;
  }

  interface Result {
    requests: { average: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  }

  function autocannon(options: Options): Promise<Result>;

  export = autocannon;
}
