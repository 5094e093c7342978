import type { BrowserContext, ConsoleMessage, Request } from "@playwright/test";

/** Collects console errors and warnings, page errors and failed requests of all pages of a context. */
export class PageWatch {
  private readonly problems: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Chromium reports a violation of the Content-Security-Policy as a console error too. */
  follow(context: BrowserContext): void {
    context.on("console", (message) => this.recordConsole(message));
    context.on("weberror", (error) =>
      this.problems.push(`page error: ${error.error().stack ?? error.error()}`),
    );
    context.on("requestfailed", (request) => this.recordFailedRequest(request));
  }

  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.problems.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }

  private recordConsole(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== "error" && type !== "warning") return;
    this.problems.push(`console ${type}: ${message.text()} (${message.location().url})`);
  }

  /** Requests that the page itself aborts, by navigation or an AbortController, do not count. */
  private recordFailedRequest(request: Request): void {
    const reason = request.failure()?.errorText ?? "unknown";
    if (reason === "net::ERR_ABORTED") return;
    this.problems.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  }
}
