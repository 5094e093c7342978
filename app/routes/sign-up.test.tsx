import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { noNetwork, refusal, renderSite } from "#tests/setup/render-site.tsx";

const form = () => within(screen.getByRole("main"));
const password = () => form().getByLabelText<HTMLInputElement>("Password");

// covers: account-06, validation-05, validation-07, constants-31
it("rates the password by its points", async () => {
  const { user } = await renderSite("/sign-up");
  const meter = () => form().getByRole("meter", { name: "Password strength" });
  for (const [text, score, label, colour] of [
    ["", 0, "Weak", "bg-danger"],
    ["abc", 25, "Weak", "bg-danger"],
    ["abC", 50, "Medium", "bg-gold"],
    ["abC1", 75, "Strong", "bg-emerald"],
    ["abcdeF12", 100, "Strong", "bg-emerald"],
  ] as const) {
    await user.clear(password());
    if (text) await user.type(password(), text);
    expect(meter().getAttribute("value")).toBe(String(score));
    expect(meter().getAttribute("aria-valuetext")).toBe(label);
    const bar = meter().parentElement?.querySelector<HTMLElement>(`.${colour}[style]`);
    expect(bar?.style.width).toBe(`${score}%`);
    if (text) expect(form().getByText(label)).toBeDefined();
  }
});

// covers: states-21
it.each([
  [
    "a refusal",
    () => refusal(409, "An account with this email already exists."),
    "An account with this email already exists.",
  ],
  ["no network", noNetwork, "Failed to fetch"],
])("shows the words of %s and stays", async (_what, reply, message) => {
  const { user } = await renderSite("/sign-up", { api: { "POST /auth/signup": reply } });
  await user.type(form().getByLabelText("Username"), "asha");
  await user.type(form().getByLabelText("Email"), "asha@people.example");
  await user.type(password(), "Marigold-7");
  await user.click(form().getByRole("button", { name: "Create Account" }));
  expect((await form().findByRole("alert")).textContent).toBe(message);
  expect(form().getByRole("button", { name: "Create Account" })).toHaveProperty("disabled", false);
});

it("a new account finds its address on the sign-in screen, whose notice goes with a failure", async () => {
  const site = await renderSite("/sign-up", {
    api: {
      "POST /auth/signup": () => ({ success: true, message: "Your account is ready." }),
      "POST /auth/signin": () => refusal(401, "Email or password is wrong."),
    },
  });
  expect(form().getByRole("link", { name: "Terms of Service" }).getAttribute("href")).toBe("/terms");
  expect(form().getByRole("link", { name: "Privacy Policy" }).getAttribute("href")).toBe("/privacy");
  await site.user.type(form().getByLabelText("Username"), "asha");
  await site.user.type(form().getByLabelText("Email"), " asha@people.example ");
  await site.user.type(password(), "Marigold-7");
  await site.user.click(form().getByRole("button", { name: "Create Account" }));
  await screen.findByRole("heading", { level: 1, name: "Almost there" });
  expect(form().getByLabelText("Email")).toHaveProperty("value", "asha@people.example");
  expect(form().getByText("Your account is ready.")).toBeDefined();
  await site.user.type(password(), "other");
  await site.user.click(form().getByRole("button", { name: "Sign In" }));
  expect(await form().findByText("Email or password is wrong.")).toBeDefined();
  expect(form().queryByText("Your account is ready.")).toBeNull();
});

it("leads to signing in where the email has an account", async () => {
  const message = "An account with this email already exists.";
  const body = { success: false, message, error: message, code: "CONFLICT", reason: "account.emailTaken" };
  const site = await renderSite("/sign-up", {
    api: { "POST /auth/signup": () => Response.json(body, { status: 409 }) },
  });
  await site.user.type(form().getByLabelText("Username"), "asha");
  await site.user.type(form().getByLabelText("Email"), "asha@people.example");
  await site.user.type(password(), "Marigold-7");
  await site.user.click(form().getByRole("button", { name: "Create Account" }));
  await site.user.click(await form().findByRole("link", { name: "Sign in instead" }));
  await screen.findByRole("heading", { level: 1, name: "Welcome back" });
});

it("sends a weak password too, trimmed, and is busy meanwhile", async () => {
  const { user, sent } = await renderSite("/sign-up", {
    api: { "POST /auth/signup": () => new Promise(() => {}) },
  });
  await user.type(form().getByLabelText("Username"), " asha ");
  await user.type(form().getByLabelText("Email"), " asha@people.example");
  await user.type(password(), " a ");
  await user.click(form().getByRole("button", { name: "Create Account" }));
  const busy = await form().findByRole("button", { name: "Creating Your Universe..." });
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  expect(sent.map(({ body }) => body)).toEqual([
    { username: "asha", email: "asha@people.example", password: "a" },
  ]);
});

// covers: account-08
it("leads to the sign-in screen", async () => {
  const { user } = await renderSite("/sign-up");
  await user.click(form().getByRole("link", { name: "Sign in" }));
  expect(form().getByRole("button", { name: "Sign In" })).toBeDefined();
});
