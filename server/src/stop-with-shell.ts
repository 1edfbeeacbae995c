const CHECK_MS = 500;

/**
 * Calls back once the process that started this one is gone. npm starts programs through a shell, and Debian's shell dies
 * of a signal without passing it on, so its loss is the only sign of a request to stop.
 */
export function whenShellIsGone(stop: () => void): void {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop();
  }, CHECK_MS);
  watch.unref();
}
