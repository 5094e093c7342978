import { describe, expect, it } from "vitest";
import type { BespokeRequest, BespokeRequestList } from "#contract/bespoke/bespoke.ts";
import { createRequest } from "#tests/factories/bespoke-factory.ts";
import { createMedia } from "#tests/factories/outfit-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();
const HOUR_MS = 60 * 60 * 1_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

async function list(query = "") {
  const { headers } = await signIn(shop, { isAdmin: true });
  return shop.app.inject({ url: `/backend/bespoke/admin/requests${query}`, headers });
}
const listed = async (query?: string) => (await list(query)).json<BespokeRequestList>();
const emails = ({ requests }: BespokeRequestList) => requests.map(({ email }) => email);

describe("GET bespoke/admin/requests", () => {
  it("returns all fields of a request, with its picture and due time", async () => {
    const mediaId = await createMedia(shop.database);
    const createdAt = hoursAgo(3);
    const id = await createRequest(shop.database, { mediaId, createdAt });

    expect(await listed()).toEqual({
      requests: [
        {
          _id: id,
          description: "A linen look for a beach wedding",
          email: "asha@mail.example",
          name: null,
          image: `/bespoke/admin/requests/${id}/picture`,
          imageWidth: 1200,
          imageHeight: 1600,
          imagePlaceholder: "data:image/png;base64,AAAA",
          createdAt: createdAt.toISOString(),
          dueAt: new Date(createdAt.getTime() + 24 * HOUR_MS).toISOString(),
          answeredAt: null,
          answerNote: null,
          answerOutfitIds: [],
          searchTerm: "beach wedding",
          budget: null,
        } satisfies BespokeRequest,
      ],
      openRequests: 1,
      hasMore: false,
    });
  });

  it("names the account that sent a request, by the full name if it has one", async () => {
    const { database } = shop;
    const asha = await createUser(database, { username: "asha", fullName: "Asha Rao" });
    const meera = await createUser(database, { username: "meera", fullName: "" });
    for (const [userId, hours] of [
      [asha, 2],
      [meera, 1],
    ] as const)
      await createRequest(database, { userId, createdAt: hoursAgo(hours) });
    expect((await listed()).requests.map(({ name }) => name)).toEqual(["Asha Rao", "meera"]);
  });

  it("sorts open requests by due time and answered ones by the latest answer", async () => {
    const { database } = shop;
    await createRequest(database, { email: "young", createdAt: hoursAgo(1) });
    await createRequest(database, { email: "old", createdAt: hoursAgo(30) });
    await createRequest(database, { email: "answered-early", answeredAt: hoursAgo(9), answerNote: "A" });
    await createRequest(database, { email: "answered-late", answeredAt: hoursAgo(2), answerNote: "B" });

    expect(emails(await listed())).toEqual(["old", "young"]);
    expect(await listed("?state=open")).toMatchObject({ openRequests: 2 });
    const answered = await listed("?state=answered");
    expect(emails(answered)).toEqual(["answered-late", "answered-early"]);
    expect(answered).toMatchObject({ openRequests: 2, requests: [{ image: null }, { imageWidth: null }] });
  });

  it("pages without repeating or skipping a request", async () => {
    const createdAt = hoursAgo(1);
    for (let index = 0; index < 5; index += 1) {
      await createRequest(shop.database, { email: `${index}`, createdAt });
    }

    const pages = [
      await listed("?limit=2"),
      await listed("?startIndex=2&limit=2"),
      await listed("?startIndex=4&limit=2"),
    ];

    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
    expect(pages.flatMap(emails).sort()).toEqual(["0", "1", "2", "3", "4"]);
  });

  it.each([
    "?state=all",
    "?startIndex=-1",
    "?limit=0",
    "?limit=51",
    "?limit=1e9",
    "?state=open&state=answered",
  ])("rejects %s", async (query) => {
    expect((await list(query)).statusCode).toBe(400);
  });

  it("treats an empty parameter as absent and forbids caching", async () => {
    const response = await list("?state=&startIndex=&limit=");

    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
  });
});
