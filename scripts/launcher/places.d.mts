/** What TypeScript needs to know of `places.mjs`, which also runs on the older Node of somebody's machine. */

/** The built server, as arguments of Node. */
export const server: string[];
/** The server's environment besides the user's settings. */
export const serverEnvironment: Record<string, string>;
