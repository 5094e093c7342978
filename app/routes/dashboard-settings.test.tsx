import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { settingsQuery } from "#app/dashboard/settings/settings-api.ts";
import { findSettingsSection } from "#app/dashboard/settings/settings-sections.ts";
import { getQueryClient } from "#app/lib/query-client.ts";
import { SETTINGS_ERRORS, SETTINGS_MESSAGES } from "#contract/messages/shop-settings.ts";
import { SETTING_LABELS, type SettingKey } from "#contract/shop/setting-labels.ts";
import type { ShopSettings } from "#contract/shop/shop-settings.ts";
import { shopSettings, signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, refusal, renderSite, toasts } from "#tests/setup/render-site.tsx";

const READ = "GET /settings/admin";
const SAVE = "PUT /settings/admin";

const claims = {
  hero: [{ value: "250+", label: "Looks" }],
  whyChoose: [],
  community: "Join us.",
  footer: "A look a week.",
};

/** Opens a section; `api` replaces replies. */
async function open(path: string, settings: Partial<ShopSettings> = {}, api = {}) {
  const site = await renderSite(`/dashboard/settings/${path}`, {
    session: signedIn({ isUserAdmin: true }),
    api: { [READ]: () => shopSettings(settings), ...api },
  });
  await screen.findAllByRole("region", { name: titleOf(path) });
  return site;
}
const titleOf = (path: string) => findSettingsSection(path)?.title ?? "";
const settingsNav = () => within(screen.getByRole("navigation", { name: "Settings" }));
const form = (setting: SettingKey) => within(screen.getByRole("form", { name: SETTING_LABELS[setting] }));
const section = (setting: SettingKey) =>
  within(screen.getByRole("region", { name: SETTING_LABELS[setting] }));
const press = (setting: SettingKey, name: string) => form(setting).getByRole("button", { name });
const save = (setting: SettingKey) => press(setting, `Save: ${SETTING_LABELS[setting]}`);

/** The call's refusal of fields. */
function refusedFields(...details: { path: string; message: string }[]): Response {
  const message = "Please check your entries";
  const body = { success: false, message, error: message, code: "VALIDATION_FAILED", details };
  return Response.json(body, { status: 400 });
}
const replacing = async (site: Awaited<ReturnType<typeof open>>, field: HTMLElement, text: string) => {
  await site.user.clear(field);
  if (text) await site.user.type(field, text);
};

it("is for administrators only", async () => {
  const { sentTo } = await renderSite("/dashboard/settings", { session: signedIn() });
  expect(screen.getByRole("heading", { level: 1, name: "Access Denied" })).toBeDefined();
  expect(sentTo(READ)).toEqual([]);
});

