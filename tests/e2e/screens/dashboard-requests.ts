import type { Page } from "@playwright/test";
import type { BespokeRequest } from "#contract/bespoke/bespoke.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { dashboard } from "./dashboard-forms.ts";
import { headingOf, press, type Screens } from "./screen.ts";

const ANSWERED: BespokeRequest = {
  _id: "request-1",
  description: "A cocktail evening in Goa, outdoors. Deep greens, no heels, under ₹12,000.",
  email: "asha@people.example",
  name: "Asha Rao",
  image: null,
  imageWidth: null,
  imageHeight: null,
  imagePlaceholder: null,
  createdAt: "2026-03-01T09:30:00.000Z",
  dueAt: "2026-03-02T09:30:00.000Z",
  answeredAt: "2026-03-01T12:30:00.000Z",
  answerNote: "Linen breathes.",
  answerOutfitIds: ["00000000-0000-4000-8000-000000000001"],
  searchTerm: "saree",
  budget: 3_000,
};
const OPEN = { ...ANSWERED, answeredAt: null, answerNote: null, answerOutfitIds: [] };
const reply = (page: Page) => page.getByRole("dialog", { name: "Answer the request" });
const sendReply = (page: Page) => reply(page).getByRole("button", { name: "Send styled look" }).click();
const openRequests = (page: Page) => press(page, /^Requests/);

/** The administrators' list of bespoke requests. */
export const DASHBOARD_REQUEST_SCREENS: Screens = {
  "bespoke requests": dashboard({
    replies: {
      "GET /bespoke/admin/requests?state=open&startIndex=0&limit=20": returns({
        requests: [
          OPEN,
          {
            ...OPEN,
            _id: "request-2",
            email: "meera@people.example",
            description: "First day at a bank, 5'2\".",
          },
        ],
        openRequests: 2,
        hasMore: false,
      }),
      "POST /bespoke/admin/requests/request-1/answer": "broken",
    },
    console: /request failed: POST|ERR_/,
    states: {
      open: async (page) => {
        await openRequests(page);
        return page.getByRole("list", { name: "Open requests" });
      },
      "answer with mistakes": async (page) => {
        await press(page, "Answer asha@people.example");
        await sendReply(page);
        return page.getByText("Please pick at least one outfit");
      },
      "answer with outfits": async (page) => {
        const choices = reply(page).getByRole("list", { name: "Outfits to pick from" }).getByRole("button");
        await choices.first().click();
        await choices.nth(2).click();
        return reply(page).getByRole("button", { pressed: true }).first();
      },
      "the email before it is sent": async (page) => {
        await reply(page).getByText("Preview of the email").click();
        return reply(page).getByRole("list", { name: "Looks in the email" });
      },
      "answer that could not be sent": async (page) => {
        await reply(page).getByLabel("Note").fill("Linen breathes.");
        await sendReply(page);
        return reply(page).getByRole("alert").filter({ hasText: "nothing you entered is lost" });
      },
    },
  }),
  "bespoke requests that could not be loaded": dashboard({
    replies: { "GET /bespoke/admin/requests": refuses(403) },
    console: /status of 403|requests could not be loaded/,
    states: {
      failed: async (page) => {
        await openRequests(page);
        return headingOf(page, "The requests could not be loaded");
      },
    },
  }),
  "no bespoke requests": dashboard({
    replies: { "GET /bespoke/admin/requests": returns({ requests: [], openRequests: 0, hasMore: false }) },
    states: {
      empty: async (page) => {
        await openRequests(page);
        return headingOf(page, "No open requests");
      },
    },
  }),
  "answered bespoke requests": dashboard({
    replies: {
      "GET /bespoke/admin/requests": returns({ requests: [ANSWERED], openRequests: 0, hasMore: false }),
    },
    states: {
      list: async (page) => {
        await openRequests(page);
        await page.getByRole("tab", { name: "Answered" }).click();
        return page.getByRole("list", { name: "Answered requests" }).filter({ hasText: "Linen breathes." });
      },
    },
  }),
};
