const POLL_MS = 250;

/**
 * Stops this process with SIGTERM when the npm that started it has exited. npm signals only the shell in between, which exits without
 * signalling its child, so the server would keep running and hold its port.
 */
export function exitWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, POLL_MS);
  timer.unref();
}
