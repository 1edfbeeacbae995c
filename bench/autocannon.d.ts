// The part of autocannon that is used here; it has no types of its own.
declare module 'autocannon' {
  interface Options {
    url: string;
    method: string;
    headers: Record<string, string>;
    body?: string;
    requests: { path: string }[];
    /** Whether `[<id>]` is replaced by another text in each request. */
    idReplacement: boolean;
    connections: number;
    /** In seconds. */
    duration: number;
  }

  interface Result {
    requests: { average: number; total: number };
    errors: number;
    timeouts: number;
    non2xx: number;
    /** By status. */
    statusCodeStats: Record<string, { count: number } | undefined>;
  }

  function autocannon(options: Options): Promise<Result>;

  export = autocannon;
}
