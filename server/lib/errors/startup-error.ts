/**
 * The process cannot start or continue for a reason that its operator can fix; `message` says what is wrong
 * and what to do.
 */
export class StartupError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "StartupError";
  }
}
