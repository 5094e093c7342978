import type { BrowserContext, ConsoleMessage, Request } from "@playwright/test";

/** Collects console errors and warnings, page errors and failed requests of all pages of a context. */
export class PageWatch {
  private readonly problems: string[] = [];
  private readonly allowed: RegExp[] = [];

  async follow(context: BrowserContext): Promise<void> {
    // Chromium writes most violations to the console, but not those that a script catches.
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
        reportError(new Error(`CSP: ${effectiveDirective} blocks ${blockedURI} in ${sourceFile}`)),
      );
    });
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
    // With `serviceWorkers: "block"`, as in most tests.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    this.problems.push(`console ${type}: ${message.text()} (${message.location().url})`);
  }

  /** Requests that the page itself aborts, by navigation or an AbortController, do not count. */
  private recordFailedRequest(request: Request): void {
    const reason = request.failure()?.errorText ?? "unknown";
    if (reason === "net::ERR_ABORTED") return;
    // The metrics of a visit are sent when its page is unloaded; nothing waits for them.
    if (request.resourceType() === "ping") return;
    this.problems.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  }
}
