// @ts-nocheck
import { readFile } from "node:fs/promises";
import { inRoot } from "../steps/root.mjs";

export const ADMIN = { email: "editor@ensemble.example", password: "Marigold-7-Marigold" };
const PASSWORD = "Marigold-7";

async function call(url, path, { token, ...init } = {}) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...init.headers };
  const response = await fetch(`${url}/backend${path}`, { ...init, headers });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

function send(url, path, body, token) {
  const headers = { "content-type": "application/json" };
  return call(url, path, { method: "POST", headers, body: JSON.stringify(body), token });
}

async function newPerson(url, username) {
  const person = { username, email: `${username.replaceAll(" ", ".").toLowerCase()}@people.example` };
  await send(url, "/auth/signup", { ...person, password: PASSWORD });
  return { email: person.email, password: PASSWORD };
}

async function fillCart(url, { email, password }, outfits) {
  const { token } = await send(url, "/auth/signin", { email, password });
  for (const [index, { _id }] of outfits.entries()) {
    await send(url, "/cart/add-outfit", { outfitId: _id, quantity: (index % 3) + 1 }, token);
  }
}

const BOARD_NAMES = [
  "Summer weddings",
  "✨🥻 Diwali 2026 🎆",
  "أعراس الصيف في مومباي",
  "Everything I would wear to the conference in Visakhapatnam!!",
];

/** Boards of one look, of three, of fifty and of none, with names of every kind. */
async function fillBoards(url, { email, password }, outfits) {
  const { token } = await send(url, "/auth/signin", { email, password });
  const { boardId } = await call(url, "/board/saved", { token });
  const save = (id, { _id }) => call(url, `/board/${id}/outfit/${_id}`, { method: "PUT", token });
  const boards = { saved: boardId };
  for (const [index, name] of [...BOARD_NAMES, "Someday"].entries()) {
    const { _id } = await send(url, "/board", { name }, token);
    boards[index] = _id;
  }
  for (const outfit of outfits.slice(0, 50)) await save(boards.saved, outfit);
  for (const outfit of outfits.slice(3, 6)) await save(boards[0], outfit);
  await save(boards[1], outfits[7]);
  for (const outfit of outfits.slice(9, 11)) await save(boards[2], outfit);
  for (const outfit of outfits.slice(11, 18)) await save(boards[3], outfit);
  await call(url, `/board/${boards[0]}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ isPublic: true }),
    token,
  });
  return boards;
}

/** An outfit, and a comment on it, that go to every limit there is. */
async function makeLongest(url) {
  const { token } = await send(url, "/auth/signin", ADMIN);
  const long = "Hand-embroidered-Chanderi-silk".repeat(7).slice(0, 200);
  const items = Array.from({ length: 4 }, (_, index) => ({
    sourceName: index % 2 ? long : "The House of Handloom and Heritage Weaves, Bandra West, Mumbai",
    itemName: index % 2 ? "Belt" : "Reversible double-breasted overcoat with horn buttons ".repeat(3).trim(),
    itemPrice: 9_999_999.5,
    itemLink: "https://shop.example/p",
  }));
  const body = new FormData();
  const fields = {
    category: "Concert and Music Festival",
    section: "Women",
    type: "Sponsored",
    rateLook: "5",
    description: "A very long description of a very long evening, and what to wear to it. "
      .repeat(7)
      .slice(0, 500),
    tags: JSON.stringify(
      Array.from({ length: 20 }, (_, index) => `a-tag-of-forty-characters-and-no-less-${index + 10}`),
    ),
    items: JSON.stringify(items),
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const picture = await readFile(inRoot("public/pictures/party-upright-480.jpg"));
  body.set("image", new Blob([picture], { type: "image/jpeg" }), "look.jpg");
  const { _id } = await call(url, "/outfit/create", { method: "POST", body, token });
  const person = await newPerson(url, "Annapurna-Venkatalakshminarasimharajuvaripeta-Iyer");
  const writer = await send(url, "/auth/signin", person);
  const text = "Wore this from the mehendi to the after-party. ".repeat(11).slice(0, 500);
  await send(url, `/outfit/comment/${_id}`, { text: "W".repeat(300) }, writer.token);
  await send(url, `/outfit/comment/${_id}`, { text }, writer.token);
  await fillCart(url, person, [{ _id }]);
  return { _id, person };
}

/** Two wishes, so that there is something to answer. */
async function askForLooks(url) {
  for (const description of [
    "A cocktail evening in Goa, outdoors. Deep greens, no heels, under ₹12,000.",
    "First day at a bank, 5'2\", trousers only.",
  ]) {
    const body = new FormData();
    body.set("description", description);
    body.set("email", "asha@people.example");
    await call(url, "/bespoke", { method: "POST", body });
  }
}

/**
 * What is known about a demo shop, and who visits it.
 * @typedef {Awaited<ReturnType<typeof meetShop>>} Known
 */
export async function meetShop(url) {
  const { trendingOutfits } = await call(url, "/outfit/trending?limit=10");
  const { outfits } = await call(url, "/outfit/getoutfits?limit=1&sortBy=numberOfClicks&sort=asc");
  const shopper = await newPerson(url, "Asha Rao");
  await fillCart(url, shopper, trendingOutfits.slice(0, 7));
  const collector = await newPerson(url, "Kavya");
  const many = await call(url, "/outfit/getoutfits?limit=50");
  const boards = await fillBoards(url, collector, many.outfits);
  await askForLooks(url);
  let longest;
  return {
    outfitId: trendingOutfits[0]._id,
    /** An outfit without comments. */
    quietId: outfits[0]._id,
    boards,
    people: { shopper, collector, newcomer: await newPerson(url, "Meera"), admin: ADMIN },
    /** Created on first use, so that it shows in no other screenshot. */
    longest: () => {
      longest ??= makeLongest(url);
      return longest;
    },
  };
}

/** Makes the page's browser that person's. */
export async function signIn(page, person) {
  const response = await page.request.post("/backend/auth/signin", { data: person });
  const { success, message, token, sessionExpiry, ...currentUser } = await response.json();
  const root = { state: { currentUser, loading: false, error: null, sessionExpiry }, version: 1 };
  await page.goto("/favicon.svg");
  await page.evaluate(
    ([token, root]) => {
      localStorage.setItem("token", token);
      localStorage.setItem("root", root);
    },
    [token, JSON.stringify(root)],
  );
}
