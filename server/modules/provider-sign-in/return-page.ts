import { PROVIDER_CHANNEL, type ProviderResult } from "#contract/account/provider-sign-in.ts";
import { contentSecurityPolicy } from "#server/http/plugins/content-security-policy.ts";

/**
 * The pop-up's last page: sends the result to the opening page over a same-origin
 * BroadcastChannel and closes.
 */
export function returnPage(result: ProviderResult | undefined): { html: string; policy: string } {
  const message =
    result && "proof" in result ? "You are signed in." : "This sign-in did not work. Please try again.";
  const script = result
    ? `const channel = new BroadcastChannel(${asScript(PROVIDER_CHANNEL)}); channel.postMessage(${asScript(result)}); channel.close(); window.close();`
    : "";
  const html = `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${message}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;background:#faf6f0;color:#1f1b18;font:1rem/1.5 system-ui,sans-serif;text-align:center}</style></head>
<body><main><p>${message}</p><p>You can close this window.</p></main><script>${script}</script></body>
</html>
`;
  return { html, policy: contentSecurityPolicy([script]) };
}

/** JSON that cannot end the script element. */
function asScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
