import type { BespokeRequest } from "#contract/bespoke/bespoke.ts";
import { refuses, returns } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import type { Visit } from "./visit.ts";

const ANSWERED: BespokeRequest = {
  _id: "request-1",
  description: "A cocktail evening in Goa, outdoors.",
  email: "asha@people.example",
  image: null,
  imageWidth: null,
  imageHeight: null,
  imagePlaceholder: null,
  createdAt: "2026-03-01T09:30:00.000Z",
  dueAt: "2026-03-02T09:30:00.000Z",
  answeredAt: "2026-03-01T12:30:00.000Z",
  answerNote: "Linen breathes.",
  answerOutfitIds: ["00000000-0000-4000-8000-000000000001"],
};

/** The administrators' list of bespoke requests. */
export const BESPOKE_REQUEST_VISITS: Record<string, Visit> = {
  "bespoke requests": {
    path: "/dashboard",
    as: "administrator",
    replies: {
      "GET /bespoke/admin/requests?state=open&startIndex=0&limit=20": returns({
        requests: [{ ...ANSWERED, answeredAt: null, answerNote: null, answerOutfitIds: [] }],
        openRequests: 1,
        hasMore: false,
      }),
      "POST /bespoke/admin/requests/request-1/answer": "broken",
    },
    console: /request failed: POST|ERR_/,
    states: {
      open: async (page) => {
        await page.getByRole("button", { name: /^Requests/ }).click();
        await expect(page.getByRole("list", { name: "Open requests" })).toBeVisible();
      },
      "answer with mistakes": async (page) => {
        await page.getByRole("button", { name: "Answer asha@people.example" }).click();
        await page.getByRole("button", { name: "Send styled look" }).click();
        await expect(page.getByText("Please pick at least one outfit")).toBeVisible();
      },
      "answer that could not be sent": async (page) => {
        const dialog = page.getByRole("dialog", { name: "Answer the request" });
        await dialog.getByRole("list", { name: "Outfits to pick from" }).getByRole("button").first().click();
        await dialog.getByLabel("Note").fill("Linen breathes.");
        await dialog.getByRole("button", { name: "Send styled look" }).click();
        await expect(dialog.getByRole("alert")).toContainText("nothing you entered is lost");
      },
    },
  },
  "bespoke requests that could not be loaded": {
    path: "/dashboard",
    as: "administrator",
    replies: { "GET /bespoke/admin/requests": refuses(403) },
    console: /status of 403|requests could not be loaded/,
    states: {
      failed: async (page) => {
        await page.getByRole("button", { name: "Requests", exact: true }).click();
        await expect(page.getByRole("heading", { name: "The requests could not be loaded" })).toBeVisible();
      },
    },
  },
  "no bespoke requests": {
    path: "/dashboard",
    as: "administrator",
    replies: { "GET /bespoke/admin/requests": returns({ requests: [], openRequests: 0, hasMore: false }) },
    states: {
      empty: async (page) => {
        await page.getByRole("button", { name: "Requests", exact: true }).click();
        await expect(page.getByRole("heading", { name: "No open requests" })).toBeVisible();
      },
    },
  },
  "answered bespoke requests": {
    path: "/dashboard",
    as: "administrator",
    replies: {
      "GET /bespoke/admin/requests": returns({ requests: [ANSWERED], openRequests: 0, hasMore: false }),
    },
    states: {
      list: async (page) => {
        await page.getByRole("button", { name: "Requests", exact: true }).click();
        await page.getByRole("tab", { name: "Answered" }).click();
        await expect(page.getByRole("list", { name: "Answered requests" })).toContainText("Linen breathes.");
      },
    },
  },
};
