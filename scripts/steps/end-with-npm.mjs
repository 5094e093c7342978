const POLL_MS = 250;

/**
 * Ends this process the orderly way when the npm that started it is gone. npm passes a signal to the shell between the
 * two, and that shell dies of it without a word to its child: the server would live on and keep its port.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, POLL_MS);
  timer.unref();
}
