import { buildServer, buildWebApp } from './builds.mjs';
import { installWhatIsMissing } from './install.mjs';
import { node24, server, serverEnvironment } from './places.mjs';
import { become } from './run.mjs';

/** The server with the web app, for normal use. The server prints its address. */
export async function start(args) {
  await installWhatIsMissing();
  await buildWebApp();
  await buildServer();
  return become(node24, [...server, ...args], serverEnvironment);
}
