import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  comment,
  moderationEntry,
  outfit,
  reply,
  signedIn,
  user as userResult,
} from "#tests/factories/api-results.ts";
import { renderSite } from "#tests/setup/render-site.tsx";

/** Written from right to left. */
const ARABIC = "مرحبا!";
const by = { username: ARABIC, userFullName: ARABIC };
const CREATED_AT = "2026-03-01T09:30:00.000Z";

const SCREENS = {
  "comments and replies": [
    "/outfit/outfit-1",
    {
      "GET /outfit/outfit-1": () =>
        outfit({
          description: ARABIC,
          numberOfComments: 1,
          comments: [
            comment(1, {
              ...by,
              text: ARABIC,
              numberOfReplies: 1,
              replies: [reply(1, { ...by, text: ARABIC })],
            }),
          ],
          waiting: [{ commentId: "comment-9", text: ARABIC, createdAt: CREATED_AT }],
        }),
    },
    7,
  ],
  moderation: [
    "/dashboard/moderation",
    {
      "GET /moderation/admin/queue": () => ({
        entries: [
          // Of its own: a text that another test has decided on is hidden until that can no longer be undone.
          moderationEntry(41, {
            text: ARABIC,
            author: { ...moderationEntry(41).author, username: ARABIC } as never,
            reports: [{ reason: "abuse", note: ARABIC }],
            thread: [
              {
                _id: "text-9",
                kind: "comment",
                username: ARABIC,
                text: ARABIC,
                isHeld: false,
                createdAt: CREATED_AT,
              },
            ],
          }),
        ],
        total: 1,
      }),
    },
    5,
  ],
  users: [
    "/dashboard/users",
    {
      "GET /user/admin/users": () => ({
        users: [
          {
            ...userResult({ _id: "user-2", username: ARABIC, fullName: ARABIC }),
            ...{ createdAt: CREATED_AT, isBlocked: false, blockedReason: null, emailConfirmed: true },
          },
        ],
        total: 1,
      }),
    },
    2,
  ],
  activity: [
    "/dashboard/activity",
    {
      "GET /activity/admin": () => ({
        entries: [
          {
            ...{ _id: "entry-1", action: "changed", administrator: ARABIC, isAutomatic: false },
            subject: { kind: "outfit", id: "outfit-1", name: ARABIC },
            before: { description: ARABIC },
            after: { description: ARABIC },
            createdAt: CREATED_AT,
          },
        ],
        total: 1,
      }),
    },
    4,
  ],
  "the profile": ["/profile", {}, 1],
} as const;

/** The elements whose own text has the Arabic words, without what only assistive technology reads. */
function arabicPlaces(): Element[] {
  const main = screen.getByRole("main");
  return [...main.querySelectorAll("*")].filter((element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.includes(ARABIC)),
  );
}

it.each(Object.entries(SCREENS))(
  "people's texts and names in %s have their own direction",
  async (_, parts) => {
    const [path, api, count] = parts;
    await renderSite(path, {
      session: signedIn({ isUserAdmin: true, username: ARABIC, fullName: ARABIC }),
      api,
    });
    await waitFor(() => expect(arabicPlaces().length).toBeGreaterThanOrEqual(count));
    expect(arabicPlaces().filter((place) => !place.closest("bdi, [dir=auto]"))).toEqual([]);
    const fields = document.querySelectorAll<HTMLInputElement>(
      "main textarea, main input:is([type=text], [type=search], :not([type]))",
    );
    expect([...fields].filter(({ dir }) => dir !== "auto").map(({ name }) => name)).toEqual([]);
  },
);
