import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { getQueryClient } from "#app/lib/query-client.ts";
import { SUBMISSION_ERRORS } from "#contract/messages/submissions.ts";
import { submission } from "#tests/factories/submission-results.ts";
import { refusal } from "#tests/setup/render-site.tsx";
import { choose, fieldsOf, LIST, open, press, type Site, SUBMIT, valueIn } from "#tests/setup/submit-site.ts";

const UPDATE = "PUT /submission/look-1";
const LOOK = submission(1);
const OTHER = submission(1, { description: "From my phone", updatedAt: "2026-07-03T08:00:00.123Z" });
const { reason, text } = SUBMISSION_ERRORS.changedMeanwhile;
const refused = () =>
  Response.json({ success: false, message: text, error: text, code: "CONFLICT", reason }, { status: 409 });
const sentTimes = (site: Site) => site.sentTo(UPDATE).map((call) => fieldsOf(call).updatedAt);

/** Changes a look. */
async function begin() {
  const site = await open(
    { [LIST]: () => ({ submissions: [LOOK] }), [UPDATE]: refused },
    "/submit?look=look-1",
  );
  await site.user.click(await screen.findByLabelText("Description"));
  await site.user.paste(", on this device");
  return site;
}

/** Has changed a look that another device has saved since, and could not save it. */
async function meetOther() {
  const site = await begin();
  await choose(site);
  site.reply(LIST, () => ({ submissions: [OTHER] }));
  await press(site, "Save draft");
  expect((await screen.findByRole("alert")).textContent).toContain(text);
  expect(valueIn("Description")).toBe("Look number 1, on this device");
  expect(sentTimes(site)).toEqual([LOOK.updatedAt]);
  return site;
}

it("a look that another device has saved since is saved over only when that is asked for", async () => {
  const site = await meetOther();
  const saved = submission(1, { updatedAt: "2026-07-04T08:00:00.456Z" });
  site.reply(UPDATE, () => saved);
  await press(site, "Save mine anyway");
  await screen.findByText("Saved as a draft. You find it under My looks in your profile.");
  await choose(site);
  await press(site, "Save draft");
  await waitFor(() => expect(sentTimes(site)).toEqual([LOOK.updatedAt, undefined, saved.updatedAt]));
});

it("the other version of a look takes the place of what was entered when that is asked for", async () => {
  const site = await meetOther();
  await waitFor(() => expect(localStorage.getItem("begunLooks")).toContain("on this device"));
  await press(site, "Load the other version");
  await waitFor(() => expect(valueIn("Description")).toBe("From my phone"));
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(localStorage.getItem("begunLooks")).toBeNull();
  site.reply(UPDATE, () => OTHER);
  await choose(site);
  await press(site, "Save draft");
  await waitFor(() => expect(sentTimes(site)).toEqual([LOOK.updatedAt, OTHER.updatedAt]));
});

it("what was entered on this device before another one saved the look is not saved over it", async () => {
  await begin();
  await waitFor(() => expect(localStorage.getItem("begunLooks")).toContain("on this device"));
  cleanup();
  getQueryClient().clear();
  const site = await open(
    { [LIST]: () => ({ submissions: [OTHER] }), [UPDATE]: refused },
    "/submit?look=look-1",
  );
  await screen.findByText("What you entered before is back.");
  expect(valueIn("Description")).toBe("Look number 1, on this device");
  await choose(site);
  await press(site, "Save draft");
  await waitFor(() => expect(sentTimes(site)).toEqual([LOOK.updatedAt]));
});

it("a look that was saved and not submitted is not in the way of the next attempt", async () => {
  const site = await open(
    {
      [LIST]: () => ({ submissions: [LOOK] }),
      [UPDATE]: () => OTHER,
      [SUBMIT]: () => refusal(409, SUBMISSION_ERRORS.tooManyWaiting.text),
    },
    "/submit?look=look-1",
  );
  await screen.findByLabelText("Description");
  await choose(site);
  await waitFor(() => expect(localStorage.getItem("begunLooks")).toContain("look-1"));
  await press(site, "Submit for review");
  await screen.findByText(SUBMISSION_ERRORS.tooManyWaiting.text);
  expect(localStorage.getItem("begunLooks")).toBeNull();
  await press(site, "Submit for review");
  await waitFor(() => expect(sentTimes(site)).toEqual([LOOK.updatedAt, OTHER.updatedAt]));
});
