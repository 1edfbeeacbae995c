// The part of autocannon that is used here; it has no types of its own.
declare module 'autocannon' {
  interface Options {
    url: string;
    method: string;
    headers: Record<string, string>;
    body?: string;
    /** Each connection makes these in turn. */
    requests: { path: string; headers?: Record<string, string> }[];
    /** Whether `[<id>]` in an address or a header is replaced by another text in each request. */
    idReplacement: boolean;
    connections: number;
    /** In seconds. */
    duration: number;
  }

  interface Result {
    requests: { total: number };
    /** In milliseconds. */
    latency: { p99: number };
    /** In seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    /** By status. */
    statusCodeStats: Record<string, { count: number } | undefined>;
  }

  function autocannon(options: Options): Promise<Result>;

  export = autocannon;
}
