/** The browser that makes a call, signed in or not. */
export interface Visitor {
  /** Its network address; of an IPv6 address only the network, whose other addresses it may use too. */
  address: string;
  userAgent: string | undefined;
  /** The token by which this server recognizes the browser; undefined for one that never signed in here. */
  device: string | undefined;
  /** Has the browser keep such a token for a year. */
  keepDevice(token: string): void;
}