it("offers to try again after a failure", async () => {
  expectConsole(/The settings could not be loaded/);
  const site = await renderSite("/dashboard/settings/claims", {
    session: signedIn({ isUserAdmin: true }),
    api: { [READ]: () => refusal(403, "No.") },
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  site.reply(READ, () => shopSettings());
  await site.user.click(again);
  expect(await screen.findByRole("form", { name: SETTING_LABELS.claims })).toBeDefined();
});

it("can be changed again only when what is being saved is saved", async () => {
  const { reply, release } = heldReply(() => shopSettings());
  const site = await open("claims", { claims }, { [SAVE]: reply });
  const footer = form("claims").getByRole<HTMLInputElement>("textbox", { name: "Invitation in the footer" });
  await replacing(site, footer, "Two looks a week.");
  await site.user.click(save("claims"));
  await waitFor(() => expect(footer.readOnly).toBe(true));
  await site.user.type(footer, " No.");
  expect(footer.value).toBe("Two looks a week.");
  release();
  await waitFor(() => expect(footer.readOnly).toBe(false));
});

// covers: shop-settings-06
it("previews the claims as they are typed, saves them with their version, and shows them on the site", async () => {
  const site = await open(
    "claims",
    { claims, versions: { ...shopSettings().versions, claims: 3 } },
    {
      [SAVE]: ({ body }: { body: Pick<ShopSettings, "claims"> }) =>
        shopSettings({ claims: body.claims, versions: { ...shopSettings().versions, claims: 4 } }),
    },
  );
  const footer = form("claims").getByRole("textbox", { name: "Invitation in the footer" });
  await replacing(site, footer, "Two looks <b>a week</b>.");
  const preview = section("claims").getByRole("figure", { name: "Preview: footer of every page" });
  expect(preview.textContent).toContain("Two looks <b>a week</b>.");

  await site.user.click(press("claims", "Add a figure: Figures below the headline"));
  await site.user.type(form("claims").getByRole("textbox", { name: "Figure: headline figure 2" }), "9");
  await site.user.type(
    form("claims").getByRole("textbox", { name: "What it counts: headline figure 2" }),
    "stylists",
  );
  await site.user.click(save("claims"));
  await waitFor(() =>
    expect(site.sentTo(SAVE)[0]?.body).toEqual({
      claims: {
        ...claims,
        hero: [...claims.hero, { value: "9", label: "stylists" }],
        footer: "Two looks <b>a week</b>.",
      },
      versions: { claims: 3 },
    }),
  );
  await waitFor(() => expect(toasts()).toContainEqual({ kind: "success", text: "Marketing claims: saved" }));

  await site.user.click(screen.getByRole("link", { name: "Home" }));
  expect(await screen.findByText("Two looks <b>a week</b>.")).toBeDefined();
});

// covers: shop-settings-04
describe("says at each field what is wrong, before anything is sent", () => {
  const alertsOf = async (setting: SettingKey) =>
    (await form(setting).findAllByRole("alert")).map(({ textContent }) => textContent);

  it("claims", async () => {
    const site = await open("claims");
    await replacing(site, form("claims").getByRole("textbox", { name: "Figure: headline figure 1" }), "");
    const footer = form("claims").getByRole("textbox", { name: "Invitation in the footer" });
    await site.user.clear(footer);
    await site.user.click(footer);
    await site.user.paste("x".repeat(100_000));
    await site.user.click(save("claims"));
    expect(await alertsOf("claims")).toEqual([
      SETTINGS_MESSAGES.valueRequired,
      "Please use at most 300 characters",
    ]);
    expect(site.sentTo(SAVE)).toEqual([]);
  });

  it("grievance contact", async () => {
    const site = await open("grievance-contact");
    await site.user.type(form("grievance").getByRole("textbox", { name: "Name" }), "Asha");
    await site.user.type(form("grievance").getByRole("textbox", { name: "Phone number" }), "call me");
    await site.user.click(save("grievance"));
    expect(await alertsOf("grievance")).toEqual([
      SETTINGS_MESSAGES.emailRequired,
      SETTINGS_MESSAGES.phoneInvalid,
    ]);
    expect(site.sentTo(SAVE)).toEqual([]);
  });

  it("affiliate parameters", async () => {
    const site = await open("affiliate-parameters");
    for (const row of [1, 2]) {
      await site.user.click(press("affiliateParameters", "Add a parameter"));
      const type = (label: string, text: string) =>
        site.user.type(
          form("affiliateParameters").getByRole("textbox", { name: `${label}: parameter ${row}` }),
          text,
        );
      await type("Shop", "shop.example");
      await type("Parameter", "tag");
      await type("Value", "me-21");
    }
    await site.user.click(save("affiliateParameters"));
    expect(await alertsOf("affiliateParameters")).toEqual([SETTINGS_MESSAGES.parameterTwice]);
    expect(site.sentTo(SAVE)).toEqual([]);
  });

  it("word list", async () => {
    const site = await open("word-list");
    await site.user.type(form("wordList").getByRole("textbox"), `spam\n${"y".repeat(51)}`);
    await site.user.click(save("wordList"));
    expect(await alertsOf("wordList")).toEqual([`“${"y".repeat(30)}…”: Please use at most 50 characters`]);
    expect(site.sentTo(SAVE)).toEqual([]);
  });
});

// covers: shop-settings-04
it("says at its field what the server refuses", async () => {
  const site = await open(
    "testimonials",
    {},
    {
      [SAVE]: () => refusedFields({ path: "testimonials.1.name", message: "Please choose another name" }),
    },
  );
  await site.user.type(form("testimonials").getByRole("textbox", { name: "Name: testimonial 2" }), " II");
  await site.user.click(save("testimonials"));
  const field = form("testimonials").getByRole("textbox", { name: "Name: testimonial 2" });
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(field);
  expect(form("testimonials").getByText("Please choose another name")).toBeDefined();
});

// covers: shop-settings-05
it("says in a sentence that only a proxy responded, and keeps what was typed", async () => {
  const site = await open("claims", {}, { [SAVE]: () => new Response("", { status: 502 }) });
  const footer = form("claims").getByRole("textbox", { name: "Invitation in the footer" });
  await replacing(site, footer, "Two looks a week.");
  await site.user.click(save("claims"));
  expect((await form("claims").findByRole("alert")).textContent).toMatch(/^The shop could not be reached\./);
  expect(footer).toHaveProperty("value", "Two looks a week.");
});

it("keeps what was typed when another administrator has saved meanwhile, shows theirs, and saves over it", async () => {
  const contact = (name: string) => ({ name, email: "care@shop.example", phone: "" });
  const versions = { ...shopSettings().versions, grievance: 1 };
  const site = await open(
    "grievance-contact",
    { grievance: contact("Kavita"), versions },
    {
      [SAVE]: () => refusal(409, SETTINGS_ERRORS.changedMeanwhile.text, "CONFLICT"),
    },
  );
  const name = form("grievance").getByRole("textbox", { name: "Name" });
  await replacing(site, name, "Mine");
  const newer = { ...versions, grievance: 2, claims: 1 };
  site.reply(READ, () => shopSettings({ claims, grievance: contact("Theirs"), versions: newer }));
  await site.user.click(save("grievance"));

  const theirs = await form("grievance").findByRole("region", { name: "Saved meanwhile" });
  expect(theirs.textContent).toContain("Theirs");
  expect(form("grievance").getByDisplayValue("Mine")).toBeDefined();
  expect(form("grievance").getByText(SETTINGS_ERRORS.changedMeanwhile.text)).toBeDefined();

  site.reply(SAVE, () =>
    shopSettings({ claims, grievance: contact("Mine"), versions: { ...newer, grievance: 3 } }),
  );
  await site.user.click(press("grievance", "Save mine anyway"));
  await waitFor(() =>
    expect(site.sentTo(SAVE).at(-1)?.body).toEqual({
      grievance: contact("Mine"),
      versions: { grievance: 2 },
    }),
  );
  await waitFor(() => expect(form("grievance").queryByRole("region")).toBeNull());
});

it("takes over what is saved meanwhile while it has no unsaved input", async () => {
  await open("claims");
  const newer = shopSettings({ claims, versions: { ...shopSettings().versions, claims: 1 } });
  act(() => getQueryClient().setQueryData(settingsQuery.queryKey, newer));
  expect(await form("claims").findByDisplayValue("A look a week.")).toBeDefined();
});

it("takes over the version of another administrator on request", async () => {
  const site = await open(
    "word-list",
    { wordList: ["spam"] },
    {
      [SAVE]: () => refusal(409, SETTINGS_ERRORS.changedMeanwhile.text, "CONFLICT"),
    },
  );
  await site.user.type(form("wordList").getByRole("textbox"), "\nmine");
  site.reply(READ, () =>
    shopSettings({ wordList: ["theirs"], versions: { ...shopSettings().versions, wordList: 1 } }),
  );
  await site.user.click(save("wordList"));
  await form("wordList").findByText("theirs");
  await site.user.click(press("wordList", "Load the other version"));
  expect(form("wordList").getByRole<HTMLTextAreaElement>("textbox").value).toBe("theirs");
});

it("stores nothing for an empty contact", async () => {
  const site = await open(
    "grievance-contact",
    { grievance: { name: "Kavita", email: "care@shop.example", phone: "" } },
    { [SAVE]: () => shopSettings() },
  );
  for (const field of ["Name", "Email address"]) {
    await site.user.clear(form("grievance").getByRole("textbox", { name: field }));
  }
  expect(section("grievance").getByText(/have not entered the officer/)).toBeDefined();
  await site.user.click(save("grievance"));
  await waitFor(() => expect(site.sentTo(SAVE)[0]?.body).toMatchObject({ grievance: null }));
});

it("stores nothing for the original texts", async () => {
  const site = await open("claims", { claims }, { [SAVE]: () => shopSettings() });
  await site.user.click(press("claims", "Back to the default: Marketing claims"));
  await site.user.click(save("claims"));
  await waitFor(() => expect(site.sentTo(SAVE)[0]?.body).toMatchObject({ claims: null }));
});

it("says while a brand picture is sent, which is sent once", async () => {
  const replace = "PUT /settings/admin/picture/logo";
  const held = heldReply(() => shopSettings());
  const site = await open("logo-and-icon", {}, { [replace]: held.reply });
  const logo = within(await screen.findByRole("region", { name: "Logo" }));
  const file = new File(["picture"], "logo.png", { type: "image/png" });
  await site.user.upload(logo.getByLabelText("Logo"), file);
  expect((await logo.findByRole("status")).textContent).toBe("Sending the file…");
  await site.user.upload(logo.getByLabelText("Logo"), file);
  held.release();
  await waitFor(() => expect(logo.queryByRole("status")).toBeNull());
  expect(site.sentTo(replace)).toHaveLength(1);
});

it("stores affiliate parameters by shop", async () => {
  const site = await open(
    "affiliate-parameters",
    { affiliateParameters: { "one.example": { tag: "a", ref: "b" } } },
    { [SAVE]: () => shopSettings() },
  );
  expect(section("affiliateParameters").getByText("https://one.example/…?tag=a&ref=b")).toBeDefined();
  await site.user.click(press("affiliateParameters", "Remove parameter 2"));
  await site.user.click(save("affiliateParameters"));
  await waitFor(() =>
    expect(site.sentTo(SAVE)[0]?.body).toMatchObject({
      affiliateParameters: { "one.example": { tag: "a" } },
    }),
  );
});

it("stores words without empty lines", async () => {
  const site = await open("word-list", {}, { [SAVE]: () => shopSettings() });
  await site.user.type(form("wordList").getByRole("textbox"), "Spam\n\nclick here ");
  await site.user.click(save("wordList"));
  await waitFor(() => expect(site.sentTo(SAVE)[0]?.body).toMatchObject({ wordList: ["spam", "click here"] }));
});

it("stores a switch at once", async () => {
  const site = await open("prices", {}, { [SAVE]: () => shopSettings() });
  await site.user.click(screen.getByRole("switch", { name: "Update prices automatically" }));
  await waitFor(() =>
    expect(site.sentTo(SAVE)[0]?.body).toEqual({
      followShopPrices: false,
      versions: { followShopPrices: 0 },
    }),
  );
});

it("says when a switch could not be saved, and shows what is in force", async () => {
  const site = await open(
    "prices",
    {},
    { [SAVE]: () => refusal(409, SETTINGS_ERRORS.changedMeanwhile.text, "CONFLICT") },
  );
  const prices = screen.getByRole<HTMLInputElement>("switch");
  await site.user.click(prices);
  expect((await screen.findByRole("alert")).textContent).toBe(SETTINGS_ERRORS.changedMeanwhile.text);
  expect(prices.checked).toBe(true);
});

it("sends nothing when nothing was changed", async () => {
  const site = await open("testimonials");
  await site.user.click(save("testimonials"));
  await waitFor(() =>
    expect(toasts()).toContainEqual({ kind: "info", text: SETTINGS_MESSAGES.nothingToSave }),
  );
  expect(site.sentTo(SAVE)).toEqual([]);
});

// covers: shop-settings-07
it.each([
  ["another screen", "Activity"],
  ["another section", "Testimonials"],
  ["the overview", "All settings"],
])(
  "asks before unsaved input is lost by going to %s, and not after it is discarded",
  async (_where, link) => {
    const site = await open("word-list");
    site.reply("GET /activity/admin", () => ({ entries: [], total: 0 }));
    await site.user.type(form("wordList").getByRole("textbox"), "spam");
    const leave = () => site.user.click(screen.getByRole("link", { name: link }));
    const answer = async (name: string) =>
      site.user.click(
        within(await screen.findByRole("dialog", { name: "Leave without saving?" })).getByRole("button", {
          name,
        }),
      );
    await leave();
    await answer("Cancel");
    expect(form("wordList").getByRole<HTMLTextAreaElement>("textbox").value).toBe("spam");
    await site.user.click(press("wordList", "Discard changes: Word list"));
    expect(form("wordList").getByRole<HTMLTextAreaElement>("textbox").value).toBe("");
    await leave();
    const there = { "All settings": "Settings" }[link] ?? link;
    expect(await screen.findByRole("heading", { level: 1, name: there })).toBeDefined();
  },
);

it("loses unsaved input only when that is confirmed, and asks no more in the next section", async () => {
  const site = await open("word-list");
  site.reply("GET /activity/admin", () => ({ entries: [], total: 0 }));
  await site.user.type(form("wordList").getByRole("textbox"), "spam");
  await site.user.click(settingsNav().getByRole("link", { name: "Testimonials" }));
  const question = await screen.findByRole("dialog", { name: "Leave without saving?" });
  await site.user.click(within(question).getByRole("button", { name: "Discard" }));
  expect(await screen.findByRole("form", { name: "Testimonials" })).toBeDefined();
  await site.user.click(screen.getByRole("link", { name: "Activity" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Activity" })).toBeDefined();
});
