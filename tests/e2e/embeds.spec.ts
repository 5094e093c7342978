import { randomUUID } from "node:crypto";
import { embedCode, FRAME_SIZE } from "#contract/embeds/embed-code.ts";
import { expect, test } from "../setup/browser.ts";
import { screenPaths } from "../setup/screen-paths.ts";
import { openForeignPage } from "./foreign-page.ts";
import { mostViewedId, readOutfit } from "./outfit-calls.ts";

const frameAncestors = (headers: Record<string, string>) =>
  headers["content-security-policy"]?.match(/frame-ancestors [^;]*/g);

test("no document can be framed but embeds", async ({ request, serverUrl }) => {
  const id = await mostViewedId(request);
  const embed = `/embed/outfit/${id}`;
  const paths = [
    ...screenPaths(),
    ...[`/outfit/${id}`, `/OUTFIT/${id}`, "/100%", "/oembed", "/embed", `${embed}/items`, `/${embed}`],
  ];
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    const response = await request.get(serverUrl + path, { maxRedirects: 0 });
    expect(frameAncestors(response.headers()), path).toEqual(["frame-ancestors 'none'"]);
    expect(response.headers()["x-frame-options"], path).toBe("SAMEORIGIN");
  }
  // The second response comes from the cache.
  for (const path of [embed, embed, `/embed/outfit/${randomUUID()}`, `/embed/board/${randomUUID()}`]) {
    const response = await request.get(path);
    expect(frameAncestors(response.headers()), path).toEqual(["frame-ancestors *"]);
    expect(response.headers()["x-frame-options"], path).toBeUndefined();
  }
});

test("a browser shows no other page of the shop in a frame of another site", async ({
  page,
  serverUrl,
  allowConsole,
}) => {
  allowConsole(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/);
  const site = await openForeignPage(`<iframe src="${serverUrl}/terms"></iframe>`);
  await page.goto(site.url);
  await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);
  await site.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an embedded look is whole in a frame, and leads to its page in a new tab", async ({
    page,
    request,
    serverUrl,
  }) => {
    const outfit = await readOutfit(request, await mostViewedId(request));
    const code = embedCode(serverUrl, { kind: "outfit", id: outfit._id }, { title: "A look" });
    const site = await openForeignPage(code);
    await page.goto(site.url);
    const frame = page.frameLocator("iframe");
    const picture = frame.getByRole("img");
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty("complete", true);
    for (const { itemName } of outfit.items)
      await expect(frame.getByText(itemName, { exact: true })).toBeVisible();
    await expect(frame.locator("html")).toHaveJSProperty("scrollHeight", FRAME_SIZE.height);
    const link = frame.getByRole("link");
    const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    await expect(opened).toHaveURL(`/outfit/${outfit._id}`);
    await site.close();
  });
});
