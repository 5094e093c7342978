import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { signedIn, user } from "#tests/factories/api-results.ts";
import { heldReply, noNetwork, refusal, renderSite } from "#tests/setup/render-site.tsx";

const form = () => within(screen.getByRole("main"));
const email = () => form().getByLabelText("Email");
const password = () => form().getByLabelText<HTMLInputElement>("Password");
const send = () => form().getByRole("button", { name: "Sign In" });
const alert = async () => (await form().findByRole("alert")).textContent;

async function openFilledIn(options: Parameters<typeof renderSite>[1]) {
  const site = await renderSite("/sign-in", options);
  await site.user.type(email(), "  asha@people.example ");
  await site.user.type(password(), " Marigold-7  ");
  return site;
}

// covers: validation-01, errors-01
it.each([
  ["", ""],
  ["asha@people.example", "   "],
  ["  ", "Marigold-7"],
])("asks for both fields and sends nothing before: %j, %j", async (typedEmail, typedPassword) => {
  const site = await renderSite("/sign-in");
  if (typedEmail) await site.user.type(email(), typedEmail);
  if (typedPassword) await site.user.type(password(), typedPassword);
  await site.user.click(send());

  expect(await alert()).toBe("Please fill out all the fields!");
  const wrong = typedEmail.trim() === "" ? email() : password();
  expect(wrong.getAttribute("aria-invalid")).toBe("true");
  expect(site.sent).toEqual([]);
});

it("sends the trimmed input once, stores the user and the token, and leads home", async () => {
  const { reply, release } = heldReply(() => signedIn());
  const site = await openFilledIn({ api: { "POST /auth/signin": reply } });
  await site.user.dblClick(send());

  const busy = await form().findByRole("button", { name: "Unlocking Your Style..." });
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  expect(site.sent.map(({ body }) => body)).toEqual([
    { email: "asha@people.example", password: "Marigold-7" },
  ]);
  expect(site.stored().root.state).toMatchObject({ loading: true, currentUser: null });
  release();
  await screen.findByRole("link", { name: "Profile of asha" });
  const { token, root } = site.stored();
  expect(token).toBe(signedIn().token);
  expect(root).toMatchObject({ version: 1, state: { loading: false, error: null } });
  expect(root.state.currentUser).toEqual(user());
  expect(JSON.stringify(root)).not.toContain(token);
  expect(site.sentTo("POST /auth/signin")).toHaveLength(1);
});

// covers: states-01, states-20, errors-06, errors-07
it.each([
  ["a refusal", () => refusal(401, "Email or password is wrong."), "Email or password is wrong."],
  ["a response with success false", () => ({ success: false, message: "Not today" }), "Not today"],
  ["no network", noNetwork, "Failed to fetch"],
])("shows the words of %s and can be sent again", async (_what, reply, message) => {
  const site = await openFilledIn({ api: { "POST /auth/signin": reply } });
  await site.user.click(send());

  expect(await alert()).toBe(message);
  expect(send()).toHaveProperty("disabled", false);
  const { token, root } = site.stored();
  expect(token).toBeNull();
  expect(root.state).toMatchObject({ currentUser: null, loading: false, error: message });
});

// covers: account-03
it("shows the password when asked to, and leads to the sign-up screen", async () => {
  const site = await renderSite("/sign-in");
  expect(password().type).toBe("password");
  await site.user.click(form().getByRole("button", { name: "Show password" }));
  expect(password().type).toBe("text");

  await site.user.click(form().getByRole("link", { name: "Create an account" }));
  expect(document.activeElement).toBe(form().getByRole("heading", { level: 1 }));
  expect(form().getByRole("button", { name: "Create Account" })).toBeDefined();
});

// covers: provider-03
it("stops offering passkeys below the email field once the screen is left", async () => {
  const isAvailable = async () => true;
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(function PublicKeyCredential() {}, { isConditionalMediationAvailable: isAvailable }),
  );
  const get = vi.fn(
    ({ signal }: CredentialRequestOptions) =>
      new Promise<null>((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  );
  vi.spyOn(navigator, "credentials", "get").mockReturnValue({ get } as never);
  const site = await renderSite("/sign-in", {
    api: { "POST /auth/passkey/options": () => ({ challenge: "AAAA" }) },
  });
  await site.user.click(email());
  await waitFor(() => expect(get).toHaveBeenCalledOnce());
  const [options] = get.mock.calls[0] ?? [];
  expect(options).toMatchObject({ mediation: "conditional", signal: { aborted: false } });

  await site.user.click(screen.getAllByRole("link", { name: "Trending" })[0] as HTMLElement);
  await waitFor(() => expect(options?.signal?.aborted).toBe(true));
});

it("disables the identity provider's button where none is set up, with a hint", async () => {
  await renderSite("/sign-in", { settings: { identityProvider: false } });
  const button = form().getByRole("button", { name: "Continue with Google" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  const hint = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("Signing in with an identity provider is not set up in this shop.");
});

it("enables the identity provider's button where one is set up", async () => {
  await renderSite("/sign-in");
  const button = form().getByRole("button", { name: "Continue with Google" });
  expect(button).toHaveProperty("disabled", false);
});
