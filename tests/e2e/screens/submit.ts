import { PICTURE_RIGHTS } from "#contract/messages/studio.ts";
import { SUBMISSION_ERRORS, SUBMISSION_MESSAGES } from "#contract/messages/submissions.ts";
import { accountState } from "#tests/factories/api-results.ts";
import { studio } from "#tests/factories/studio-results.ts";
import { submission } from "#tests/factories/submission-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { heading, press, type Screen, type Screens, shopper } from "./screen.ts";

const LOOKS = "GET /submission";
const OPEN = "GET /studio/studio";

const CHANGES = submission(1, {
  state: "changes_requested",
  note: "Please use a warmer ground, and a link for the earrings that leads to the earrings.",
});

const submit = ({ replies, ...visit }: Omit<Screen, "path" | "as"> & Partial<Screen>): Screen => ({
  path: "/submit",
  as: shopper,
  wide: true,
  replies: {
    "GET /user/account": returns(accountState({ activity: [] })),
    [OPEN]: returns(studio({ rightsConfirmed: false })),
    "GET /submission/look-1/picture": "pending",
    [LOOKS]: returns({ submissions: [CHANGES, submission(2, { state: "submitted" })] }),
    ...replies,
  },
  ...visit,
});

/** The screen on which people submit looks. */
export const SUBMIT_SCREENS: Screens = {
  "a new look that somebody submits": submit({
    states: {
      empty: (page) => page.getByRole("button", { name: "Submit for review" }),
      "with errors": async (page) => {
        await press(page, "Submit for review");
        return page.getByText(SUBMISSION_MESSAGES.imageRequired);
      },
    },
  }),
  "a submitted look of which changes are asked for": submit({
    path: "/submit?look=look-1",
    replies: {
      "PUT /submission/look-1": returns(CHANGES),
      "POST /submission/look-1/submit": refuses(409, SUBMISSION_ERRORS.tooManyWaiting.text),
      "POST /studio/rights": { status: 204, json: null },
    },
    console: /409/,
    states: {
      open: (page) => page.getByRole("region", { name: "What we ask you to change" }),
      "asking for the rights": async (page) => {
        await press(page, "Submit for review");
        return page.getByRole("dialog", { name: PICTURE_RIGHTS.title });
      },
      refused: async (page) => {
        await page.getByRole("dialog").getByRole("button", { name: PICTURE_RIGHTS.confirm }).click();
        return page.getByRole("alert").filter({ hasText: SUBMISSION_ERRORS.tooManyWaiting.text });
      },
    },
  }),
  "a submitted look that waits": submit({
    path: "/submit?look=look-2",
    states: { waiting: heading("This look waits for review") },
  }),
  "submitting a look without a confirmed address": submit({
    replies: { "GET /user/account": returns(accountState({ emailConfirmed: false, activity: [] })) },
    states: { unconfirmed: (page) => page.getByRole("button", { name: "Send the Link Again" }) },
  }),
  "a submitted look that was not loaded": submit({
    path: "/submit?look=look-1",
    replies: { [LOOKS]: refuses(403) },
    console: /status of 403|Loading the person's looks failed/,
    states: { failed: heading("Your looks could not be loaded") },
  }),
};
