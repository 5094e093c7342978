import { adminSubmission } from "#tests/factories/submission-results.ts";
import { returns } from "../../setup/api-replies.ts";
import { administrator, heading, notLoaded, openDialog, press, type Screens } from "./screen.ts";

const PATH = "/dashboard/moderation?tab=looks";
const QUEUE = "GET /submission/admin";

const PICTURE = {
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1600"><rect width="1200" height="1600" fill="#d9cbb8"/><path d="M400 300h400l120 900H280z" fill="#1f5a46"/><text x="90" y="1500" font-size="38">WhatsApp 98xxx xxxxx for half the price</text></svg>`,
};
const PICTURES = Object.fromEntries(
  [1, 2, 3].map((number) => [`GET /submission/look-${number}/picture`, PICTURE]),
);

const LONG_NAME = "Annapurna-Venkatalakshminarasimharajuvaripeta-Iyer";
const LONG_LINK = `https://weaves.example/${"handloom-kanjivaram-silk-saree-".repeat(8)}`;

/** A held look whose links say all that can be said of them, by a person with a long name. */
const [saree, choli, clutch] = adminSubmission(1).items;
const HELD = adminSubmission(1, {
  ...{ outfitId: "outfit-1", warnings: ["links-changed", "words"], isComposed: false },
  description: "A very long description of a very long evening, and what to wear to it. ".repeat(6).trim(),
  author: {
    ...{ _id: "user-ravi", username: LONG_NAME, createdAt: "2026-02-01T09:30:00.000Z" },
    ...{ isBlocked: true, numberOfPublished: 12 },
  },
  items: [saree, choli, clutch].flatMap((item, index) =>
    item ? [{ ...item, itemLink: index === 0 ? LONG_LINK : item.itemLink }] : [],
  ),
  links: [
    {
      ...{ itemLink: LONG_LINK, state: "ok", problem: null },
      ...{ finalUrl: "https://elsewhere.example/offers", changedFrom: LONG_LINK },
    },
    {
      ...{ itemLink: choli?.itemLink ?? "", state: "gone", finalUrl: null, changedFrom: null },
      problem: "There is no page at this address.",
    },
  ],
});
const WAITING = [
  HELD,
  adminSubmission(2, {
    author: {
      ...{ _id: "user-zahra", username: "زهراء الأندلسية", createdAt: "2026-02-01T09:30:00.000Z" },
      ...{ isBlocked: false, numberOfPublished: 0 },
    },
  }),
];

/** The looks that wait for an administrator, and those that were decided on. */
export const LOOK_SCREENS: Screens = {
  "moderation of looks": {
    path: PATH,
    as: administrator,
    wide: true,
    replies: { [QUEUE]: returns({ submissions: WAITING, total: 21 }), ...PICTURES },
    states: {
      queue: (page) => page.getByText("When this look was published, it led to"),
      "the picture in the whole window": async (page) => {
        const dialog = await openDialog(page, /^See the picture larger/);
        return dialog.getByRole("img");
      },
      "the picture in its own size": async (page) => {
        await press(page, "In its own size");
        return page.getByRole("button", { name: "In its own size", pressed: true });
      },
      "asking for changes": async (page) => {
        await page.keyboard.press("Escape");
        const dialog = await openDialog(page, /^Ask for changes/);
        await dialog.getByRole("button", { name: "Ask for changes" }).click();
        return dialog.getByRole("alert");
      },
      "a decision that can be undone": async (page) => {
        await page.keyboard.press("Escape");
        await press(page, /^Publish/);
        return page.getByRole("button", { name: "Undo" });
      },
    },
  },
  "looks that were declined": {
    path: `${PATH}&state=declined`,
    as: administrator,
    replies: {
      [QUEUE]: returns({
        submissions: [
          adminSubmission(3, { state: "declined", note: "The picture shows another shop's name." }),
        ],
        total: 1,
      }),
      ...PICTURES,
    },
    states: { list: (page) => page.getByText("The picture shows another shop's name.") },
  },
  "an empty queue of looks": {
    path: PATH,
    as: administrator,
    replies: { [QUEUE]: returns({ submissions: [], total: 0 }) },
    states: { empty: heading("All clear") },
  },
  "a queue of looks that could not be loaded": notLoaded(PATH, QUEUE, "looks"),
};
