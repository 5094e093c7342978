import { PICTURE_RIGHTS, STUDIO_ERRORS } from "#contract/messages/studio.ts";
import { piece } from "#tests/factories/api-results.ts";
import { cutout, studio, studioDraft } from "#tests/factories/studio-results.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { administrator, heading, notLoaded, press, type Screen, type Screens } from "./screen.ts";

const OPEN = "GET /studio/admin/studio";
const BOARD = "GET /studio/admin/board/outfit-1";
const CUT_OUT = "POST /studio/admin/cutout";

const POOL = {
  pieces: [
    piece(1, { name: "Rust linen kurta with hand embroidery", image: "https://shop.example/1.jpg" }),
    piece(2, { name: "सोने की बालियाँ" }),
  ],
  total: 2,
};
const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="#e8dcc8"/></svg>`;

const section = ({ replies, ...visit }: Omit<Screen, "path" | "as"> & Partial<Screen>): Screen => ({
  path: "/dashboard/studio",
  as: administrator,
  wide: true,
  replies: {
    [OPEN]: returns(studio()),
    "GET /piece/admin/pieces": returns(POOL),
    "POST /studio/admin/ground": returns({ image: `data:image/svg+xml,${encodeURIComponent(GROUND)}` }),
    "POST /studio/admin/layers": returns({ drift: { x: 0, y: 0 }, layers: [] }),
    ...replies,
  },
  ...visit,
});

const draft = studioDraft({ cutouts: [cutout(1, { quality: "framed" })] });

/** The dashboard's studio. */
export const STUDIO_SCREENS: Screens = {
  "a new board of the studio": section({
    replies: {
      [OPEN]: returns(studio({ rightsConfirmed: false })),
      [CUT_OUT]: refuses(422, STUDIO_ERRORS.readTooSlow.text),
    },
    states: {
      empty: (page) => page.getByRole("button", { name: "Add Rust linen kurta with hand embroidery" }),
      links: async (page) => {
        await press(page, "Links");
        return page.getByLabel("Product links, one a line");
      },
      "asking for the rights": async (page) => {
        await page.getByLabel("Product links, one a line").fill("https://shop.example/1");
        await press(page, "Cut out");
        return page.getByRole("dialog", { name: PICTURE_RIGHTS.title });
      },
      "a link that failed": async (page) => {
        await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
        return page.getByRole("button", { name: "Try again: shop.example/1" });
      },
      uploads: async (page) => {
        await press(page, "Upload");
        return page.getByText("Choose pictures");
      },
      names: async (page) => {
        await press(page, "By name");
        return page.getByLabel("Drawn for");
      },
    },
  }),
  "a draft of the studio": section({
    replies: { [OPEN]: returns(studio({ draft })) },
    states: {
      board: (page) => page.getByRole("button", { name: "Use this look" }),
      "asking before it starts again": async (page) => {
        await press(page, "Start again");
        return page.getByRole("dialog", { name: "Start again?" });
      },
    },
  }),
  "an unfinished board of the studio": section({
    path: "/dashboard/studio?outfit=outfit-1",
    replies: { [OPEN]: returns(studio({ draft })) },
    states: { offered: heading("You have an unfinished board") },
  }),
  "a look without a board": section({
    path: "/dashboard/studio?outfit=outfit-1",
    replies: {
      [BOARD]: {
        status: 409,
        json: {
          ...{ success: false, message: STUDIO_ERRORS.notComposed.text, code: "CONFLICT" },
          ...{ error: STUDIO_ERRORS.notComposed.text, reason: STUDIO_ERRORS.notComposed.reason },
        },
      },
    },
    console: /status of 409|The board could not be opened/,
    states: { offered: heading("No board yet") },
  }),
  "a studio that could not be opened": {
    ...notLoaded("/dashboard/studio", OPEN, "studio"),
    console: /status of 403|The studio could not be opened/,
    states: { failed: heading("The studio could not be opened") },
  },
};
